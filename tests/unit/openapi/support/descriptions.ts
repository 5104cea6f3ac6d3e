import {apiGroups, type ApiGroup} from '@site/src/config/openapi';
import {inLanguage} from '@site/src/plugins/openapi-docs/language';
import {readDescription} from '@site/src/plugins/openapi-docs/read';
import {METHODS, type Description, type Json, type Language, type PlacedOperation} from '@site/src/plugins/openapi-docs/types';

/** An operation with its group. */
export type Found = {readonly group: ApiGroup; readonly operation: PlacedOperation};

function resolved(value: Json, root: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => resolved(item, root));
  if (typeof value !== 'object' || value === null) return value;
  const {$ref, ...rest} = value as {readonly [key: string]: Json};
  const entries = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, resolved(item, root)]));
  if (typeof $ref !== 'string') return entries;
  const target = $ref
    .slice('#/'.length)
    .split('/')
    .reduce<Json>((node, key) => (node as {readonly [key: string]: Json})[key] ?? null, root);
  return {title: $ref.split('/').at(-1) ?? '', ...(resolved(target, root) as object), ...entries} as Json;
}

/** Every group's description as it is in the files, checked by the linter. */
export async function readSources(): Promise<ReadonlyMap<ApiGroup, Json>> {
  const entries = await Promise.all(apiGroups.map(async (group) => [group, await readDescription(`openapi/${group}.yaml`)] as const));
  return new Map(entries);
}

/** A description in one language, its references replaced by what they refer to. */
export function resolvedDescription(source: Json, language: Language): Description {
  const description = inLanguage(source, language);
  return resolved(description, description) as unknown as Description;
}

/** Every operation of the API in one language, by its id. */
export function operationsOf(sources: ReadonlyMap<ApiGroup, Json>, language: Language): ReadonlyMap<string, Found> {
  const found = new Map<string, Found>();
  for (const [group, source] of sources) {
    for (const [path, item] of Object.entries(resolvedDescription(source, language).paths)) {
      for (const method of METHODS) {
        const operation = item[method];
        if (operation !== undefined) found.set(operation.operationId, {group, operation: {...operation, method, path}});
      }
    }
  }
  return found;
}
