import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';

import Screen from '@site/src/components/mdx/screen';
import {useScreen} from '@site/src/components/mdx/screen/use-screen';
import ClaimBadge from '@site/src/components/sections/claim-badge';
import Terminal from '@site/src/components/sections/terminal';
import RichText from '@site/src/components/templates/rich-text';
import CheckIcon from '@site/src/components/ui/icon/check';
import VisuallyHidden from '@site/src/components/ui/visually-hidden';
import type {FeatureBand} from '@site/src/data/features/types';

import styles from './styles.module.css';

type BandOf<K extends FeatureBand['kind']> = Extract<FeatureBand, {kind: K}>;

/** Difficulties one below the other, with what the platform does about each. */
export function Blocks({items}: BandOf<'blocks'>) {
  return items.map(({title, before, here, gives, names}) => (
    <div className={styles.block} key={title}>
      <h3 className={styles.blockTitle}>{title}</h3>
      <div className={styles.blockBody}>
        <div>
          <h4 className={styles.role}>{translate({id: 'feature.block.before', message: '难在哪里', description: 'Small title above a difficulty on a feature page'})}</h4>
          <p className={styles.before}>
            <RichText text={before} />
          </p>
        </div>
        <div>
          <h4 className={styles.role}>{translate({id: 'feature.block.here', message: '平台怎么做', description: 'Small title above what the platform does about a difficulty'})}</h4>
          <p>
            <RichText text={here} />
          </p>
        </div>
        <div className={styles.gives}>
          <p>
            <CheckIcon className={styles.yes} />
            <span>
              <RichText text={gives} />
            </span>
          </p>
          <ul className={styles.names}>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  ));
}

/** Numbered steps, across the page or down its side with the commands that belong to them. */
export function Steps({layout, items, lines}: BandOf<'steps'>) {
  return (
    <div className={clsx(lines && styles.withLines)}>
      <ol className={clsx(styles.steps, styles[layout])}>
        {items.map(({title, text}) => (
          <li key={title}>
            <div>
              <h3 className={styles.stepTitle}>{title}</h3>
              <p>
                <RichText text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      {lines && <Terminal lines={lines} className={styles.terminal} />}
    </div>
  );
}

/** A table whose rows become cards on a phone. */
export function Table({title, columns, rows}: BandOf<'table'>) {
  // Where a phrase and a link follow the name, the cells say by themselves what they are.
  const named = columns.length > 3 || rows.some((row) => typeof row.at(-1) === 'string');
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">
              <RichText text={name} />
            </th>
            {cells.map((cell, index) => (
              <td data-column={named ? columns[index + 1] : undefined} key={index}>
                {typeof cell === 'string' ? <RichText text={cell} /> : <Link to={cell.to}>{cell.label}</Link>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lists beside each other: what holds and what doesn't, what is where. */
export function Columns({columns}: BandOf<'columns'>) {
  return (
    <div className={styles.columns}>
      {columns.map(({title, sign, items}) => (
        <div className={styles.column} key={title}>
          <h3 className={styles.columnTitle}>{title}</h3>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item}>
                {sign === 'yes' ? <CheckIcon className={styles.yes} /> : <i className={styles[sign]} />}
                <span>
                  <RichText text={item} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Commands, and beside them what to know about each. */
export function Commands({lines, notes}: BandOf<'commands'>) {
  return (
    <div className={styles.commands}>
      <Terminal lines={lines} className={styles.terminal} />
      <dl className={styles.notes}>
        {notes.map(({title, text}) => (
          <div key={title}>
            <dt>
              <RichText text={title} />
            </dt>
            <dd>
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What the vendor says and this site did not verify. */
export function Claims({items}: BandOf<'claims'>) {
  return (
    <ul className={styles.claims}>
      {items.map((item) => (
        <li key={item}>
          <ClaimBadge by="vendor" />
          <p>
            <RichText text={item} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A screen of the console. */
export function ConsoleScreen({screens}: BandOf<'screen'>) {
  return <Screen screen={useScreen(screens)} />;
}
