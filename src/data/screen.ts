/** A point in a picture, in percent of its width and height. */
export type Point = {readonly x: number; readonly y: number};

/** A picture file: its address below the base URL, and its size in CSS pixels. */
export type Picture = {readonly src: string; readonly width: number; readonly height: number};

/** A numbered marker on a picture. `phone` is missing if the phone picture doesn't show the place. */
export type Mark = {readonly step: number; readonly says: string; readonly at: Point; readonly phone?: Point};

/** A screen of the console in one language. */
export type ShownScreen = Picture & {readonly alt: string; readonly phone: Picture; readonly marks: readonly Mark[]};

/** A screen in each language, as stored in `src/data/console/<id>.json`. */
export type ShownScreens = Readonly<Record<'zh' | 'en', ShownScreen>>;
