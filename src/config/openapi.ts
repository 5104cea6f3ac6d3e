import {published, workingCopy} from './docs-versions';

type Language = keyof typeof workingCopy;

/** API groups in sidebar order; each is described by `openapi/<group>.yaml`. */
export const apiGroups = ['enterprise', 'team', 'region', 'application', 'gateway', 'user'] as const;

export type ApiGroup = (typeof apiGroups)[number];

/** Folder of the descriptions that the pages are generated from. */
export const descriptionsFolder = 'openapi';

/** Folders that the pages of each language are generated into; never committed. */
export const apiPagesFolder: Readonly<Record<Language, string>> = {zh: `${workingCopy.zh}/api`, en: `${workingCopy.en}/api`};

/** Folders of the same pages in the published version; never committed. */
export const publishedApiPagesFolder: Readonly<Record<Language, string>> = {zh: `${published.zh}/api`, en: `${published.en}/api`};

/** Static folder of the descriptions that readers download; never committed. */
export const apiDownloadsFolder = 'static/openapi';

/** Address of a group's description in one language, without the language prefix. */
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

/** Source of the sidebar; generated with the pages and never committed. */
export const SIDEBAR_FILE = 'sidebars-api.generated.json';

/** A group of the sidebar with its operations in the order of the group's page. */
export type SidebarGroup = {
  readonly group: ApiGroup;
  readonly title: string;
  readonly operations: readonly {readonly id: string; readonly method: string}[];
};
