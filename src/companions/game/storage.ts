import { parseMatch, printMatch, type PlayerIndex } from '../../rules/match.js';
import { isSquare } from '../../rules/square.js';
import type { HandMistake, HandMove } from './hand-flips.js';
import { readOptions, type Options } from './options.js';
import type { Session } from './session.js';
import { oneOf, readSetup } from './setup.js';

/** What survives a reload. */
export interface Saved {
  readonly options: Options;
  readonly session: Session;
  readonly game: SavedGame;
}

/** The game on the board. */
export interface SavedGame {
  /** The position before the first move, where it is not the usual one. */
  readonly start: string;
  /** Its moves to the end of the line. */
  readonly moves: string;
  /** How many of them are on the board. */
  readonly ply: number;
  /** The position shown; it decides where discs were turned wrongly by hand. */
  readonly position: string;
  /** Turns by hand that were left wrong. */
  readonly mistakes: readonly HandMistake[];
  /** A turn by hand that was under way. */
  readonly turning?: HandMove | undefined;
  /** The clocks, as they save themselves. */
  readonly clock: string;
  /** Who gave up or ran out of time. */
  readonly ended?: { readonly by: 'resignation' | 'time'; readonly loser: 'black' | 'white' };
}

/** Writes it down under a key, where the browser lets us. */
export function save(key: string, saved: Saved): void {
  const { match, ...session } = saved.session;
  const text = JSON.stringify({ ...saved, session: { ...session, match: match && printMatch(match) } });
  try {
    localStorage.setItem(key, text);
  } catch {
    // A private window, or one that is full: the game goes on, it is only not kept.
  }
}

/** What was saved under a key; `undefined` when nothing was, or nothing that can be read. */
export function load(key: string): Saved | undefined {
  const data = record(stored(key));
  const session = record(data?.['session']);
  const game = record(data?.['game']);
  if (!data || !session || !game) return undefined;
  const { start, moves, ply, position, clock } = game;
  const ended = record(game['ended']);
  return {
    options: readOptions(data['options']),
    session: {
      setup: readSetup(session['setup']),
      blackPlayer: oneOf<PlayerIndex>(session['blackPlayer'], [0, 1], 0),
      match: matchOf(session['match']),
      counts: session['counts'] !== false,
    },
    game: {
      start: boardText(start),
      moves: text(moves),
      ply: typeof ply === 'number' ? ply : Infinity,
      position: boardText(position),
      mistakes: mistakesOf(game['mistakes']),
      turning: handMoveOf(game['turning']),
      clock: text(clock),
      ...(ended && {
        ended: {
          by: oneOf(ended['by'], ['resignation', 'time'], 'resignation'),
          loser: oneOf(ended['loser'], ['black', 'white'], 'black'),
        },
      }),
    },
  };
}

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

function matchOf(data: unknown): Session['match'] {
  try {
    return typeof data === 'string' ? parseMatch(data) : undefined;
  } catch {
    return undefined;
  }
}

function mistakesOf(data: unknown): readonly HandMistake[] {
  if (!Array.isArray(data)) return [];
  return data.flatMap((one: unknown) => {
    const { ply, turned } = record(one) ?? {};
    if (typeof ply !== 'number' || !(ply >= 1) || !Array.isArray(turned)) return [];
    return [{ ply, turned: turned.filter(isSquare) }];
  });
}

function handMoveOf(data: unknown): HandMove | undefined {
  const { square, turned } = record(data) ?? {};
  if (!isSquare(square) || !Array.isArray(turned)) return undefined;
  return { square, turned: turned.filter(isSquare) };
}

function record(data: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined;
}

/** A position as the board writes it; somebody else may have written there. */
function boardText(value: unknown): string {
  return /^[XO-]{64} [XO]$/.test(text(value)) ? text(value) : '';
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
