import {readHead, readNext, readRecord, readText, type NextLink, type PageHead, type Raw} from '.';

/** Front matter of a feature page. */
export type FeatureFrontMatter = PageHead & {
  /** Name of the page in breadcrumbs. */
  readonly name: string;
  /** The main heading. */
  readonly promise: string;
  readonly lede: string;
  /** Where the drawing is placed: across the page, or next to the promise if there is room. */
  readonly place: 'below' | 'beside';
  /** Target of the second button; the first one leads to the installation. */
  readonly more: {readonly to: string; readonly label: string};
  readonly next: readonly NextLink[];
};

/**
 * Reads the front matter of a feature page.
 * @throws Error that names the missing or malformed entry and stops the build
 */
export function readFeature(raw: Raw): FeatureFrontMatter {
  const place = readText(raw, 'place');
  if (place !== 'below' && place !== 'beside') throw new Error('Front matter: place should be "below" or "beside".');
  const more = readRecord(raw, 'more');
  return {
    ...readHead(raw),
    name: readText(raw, 'name'),
    promise: readText(raw, 'promise'),
    lede: readText(raw, 'lede'),
    place,
    more: {to: readText(more, 'to', 'more.to'), label: readText(more, 'label', 'more.label')},
    next: readNext(raw),
  };
}
