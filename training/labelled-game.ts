/**
 * One game with labels of the best quality: played by levels and by the engine, its late positions solved, its earlier
 * ones labelled by what they led to.
 */
import { discsOf, type Core } from '../src/engine/core.js';
import type { Level } from '../src/engine/engine.js';
import { Position } from '../src/rules/position.js';
import { randomNumbers } from '../src/rules/random.js';
import type { Player } from './player.js';
import { corePlayer, levelPlayer } from './players.js';
import { randomItem } from './random-item.js';
import { FLAG_SECOND, FLAG_SIDE, FLAG_START, UNITS, type LabelledPosition } from './records.js';
import { searchMoves } from './search-moves.js';
import { solveSelectively, type Score } from './solve-selectively.js';

/** Cores of a game: one for each player, and one that judges and solves. */
export interface GameCores {
  first: Core;
  second: Core;
  judge: Core;
}

/** Random plies at the start, and how far ahead a side may be after them by a search, in discs. */
const OPENING_PLIES = { least: 6, most: 20 };
const BALANCE = { depth: 6, discs: 10 };

const LEVELS: readonly Level[] = [5, 6, 7, 8, 9];
/** How many games, 0-1, the engine plays against itself; levels play the others. */
const ENGINE_GAMES = 0.6;
/** Node limits of the engine's moves. */
const NODE_LIMITS = [1000, 3000, 10_000];
/** Nodes of the search that values each position before the end. */
const VALUE_NODES = 4000;
/** The game is left at this number of empties: everything below is cheap for self-play. */
const LAST_EMPTIES = 16;

/** A class of positions that are solved: by their empties, in every so many games. */
interface SolvedClass {
  empties: number;
  every: number;
}

/** Played positions that are solved, from the fewest empties up, so that each search finds the last one's table. */
const SOLVED: readonly SolvedClass[] = [
  { empties: 16, every: 1 },
  { empties: 17, every: 1 },
  { empties: 18, every: 1 },
  { empties: 19, every: 4 },
  { empties: 20, every: 4 },
  { empties: 22, every: 32 },
];
/** Positions after other moves that are solved, by the empties after the move. */
const SOLVED_SIDE: readonly SolvedClass[] = [
  { empties: 15, every: 1 },
  { empties: 16, every: 1 },
  { empties: 17, every: 3 },
  { empties: 18, every: 4 },
];
/** Up to so many empties a label is exact; in every so many games up to the second number. */
const EXACT = { empties: 16, sometimes: 18, every: 5 };
/** Confidence in percent of a selective search to the end that makes a label. */
const CONFIDENCE = 88;

/** A position of the game with the value that a search gave it, in discs. */
interface Played {
  position: Position;
  value: number;
}

/** The positions of a game in their order. */
interface PlayedGame {
  played: Played[];
  /** Whether both sides were the engine, so that the result tells something about earlier positions. */
  isEven: boolean;
}

/**
 * The labelled positions of a game: it follows from the seed and the number alone.
 *
 * In games of the engine, positions that are not solved take the score of the next solved position of the same parity:
 * both sides have then made as many imperfect moves, so that their errors even out. In games of levels a blunder decides,
 * and a result says little of the positions before it: they take the value of their own search.
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
    // A game that was over before its end could be solved leaves no label.
  } while (scores.size === 0);
  const side = solveSide(cores.judge, game.played, number, random);
  return [...labelPlayed(game, scores), ...side];
}

/** A start after random moves at which neither side is far ahead, and at which a move can be made. */
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

/** Plays from an even start until few squares are left; empty when the game ends before. */
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

/** The engine twice, with the same nodes a move. */
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

/** The score of a position for the side to move, where a legal move exists. */
function solve(judge: Core, { board, turn, empties }: Position, game: number): Score {
  const isExact = empties <= (game % EXACT.every === 0 ? EXACT.sometimes : EXACT.empties);
  return solveSelectively(judge, discsOf(board, turn), { confidence: isExact ? 100 : CONFIDENCE });
}

/** Solves positions after random moves: a search mostly meets positions that nobody would play. */
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
  /** The score by parity of the empties of the latest solved position, for the side that began. */
  const results = new Map<number, number>();
  const labelled: LabelledPosition[] = [];
  for (const { position, value } of [...played].reverse()) {
    const solved = scores.get(position);
    const parity = position.empties % 2;
    const sign = position.turn === starter ? 1 : -1;
    if (solved) results.set(parity, sign * solved.score);
    const result = results.get(parity);
    // Between two levels nothing is known of a position but its own score or search.
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
