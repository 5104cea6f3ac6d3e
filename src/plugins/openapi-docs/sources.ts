import {spawnSync} from 'node:child_process';
import path from 'node:path';

import {descriptionsFolder, type ApiGroup} from '../../config/openapi';
import {product} from '../../config/product';
import type {Source} from './pages/front-matter';

/** The file that describes a group. */
export function sourceFile(group: ApiGroup): string {
  return path.join(descriptionsFolder, `${group}.yaml`);
}

/** When a description was last changed, according to Git; undefined in a copy without history. */
export function lastChange(group: ApiGroup): string | undefined {
  const {stdout} = spawnSync('git', ['log', '-1', '--format=%cI', '--', sourceFile(group)], {encoding: 'utf8'});
  return stdout?.trim() || undefined;
}

/** What the pages of a group say about their source. */
export function sourceOf(group: ApiGroup): Source {
  return {editUrl: `${product.siteRepository}/edit/main/${sourceFile(group)}`, lastChange: lastChange(group)};
}
