import type {Json, Method, PlacedOperation} from '../types';

/** What a code sample sends. */
export type SampleRequest = {
  readonly method: Method;
  /** Path with `<name>` in place of every parameter, for the reader to fill in. */
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly body: Json | undefined;
  /** Whether the reply has a body to print. */
  readonly hasReply: boolean;
};

/** A language of the code samples. */
export type SampleLanguage = {
  readonly value: string;
  readonly label: string;
  /** Language of the code fence. */
  readonly fence: string;
  readonly write: (request: SampleRequest) => string;
};

/** The request of an operation with the values of its examples. */
export function sampleRequest({method, path, parameters = [], requestBody, responses}: PlacedOperation): SampleRequest {
  const reply = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  return {
    method,
    path: path.replace(/\{(\w+)\}/g, '<$1>'),
    query: parameters
      .filter((parameter) => parameter.in === 'query' && (parameter.required || parameter['x-sample']))
      .map(({name, example}) => [name, String(example)]),
    body: Object.values(requestBody?.content['application/json'].examples ?? {})[0]?.value,
    hasReply: reply?.content !== undefined,
  };
}

/** The path with its query string, as in an address. */
export function target({path, query}: SampleRequest): string {
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query.map(([name, value]) => [name, value])).toString()}`;
}

/** Puts spaces before every line but the first. */
export function indentRest(text: string, spaces: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(spaces)}`);
}
