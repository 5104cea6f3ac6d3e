import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';

import ScrollBox from '@site/src/components/mdx/scroll-box';
import CopyButton from '@site/src/components/ui/copy-button';

import styles from './styles.module.css';
import {tokenize} from './tokens';

/** A line of a terminal; only commands are copied. */
export type TerminalLine = {readonly comment: string} | {readonly command: string};

type CommandProps = {
  readonly text: string;
  /** Sign in front of the command; none for shells that have another. */
  readonly prompt: boolean;
};

function Command({text, prompt}: CommandProps) {
  return (
    <>
      {prompt && (
        <span className={styles.prompt} aria-hidden="true">
          ${' '}
        </span>
      )}
      {tokenize(text).map(({kind, text: part}, index) =>
        kind === 'plain' ? (
          part
        ) : (
          <span className={styles[kind]} key={index}>
            {part}
          </span>
        ),
      )}
    </>
  );
}

const name = () => translate({id: 'sections.terminal.name', message: '命令', description: 'Accessible name of a box with commands'});
const copyLabel = () => translate({id: 'sections.terminal.copy', message: '复制命令', description: 'Name of the button that copies commands'});

/** One command in a bar of its own. */
export function CommandBar({command, className}: {readonly command: string; readonly className?: string}) {
  return (
    <div className={clsx(styles.ground, styles.bar, className)}>
      <ScrollBox name={name()} className={styles.line}>
        <code className={styles.code}>
          <Command text={command} prompt />
        </code>
      </ScrollBox>
      <CopyButton text={command} label={copyLabel()} />
    </div>
  );
}

type Props = {
  readonly lines: readonly TerminalLine[];
  /** Whether commands carry a `$`; not in the Windows command prompt. */
  readonly prompt?: boolean;
  readonly className?: string;
};

/** Commands with remarks, ready to copy. */
export default function Terminal({lines, prompt = true, className}: Props) {
  const commands = lines.flatMap((line) => ('command' in line ? [line.command] : []));
  return (
    <div className={clsx(styles.ground, styles.block, className)}>
      <ScrollBox name={name()} className={styles.scroll}>
        <pre className={styles.pre}>
          <code className={styles.code}>
            {lines.map((line, index) => (
              <span className={styles.row} key={index}>
                {'comment' in line ? <span className={styles.comment}># {line.comment}</span> : <Command text={line.command} prompt={prompt} />}
              </span>
            ))}
          </code>
        </pre>
      </ScrollBox>
      <CopyButton className={styles.copy} text={commands.join('\n')} label={copyLabel()} />
    </div>
  );
}
