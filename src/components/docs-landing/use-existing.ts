import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Keeps the links whose page the documentation or the community area holds, in order, up to a number. */
export function useExisting(): <T extends {readonly to: string}>(links: readonly T[], upTo?: number) => T[] {
  const {withBaseUrl} = useBaseUrlUtils();
  const pages = new Set(
    Object.values(useAllDocsData()).flatMap(({versions}) =>
      versions.flatMap(({docs}) => docs.map(({path}) => withoutSlash(path))),
    ),
  );
  return (links, upTo = Infinity) => links.filter(({to}) => pages.has(withoutSlash(withBaseUrl(to)))).slice(0, upTo);
}
