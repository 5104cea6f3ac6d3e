import {parse} from 'yaml';

import {entriesOf, type Entries, type Source} from './source';

type Schema = {readonly type?: string; readonly properties?: Readonly<Record<string, Schema>>; readonly items?: Schema; readonly 'x-kubernetes-preserve-unknown-fields'?: boolean};

/** Kubernetes types embedded in the platform's definitions: their fields belong to Kubernetes. */
const OF_KUBERNETES = /^(?:metadata|affinity|env|resources|volumes|volumeMounts|tolerations|nodeSelector|configMaps)$/;

function* fieldsOf(schema: Schema, path: readonly string[]): Generator<readonly [string, string]> {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const here = [...path, name];
    yield [here.join('.'), property.type ?? 'any'];
    if (!OF_KUBERNETES.test(name)) yield* fieldsOf(property.items ?? property, here);
  }
}

type Definition = {
  readonly kind?: string;
  readonly spec?: {readonly names: {readonly kind: string}; readonly versions?: readonly {readonly schema?: {readonly openAPIV3Schema?: Schema}}[]; readonly validation?: {readonly openAPIV3Schema?: Schema}};
};

/** Fields of the platform's resources, as `Kind path.of.field`, with their types. */
export function readFields(sources: readonly Source[]): Entries<string> {
  const pairs: (readonly [string, string])[] = [];
  for (const {read} of sources) {
    for (const text of read(/^config\/crd\/(?:bases\/)?[\w.-]+\.ya?ml$/).values()) {
      const {kind, spec} = (parse(text) ?? {}) as Definition;
      if (kind !== 'CustomResourceDefinition' || spec === undefined) continue;
      for (const schema of [spec.validation?.openAPIV3Schema, ...(spec.versions ?? []).map((version) => version.schema?.openAPIV3Schema)]) {
        if (schema) pairs.push([spec.names.kind, 'resource'], ...[...fieldsOf(schema, [])].map(([name, type]) => [`${spec.names.kind} ${name}`, type] as const));
      }
    }
  }
  return entriesOf(pairs);
}

function* valuesOf(value: unknown, path: readonly string[]): Generator<readonly [string, string]> {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
    if (path.length > 0) yield [path.join('.'), ''];
    for (const [name, part] of Object.entries(value)) yield* valuesOf(part, [...path, name]);
  } else yield [path.join('.'), value === null ? '' : JSON.stringify(value).replace(/^"(.*)"$/, '$1')];
}

/** Values of the chart with their defaults: those of its values.yaml, and those that only a template reads. */
export function readValues({read}: Source): Entries<string> {
  const declared = [...read(/^values\.yaml$/).values()].flatMap((text) => [...valuesOf(parse(text), [])]);
  const used = [...read(/^templates\/.*/).values()].flatMap((text) => [...text.matchAll(/\.Values\.([\w.]+\w)/g)].map(([, name = '']) => [name, ''] as const));
  return entriesOf([...declared, ...used]);
}
