import {translate} from '@docusaurus/Translate';

/** Larger counts aren't shown exactly: what matters are the first results. */
export const MAX_EXACT_COUNT = 99;

/** How many results there are, as a sentence. */
export function countText(count: number): string {
  if (count === 0) return translate({id: 'search.count.none', message: '没有找到结果', description: 'Nothing was found'});
  if (count === 1) return translate({id: 'search.count.one', message: '找到 1 条结果', description: 'One result was found'});
  if (count > MAX_EXACT_COUNT) {
    return translate({id: 'search.count.over', message: '找到 {count} 条以上的结果，最相关的在前', description: 'More results were found than it helps to count'}, {count: String(MAX_EXACT_COUNT)});
  }
  return translate({id: 'search.count.many', message: '找到 {count} 条结果', description: 'Number of results found'}, {count: String(count)});
}

/** Placeholder while results are fetched. */
export const pendingText = () => translate({id: 'search.page.pending', message: '正在获取搜索结果…', description: 'Shown while results are fetched'});
