import type {SearchHit} from '@site/src/search/client/protocol';

import type {PageResults} from '../by-page';
import {shownHit} from '../hit';
import ResultLink from '../result-link';
import ResultText from '../result-text';
import styles from './styles.module.css';

function Section({hit, addressOf}: {readonly hit: SearchHit; readonly addressOf: (url: string) => string}) {
  const {url, title, excerpt, path} = shownHit(hit, true);
  return (
    <li className={styles.section}>
      <ResultLink className={styles.sectionTitle} href={addressOf(url)}>
        {path.length > 0 && (
          <span className={styles.above}>
            <ResultText html={`${path.join(' › ')} › `} />
          </span>
        )}
        <ResultText html={title} />
      </ResultLink>
      {excerpt !== '' && (
        <p className={styles.excerpt}>
          <ResultText html={excerpt} />
        </p>
      )}
    </li>
  );
}

type Props = {
  readonly page: PageResults;
  /** Turns a URL from the engine into one of this site. */
  readonly addressOf: (url: string) => string;
};

/** A page of the site with its matching sections. */
export default function PageResult({page: {url, hits}, addressOf}: Props) {
  const [first] = hits;
  if (!first) return null;
  const lead = hits.find((hit) => shownHit(hit, false).isPage);
  const {
    hierarchy: {lvl0, lvl1},
    trail = [],
  } = first;
  const excerpt = lead && shownHit(lead, false).excerpt;
  const title = first._highlightResult?.hierarchy?.lvl1?.value ?? lvl1 ?? url;
  return (
    <article className={styles.page}>
      <p className={styles.place}>{trail.length > 0 ? trail.join(' › ') : lvl0}</p>
      <h2 className={styles.pageTitle}>
        <ResultLink href={addressOf(url)}>
          <ResultText html={title} />
        </ResultLink>
      </h2>
      {excerpt && (
        <p className={styles.excerpt}>
          <ResultText html={excerpt} />
        </p>
      )}
      <ul className={styles.sections}>
        {hits
          .filter((hit) => hit !== lead)
          .map((hit) => (
            <Section hit={hit} addressOf={addressOf} key={hit.url} />
          ))}
      </ul>
    </article>
  );
}
