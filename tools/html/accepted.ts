/** Messages of the checker that are accepted because our pages are right or the problem is harmless, each with its reason. */
export const accepted: readonly {readonly pattern: RegExp; readonly reason: string}[] = [
  {pattern: /^Trailing slash on void elements has no effect/, reason: 'the framework writes the tags of the head this way; they have no unquoted attributes before the slash'},
  {pattern: /^Attribute “autocorrect” not allowed on element “input”/, reason: 'part of the HTML standard since 2025, later than this release of the checker'},
];
