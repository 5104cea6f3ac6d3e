import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';

import ScrollBox from '@site/src/components/mdx/scroll-box';
import CopyButton from '@site/src/components/ui/copy-button';

import styles from './styles.module.css';
import {tokenize, toWords, type Token} from './tokens';

/** A line of a terminal; only commands are copied. */
export type TerminalLine = {readonly comment: string} | {readonly command: string};

type CommandProps = {
  readonly text: string;
  /** Whether a `$` precedes the command; not for shells with a different prompt. */
  readonly prompt: boolean;
  readonly wraps?: boolean;
};

function Tokens({tokens}: {readonly tokens: readonly Token[]}) {
  return tokens.map(({kind, text}, index) =>
    kind === 'plain' ? (
      text
    ) : (
      <span className={styles[kind]} key={index}>
        {text}
      </span>
    ),
  );
}

/** A command that wraps only between its words: options don't break at their hyphens. */
function WrappingTokens({tokens}: {readonly tokens: readonly Token[]}) {
  return toWords(tokens).map((word, index) =>
    typeof word === 'string' ? (
      word
    ) : (
      <span className={styles.word} key={index}>
        <Tokens tokens={word} />
      </span>
    ),
  );
}

function Command({text, prompt, wraps = false}: CommandProps) {
  const tokens = tokenize(text);
  return (
    <>
      {prompt && (
        <span className={styles.prompt} aria-hidden="true">
          ${' '}
        </span>
      )}
      {wraps ? <WrappingTokens tokens={tokens} /> : <Tokens tokens={tokens} />}
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
  /** Whether commands are preceded by a `$`; not in the Windows command prompt. */
  readonly prompt?: boolean;
  /** Whether long commands wrap instead of scrolling. */
  readonly wraps?: boolean;
  readonly className?: string;
};

/** Commands with comments, ready to copy. */
export default function Terminal({lines, prompt = true, wraps = false, className}: Props) {
  const commands = lines.flatMap((line) => ('command' in line ? [line.command] : []));
  return (
    <div className={clsx(styles.ground, styles.block, wraps && styles.wraps, className)}>
      <ScrollBox name={name()} className={styles.scroll}>
        <pre className={styles.pre}>
          <code className={styles.code}>
            {lines.map((line, index) => (
              <span className={styles.row} key={index}>
                {'comment' in line ? <span className={styles.comment}># {line.comment}</span> : <Command text={line.command} prompt={prompt} wraps={wraps} />}
              </span>
            ))}
          </code>
        </pre>
      </ScrollBox>
      <CopyButton className={styles.copy} text={commands.join('\n')} label={copyLabel()} />
    </div>
  );
}
