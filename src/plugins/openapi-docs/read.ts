import path from 'node:path';

import {bundle, createConfig, getLineColLocation, lint, type NormalizedProblem} from '@redocly/openapi-core';

import type {Json} from './types';

/** The linter's recommended rules; a warning counts as an error. */
const rules = {
  // The descriptions are part of the documentation and share its licence.
  'info-license': 'off',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-invalid-schema-examples': 'error',
} as const;

function describe({message, ruleId, location: [location]}: NormalizedProblem, root: string): string {
  if (location === undefined) return `${message} [${ruleId}]`;
  const {start} = getLineColLocation(location);
  const file = path.relative(root, location.source.absoluteRef);
  return `${file}:${start.line}:${start.col} ${message} [${ruleId}]`;
}

function throwIfAny(problems: readonly NormalizedProblem[], root: string): void {
  if (problems.length === 0) return;
  throw new Error(`The API descriptions can't be used:\n${problems.map((problem) => describe(problem, root)).join('\n')}`);
}

/**
 * Checks a description, including its examples, and bundles it with what it refers to in other files.
 * @throws Error with file, line and column of every problem
 */
export async function readDescription(file: string): Promise<Json> {
  const root = process.cwd();
  const config = await createConfig({extends: ['recommended'], rules});
  const ref = path.resolve(root, file);
  throwIfAny(await lint({ref, config}), root);
  const {bundle: document, problems} = await bundle({ref, config, removeUnusedComponents: true});
  throwIfAny(problems, root);
  return document.parsed as Json;
}
