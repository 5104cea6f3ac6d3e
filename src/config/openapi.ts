import {published, workingCopy} from './docs-versions';

type Language = keyof typeof workingCopy;

/** Groups of the API in the order of the sidebar; each is described by `openapi/<group>.yaml`. */
export const apiGroups = ['enterprise', 'team', 'region', 'application', 'gateway', 'user'] as const;

export type ApiGroup = (typeof apiGroups)[number];

/** Folder of the descriptions, which the pages are generated from. */
export const descriptionsFolder = 'openapi';

/** Where the pages of a language are generated; never committed. */
export const apiPagesFolder: Readonly<Record<Language, string>> = {zh: `${workingCopy.zh}/api`, en: `${workingCopy.en}/api`};

/** Where the published version has the same pages; never committed. */
export const publishedApiPagesFolder: Readonly<Record<Language, string>> = {zh: `${published.zh}/api`, en: `${published.en}/api`};

/** Static folder of the descriptions that readers download; never committed. */
export const apiDownloadsFolder = 'static/openapi';

/** Address of the description of a group in one language, without the language prefix. */
export function downloadPath(group: ApiGroup, language: Language): string {
  return `/openapi/${group}.${language}.yaml`;
}

/** Address of an operation's page, without the language prefix. */
export function operationPath(group: ApiGroup, operationId: string): string {
  return `/docs/api/${group}/${operationId}`;
}

/** Address of the list of a group's operations. */
export function groupPath(group: ApiGroup): string {
  return `/docs/api/${group}/`;
}

/** What the sidebar is made from; written along with the pages and never committed. */
export const SIDEBAR_FILE = 'sidebars-api.generated.json';

/** A group of the sidebar with its operations in the order of the group's page. */
export type SidebarGroup = {
  readonly group: ApiGroup;
  readonly title: string;
  readonly operations: readonly {readonly id: string; readonly method: string}[];
};
