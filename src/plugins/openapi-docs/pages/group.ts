import {downloadPath, groupPath, type ApiGroup} from '../../../config/openapi';
import type {Description, Language} from '../types';

import {frontMatter, sourceMatter} from './front-matter';
import {labels} from './labels';
import {element, heading, inlineText} from './mdx';
import {operationLink, type PageContext} from './operation';

/** The page that lists a group's operations, grouped by what a reader wants to do. */
export function groupPage(description: Description, group: ApiGroup, language: Language, {find, source}: Pick<PageContext, 'find' | 'source'>): string {
  const label = labels[language];
  const {title, description: text} = description.info;
  const sections = description['x-sections'].flatMap((section, index) => [
    heading(2, section.title, `section-${index + 1}`),
    element('Operations', {}, section.operations.map((id) => operationLink(id, find(id)))),
  ]);
  const head = frontMatter({
    id: 'index',
    title,
    description: text,
    keywords: [...label.keywords, title, group],
    slug: groupPath(group).replace('/docs', ''),
    ...sourceMatter(source),
  });
  return `${head}

import {Operation, Operations} from '@site/src/components/api/operations';

${inlineText(text)}

${label.groupLead}

${sections.join('\n\n')}

${heading(2, label.downloads, 'download')}

${label.downloadText(`pathname://${downloadPath(group, language)}`)}
`;
}
