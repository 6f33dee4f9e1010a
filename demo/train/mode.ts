/** The parts of the training page; each is loaded when it is opened. */
import type { Training } from '../progress/store.js';

/** The names of the parts, as in the address (`#puzzles`). */
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

/** After `#session=`: only what was missed today is asked. */
export const MISSED = 'missed';

/** The parts of the page that a mode uses. */
export interface TrainContext {
  /** The stored data. */
  readonly training: Training;
  /** Whether this browser stores anything. */
  readonly isStored: boolean;
  /** Reads the stored data again, and renders. */
  refresh(): Promise<void>;
  /** Called when something could not be stored; the page then says so. */
  onNotStored(): void;
}

/** An open part of the page. */
export interface Mode {
  /** Renders it: in another language, or after something was stored. */
  draw(): void;
  /** Where the page begins, if not at its top. */
  scrollToTop?(): void;
  /** Ends everything that is running. */
  close?(): void;
}

/**
 * Opens a part of the page in an element.
 *
 * @param detail what follows the name of the part in the address, `#puzzles=corner-given`; empty if there is nothing
 */
export type OpenMode = (container: HTMLElement, context: TrainContext, detail: string) => Mode;
