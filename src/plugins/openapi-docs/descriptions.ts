import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {parse} from 'yaml';

import {descriptionsFolder, type ApiGroup} from '../../config/openapi';
import {inLanguage} from './language';
import type {PageContext} from './pages/operation';
import {METHODS, type Description, type Json, type Language, type PermissionName, type PlacedOperation} from './types';

/** The permissions of the platform, as the shared description names them. */
export async function readPermissions(language: Language): Promise<readonly PermissionName[]> {
  const shared = inLanguage(parse(await readFile(path.join(descriptionsFolder, 'shared.yaml'), 'utf8')) as Json, language);
  return (shared as {'x-permissions': Json})['x-permissions'] as unknown as readonly PermissionName[];
}

/** The operations of a description, each with its method and path. */
export function* operationsOf({paths}: Description): Generator<PlacedOperation> {
  for (const [address, item] of Object.entries(paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation !== undefined) yield {...operation, method, path: address};
    }
  }
}

/**
 * Finds operations in the descriptions of one language.
 * @returns a function that throws when no description contains an id
 */
export function finder(descriptions: ReadonlyMap<ApiGroup, Description>): PageContext['find'] {
  const all = new Map([...descriptions].flatMap(([group, description]) => [...operationsOf(description)].map((operation) => [operation.operationId, {group, operation}])));
  return (id) => {
    const found = all.get(id);
    if (found === undefined) throw new Error(`An API description refers to the operation "${id}", which none describes.`);
    return found;
  };
}
