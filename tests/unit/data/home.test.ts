import {describe, expect, it} from 'vitest';

import {product} from '@site/src/config/product';
import {installWays} from '@site/src/data/install';

const commandsOf = (key: string) =>
  installWays.find((way) => way.key === key)?.lines.flatMap((line) => ('command' in line ? [line.command] : [])) ?? [];

describe('the home page', () => {
  it('installs on a machine by the product’s own command', () => {
    expect(commandsOf('machine').join(' && '), 'nothing follows: the script asks a question').toBe(product.installCommand);
  });

  it.each(['machine', 'helm'])('pins the documented release: %s', (key) => {
    expect(commandsOf(key).join('\n')).toMatch(key === 'machine' ? `VERSION=v${product.latestPatch} ` : ` --version ${product.latestPatch} `);
  });

  it('maps every port of the platform on Windows, and continues every line but the last', () => {
    const lines = commandsOf('windows');
    for (const port of [80, 443, 6060, 7070, 8443]) expect(lines.join('\n')).toContain(`-p ${port}:${port}`);
    expect(lines.slice(0, -1).every((line) => line.endsWith(' ^'))).toBe(true);
    expect(lines.at(-1)).toContain(`:v${product.latestPatch}-dind-allinone`);
  });

  it('quotes what a shell would expand in the Helm command', () => {
    const helm = commandsOf('helm').join('\n');
    expect(helm.match(/--set \S+/g)).toEqual([expect.stringMatching(/^--set '.*'$/), expect.stringMatching(/^--set '.*'$/)]);
  });
});
