import type {Config} from '@docusaurus/types';

type Hooks = NonNullable<NonNullable<Config['markdown']>['hooks']>;
type BrokenLink = Extract<Hooks['onBrokenMarkdownLinks'], (...parameters: never[]) => unknown>;

/**
 * A link to a file that isn't there is a warning and no more (specification, section 1): its words stay,
 * the link goes. Left as it is, it would fail the build as a link to a page that doesn't exist.
 */
const warnAndKeepWords: BrokenLink = ({sourceFilePath, url, node}) => {
  const line = node.position ? `:${node.position.start.line}` : '';
  console.warn(`[WARNING] ${sourceFilePath}${line}: the Markdown link to "${url}" leads to no file. Its words stand there without a link.`);
  if (node.type !== 'link') return '#';
  Object.assign(node, {type: 'emphasis', data: {hName: 'span'}});
  return undefined;
};

// No page writes pictures as :names:, and looking for them takes time.
export const markdown: Config['markdown'] = {emoji: false, hooks: {onBrokenMarkdownLinks: warnAndKeepWords, onBrokenMarkdownImages: 'throw'}};
