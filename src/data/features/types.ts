/*
 * In texts, `code` stands between backquotes and a **label of the console** between
 * double asterisks.
 */

import type {ShownScreens} from '@site/src/data/screen';

export type FeatureLink = {readonly to: string; readonly label: string};

/** A difficulty, what the platform does about it, and what that gives. */
export type FeatureBlock = {
  readonly title: string;
  readonly before: string;
  readonly here: string;
  readonly gives: string;
  /** Objects, settings and tools that the block speaks of. */
  readonly names: readonly string[];
};

export type FeatureStep = {readonly title: string; readonly text: string};

/** A command, or a remark about the next one. */
export type FeatureLine = {readonly comment: string} | {readonly command: string};

export type FeatureColumn = {
  readonly title: string;
  /** The sign before each entry: it holds, it ends here, or neither. */
  readonly sign: 'yes' | 'limit' | 'dot';
  readonly items: readonly string[];
};

type Head = {readonly id: string; readonly title: string; readonly sub: string};

/** A band of a feature page; a page puts its bands in an order of its own. */
export type FeatureBand =
  | (Head & {readonly kind: 'blocks'; readonly items: readonly FeatureBlock[]})
  | (Head & {readonly kind: 'steps'; readonly layout: 'across' | 'down'; readonly items: readonly FeatureStep[]; readonly lines?: readonly FeatureLine[]})
  | (Head & {
      readonly kind: 'table';
      readonly columns: readonly string[];
      /** The first cell names its row. */
      readonly rows: readonly (readonly [string, ...(string | FeatureLink)[]])[];
    })
  | (Head & {readonly kind: 'columns'; readonly columns: readonly FeatureColumn[]})
  | (Head & {readonly kind: 'commands'; readonly lines: readonly FeatureLine[]; readonly notes: readonly FeatureStep[]})
  | (Head & {readonly kind: 'claims'; readonly items: readonly string[]})
  /** The console itself, where its sight proves what the page says. */
  | (Head & {readonly kind: 'screen'; readonly screens: ShownScreens});

/** All that a feature page says; its drawing and its layout stand elsewhere. */
export type Feature = {
  /** Address, spelt as it is served. */
  readonly path: string;
  readonly name: string;
  readonly seo: {readonly title: string; readonly description: string; readonly keywords: readonly string[]};
  readonly promise: string;
  readonly lede: string;
  /** Where the second button leads; the first one leads to the installation. */
  readonly more: FeatureLink;
  readonly bands: readonly FeatureBand[];
  readonly next: readonly {readonly to: string; readonly title: string; readonly note: string}[];
};
