/**
 * Plays one game with labels of the best quality: played by levels or by the engine, late positions solved, earlier
 * ones labelled by later scores.
 */
import { discsOf, type Core } from '../../src/core/engine/wasm/core.js';
import type { Level } from '../../src/core/engine/engine.js';
import { Position } from '../../src/core/rules/position.js';
import { randomNumbers } from '../../src/core/rules/random.js';
import type { Player } from '../player.js';
import { corePlayer, levelPlayer } from '../players.js';
import { randomItem } from './random-item.js';
import { FLAG_SECOND, FLAG_SIDE, FLAG_START, UNITS, type LabelledPosition } from './records.js';
import { searchMoves } from '../search-moves.js';
import { solveSelectively, type Score } from './solve-selectively.js';

/** Cores of a game: one for each player, and one that judges and solves. */
export interface GameCores {
  first: Core;
  second: Core;
  judge: Core;
}

/** Random plies at the start, and the most discs that a side may be ahead after them by a search. */
const OPENING_PLIES = { least: 6, most: 20 };
const BALANCE = { depth: 6, discs: 10 };

const LEVELS: readonly Level[] = [5, 6, 7, 8, 9];
/** Share of games that the engine plays against itself, 0-1; levels play the others. */
const ENGINE_GAMES = 0.6;
/** Node limits of the engine's moves. */
const NODE_LIMITS = [1000, 3000, 10_000];
/** Nodes of the search that values each position before the end. */
const VALUE_NODES = 4000;
/** The game stops at this number of empties: self-play produces later positions cheaply. */
const LAST_EMPTIES = 16;

/** A class of positions to solve: by number of empties, in one of this many games. */
interface SolvedClass {
  empties: number;
  every: number;
}

/** Played positions to solve, fewest empties first, so that each search benefits from the last one's table. */
const SOLVED: readonly SolvedClass[] = [
  { empties: 16, every: 1 },
  { empties: 17, every: 1 },
  { empties: 18, every: 1 },
  { empties: 19, every: 4 },
  { empties: 20, every: 4 },
  { empties: 22, every: 32 },
];
/** Positions after other moves to solve, by the empties after the move. */
const SOLVED_SIDE: readonly SolvedClass[] = [
  { empties: 15, every: 1 },
  { empties: 16, every: 1 },
  { empties: 17, every: 3 },
  { empties: 18, every: 4 },
];
/** Up to this number of empties labels are exact; in one of `every` games up to the second number. */
const EXACT = { empties: 16, sometimes: 18, every: 5 };
/** Confidence, in per cent, of a selective search to the end that makes a label. */
const CONFIDENCE = 88;

/** A position of the game with its search value in discs. */
interface Played {
  position: Position;
  value: number;
}

/** The positions of a game in order. */
interface PlayedGame {
  played: Played[];
  /** Whether the engine played both sides, so that the result says something about earlier positions. */
  isEven: boolean;
}

/**
 * The labelled positions of a game, which depend only on the seed and the number.
 *
 * In games of the engine, positions that are not solved take the score of the next solved position with the same
 * parity: both sides have then made equally many imperfect moves, so that their errors cancel. Games of levels are
 * decided by blunders, and a result says little about the positions before it, so these take the value of their own
 * search.
 */
export async function labelledGame(
  cores: GameCores,
  seed: number,
  number: number,
): Promise<LabelledPosition[]> {
  const random = randomNumbers(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
  for (const core of Object.values(cores) as Core[]) core.clear();
  let game: PlayedGame;
  let scores: Map<Position, Score>;
  do {
    game = await playGame(cores, random);
    scores = solvePlayed(cores.judge, game.played, number);
    // A game that was over before its end could be solved gives no labels.
  } while (scores.size === 0);
  const side = solveSide(cores.judge, game.played, number, random);
  return [...labelPlayed(game, scores), ...side];
}

/** A start after random moves at which neither side is far ahead, and which has a legal move. */
function evenStart(judge: Core, random: () => number): Position {
  const { least, most } = OPENING_PLIES;
  for (;;) {
    const plies = least + Math.floor(random() * (most - least + 1));
    let position = Position.start;
    for (let ply = 0; ply < plies && position.phase === 'play'; ply++) {
      position = position.play(randomItem(position.legalMoves, random));
    }
    if (position.phase !== 'play') continue;
    const [best] = searchMoves(judge, position, { depth: BALANCE.depth, exact: false });
    if (Math.abs(best!.value) <= BALANCE.discs) return position;
  }
}

/** Plays from an even start until few squares are left; empty if the game ends before. */
async function playGame({ first, second, judge }: GameCores, random: () => number): Promise<PlayedGame> {
  let position = evenStart(judge, random);
  const isEven = random() < ENGINE_GAMES;
  const [own, other] = isEven
    ? enginePlayers(first, second, random)
    : [levelPlayer(first, randomItem(LEVELS, random)), levelPlayer(second, randomItem(LEVELS, random))];
  const starter = position.turn;
  for (const player of [own, other]) await player.begin(Math.floor(random() * 2 ** 32));
  const played: Played[] = [];
  while (position.empties >= LAST_EMPTIES && position.phase !== 'over') {
    if (position.phase === 'pass') {
      position = position.pass();
      continue;
    }
    const [best] = searchMoves(judge, position, { depth: 60, exact: false, nodes: VALUE_NODES });
    played.push({ position, value: best!.value });
    const move = await (position.turn === starter ? own : other).choose(position);
    position = position.play(move);
  }
  return { played, isEven };
}

/** The engine against itself, with the same nodes for each move. */
function enginePlayers(first: Core, second: Core, random: () => number): [Player, Player] {
  const nodes = randomItem(NODE_LIMITS, random);
  return [first, second].map((core) => corePlayer(core, `nodes:${nodes}`, { depth: 60, nodes })) as [
    Player,
    Player,
  ];
}

function solvePlayed(judge: Core, played: readonly Played[], game: number): Map<Position, Score> {
  const scores = new Map<Position, Score>();
  for (const { empties, every } of SOLVED) {
    if (game % every !== 0) continue;
    for (const { position } of played) {
      if (position.empties === empties) scores.set(position, solve(judge, position, game));
    }
  }
  return scores;
}

/** The score of a position for the side to move, which must have a legal move. */
function solve(judge: Core, { board, turn, empties }: Position, game: number): Score {
  const isExact = empties <= (game % EXACT.every === 0 ? EXACT.sometimes : EXACT.empties);
  return solveSelectively(judge, discsOf(board, turn), { confidence: isExact ? 100 : CONFIDENCE });
}

/** Solves positions after random moves, because searches mostly meet positions that nobody would play. */
function solveSide(
  judge: Core,
  played: readonly Played[],
  game: number,
  random: () => number,
): LabelledPosition[] {
  const positions: LabelledPosition[] = [];
  for (const { empties, every } of SOLVED_SIDE) {
    const before = played.find(({ position }) => position.empties === empties + 1)?.position;
    if (game % every !== 0 || before === undefined) continue;
    const after = before.play(randomItem(before.legalMoves, random));
    if (after.phase !== 'play') continue;
    const { score, flag } = solve(judge, after, game);
    const discs = discsOf(after.board, after.turn);
    positions.push({ ...discs, result: score, flags: flag | FLAG_SIDE, searched: score * UNITS });
  }
  return positions;
}

function labelPlayed(
  { played, isEven }: PlayedGame,
  scores: ReadonlyMap<Position, Score>,
): LabelledPosition[] {
  const starter = played[0]?.position.turn;
  /** The score of the latest solved position by parity of the empties, for the side that began. */
  const results = new Map<number, number>();
  const labelled: LabelledPosition[] = [];
  for (const { position, value } of [...played].reverse()) {
    const solved = scores.get(position);
    const parity = position.empties % 2;
    const sign = position.turn === starter ? 1 : -1;
    if (solved) results.set(parity, sign * solved.score);
    const result = results.get(parity);
    // In a game between two levels, only a position's own score or search counts.
    const own = solved?.score ?? (isEven ? undefined : value);
    if (own === undefined && result === undefined) continue;
    labelled.unshift({
      ...discsOf(position.board, position.turn),
      result: own ?? sign * result!,
      flags: (solved?.flag ?? 0) | (sign < 0 ? FLAG_SECOND : 0),
      searched: value * UNITS,
    });
  }
  if (labelled[0]) labelled[0].flags |= FLAG_START;
  return labelled;
}
