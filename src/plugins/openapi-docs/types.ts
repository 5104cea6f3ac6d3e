/**
 * The part of OpenAPI 3.1 that the descriptions use, with the extensions of this site.
 * The linter has checked a description before it is read as one of these types.
 */
export const LANGUAGES = ['zh', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

export type Json = null | boolean | number | string | readonly Json[] | {readonly [key: string]: Json};

export type TypeName = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null';

export type Schema = {
  /** Name of the model, if the schema is one. */
  readonly title?: string;
  readonly description?: string;
  readonly type?: TypeName | readonly TypeName[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly discriminator?: {readonly propertyName: string};
  readonly enum?: readonly Json[];
  readonly default?: Json;
  readonly examples?: readonly Json[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Values the platform is known to use, which it doesn't enforce. */
  readonly 'x-known-values'?: readonly Json[];
  /** Whether a request may send an empty string. */
  readonly 'x-empty-allowed'?: boolean;
};

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example: Json;
  /** Whether the code samples send it. Path parameters always are. */
  readonly 'x-sample'?: boolean;
};

export type Example = {readonly summary?: string; readonly value: Json};

export type MediaType = {
  readonly schema: Schema;
  readonly examples: Readonly<Record<string, Example>>;
  /** Fields of the model that this operation leaves out; `list[].field` for those of a list's items. */
  readonly 'x-not-returned'?: readonly string[];
};

export type Content = {readonly 'application/json': MediaType};

export type Response = {
  readonly description: string;
  readonly content?: Content;
  /** When the same status comes with an empty body. */
  readonly 'x-empty-body'?: {readonly description: string};
};

export type Note = {
  /** A caution is shown above everything else; a fault is a flaw of the release, with a workaround. */
  readonly kind: 'caution' | 'note' | 'fault';
  /** What the caution says in a few words. */
  readonly title?: string;
  readonly text: string;
};

export type Permission = {
  readonly codes?: readonly number[];
  readonly byAction?: Readonly<Record<string, readonly number[]>>;
  readonly administrator?: boolean;
};

export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {readonly required: boolean; readonly content: Content};
  readonly responses: Readonly<Record<string, Response>>;
  /** Short name for the sidebar. */
  readonly 'x-label': string;
  readonly 'x-permission'?: Permission;
  readonly 'x-notes'?: readonly Note[];
  readonly 'x-related': readonly string[];
};

export const METHODS = ['get', 'post', 'put', 'delete'] as const;

export type Method = (typeof METHODS)[number];

export type Section = {readonly title: string; readonly operations: readonly string[]};

export type PermissionName = {readonly code: number; readonly title: string; readonly roles: readonly string[]};

export type Description = {
  readonly openapi: string;
  readonly info: {readonly title: string; readonly description: string; readonly version: string};
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<Method, Operation>>>>>;
  /** The operations, grouped by what a reader wants to do. */
  readonly 'x-sections': readonly Section[];
};

/** An operation with its method and path, and its references resolved. */
export type PlacedOperation = Operation & {readonly method: Method; readonly path: string};
