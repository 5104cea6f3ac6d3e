import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Returns a filter that keeps the links whose page exists in the documentation or the community area, in order and at most `upTo` of them. */
export function useExisting(): <T extends {readonly to: string}>(links: readonly T[], upTo?: number) => T[] {
  const {withBaseUrl} = useBaseUrlUtils();
  const pages = new Set(
    Object.values(useAllDocsData()).flatMap(({versions}) =>
      versions.flatMap(({docs}) => docs.map(({path}) => withoutSlash(path))),
    ),
  );
  return (links, upTo = Infinity) => links.filter(({to}) => pages.has(withoutSlash(withBaseUrl(to)))).slice(0, upTo);
}
