/** The parts of the training page: each is fetched when it is opened. */
import type { Training } from '../progress/store.js';

export const MODES = [
  'session',
  'today',
  'puzzles',
  'games',
  'mistakes',
  'endgames',
  'clock',
  'reasons',
  'counting',
  'coordinates',
  'openings',
  'repertoire',
  'progress',
] as const;
export type ModeName = (typeof MODES)[number];

/** What a part of the page needs of it. */
export interface TrainContext {
  /** What is kept. */
  readonly training: Training;
  /** Whether this browser keeps anything. */
  readonly isKept: boolean;
  /** Reads anew what is kept, and draws. */
  refresh(): Promise<void>;
  /** Something could not be kept: from now on the page says so. */
  notKept(): void;
}

/** A part of the page that is open. */
export interface Mode {
  /** Draws it: in another language, or after something was kept. */
  draw(): void;
  /** Ends what still runs. */
  close?(): void;
}

/**
 * Opens a part of the page in a place.
 *
 * @param detail what the address says behind the name of the part, `#puzzles=corner-given`; empty where it says nothing
 */
export type OpenMode = (place: HTMLElement, context: TrainContext, detail: string) => Mode;
