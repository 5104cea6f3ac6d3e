import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

type HeadProps = {
  readonly title: string;
  /** Explains the title, in the same size and a fainter colour. */
  readonly sub?: string;
  readonly className?: string;
};

/** Head of a section: the claim, then its explanation. */
export function SectionHead({title, sub, className}: HeadProps) {
  return (
    <h2 className={clsx(styles.head, className)}>
      {title}
      {sub !== undefined && <span> {sub}</span>}
    </h2>
  );
}

/** Head of a section whose title and explanation are written in Markdown: the explanation is a `span`. */
export function SectionTitle({beside = false, children}: {readonly beside?: boolean; readonly children: ReactNode}) {
  return <h2 className={clsx(styles.head, !beside && styles.above)}>{children}</h2>;
}

type Props = {
  /** Anchor for the page's links. */
  readonly id?: string;
  /** `line` sets the section off with a hairline, `sunken` with its own background. */
  readonly tone?: 'plain' | 'line' | 'sunken';
  readonly title?: string;
  readonly sub?: string;
  /** `beside` puts the head next to the content where there is enough space. */
  readonly layout?: 'below' | 'beside';
  readonly children: ReactNode;
};

/** A band of a marketing page. */
export default function Section({id, tone = 'plain', title, sub, layout = 'below', children}: Props) {
  const brokenLinks = useBrokenLinks();
  if (id !== undefined) brokenLinks.collectAnchor(id);
  return (
    <section className={clsx(styles.section, styles[tone])} id={id}>
      <div className={clsx(styles.inner, layout === 'beside' && styles.beside)}>
        {title !== undefined && <SectionHead title={title} sub={sub} className={layout === 'below' ? styles.above : undefined} />}
        {children}
      </div>
    </section>
  );
}
