/**
 * Reads the plan of a match from the command line. `match-command.ts` calls it first; nothing is played with a plan
 * that has a fault.
 */
import { bookMoves, evenStart, randomNumbers } from 'othello-board/book.js';
import { secondsOf } from 'othello-board/formats.js';
import { canonical, Position, Replay, type Square } from 'othello-board/rules.js';
import type { Io } from '../../io/command.js';
import { errorLine, inputName, readGameFile } from '../../io/streams/input.js';
import { DEFAULT_TABLE, InputError, UsageError, type CommandLine } from '../../io/command-line/options.js';
import type { Opening, TimeControl } from './game.js';
import { playerSpec, type PlayerSpec } from './player.js';
import type { Hypotheses } from './statistics.js';

/** Default number of games. */
const GAMES = 100;
/** Default number of moves of an opening. */
const OPENING_PLIES = 8;

/** Two of the players, by their numbers. */
export type Pairing = readonly [number, number];

/** The plan of a match. */
export interface Plan {
  readonly specs: readonly PlayerSpec[];
  /** The pairs of players in each round. */
  readonly pairings: readonly Pairing[];
  /** Rounds: in each, every pairing plays one opening with both colours. */
  readonly rounds: number;
  readonly seed: number;
  readonly control: TimeControl | undefined;
  readonly sprt: Hypotheses | undefined;
  /** Identifies the games of this match in a file. */
  readonly event: string;
  /** The opening of a round, from 0. */
  opening(round: number): Opening;
}

/** @throws {UsageError} or {InputError} when it cannot be played */
export async function planOf(words: readonly string[], line: CommandLine, io: Io): Promise<Plan> {
  const {
    games = GAMES,
    seed = 1,
    openings,
    ply = OPENING_PLIES,
    sprt,
    limits,
    table = DEFAULT_TABLE,
  } = line;
  if (line.roundRobin ? words.length < 2 : words.length !== 2)
    throw new UsageError(
      words.length < 2
        ? `match takes two players, not ${words.length}`
        : `match takes two players, not ${words.length}: --round-robin lets each play all others`,
    );
  if (games < 2 || games % 2 !== 0)
    throw new UsageError(
      `--games ${games}: must be an even number, because each opening is played with both colours`,
    );
  if (sprt !== undefined && words.length > 2)
    throw new UsageError('--sprt: a sequential test compares two players; name only two');
  const control = line.clock === undefined ? undefined : controlOf(line.clock);
  if (control && limits.time !== undefined)
    throw new UsageError(
      '--time and --clock: use only one, --time for each move or --clock for the whole game',
    );
  const options = { io, table, time: limits.time, hasClock: control !== undefined };
  const specs = words.map((name) => playerSpec(name, options));
  const read = openings === undefined ? undefined : await readOpenings(openings, ply, io);
  const toMove = line.ply === undefined ? '' : ` to move ${ply}`;
  const from = openings === undefined ? `even starts of ${ply} moves` : `${inputName(openings)}${toMove}`;
  const time =
    line.clock !== undefined
      ? `, ${line.clock} s per game`
      : limits.time === undefined
        ? ''
        : `, ${limits.time} ms per move`;
  const drawn = drawnOpenings(ply, seed);
  return {
    specs,
    pairings: specs.flatMap((_, first) =>
      specs.slice(first + 1).map((__, after): Pairing => [first, first + 1 + after]),
    ),
    rounds: games / 2,
    seed,
    control,
    sprt: sprt === undefined ? undefined : hypothesesOf(sprt),
    event: `${specs.map(({ name }) => name).join(' against ')}, ${from}, seed ${seed}${time}`,
    opening: (round) => (read ? read[round % read.length]! : drawn(round)),
  };
}

/** Derives a seed for each round, so that a single one can be repeated. */
export function seedOf(seed: number, round: number): number {
  return (seed + Math.imul(round + 1, 0x9e3779b1)) >>> 0;
}

/** How often another opening is drawn in place of one that was played before, until openings become longer. */
const MOST_DRAWS = 100;
/** The longest even start, and how many discs it may be from even. */
const MOST_PLIES = 10;
const MOST_MARGIN = 2;

/**
 * The opening of each round, drawn from the book. None leads to the position of an earlier one, in any of the
 * directions of the board: when the book has no other of a length, later ones are longer, at last by a move that leaves
 * the book.
 */
function drawnOpenings(plies: number, seed: number): (round: number) => Opening {
  const drawn: Opening[] = [];
  const ends = new Set<string>();
  let length = plies;
  const draw = (random: () => number): Opening => {
    for (let draws = 1; ; draws++) {
      const moves = evenStart({ plies: Math.min(length, Math.max(plies, MOST_PLIES)), random });
      if (length > MOST_PLIES) moves.push(...evenMove(moves, random));
      const end = canonical(positionAfter(moves)).toString();
      const isNew = !ends.has(end);
      if (!isNew && draws % MOST_DRAWS === 0) length++;
      if (!isNew && length <= MOST_PLIES + 1) continue;
      ends.add(end);
      return { start: Position.start, moves };
    }
  };
  return (round) => {
    while (drawn.length <= round) drawn.push(draw(randomNumbers(seedOf(seed, drawn.length))));
    return drawn[round]!;
  };
}

/** A move that leaves the position even, if the book knows one. */
function evenMove(moves: readonly Square[], random: () => number): Square[] {
  const even = (bookMoves(positionAfter(moves)) ?? []).filter(({ value }) => Math.abs(value) <= MOST_MARGIN);
  return even.length === 0 ? [] : [even[Math.floor(random() * even.length)]!.move];
}

/** The position after some moves from the usual start. */
function positionAfter(moves: readonly Square[]): Position {
  const replay = new Replay(Position.start);
  for (const move of moves) replay.play(move);
  return replay.position;
}

/** @throws {UsageError} */
function controlOf(text: string): TimeControl {
  const { main = 0, increment = 0 } = secondsOf(text) ?? {};
  if (!(main > 0))
    throw new UsageError(
      `--clock takes the seconds of a game, such as 300, or 300+2 with 2 s for each move, not ${text}`,
    );
  return { main: main * 1000, increment: increment * 1000 };
}

/** The two differences of `--sprt`. @throws {UsageError} */
function hypothesesOf(text: string): Hypotheses {
  const [, low, high] = /^(-?\d{1,4}),(-?\d{1,4})$/u.exec(text) ?? [];
  const [elo0, elo1] = [Number(low), Number(high)];
  if (!(elo0 < elo1))
    throw new UsageError(
      `--sprt ${text}: must be two differences in Elo, the smaller one first, such as 0,5`,
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
    const end = canonical(replay.position).toString();
    if (!replay.over && !found.has(end)) found.set(end, { start, moves });
  }
  if (found.size === 0) throw new InputError(`${inputName(path)} contains no openings`);
  return [...found.values()];
}
