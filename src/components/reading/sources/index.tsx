import Translate from '@docusaurus/Translate';

import Fold from '@site/src/components/mdx/fold';
import {product} from '@site/src/config/product';

import styles from './styles.module.css';

type Link = {readonly text: string; readonly to: string};

/** Reads a line of the list: a repository with files, or another project with URLs. */
function readLine(line: string): {readonly title: string; readonly links: readonly Link[]} {
  const [repo = '', about = '', ...items] = line.split('\t');
  if (repo === '') return {title: about, links: items.map((to) => ({text: to.replace(/^https:\/\//, ''), to}))};
  const tag = about || product.sourceTag;
  return {title: `${repo} ${tag}`, links: items.map((file) => ({text: file, to: `${product.organization}/${repo}/blob/${tag}/${encodeURI(file)}`}))};
}

/**
 * The sources of a page's statements about the platform: files of its source code, documents of other projects.
 * They are excluded from the search: nobody looks for a page by its sources.
 */
export default function Sources({list}: {readonly list: string}) {
  return (
    <Fold
      className={styles.sources}
      data-search="off"
      summary={
        <Translate id="reading.sources.label" description="Summary of the folded list of source files at the foot of a page">
          依据
        </Translate>
      }>
      <ul>
        {list.split('\n').map((line) => {
          const {title, links} = readLine(line);
          return (
            <li key={line}>
              {title}
              <ul>
                {links.map(({text, to}) => (
                  <li key={to}>
                    <a href={to}>{text}</a>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}
