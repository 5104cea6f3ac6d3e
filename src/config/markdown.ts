import type {Config} from '@docusaurus/types';

type Hooks = NonNullable<NonNullable<Config['markdown']>['hooks']>;
type BrokenLink = Extract<Hooks['onBrokenMarkdownLinks'], (...parameters: never[]) => unknown>;

/**
 * A link to a missing file only causes a warning (specification, section 1): the text stays,
 * the link is removed. Left alone, it would fail the build as a link to a page that doesn't exist.
 */
const warnAndKeepText: BrokenLink = ({sourceFilePath, url, node}) => {
  const line = node.position ? `:${node.position.start.line}` : '';
  console.warn(`[WARNING] ${sourceFilePath}${line}: the Markdown link to "${url}" leads to no file. Its text is shown without a link.`);
  if (node.type !== 'link') return '#';
  Object.assign(node, {type: 'emphasis', data: {hName: 'span'}});
  return undefined;
};

// No page uses :emoji: names, and searching for them takes time.
export const markdown: Config['markdown'] = {emoji: false, hooks: {onBrokenMarkdownLinks: warnAndKeepText, onBrokenMarkdownImages: 'throw'}};
