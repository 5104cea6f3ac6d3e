import {translate} from '@docusaurus/Translate';

/** How many results there are, as a sentence. */
export function countText(count: number): string {
  if (count === 0) return translate({id: 'search.count.none', message: '没有找到结果', description: 'Nothing was found'});
  if (count === 1) return translate({id: 'search.count.one', message: '找到 1 条结果', description: 'One result was found'});
  return translate({id: 'search.count.many', message: '找到 {count} 条结果', description: 'Number of results found'}, {count: String(count)});
}
