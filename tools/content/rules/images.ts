import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {imageSize} from 'image-size';

import type {Finding, Page, PageImage} from '../page';
import type {Project, Rule} from '../project';

/** The largest file size and width that an image may have. */
const MAX_BYTES = 200_000;
const MAX_WIDTH = 2400;

const HAN = /\p{Script=Han}/u;
const FILE_NAME = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

function placeOf({file}: Page, target: string, root: string): string {
  const name = target.replace(/^@site\//, '').replace(/[?#].*$/, '');
  if (target.startsWith('/')) return path.join(root, 'static', name);
  return target.startsWith('@site/') ? path.join(root, name) : path.join(root, path.dirname(file), name);
}

function* mistakes(page: Page, {target, alt, sized}: PageImage, {root}: Project): Generator<string> {
  if (alt === undefined) yield 'the image has no alt: one sentence that says what it shows, alt="" if it shows nothing of its own';
  else if (FILE_NAME.test(alt) || alt.trim() !== alt) yield `alt "${alt}" says nothing: one sentence that says what the image shows`;
  else if (alt !== '' && HAN.test(alt) !== (page.language === 'zh')) yield `alt "${alt}" is not in the language of the page: translate it`;
  if (!sized) yield 'the image has no width and height: add them, or the text jumps when it arrives';
  if (/^https?:/.test(target)) {
    yield `${target} is on another host: put the image into the repository`;
    return;
  }
  // The build checks images that code imports.
  if (target === '') return;
  const place = placeOf(page, target, root);
  if (!existsSync(place)) {
    yield `${target} does not exist: addresses start in static/, other paths at this page's folder`;
    return;
  }
  const {size} = statSync(place);
  if (size > MAX_BYTES) yield `${target} has ${Math.round(size / 1000)} kB: at most ${MAX_BYTES / 1000}; scale it down or save it as WebP`;
  const {width} = imageSize(readFileSync(place));
  if (width > MAX_WIDTH) yield `${target} is ${width} pixels wide: at most ${MAX_WIDTH}; scale it down`;
}

/** Images say what they show, have width and height, and stay within the limits for file size and width. */
export const images: Rule = (pages, project) =>
  pages.flatMap((page) => page.images.flatMap((image) => [...mistakes(page, image, project)].map((message): Finding => ({file: page.file, line: image.line, message}))));
