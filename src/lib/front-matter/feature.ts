import {readHead, readNext, readRecord, readText, type NextLink, type PageHead, type Raw} from '.';

/** What a feature page says about itself in its front matter. */
export type FeatureFrontMatter = PageHead & {
  /** What the page is called in paths. */
  readonly name: string;
  /** The main heading. */
  readonly promise: string;
  readonly lede: string;
  /** Where the drawing stands: across the page, or next to the promise where there is room. */
  readonly place: 'below' | 'beside';
  /** Where the second button leads; the first one leads to the installation. */
  readonly more: {readonly to: string; readonly label: string};
  readonly next: readonly NextLink[];
};

/**
 * Reads the front matter of a feature page.
 * @throws Error that names the missing or malformed entry, which stops the build
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
