import type {Situation} from '../answers/situations';
import type {Text} from '../language';

/** Something on a screen: identified by the key of a label of the console, by a text from the world's data, or by a selector. `nth` selects one of several matches, from 0. */
export type Target = ({readonly label: string} | {readonly text: Text} | {readonly css: string}) & {readonly nth?: number};

/** A rectangle in CSS pixels of the window. */
export type Box = {readonly x: number; readonly y: number; readonly width: number; readonly height: number};

/** A point in something, relative to its upper left corner. */
export type Point = {readonly x: number; readonly y: number};

/** An action on the way to a place. `drag` goes from one point of a drawing to another, `tell` is the message that a page from another machine posts from its frame, `pass` lets seconds go by, `stop` stops the clock where a time is about to be shown to the second. */
export type Step = {readonly click: Target} | {readonly drag: Target; readonly from: Point; readonly to: Point} | {readonly tell: Readonly<Record<string, string>>} | {readonly hover: Target} | {readonly fill: Target; readonly text: Text} | {readonly press: string} | {readonly pass: number} | {readonly stop: 'clock'};

/** A number on the picture, and what it stands for; it is the number of the step on the page. */
export type Callout = {readonly step: number; readonly at: Target; readonly says: Text};

/** A state of the console that can be opened on the bench. */
export type Place = {
  readonly id: string;
  /** Route of the interface, from `/`. */
  readonly route: string;
  /** The window; 1280 × 800 by default. */
  readonly window?: {readonly width: number; readonly height: number};
  readonly steps?: readonly Step[];
  /** How the world differs for it. */
  readonly situation?: Situation;
  /** What has to be visible before the place is read or photographed. */
  readonly ready: Target;
};

/** A place as pages show it. */
export type Screen = Place & {
  /** What the picture shows; the whole window by default. */
  readonly region?: Box;
  /** What a phone shows: at most 560 wide, so that its text can be read there. */
  readonly phone: Box;
  readonly callouts?: readonly Callout[];
  /** What a reader should see, for those who can't. */
  readonly alt: Text;
};
