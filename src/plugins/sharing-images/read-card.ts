import {product} from '../../config/product';
import {allText, find, findAll, hasClass, parsePage} from '../../lib/dom';
import {textBetween} from '../../lib/text-between';
import type {Card} from './draw';

/** Names of the parts of the site whose pages have no breadcrumbs, by the first segment of their path. */
const PARTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  zh: {blog: '博客', case: '用户案例', usescene: '使用场景', feature: '功能', docs: '文档', community: '社区'},
  en: {blog: 'Blog', case: 'Case studies', usescene: 'Use cases', feature: 'Features', docs: 'Documentation', community: 'Community'},
};

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Reads what the sharing image says from a built page.
 * @param page content of the page's file
 * @param pagePath path of the page below the base URL
 * @param language the page's language
 * @param host host of the site
 */
export function readCard(page: Buffer, {pagePath, language, host}: {readonly pagePath: string; readonly language: string; readonly host: string}): Card {
  // The bar, the menu and what follows the heading aren't read: parsing every page completely takes seconds.
  const root = parsePage(textBetween(page, '<main', '</h1>') ?? '');
  const heading = root && find(root, ({tagName}) => tagName === 'h1');
  const trail = (root ? findAll(root, (element) => hasClass(element, 'breadcrumbs__item')) : []).map((item) => tidy(allText(item))).slice(0, -1);
  const part = PARTS[language]?.[pagePath.split('/')[0] ?? ''];
  return {
    title: (heading && tidy(allText(heading))) || product.name,
    section: trail.length > 0 ? trail.slice(0, 2).join(' · ') : (part ?? ''),
    host,
  };
}
