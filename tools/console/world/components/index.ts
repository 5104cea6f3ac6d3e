import type {Component} from '../types';
import {api} from './api';
import {mysql} from './mysql';
import {redis} from './redis';
import {web} from './web';

/** Every component of the world. */
export const components: readonly Component[] = [web, api, mysql, redis];

/** The component that calls name so. */
export function componentOf(alias: string): Component {
  const component = components.find((one) => one.alias === alias);
  if (!component) throw new Error(`The world has no component ${alias}.`);
  return component;
}
