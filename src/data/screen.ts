/** A point of a picture, in hundredths of its width and height. */
export type Point = {readonly x: number; readonly y: number};

/** A file of a picture: its address below the site's, and its size in CSS pixels. */
export type Picture = {readonly src: string; readonly width: number; readonly height: number};

/** A number over a picture. `phone` is missing where the phone's picture doesn't show the place. */
export type Mark = {readonly step: number; readonly says: string; readonly at: Point; readonly phone?: Point};

/** A screen of the console in one language. */
export type ShownScreen = Picture & {readonly alt: string; readonly phone: Picture; readonly marks: readonly Mark[]};

/** The same in each language, as `src/data/console/<id>.json` holds it. */
export type ShownScreens = Readonly<Record<'zh' | 'en', ShownScreen>>;
