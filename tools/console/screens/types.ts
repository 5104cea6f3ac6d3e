import type {Situation} from '../answers/situations';
import type {Text} from '../language';

/** Something on a screen: by the key of a label of the console, by a text that the world puts there, or by a selector. `nth` says which of several, from 0. */
export type Target = ({readonly label: string} | {readonly text: Text} | {readonly css: string}) & {readonly nth?: number};

/** A rectangle in CSS pixels of the window. */
export type Box = {readonly x: number; readonly y: number; readonly width: number; readonly height: number};

/** A point in something, from its upper left corner. */
export type Point = {readonly x: number; readonly y: number};

/** What is done to get to a place; `drag` goes from one point of a drawing to another, `tell` is what a page of another machine in a frame tells, `pass` lets seconds go by, `stop` lets the clock stand where an hour is about to be shown to the second. */
export type Step = {readonly click: Target} | {readonly drag: Target; readonly from: Point; readonly to: Point} | {readonly tell: Readonly<Record<string, string>>} | {readonly hover: Target} | {readonly fill: Target; readonly text: Text} | {readonly press: string} | {readonly pass: number} | {readonly stop: 'clock'};

/** A number over the picture, and what it stands for; the number is that of the page's step. */
export type Callout = {readonly step: number; readonly at: Target; readonly says: Text};

/** A state of the console that can be brought up on the bench. */
export type Place = {
  readonly id: string;
  /** Route of the interface, from `/`. */
  readonly route: string;
  /** The window; 1280 × 800 where nothing is said. */
  readonly window?: {readonly width: number; readonly height: number};
  readonly steps?: readonly Step[];
  /** Where the world is otherwise for it. */
  readonly situation?: Situation;
  /** What has to be there before it is looked at. */
  readonly ready: Target;
};

/** A place as pages show it. */
export type Screen = Place & {
  /** What the picture shows; the whole window where nothing is said. */
  readonly region?: Box;
  /** What a phone shows: at most 560 wide, so that its words can be read there. */
  readonly phone: Box;
  readonly callouts?: readonly Callout[];
  /** What a reader should see, for those who can't. */
  readonly alt: Text;
};
