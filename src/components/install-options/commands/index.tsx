import Terminal, {type TerminalLine} from '@site/src/components/sections/terminal';

import styles from './styles.module.css';

/** Commands of an installation; long ones wrap, so that nothing of them hides behind the edge. */
export default function Commands({lines}: {readonly lines: readonly TerminalLine[]}) {
  return <Terminal className={styles.commands} lines={lines} wraps />;
}
