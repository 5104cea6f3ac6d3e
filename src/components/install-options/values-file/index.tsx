import {translate} from '@docusaurus/Translate';

import ScrollBox from '@site/src/components/mdx/scroll-box';
import CopyButton from '@site/src/components/ui/copy-button';
import FileIcon from '@site/src/components/ui/icon/file';

import styles from './styles.module.css';

const PLACEHOLDER = /(<[\w-]+>)/;

function Text({children}: {readonly children: string}) {
  return children.split(PLACEHOLDER).map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}

/** A line of YAML: its key, its value, and the placeholders to fill in. */
function Line({line}: {readonly line: string}) {
  const [, indent = '', key = '', rest = line] = /^(\s*(?:- )?)([\w-]+:)(.*)$/.exec(line) ?? [];
  return (
    <span className={styles.row}>
      {indent}
      {key !== '' && <span className={styles.key}>{key}</span>}
      <Text>{rest}</Text>
      {'\n'}
    </span>
  );
}

/** A values file, ready to copy; what the reader has to fill in is highlighted. */
export default function ValuesFile({yaml}: {readonly yaml: string}) {
  return (
    <div className={styles.file} translate="no">
      <div className={styles.head}>
        <FileIcon />
        <b className={styles.title}>values.yaml</b>
        <CopyButton text={yaml} label={translate({id: 'install.file.copy', message: '复制 values.yaml', description: 'Name of the button that copies the values file'})} />
      </div>
      <ScrollBox className={styles.scroll} name="values.yaml">
        <pre className={styles.pre}>
          <code className={styles.code}>
            {yaml.split('\n').map((line, index) => (
              <Line line={line} key={index} />
            ))}
          </code>
        </pre>
      </ScrollBox>
    </div>
  );
}
