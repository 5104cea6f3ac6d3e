import Terminal, {type TerminalLine} from '@site/src/components/sections/terminal';

import styles from './styles.module.css';

/** Commands of an installation; long ones wrap, so that no part of them is hidden beyond the edge. */
export default function Commands({lines}: {readonly lines: readonly TerminalLine[]}) {
  return <Terminal className={styles.commands} lines={lines} wraps />;
}
