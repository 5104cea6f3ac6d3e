import sharp from 'sharp';

import type {Picture} from './visual';

/** Blur in pixels of the page: about the height of a letter, so that words blend into a tone. */
const BLUR = 14;

/** Makes the image that is stored as a baseline: small, but clear enough to be reviewed. */
export async function thumbnail(screenshot: Buffer, width: number): Promise<Buffer> {
  return sharp(screenshot).removeAlpha().resize({width}).webp({quality: 70}).toBuffer();
}

/**
 * Reads and blurs a thumbnail for the comparison.
 * @param scale pixels of the page that a pixel of the thumbnail stands for
 */
export async function soften(image: Buffer, scale: number): Promise<Picture> {
  const {data, info} = await sharp(image).removeAlpha().toColourspace('srgb').blur(BLUR / scale).raw().toBuffer({resolveWithObject: true});
  return {width: info.width, height: info.height, data};
}

/** Draws the marked pixels in red over a pale copy of the thumbnail, and enlarges it. */
export async function drawDifference(image: Buffer, marks: Uint8Array, enlarged: number): Promise<Buffer> {
  const {data, info} = await sharp(image).removeAlpha().toColourspace('srgb').raw().toBuffer({resolveWithObject: true});
  const drawn = data.map((value, index) => {
    if (marks[Math.floor(index / 3)] !== 1) return 128 + value / 2;
    return index % 3 === 0 ? 220 : value / 2;
  });
  return sharp(drawn, {raw: {width: info.width, height: info.height, channels: 3}})
    .resize({width: info.width * enlarged, kernel: 'nearest'})
    .png()
    .toBuffer();
}
