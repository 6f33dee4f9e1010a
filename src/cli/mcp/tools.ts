/** The tools for agents. Every position in an answer can be reached by the rules from the position in the question. */
import * as z from 'zod';
import { EFFORTS, reviewWhole } from 'othello-board/analysis.js';
import { COACH_LANGUAGES } from 'othello-board/coach.js';
import { diagramSVG } from 'othello-board/diagram.js';
import { LEVELS, MOST_STRENGTH, STRENGTHS } from 'othello-board/engine/node.js';
import { puzzleCount, shippedPuzzle } from 'othello-board/puzzles.js';
import { parseSquare } from 'othello-board/rules.js';
import { effortFor, valuesOf } from '../analyze.js';
import { convertedText } from '../convert.js';
import { explained } from '../review/explain.js';
import { boardText } from '../gtp/gtp-board.js';
import { MEAN_STRENGTH, sharesText } from '../human.js';
import { InputError } from '../options.js';
import { pngOf } from '../picture.js';
import { gameIn, placeIn, positionToMove, settled } from '../place.js';
import { TEXT_FORMATS } from '../streams/print-game.js';
import { puzzlesIn, puzzlesOutput } from '../puzzles.js';
import { reviewLimits, reviewOutput } from '../review/review.js';
import { solutionText, solveOne } from '../solve.js';
import { tool, type Tool } from './tool.js';

/** Maximum characters of a text with games; a game with comments on every move has 20,000. */
const LONGEST_TEXT = 100_000;
/** By default clients wait a minute for an answer. */
const MOST_TIME = 30_000;
const DEFAULT_TIME = 10_000;

const text = z.string().min(1).max(LONGEST_TEXT);
const game = text.describe(
  'A game in any form: moves such as f5d6c3, PGN, GGF, SGF, a link that holds a game, or a board and the moves from there',
);
const position = text.describe(
  'The moves that lead there, such as f5d6c3; a board of 64 squares, a1 to h1 first (X black, O white, - empty), and the side to move, X or O; or a game in any form',
);
const ply = z.int().min(0).max(60).optional();
const moves = ply.describe('The position after so many moves of the game; after the last one unless given');
const place = { position, ply: moves };
const time = z.int().min(1).max(MOST_TIME).default(DEFAULT_TIME).describe('Milliseconds of search at most');
const depth = z.int().min(1).max(30).optional().describe('Plies to look ahead');
const effort = z.enum(EFFORTS).default('quick').describe('How much is searched where no depth is given');
const strength = z.number().min(0).max(MOST_STRENGTH);
const readerStrength = strength
  .optional()
  .describe(
    'Also says how many people of this strength choose a bad move, in points; 1500 is the mean of tournament players',
  );
const square = z
  .string()
  .regex(/^\s*[a-hA-H][1-8]\s*$/, 'a square from a1 to h8 is expected')
  .transform((name) => parseSquare(name.trim()));
const language = z.enum(COACH_LANGUAGES).default('en').describe('The language of sentences');

/** The limits of a search, with which it can be repeated. */
const searchLimits = z
  .record(z.string(), z.unknown())
  .describe('With these limits the search can be repeated');
const boardString = z
  .string()
  .describe('64 squares, a1 to h1 first (X black, O white, - empty), and the side to move');
const certainty = z.enum(['exact', 'selective', 'heuristic']);
const discs = z.number().describe('Discs for the side to move at the end of the game');
/** An answer that was cut: see `server.ts`. */
const cut = z
  .object({ uri: z.string(), members: z.record(z.string(), z.object({ given: z.number(), of: z.number() })) })
  .optional()
  .describe('What was left out of this answer, and the resource that has the whole of it');
const sides = z.looseObject({ accuracy: z.number().nullable(), loss: z.number() });
const reasons = z.array(z.looseObject({}));
const people = z.looseObject({ strength: z.number() }).optional();

export const TOOLS = {
  analyse: tool(
    {
      title: 'Analyse a position',
      description:
        'What every legal move of a position is worth: discs for the side to move at the end of the game, best move first.',
    },
    { ...place, depth, time },
    z.object({
      position: boardString,
      limits: searchLimits,
      moves: z.array(
        z.object({
          move: z.string(),
          value: discs,
          certainty,
          confidence: z.number().optional(),
          depth: z.number(),
          line: z.string().describe('Moves without passes'),
        }),
      ),
      nodes: z.number(),
      cut,
    }),
    async (asked, engine) => {
      const at = await positionToMove(asked.position, asked.ply);
      return valuesOf(at, { ...effortFor(depthOf(asked), at.empties), time: asked.time }, engine);
    },
  ),
  review: tool(
    {
      title: 'Review a game',
      description:
        'The story of a game and its key moments; every move with its value, loss and class, why each bad one was bad, and how accurate both sides were.',
    },
    { game, effort, depth, language, strength: readerStrength },
    z.object({
      limits: searchLimits,
      start: boardString,
      moves: z.string().describe('The moves of the game, without passes'),
      plies: z.array(
        z.object({
          ply: z.number(),
          color: z.enum(['black', 'white']),
          square: z.string(),
          value: discs,
          best: z.string(),
          loss: z.number(),
          exact: z.boolean(),
          class: z.string().nullable(),
          chance: z.number(),
          draw: z.number(),
          reasons: reasons.optional(),
          why: z.array(z.string()).optional(),
          people,
        }),
      ),
      story: z.array(z.string()).describe('Who led, where it turned, how it ended, and what to take along'),
      moments: z.array(z.looseObject({ kind: z.string(), text: z.array(z.string()) })),
      black: sides,
      white: sides,
      cut,
    }),
    async (asked, engine) => {
      const played = await gameIn(asked.game);
      const limits = reviewLimits(depthOf(asked));
      const done = await reviewWhole(played, engine, { effort: asked.effort, limits });
      if (!done) throw new InputError('game: it has no moves; give it at least one');
      const { data, text: said } = await reviewOutput(done, engine, asked.language, asked);
      const head = { limits: { effort: asked.effort, ...limits }, start: played.root.position.toString() };
      return { data: { ...head, plies: data.slice(0, -1), ...data.at(-1) }, text: said };
    },
  ),
  explain: tool(
    {
      title: 'Explain a move',
      description: 'Why a move of a position is bad or good, with the lines that show it.',
    },
    { ...place, move: square, effort, depth, language, strength: readerStrength },
    z.looseObject({
      position: boardString,
      limits: searchLimits,
      move: z.string(),
      value: discs,
      loss: z.number(),
      verdict: z.string(),
      reasons,
      sentences: z.array(z.string()),
    }),
    async (asked, engine) => {
      const at = await positionToMove(asked.position, asked.ply);
      const options = { effort: asked.effort, limits: depthOf(asked) };
      const people = asked.strength !== undefined && { people: { strength: asked.strength } };
      const { data, text: said } = await explained(at, asked.move, engine, asked.language, {
        ...options,
        ...people,
      });
      return { data: { limits: { effort: asked.effort, ...options.limits }, ...data }, text: said };
    },
  ),
  solve: tool(
    {
      title: 'Solve a position',
      description:
        'The exact score of a position with best play, in discs for the side to move; or whether the side wins (1), draws (0) or loses (-1).',
    },
    { ...place, goal: z.enum(['score', 'wld']).default('score'), time },
    z.object({
      position: boardString,
      limits: searchLimits,
      score: z.number(),
      best: z.string().nullable(),
      proven: z.boolean(),
      line: z.string(),
      nodes: z.number(),
    }),
    async ({ goal, time: most, ...asked }, engine) => {
      const at = settled((await placeIn(asked.position, asked.ply)).position);
      const limits = { exact: true, goal, time: most };
      const { data: row } = await solveOne(engine, 1, { position: at, moves: [], line: 1 }, limits);
      const { score, best, proven, line, nodes } = row;
      const data = { position: at.toString(), limits, score, best, proven, line, nodes };
      return { data, text: solutionText(at, row, goal) };
    },
  ),
  convert: tool(
    {
      title: 'Convert games',
      description:
        'Games of any format in another one; what cannot be read is named, and the other games are converted.',
    },
    { games: text.describe('One game, or a file of games, of any format'), to: z.enum(TEXT_FORMATS) },
    z.object({
      to: z.string(),
      games: z.number(),
      text: z.string(),
      lost: z.record(z.string(), z.number()).describe('How often the format has no place for a kind of data'),
      errors: z.array(z.looseObject({ game: z.number(), problem: z.string() })),
      cut,
    }),
    ({ games, to }) => convertedText(games, to),
  ),
  play: tool(
    {
      title: 'Play a move',
      description:
        "The engine's move in a position, as strong as a level; the position after it is that of the next question.",
    },
    {
      ...place,
      level: z
        .literal([...LEVELS, ...STRENGTHS])
        .default(5)
        .describe(
          '1, a beginner, to 10, all that the engine can; or 400 to 2100, as people of so many points play',
        ),
      seed: z.int().min(0).max(0xffffffff).default(1).describe('Another number may give another move'),
    },
    z.object({
      position: boardString,
      limits: searchLimits,
      move: z.string(),
      after: boardString,
      legalMoves: z.array(z.string()),
    }),
    async ({ level, seed, ...asked }, engine) => {
      const at = await positionToMove(asked.position, asked.ply);
      const limits = { level, seed, time: DEFAULT_TIME, fresh: true };
      const { move } = await engine.search(at, limits);
      const after = settled(at.play(move));
      const next = { after: after.toString(), legalMoves: after.legalMoves };
      const data = { position: at.toString(), limits, move, ...next };
      return { data, text: `${at.turn} plays ${move}\n${boardText(after)}` };
    },
  ),
  human: tool(
    {
      title: "Predict people's moves",
      description: 'How likely people of a strength choose each move of a position, the likeliest first.',
    },
    {
      ...place,
      strength: strength.default(MEAN_STRENGTH).describe('In points; 1500 is the mean of tournament players'),
    },
    z.object({
      position: boardString,
      strength: z.number(),
      moves: z.array(z.object({ move: z.string(), probability: z.number() })),
    }),
    async (asked, engine) => {
      const at = await positionToMove(asked.position, asked.ply);
      const chances = await engine.human!(at, { strength: asked.strength });
      const data = { position: at.toString(), strength: asked.strength, moves: chances };
      return { data, text: sharesText(chances) };
    },
  ),
  puzzle: tool(
    {
      title: 'Get a puzzle',
      description:
        'A puzzle with one best move at every step, solved exactly: one of those that ship, or those in a game.',
      isRandom: true,
    },
    {
      game: game.optional(),
      number: z.int().min(1).max(puzzleCount()).optional().describe('Of those that ship, easy ones first'),
    },
    z.object({
      number: z.number().optional(),
      of: z.number().optional(),
      puzzles: z.array(
        z.looseObject({ position: boardString, solution: z.array(z.string()), score: z.number() }),
      ),
      cut,
    }),
    async ({ game: written, number: asked }, engine) => {
      if (written !== undefined && asked !== undefined)
        throw new InputError('number: it is that of a puzzle that ships, and not accepted with a game');
      const number = asked ?? 1 + Math.floor(Math.random() * puzzleCount());
      if (written !== undefined) return puzzlesOutput(puzzlesIn(await gameIn(written), engine));
      const { data, text: said } = await puzzlesOutput([shippedPuzzle(number - 1)]);
      return { data: { number, of: puzzleCount(), ...data }, text: said };
    },
  ),
  picture: tool(
    {
      title: 'Draw a position',
      description: 'A position as a picture, SVG or PNG.',
    },
    { ...place, format: z.enum(['svg', 'png']).default('svg') },
    z.object({ position: boardString, format: z.enum(['svg', 'png']), svg: z.string().optional() }),
    async ({ format, ...asked }) => {
      const shown = await placeIn(asked.position, asked.ply);
      const svg = diagramSVG(shown);
      const data = { position: shown.position.toString(), format };
      const said = boardText(shown.position);
      if (format === 'png') return { data, text: said, png: await pngOf(svg) };
      return { data: { ...data, svg }, text: said };
    },
  ),
} satisfies Readonly<Record<string, Tool>>;
/** The name of a tool. */
export type ToolName = keyof typeof TOOLS;

/** The requested depth as a limit. */
function depthOf(asked: { depth?: number | undefined }) {
  return asked.depth === undefined ? {} : { depth: asked.depth };
}
