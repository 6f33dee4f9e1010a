/** Reads the plan of a match from the command line. */
import { evenStart } from '../../core/book/even-start.js';
import { Position } from '../../core/rules/position.js';
import { randomNumbers } from '../../core/rules/random.js';
import { Replay } from '../../core/rules/replay.js';
import type { Io } from '../command.js';
import { errorLine, inputName, readGameFile } from '../input.js';
import { InputError, UsageError, type CommandLine } from '../options.js';
import type { Opening } from './game.js';
import { playerSpec, type PlayerSpec } from './player.js';
import type { Hypotheses } from './statistics.js';

/** Default number of games. */
const GAMES = 100;
/** Default number of moves of an opening. */
const OPENING_PLIES = 8;

/** The plan of a match. */
export interface Plan {
  readonly specs: readonly [PlayerSpec, PlayerSpec];
  readonly pairs: number;
  readonly seed: number;
  readonly sprt: Hypotheses | undefined;
  /** Identifies the games of this match in a file. */
  readonly event: string;
  opening(pair: number): Opening;
}

/** @throws {UsageError} or {InputError} when it cannot be played */
export async function planOf(words: readonly string[], line: CommandLine, io: Io): Promise<Plan> {
  if (words.length !== 2) throw new UsageError(`match takes two players, not ${words.length}`);
  const { games = GAMES, seed = 1, openings, ply, sprt, limits, table } = line;
  if (games < 2 || games % 2 !== 0)
    throw new UsageError(
      `--games ${games}: an even number is expected, for each opening is played with both colours`,
    );
  const options = { io, table, time: limits.time };
  const [a, b] = words.map((name) => playerSpec(name, options)) as [PlayerSpec, PlayerSpec];
  const read = openings === undefined ? undefined : await readOpenings(openings, ply ?? OPENING_PLIES, io);
  const toMove = ply === undefined ? '' : ` to move ${ply}`;
  const from =
    openings === undefined
      ? `even starts of ${ply ?? OPENING_PLIES} moves`
      : `${inputName(openings)}${toMove}`;
  return {
    specs: [a, b],
    pairs: games / 2,
    seed,
    sprt: sprt === undefined ? undefined : hypothesesOf(sprt),
    event: `${a.name} against ${b.name}, ${from}, seed ${seed}${limits.time === undefined ? '' : `, ${limits.time} ms a move`}`,
    opening: (pair) => {
      if (read) return read[pair % read.length]!;
      const moves = evenStart({ plies: ply ?? OPENING_PLIES, random: randomNumbers(seedOf(seed, pair)) });
      return { start: Position.start, moves };
    },
  };
}

/** Derives a seed for each pair, so that a single pair can be repeated. */
export function seedOf(seed: number, pair: number): number {
  return (seed + Math.imul(pair + 1, 0x9e3779b1)) >>> 0;
}

function hypothesesOf(text: string): Hypotheses {
  const [, low, high] = /^(-?\d{1,4}),(-?\d{1,4})$/u.exec(text) ?? [];
  const [elo0, elo1] = [Number(low), Number(high)];
  if (!(elo0 < elo1))
    throw new UsageError(
      `--sprt ${text}: two differences in Elo are expected, the smaller one first, such as 0,5`,
    );
  return { elo0, elo1 };
}

/** The openings in a file, without repeats: positions, or the first moves of games. */
async function readOpenings(path: string, plies: number, io: Io): Promise<Opening[]> {
  const found = new Map<string, Opening>();
  for await (const entry of readGameFile(path, io)) {
    if (!entry.record) {
      io.err(errorLine(path, entry));
      continue;
    }
    const { game, mainLine = game.line } = entry.record;
    const start = game.root.position;
    const moves = mainLine.slice(0, plies);
    const replay = new Replay(start);
    for (const move of moves) replay.play(move);
    if (!replay.over) found.set(`${start.toString()} ${moves.join('')}`, { start, moves });
  }
  if (found.size === 0) throw new InputError(`${inputName(path)} has no opening`);
  return [...found.values()];
}
