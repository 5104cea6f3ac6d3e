import {existsSync, readdirSync, readFileSync} from 'node:fs';

import {routes} from '../../src/config/routes';

const withoutSlashes = (path: string) => path.replace(/^\/|\/$/g, '');
const promised = new Set(routes.map(({path}) => withoutSlashes(path)));

const posts = new Set(
  readdirSync('blog')
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `blog/${/^slug: *(.+)$/m.exec(readFileSync(`blog/${name}`, 'utf8'))?.[1]?.trim() ?? ''}`),
);

/** Whether an address is a page of the site. Documentation pages and posts that are not among the promised ones, such as the glossary, count as well. */
export function isPage(address: string): boolean {
  const path = withoutSlashes(address);
  return promised.has(path) || posts.has(path) || (path.startsWith('docs/') && [`${path}.mdx`, `${path}/index.mdx`].some((file) => existsSync(file)));
}
