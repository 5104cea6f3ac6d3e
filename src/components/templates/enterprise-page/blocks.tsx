import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

import PlainMoreLink from '@site/src/components/sections/more-link';
import ButtonLink from '@site/src/components/ui/button-link';
import CheckIcon from '@site/src/components/ui/icon/check';
import HandshakeIcon from '@site/src/components/ui/icon/handshake';
import PulseIcon from '@site/src/components/ui/icon/pulse';
import RocketIcon from '@site/src/components/ui/icon/rocket';
import ShieldIcon from '@site/src/components/ui/icon/shield';
import VisuallyHidden from '@site/src/components/ui/visually-hidden';

import styles from './styles.module.css';
import table from './table.module.css';

/*
 * The components that `src/remark/templates/enterprise.ts` generates from the page's Markdown; the page
 * imports those that it uses.
 */

export {Code} from '@site/src/components/sections/inline-code';
export {default as Band, SectionTitle as BandHead} from '@site/src/components/sections/section';
export {default as WrittenLink} from '@site/src/components/sections/written-link';
export {default as Button} from '@site/src/components/ui/button-link';

type Children = {readonly children: ReactNode};

const ICONS = {pulse: PulseIcon, rocket: RocketIcon, shield: ShieldIcon, handshake: HandshakeIcon} as const;

export function Editions({children}: Children) {
  return (
    <div className={styles.page}>
      <ul className={styles.editions}>{children}</ul>
    </div>
  );
}

export function Edition({id, middle = false, children}: Children & {readonly id: string; readonly middle?: boolean}) {
  useBrokenLinks().collectAnchor(id);
  return (
    <li className={clsx(styles.edition, middle && styles.middle)} id={id}>
      {children}
    </li>
  );
}

export function Point({children}: Children) {
  return (
    <li>
      <CheckIcon />
      {children}
    </li>
  );
}

type CellProps = {readonly has: boolean | string; readonly yes: string; readonly no: string};

/** Shows whether an edition has a capability, as a mark, or in which form it has it. */
function Cell({has, yes, no}: CellProps) {
  if (typeof has === 'string') return <span className={table.form}>{has}</span>;
  return (
    <span className={has ? table.yes : table.no}>
      {has ? <CheckIcon /> : <span aria-hidden="true">–</span>}
      <VisuallyHidden>{has ? yes : no}</VisuallyHidden>
    </span>
  );
}

type ComparisonProps = {
  readonly corner: string;
  readonly editions: readonly {readonly id: string; readonly name: string; readonly price: string}[];
  readonly groups: readonly {readonly title: string; readonly rows: readonly (readonly [name: string, ...cells: (boolean | string)[]])[]}[];
  /** Texts of the marks, for screen readers. */
  readonly yes: string;
  readonly no: string;
};

/** The comparison of the editions. It stays a table on phones too, so that browsers keep its roles. */
export function Comparison({corner, editions, groups, yes, no}: ComparisonProps) {
  return (
    <table className={table.table} aria-label={translate({id: 'enterprise.compare.label', message: '三种版本的能力对照', description: 'Accessible name of the comparison'})}>
      <thead>
        <tr>
          <th scope="col">
            <span>{corner}</span>
          </th>
          {editions.map(({id, name, price}) => (
            <th scope="col" data-edition={id} key={id}>
              <span>{name}</span>
              <small>{price}</small>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({title, rows}) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={editions.length + 1}>
              {title}
            </th>
          </tr>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((has, index) => (
                <td data-edition={editions[index]?.id} key={index}>
                  <Cell has={has} yes={yes} no={no} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

export function Additions({children}: Children) {
  return <ul className={styles.additions}>{children}</ul>;
}

export function Addition({icon, children}: Children & {readonly icon: keyof typeof ICONS}) {
  const Icon = ICONS[icon];
  return (
    <li>
      <span className={styles.tile}>
        <Icon />
      </span>
      {children}
    </li>
  );
}

/** Things that sound alike. Where there is enough space, the columns are labelled visibly once, and in each row for screen readers. */
export function Similar({open, paid, children}: Children & {readonly open: string; readonly paid: string}) {
  return (
    <>
      <p className={styles.confusionHead} aria-hidden="true">
        <span>{open}</span>
        <span>{paid}</span>
      </p>
      <dl className={styles.confusions}>{children}</dl>
    </>
  );
}

export function Contact({id, children}: Children & {readonly id: string}) {
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.contact} id={id}>
      <div className={styles.contactInner}>{children}</div>
    </section>
  );
}

export function Buttons({children}: Children) {
  return <div className={styles.buttons}>{children}</div>;
}

export function Others({children}: Children) {
  return <p className={styles.others}>{children}</p>;
}

export function Action(props: ComponentProps<typeof ButtonLink>) {
  return <ButtonLink {...props} className={styles.action} />;
}

export function MoreLink(props: ComponentProps<typeof PlainMoreLink>) {
  return <PlainMoreLink {...props} className={styles.more} />;
}
