import Translate from '@docusaurus/Translate';

/** Names the hosted service where it is used, as its terms require. */
export default function SearchService({className}: {readonly className?: string | undefined}) {
  return (
    <a className={className} href="https://www.algolia.com/">
      <Translate id="search.page.service" description="Names the hosted search service">
        搜索由 Algolia 提供
      </Translate>
    </a>
  );
}
