import Translate, {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {useRef, useState, type ReactNode, type RefObject} from 'react';

import CopyButton from '@site/src/components/ui/copy-button';
import FileIcon from '@site/src/components/ui/icon/file';
import TerminalIcon from '@site/src/components/ui/icon/terminal';

import WrapIcon from '../icon/wrap';
import {needsKeyboard, useScrollable, type Scrollable} from '../scroll-box/use-scrollable';
import styles from './styles.module.css';

export type Props = {
  /** Language as written after the fence; shells get a terminal icon. */
  readonly language?: string;
  /** Name of the language shown beside the title. */
  readonly label?: string;
  readonly title?: string;
  readonly showLineNumbers?: boolean;
  /** HTML of the code, highlighted at build time. */
  readonly html?: string;
  /** What the command prints; shown below it and never copied. */
  readonly output?: string;
  readonly outputTitle?: string;
  /** Plain code, where nothing was highlighted at build time. */
  readonly children?: ReactNode;
};

const SHELLS: ReadonlySet<string | undefined> = new Set(['bash', 'sh', 'shell', 'console', 'powershell', 'batch']);

type CodeProps = Pick<Props, 'language' | 'html' | 'children'> & {
  readonly ref: RefObject<HTMLPreElement | null>;
  readonly scrollable: Scrollable | undefined;
};

function Code({ref, scrollable, language, html, children}: CodeProps) {
  return (
    <pre ref={ref} className={styles.pre} data-language={language} tabIndex={needsKeyboard(scrollable) ? 0 : undefined}>
      {html === undefined ? <code>{children}</code> : <code dangerouslySetInnerHTML={{__html: html}} />}
    </pre>
  );
}

function WrapButton({wrapped, onToggle}: {readonly wrapped: boolean; readonly onToggle: () => void}) {
  const name = translate({id: 'reading.code.wrap', message: '自动换行', description: 'Button that wraps long lines of code'});
  return (
    <button type="button" className={styles.wrapButton} aria-pressed={wrapped} aria-label={name} title={name} onClick={onToggle}>
      <WrapIcon />
    </button>
  );
}

function Output({html, title}: {readonly html: string; readonly title: string | undefined}) {
  const pre = useRef<HTMLPreElement>(null);
  const scrollable = useScrollable(pre);
  return (
    <div className={styles.output}>
      <div className={styles.outputLabel} data-search={title === undefined ? 'off' : undefined}>
        {title ?? (
          <Translate id="reading.code.output" description="Label above what a command prints">
            输出
          </Translate>
        )}
      </div>
      <Code ref={pre} scrollable={scrollable} html={html} />
    </div>
  );
}

/** Fenced code: title, language, copy and wrap buttons, and the output below a command. */
export default function CodeBlock({language, label, title, showLineNumbers, html, output, outputTitle, children}: Props) {
  const pre = useRef<HTMLPreElement>(null);
  const [wrapped, setWrapped] = useState(false);
  const scrollable = useScrollable(pre);
  const hasCode = html !== undefined || children !== undefined;
  const tools = (
    <div className={title === undefined ? styles.floating : styles.tools}>
      {(scrollable?.sideways || wrapped) && <WrapButton wrapped={wrapped} onToggle={() => setWrapped(!wrapped)} />}
      <CopyButton
        text={() => pre.current?.textContent.replace(/\n$/, '') ?? ''}
        label={translate({id: 'reading.code.copy', message: '复制代码', description: 'Name of the button that copies a block of code'})}
      />
    </div>
  );
  return (
    <div
      className={clsx(
        ThemeClassNames.common.codeBlock,
        styles.block,
        title === undefined && styles.untitled,
        showLineNumbers && 'code-numbered',
        wrapped && styles.wrapped,
      )}
      translate="no">
      {title !== undefined && (
        <div className={styles.head}>
          {SHELLS.has(language) ? <TerminalIcon /> : <FileIcon />}
          <b className={styles.title}>{title}</b>
          {label !== undefined && <span className={styles.language} data-search="off">{label}</span>}
          {tools}
        </div>
      )}
      {hasCode && (
        <Code ref={pre} scrollable={scrollable} language={language} html={html}>
          {children}
        </Code>
      )}
      {hasCode && title === undefined && tools}
      {output !== undefined && <Output html={output} title={outputTitle} />}
    </div>
  );
}
