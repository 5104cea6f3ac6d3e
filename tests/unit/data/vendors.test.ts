import {describe, expect, it} from 'vitest';

import {readHelm} from '@site/src/lib/front-matter/helm';
import {readVendor} from '@site/src/lib/front-matter/vendor';
import {routes} from '@site/src/config/routes';
import {readForm, toOptions, writeForm} from '@site/src/lib/helm-form';
import {addressOf, readProject} from '@site/tools/content/project';

const {pages} = await readProject('.', {});
const clouds = pages.filter(({frontMatter}) => 'vendor' in frontMatter).map((page) => [page.file, page] as const);
const generators = pages.filter(({frontMatter}) => frontMatter.template === 'helm');

it('each cloud has a page in both languages, at a promised address, and the generator leads there', () => {
  expect(clouds).toHaveLength(6);
  const addresses = [...new Set(clouds.map(([, page]) => `${addressOf(page)}/`))];
  expect(addresses.filter((address) => !routes.some(({path}) => path === address))).toEqual([]);
  expect(generators).toHaveLength(2);
  for (const {frontMatter} of generators) expect(readHelm(frontMatter).clouds.links.map(({to}) => to)).toEqual(addresses);
});

describe.each(clouds)('%s', (_, {frontMatter, text, links}) => {
  it('names the products that its drawing shows', () => {
    expect(readVendor(frontMatter).products.cluster).not.toBe('');
  });

  it('has the seven steps, each once', () => {
    expect([...text.matchAll(/^## .* \{\/\* #(\w+) \*\/\}$/gm)].map(([, id]) => id)).toEqual(['prepare', 'connect', 'values', 'run', 'verify', 'trouble', 'clean']);
  });

  it('needs a cluster, and says so first', () => {
    const [, first = ''] = /\n\|---\|---\|---\|\n\|[^|]*\| ([^|]*) \|/.exec(text) ?? [];
    expect(first).toMatch(/^\*\*.+\*\*$/);
  });

  it('opens the generator with the choices of its values file', () => {
    const generator = links.map(({target}) => target).find((target) => target.startsWith('/helm/'));
    const query = generator?.slice('/helm/'.length) ?? '';
    const form = readForm(query);
    expect(writeForm(form)).toBe(query);
    const {storage, highAvailability, database} = toOptions(form);
    expect(text.includes('enableHA: true')).toBe(highAvailability);
    expect(text.includes('uiDatabase:')).toBe(database !== undefined);
    expect(text).toContain({aliyun: 'type: aliyun', nfs: 'nfs-client-provisioner:', class: 'storageClassName:', builtin: 'operator:'}[storage.kind]);
  });
});
