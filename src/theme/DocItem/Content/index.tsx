import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';

export default function DocItemContent({children}: Props) {
  const {contentTitle, frontMatter, metadata, toc} = useDoc();
  // As in the theme: a page may write its own level-1 heading or hide the title.
  const showsTitle = !frontMatter.hide_title && contentTitle === undefined;
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {showsTitle && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      {hasContents && <DocItemTOCMobile />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
