/**
 * The set-up of a board: everything that is assigned to it within one task, read as one. `model.ts` collects in it what
 * attributes and properties say (start, moves, record), because these come in any order and make sense only together.
 * Applied once, before the next update.
 */
import { parseBoardString } from '../../../core/formats/notation/board-string.js';
import { plainText } from '../../../core/formats/common/reading.js';
import { parseTranscript, printTranscript } from '../../../core/formats/notation/transcript.js';
import type { Color } from '../../../core/rules/color.js';
import { Game } from '../../../core/rules/game/game.js';
import { emptyPosition, handicapPosition, type Position } from '../../../core/rules/position.js';

/** How a board begins, as its author wrote it. */
export interface Setup {
  /** `start`, `empty`, or a board string. */
  readonly position: string;
  /** Transcript played from there; absent if the author wrote none. */
  readonly moves?: string | null | undefined;
  /** Text inside the tag: the transcript if there is no `moves`. */
  readonly text: string;
  /** Ply shown first, at most the last. */
  readonly ply: number;
  /** The side to move; by default the position's. */
  readonly turn?: Color | undefined;
  /** Corners given to one side, 0 to 4. */
  readonly handicap: number;
  /** The side that gets them. */
  readonly handicapFor: Color;
}

/** A board without attributes. */
export const INITIAL_SETUP: Setup = {
  position: 'start',
  text: '',
  ply: Infinity,
  handicap: 0,
  handicapFor: 'black',
};

/** A set-up, and what comes of it. */
export interface SetupResult {
  readonly setup: Setup;
  /** The new game; `undefined` if the board keeps its game. */
  readonly game?: Game;
  /** Why the set-up cannot be read. */
  readonly error?: Error;
}

/** What is assigned to a board within one task. */
interface Assigned {
  readonly changes: Partial<Setup>;
  /** Whether to set up again even if the board already shows all values. */
  readonly again: boolean;
  /** Whether the new game has no moves unless they are assigned, too. */
  readonly withoutMoves: boolean;
  /** Whether a preview was assigned, which then is one of the new game. */
  readonly preview: boolean;
}

/** Nothing was assigned. */
const NOTHING: Assigned = { changes: {}, again: false, withoutMoves: false, preview: false };

/**
 * What is assigned to a board within one task. It is read once, as a whole, in whatever order it was assigned: at the
 * end of the task, or when a getter asks for it.
 */
export class PendingSetup {
  readonly #assigned: Assigned;
  #result: SetupResult | undefined;

  constructor(assigned = NOTHING) {
    this.#assigned = assigned;
  }

  /** The same with more assigned. */
  with(more: Partial<Assigned>): PendingSetup {
    const { changes } = this.#assigned;
    return new PendingSetup({ ...this.#assigned, ...more, changes: { ...changes, ...more.changes } });
  }

  /** The parts of the set-up that were assigned, valid or not. */
  get changes(): Partial<Setup> {
    return this.#assigned.changes;
  }

  /** Whether anything but a preview was assigned. */
  get hasSetup(): boolean {
    return this.#assigned.again || Object.keys(this.changes).length > 0;
  }

  get hasPreview(): boolean {
    return this.#assigned.preview;
  }

  /**
   * Whether a board already shows all that was assigned.
   *
   * @param setup its last set-up
   * @param game its game; `undefined` for a board that has not been used
   */
  isShown(setup: Setup, game: Game | undefined): boolean {
    if (this.#assigned.again || !game) return !this.hasSetup;
    const { position, line, ply, turn } = game;
    const shown: Partial<Setup> = {
      ...setup,
      position: position.toString(),
      moves: printTranscript(line),
      ply,
      turn,
    };
    return Object.entries(this.changes).every(([name, value]) => value === shown[name as keyof Setup]);
  }

  /** The set-up with all that was assigned. The parameters are those of {@link isShown}. */
  read(setup: Setup, game: Game | undefined, autoPass: boolean): SetupResult {
    return (this.#result ??= this.isShown(setup, game) ? { setup } : this.#apply(setup, autoPass));
  }

  /** Makes a game of the set-up with all that was assigned. */
  #apply(before: Setup, autoPass: boolean): SetupResult {
    const { changes, withoutMoves } = this.#assigned;
    const setup = { ...before, ...(withoutMoves && { moves: '' }), ...changes };
    try {
      return { setup, game: createGame(setup, autoPass) };
    } catch (error) {
      return { setup, error: error as Error };
    }
  }
}

/**
 * The game that a set-up describes.
 *
 * @throws {Error} that begins with the name of the invalid attribute.
 */
function createGame(setup: Setup, autoPass: boolean): Game {
  const start = withAttributeName('position', () => startPosition(setup));
  // What editors add to text: quotes, full-width letters, invisible characters. Offsets stay the same.
  const transcript = plainText(setup.moves ?? setup.text).replace(/["'“”„‟‘’‚‛«»‹›`´]/gu, ' ');
  const { moves, positions } = withAttributeName('moves', () => parseTranscript(transcript, start));
  const game = new Game({ position: start, autoPass });
  let at = game.root;
  for (const [index, square] of moves.entries()) at = game.add(at, square, positions[index]);
  game.goTo(setup.ply);
  return game;
}

/** The position in which a game of the set-up begins. */
function startPosition({ position, turn, handicap, handicapFor }: Setup): Position {
  const word = position.trim().toLowerCase();
  const start =
    word === '' || word === 'start'
      ? handicapPosition(handicap, handicapFor)
      : word === 'empty'
        ? emptyPosition('black')
        : parseBoardString(position);
  return turn ? start.withTurn(turn) : start;
}

/** Calls `read`, and begins the message of its error with the attribute's name. */
export function withAttributeName<T>(attribute: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new Error(`${attribute}: ${(cause as Error).message}`, { cause });
  }
}
