/** The tools for agents. Every position in an answer can be reached by the rules from the position in the question. */
import * as z from 'zod';
import { positionBefore } from '../../analysis/ply-review.js';
import { reviewWhole } from '../../analysis/review.js';
import { explain } from '../../coach/explain.js';
import { settled } from '../../coach/lines.js';
import { sentences } from '../../coach/sentences.js';
import { COACH_LANGUAGES, loadCoachWords } from '../../coach/words.js';
import { diagramSVG } from '../../diagram/diagram.js';
import { EFFORTS } from '../../engine/effort.js';
import type { Level } from '../../engine/engine.js';
import { readGames } from '../../formats/any-games.js';
import { FormatError, type FilePlace } from '../../formats/format-error.js';
import { expandPermalink } from '../../formats/permalink.js';
import { minePuzzles } from '../../puzzles/mine.js';
import type { Puzzle } from '../../puzzles/puzzle.js';
import { puzzleCount, shippedPuzzle } from '../../puzzles/shipped.js';
import type { GameNode } from '../../rules/game.js';
import type { Position } from '../../rules/position.js';
import { officialScore } from '../../rules/score.js';
import { SQUARES } from '../../rules/square.js';
import { ALL_MOVES, effortFor, positionRow } from '../analyze.js';
import { WRITTEN_NAMES } from '../database/file-format.js';
import { Losses } from '../database/losses.js';
import { printGame, TEXT_FORMATS } from '../print-game.js';
import { InputError } from '../options.js';
import { gameIn, placeIn, pngOf } from '../picture.js';
import { reviewLimits, reviewRows } from '../review.js';
import { solveOne } from '../solve.js';
import { count, signed, trust } from '../words.js';
import { tool, type Answer, type Tool } from './tool.js';

/** Maximum characters of a text with games; a game with comments on every move has 20,000. */
const LONGEST_TEXT = 100_000;
/** By default clients wait a minute for an answer. */
const MOST_TIME = 30_000;
const DEFAULT_TIME = 10_000;
const MOST_DEPTH = 30;

const text = z.string().min(1).max(LONGEST_TEXT);
const game = text.describe(
  'A game in any form: moves such as f5d6c3, PGN, GGF, SGF, a link that holds a game, or a board and the moves from there',
);
const position = text.describe(
  'The moves that lead there, such as f5d6c3; a board of 64 squares, a1 to h1 first (X black, O white, - empty), and the side to move, X or O; or a game in any form',
);
const ply = z
  .int()
  .min(0)
  .max(60)
  .optional()
  .describe('The position after so many moves of the game; after the last one unless given');
const time = z.int().min(1).max(MOST_TIME).default(DEFAULT_TIME).describe('Milliseconds of search at most');
const depth = z.int().min(1).max(MOST_DEPTH).optional().describe('Plies to look ahead');
const effort = z.enum(EFFORTS).default('quick').describe('How much is searched where no depth is given');
const language = z.enum(COACH_LANGUAGES).default('en').describe('The language of sentences');

export const TOOLS: Readonly<Record<string, Tool>> = {
  analyse: tool(
    'What every legal move of a position is worth: discs for the side to move at the end of the game, best move first.',
    { position, ply, depth, time },
    async ({ depth: plies, time: most, ...asked }, engine) => {
      const at = await positionToMove(asked);
      const limits = { ...effortFor(plies === undefined ? {} : { depth: plies }, at.empties), time: most };
      const data = positionRow(at, limits, await engine.search(at, { ...limits, multiPv: ALL_MOVES }));
      const [best, ...others] = data.moves.map((one) => `${one.move} ${signed(one.value)} (${trust(one)})`);
      const rest = others.length === 0 ? 'it is the only move' : `then ${others.join(', ')}`;
      return {
        sentence: `${sideOf(at)} to move, ${count(at.empties, 'empty square')}: ${best} is best; ${rest}.`,
        data,
      };
    },
  ),
  review: tool(
    'Every move of a game with its value, loss and class, why each bad one was bad, and how accurate both sides were.',
    { game, effort, depth, language },
    async ({ game: written, effort: spent, depth: plies, language: spoken }, engine) => {
      const played = await gameIn(written);
      const limits = reviewLimits(plies === undefined ? {} : { depth: plies });
      const done = await reviewWhole(played, engine, { effort: spent, limits });
      if (!done) throw new InputError('game: it has no moves, and at least one is expected');
      const rows = await reviewRows(done, engine, spoken);
      const [black, white] = [done.black, done.white].map(
        ({ accuracy, loss }) =>
          `${accuracy === undefined ? '' : `${accuracy} % accurate, `}${count(loss, 'disc')} lost`,
      );
      const turns = done.turningPoints.map(({ ply: number, square }) => `${number} ${square}`).join(', ');
      return {
        sentence: `Black: ${black}. White: ${white}. ${turns === '' ? 'No turning point' : `Turning points: ${turns}`}.`,
        data: {
          limits: { effort: spent, ...limits },
          start: played.root.position.toString(),
          plies: rows.slice(0, -1),
          ...rows.at(-1),
        },
      };
    },
  ),
  explain: tool(
    'Why a move of a position is bad or good, with the lines that show it.',
    {
      position,
      ply,
      move: z.string().regex(/^[a-hA-H][1-8]$/, 'a square from a1 to h8 is expected'),
      effort,
      depth,
      language,
    },
    async ({ move, effort: spent, depth: plies, language: spoken, ...asked }, engine) => {
      const at = await positionToMove(asked);
      const square = SQUARES.find((one) => one === move.toLowerCase() && at.legalMoves.includes(one));
      if (!square) throw new InputError(`move: ${move} is not legal there: ${at.legalMoves.join(', ')} are`);
      const limits = plies === undefined ? undefined : { depth: plies };
      const found = await explain(at, square, engine, { effort: spent, ...(limits && { limits }) });
      const said = sentences(found, await loadCoachWords(spoken), spoken);
      const data = {
        position: at.toString(),
        limits: { effort: spent, ...limits },
        ...found,
        sentences: said,
      };
      return { sentence: said.join(' '), data };
    },
  ),
  solve: tool(
    'The exact score of a position with best play, in discs for the side to move; or whether the side wins (1), draws (0) or loses (-1).',
    { position, ply, goal: z.enum(['score', 'wld']).default('score'), time },
    async ({ goal, time: most, ...asked }, engine) => {
      const at = settled((await placeOf(asked)).position);
      const limits = { exact: true, goal, time: most };
      const { row, found } = await solveOne(engine, 1, { position: at, moves: [], line: 1 }, limits);
      const { score, best, line, proven, nodes } = row;
      const trusted = proven ? 'proven' : `not proven within ${most} ms: ${trust(found!)}`;
      const move = best === null ? 'the game is over' : `${best} is best`;
      const outcome = goal === 'wld' ? ['a loss', 'a draw', 'a win'][Math.sign(score) + 1] : signed(score);
      return {
        sentence: `${sideOf(at)} to move: ${outcome} (${trusted}); ${move}.`,
        data: { position: at.toString(), limits, score, best, proven, line, nodes },
      };
    },
  ),
  convert: tool(
    'Games of any format in another one; what cannot be read is named, and the other games are converted.',
    { games: text.describe('One game, or a file of games, of any format'), to: z.enum(TEXT_FORMATS) },
    async ({ games, to }) => {
      const texts: string[] = [];
      const errors: (FilePlace & { problem: string })[] = [];
      const losses = new Losses(WRITTEN_NAMES[to]);
      for (const { record, error, place } of readGames(await expandPermalink(games))) {
        try {
          if (!record) throw error;
          texts.push(printGame(record, to));
          losses.add(losses.of(record));
        } catch (fault) {
          const problem = fault instanceof FormatError ? fault.problem : (fault as Error).message;
          errors.push({ ...place, ...error?.place, game: place.game, problem });
        }
      }
      const [first] = errors;
      if (texts.length === 0 && first)
        throw new InputError(
          `games: game 1, line ${first.line}, character ${first.column}: ${first.problem}`,
        );
      const unread = errors.length === 0 ? '' : `, ${count(errors.length, 'game')} cannot be converted`;
      const lost = losses.text === undefined ? '' : `; ${losses.text}`;
      return {
        sentence: `${count(texts.length, 'game')} in ${to}${unread}${lost}.`,
        data: { to, games: texts.length, text: texts.join(''), lost: losses.counts, errors },
      };
    },
  ),
  play: tool(
    "The engine's move in a position, as strong as a level; the position after it is that of the next question.",
    {
      position,
      ply,
      level: z.int().min(1).max(10).default(5).describe('1, a beginner, to 10, all that the engine can'),
      seed: z.int().min(0).max(0xffffffff).default(1).describe('Another number may give another move'),
    },
    async ({ level, seed, ...asked }, engine) => {
      const at = await positionToMove(asked);
      const limits = { level: level as Level, seed, time: DEFAULT_TIME, fresh: true };
      const { move } = await engine.search(at, limits);
      const after = at.play(move);
      const next = settled(after);
      const { black, white } = officialScore(next);
      const passed = after.phase === 'pass' ? `${sideOf(after)} has to pass, ` : '';
      const then =
        next.phase === 'over'
          ? `the game is over, ${black}-${white} for Black and White`
          : `${sideOf(next)} to move, ${count(next.legalMoves.length, 'legal move')}`;
      return {
        sentence: `${sideOf(at)} plays ${move}: ${passed}${then}.`,
        data: { position: at.toString(), limits, move, after: next.toString(), legalMoves: next.legalMoves },
      };
    },
  ),
  puzzle: tool(
    'A puzzle with one right move at every step, solved exactly: one of those that ship, or those in a game.',
    {
      game: game.optional(),
      number: z.int().min(1).max(puzzleCount()).optional().describe('Of those that ship, easy ones first'),
    },
    async ({ game: written, number = 1 + Math.floor(Math.random() * puzzleCount()) }, engine) => {
      if (written === undefined) return answerOf([shippedPuzzle(number - 1)], { number, of: puzzleCount() });
      const played = (await gameIn(written)).nodes.filter(({ move }) => move !== undefined);
      const found: Puzzle[] = [];
      for await (const puzzle of minePuzzles(played.map(positionBefore), engine)) found.push(puzzle);
      return answerOf(found, {});
    },
  ),
  picture: tool(
    'A position as a picture, SVG or PNG.',
    { position, ply, format: z.enum(['svg', 'png']).default('svg') },
    async ({ format, ...asked }) => {
      const place = await placeOf(asked);
      const svg = diagramSVG(place);
      const at = place.position;
      const sentence = `${sideOf(at)} to move, ${count(at.empties, 'empty square')}.`;
      const data = { position: at.toString(), format };
      if (format === 'png') return { sentence, data, png: await pngOf(svg) };
      return { sentence, data: { ...data, svg } };
    },
  ),
};

/** The requested place in the main line. */
function placeOf(asked: { position: string; ply?: number | undefined }): Promise<GameNode> {
  return placeIn(asked.position, asked.ply, 'ply');
}

/** The requested position, after any forced pass. */
async function positionToMove(asked: Parameters<typeof placeOf>[0]): Promise<Position> {
  const at = settled((await placeOf(asked)).position);
  if (at.phase !== 'over') return at;
  const { black, white } = officialScore(at);
  const over = `position: the game is over there, ${black}-${white}`;
  throw new InputError(`${over}; a position with a side to move is expected`);
}

function answerOf(puzzles: readonly Puzzle[], numbers: Readonly<Record<string, number>>): Answer {
  const [first] = puzzles;
  const solution = first && `${sideOf(first.position)} to move, ${first.goal}: ${first.solution.join(' ')}`;
  const shown = puzzles.map(({ position: at, ...rest }) => ({ position: at.toString(), ...rest }));
  return {
    sentence: `${count(puzzles.length, 'puzzle')}${solution ? `. ${solution}` : ''}.`,
    data: { ...numbers, puzzles: shown },
  };
}

function sideOf({ turn }: Position): string {
  return turn === 'black' ? 'Black' : 'White';
}
