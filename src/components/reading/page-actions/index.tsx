import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useRef} from 'react';

import CopyButton from '@site/src/components/ui/copy-button';
import EditIcon from '@site/src/components/ui/icon/edit';

import styles from './styles.module.css';
import {toMarkdown} from './to-markdown';

/** What is copied from a page: its text, and the parts of its header and footer that are marked as content. */
const CONTENT = '.markdown, [data-content]';

/** What a reader can do with a page: copy it as Markdown, edit its source. */
export default function PageActions({editUrl}: {readonly editUrl: string | null | undefined}) {
  const actions = useRef<HTMLDivElement>(null);
  const read = () => {
    const parts = [...(actions.current?.closest('article')?.querySelectorAll(CONTENT) ?? [])];
    const contents = parts.filter((part) => !parts.some((other) => other !== part && other.contains(part)));
    return contents.map((content) => toMarkdown(content, window.location.href)).join('\n');
  };
  return (
    <div ref={actions} className={styles.actions}>
      <CopyButton
        text={read}
        label={translate({id: 'reading.page.copyLabel', message: '以 Markdown 复制本页', description: 'Tooltip of the button that copies a page'})}>
        <span className={styles.label}>
          <Translate id="reading.page.copy" description="Button that copies a page as Markdown">
            复制本页
          </Translate>
        </span>
      </CopyButton>
      {editUrl && (
        <Link className={styles.edit} to={editUrl}>
          <EditIcon />
          <span className={styles.label}>
            <Translate id="reading.page.edit" description="Link to the source of a page">
              编辑
            </Translate>
          </span>
        </Link>
      )}
    </div>
  );
}
