import {describe, expect, it} from 'vitest';

import {product} from '@site/src/config/product';
import {routes} from '@site/src/config/routes';
import {appMarket} from '@site/src/data/features/app-market';
import {appOps} from '@site/src/data/features/app-ops';
import {devops} from '@site/src/data/features/devops';
import {multiCluster} from '@site/src/data/features/multi-cluster';
import {serviceMesh} from '@site/src/data/features/service-mesh';
import type {Feature} from '@site/src/data/features/types';
import {xinchuang} from '@site/src/data/features/xinchuang';

const features: readonly Feature[] = [appMarket, appOps, devops, multiCluster, serviceMesh, xinchuang];

const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];

describe('feature pages', () => {
  it('are not stamped out: promises, titles and the order of bands differ', () => {
    for (const tell of [
      (feature: Feature) => feature.promise,
      (feature: Feature) => feature.seo.title,
      (feature: Feature) => feature.seo.description,
      (feature: Feature) => feature.bands.map(({kind}) => kind).join(),
    ]) {
      expect(new Set(features.map(tell)).size).toBe(features.length);
    }
  });

  it.each(features.map((feature) => [feature.path, feature] as const))('%s stands at a promised address', (path) => {
    expect(routes.some((route) => route.path === path)).toBe(true);
  });

  it.each(features.map((feature) => [feature.path, feature] as const))('%s has a description of fitting length and keywords', (_, {seo}) => {
    expect(seo.description.length).toBeGreaterThanOrEqual(40);
    expect(seo.description.length).toBeLessThanOrEqual(120);
    expect(seo.keywords.length).toBeGreaterThanOrEqual(3);
    expect(seo.keywords.length).toBeLessThanOrEqual(8);
  });

  it.each(features.map((feature) => [feature.path, feature] as const))('%s names each band once, and every row has a cell per column', (_, {bands}) => {
    expect(new Set(bands.map(({id}) => id)).size).toBe(bands.length);
    for (const band of bands) {
      if (band.kind === 'table') for (const row of band.rows) expect(row.length, row[0]).toBe(band.columns.length);
    }
  });

  it.each(features.map((feature) => [feature.path, feature] as const))('%s closes every mark in its texts', (_, feature) => {
    const commands = feature.bands.flatMap((band) => ('lines' in band ? (band.lines ?? []).flatMap((line) => ('command' in line ? [line.command] : [])) : []));
    for (const text of texts(feature).filter((candidate) => !commands.includes(candidate))) {
      expect(text.split('`').length % 2, text).toBe(1);
      expect(text.split('**').length % 2, text).toBe(1);
    }
  });

  it('joins a cluster by the documented release, without a console of its own', () => {
    const commands = multiCluster.bands.flatMap((band) => ('lines' in band ? (band.lines ?? []).flatMap((line) => ('command' in line ? [line.command] : [])) : []));
    const installs = commands.filter((command) => command.startsWith('helm install'));
    expect(installs).toHaveLength(1);
    expect(installs[0]).toContain(' --set Component.rbd_app_ui.enable=false ');
    expect(installs[0]).toContain(` --version ${product.latestPatch} `);
  });

  it('says what each needs and where it ends', () => {
    for (const {path, bands} of features) {
      const bounds = bands.find(({id}) => id === 'bounds');
      expect(bounds?.kind === 'columns' && bounds.columns.map(({sign}) => sign), path).toEqual(['yes', 'limit']);
    }
  });
});
