import {readHead, readList, readNext, readRecord, readText, type NextLink, type PageHead, type Raw} from '.';

/** Front matter of the command generator page. */
export type HelmFrontMatter = PageHead & {
  /** The main heading. */
  readonly promise: string;
  readonly lede: string;
  /** Links to the pages about clouds, and the text before them. */
  readonly clouds: {readonly text: string; readonly links: readonly {readonly to: string; readonly name: string}[]};
  readonly next: readonly NextLink[];
};

/**
 * Reads the front matter of the command generator.
 * @throws Error that names the missing or malformed entry and stops the build
 */
export function readHelm(raw: Raw): HelmFrontMatter {
  const clouds = readRecord(raw, 'clouds');
  return {
    ...readHead(raw),
    promise: readText(raw, 'promise'),
    lede: readText(raw, 'lede'),
    clouds: {
      text: readText(clouds, 'text', 'clouds.text'),
      links: readList(clouds, 'links', (entry, place) => ({to: readText(entry, 'to', `${place}.to`), name: readText(entry, 'name', `${place}.name`)})),
    },
    next: readNext(raw),
  };
}
