import {Fragment, type ReactNode} from 'react';

type Values = Readonly<Record<string, ReactNode>>;

/** Stub of the framework's function: every message in its source language, with its values. */
export function translate({message}: {readonly message: string}, values?: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (slot, name: string) => String(values?.[name] ?? slot));
}

export default function Translate({children, values}: {readonly children: string; readonly values?: Values}) {
  const parts = children.split(/\{(\w+)\}/);
  return parts.map((part, index) => <Fragment key={index}>{index % 2 === 1 ? values?.[part] : part}</Fragment>);
}
