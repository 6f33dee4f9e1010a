/**
 * The tools for agents. Every position in an answer can be reached by the rules from the position in the question.
 * `server.ts` offers them; each does what a command does and shares its code.
 */
import * as v from 'valibot';
import { EFFORTS, reviewWhole } from 'othello-board/analysis.js';
import { COACH_LANGUAGES } from 'othello-board/coach.js';
import { diagramSVG } from 'othello-board/diagram.js';
import { LEVEL_NAMES, LEVELS, MOST_STRENGTH, STRENGTHS } from 'othello-board/engine/node.js';
import { puzzleCount, shippedPuzzle } from 'othello-board/puzzles.js';
import { parseSquare } from 'othello-board/rules.js';
import { effortFor, valuesOf } from '../commands/analyze.js';
import { convertedText } from '../commands/convert.js';
import { explained } from '../commands/review/explain.js';
import { boardText } from '../commands/gtp/gtp-board.js';
import { MEAN_STRENGTH, sharesText } from '../commands/human.js';
import { InputError } from '../io/command-line/options.js';
import { pngOf } from '../commands/picture.js';
import { gameIn, placeIn, positionToMove } from '../commands/place.js';
import { TEXT_FORMATS } from '../io/streams/print-game.js';
import { puzzlesIn, puzzlesOutput } from '../commands/puzzles.js';
import { reviewLimits, reviewOutput } from '../commands/review/review.js';
import { solutionText, solveOne } from '../commands/solve.js';
import { tool, type Tool } from './tool.js';

/** Maximum characters of a text with games; a game with comments on every move has 20,000. */
const LONGEST_TEXT = 100_000;
/** By default clients wait a minute for an answer. */
const MOST_TIME = 30_000;
const DEFAULT_TIME = 10_000;

/** A text of a member. */
const text = (about: string) =>
  v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_TEXT), v.description(about));
/** A whole number within bounds. */
const whole = (least: number, most: number, about: string) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most), v.description(about));
const game = text(
  'A game in any form: moves such as f5d6c3, PGN, GGF, SGF, a link that holds a game, or a board and the moves from there',
);
const position = text(
  'The moves that lead there, such as f5d6c3; a board of 64 squares, a1 to h1 first (X black, O white, - empty), and the side to move, X or O; or a game in any form',
);
const ply = v.optional(
  whole(0, 60, 'The position after this many moves of the game; after the last one by default'),
);
const place = { position, ply };
const time = v.optional(whole(1, MOST_TIME, 'Maximum search time in milliseconds'), DEFAULT_TIME);
const depth = v.optional(whole(1, 30, 'Plies to look ahead'));
const effort = v.optional(
  v.pipe(v.picklist(EFFORTS), v.description('How long to search if no depth is given')),
  'quick',
);
const strength = (about: string) =>
  v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_STRENGTH), v.description(about));
const readerStrength = v.optional(
  strength(
    'A rating; the tournament average is 1500. The answer then says how many players of this strength choose a bad move',
  ),
);
const square = v.pipe(
  v.string(),
  v.regex(/^\s*[a-hA-H][1-8]\s*$/),
  v.description('A square from a1 to h8'),
  v.transform((name) => parseSquare(name.trim())),
);
const language = v.optional(
  v.pipe(v.picklist(COACH_LANGUAGES), v.description('The language of the sentences')),
  'en',
);

/** The tools of the server, by name. */
export const TOOLS = {
  analyse: tool(
    'analyse',
    {
      title: 'Analyse a position',
      description:
        'The value of every legal move in a position, best move first: the disc difference for the side to move at the end of the game.',
    },
    { ...place, depth, time },
    async (input, engine) => {
      const at = await positionToMove(input.position, input.ply);
      return valuesOf(at, { ...effortFor(depthOf(input), at.empties), time: input.time }, engine);
    },
  ),
  review: tool(
    'review',
    {
      title: 'Review a game',
      description:
        'The story of a game and its key moments; every move with its value, loss and class, why each bad one was bad, and how accurate both sides were.',
    },
    { game, effort, depth, language, strength: readerStrength },
    async (input, engine) => {
      const played = await gameIn(input.game);
      const limits = reviewLimits(depthOf(input));
      const done = await reviewWhole(played, engine, { effort: input.effort, limits });
      if (!done) throw new InputError('game: it has no moves; give it at least one');
      const { data, text } = await reviewOutput(done, engine, input.language, input);
      const head = { limits: { effort: input.effort, ...limits }, start: played.root.position.toString() };
      return { data: { ...head, plies: data.plies, ...data.game }, text };
    },
  ),
  explain: tool(
    'explain',
    {
      title: 'Explain a move',
      description: 'Why a move in a position is bad or good, with the lines that show it.',
    },
    { ...place, move: square, effort, depth, language, strength: readerStrength },
    async (input, engine) => {
      const at = await positionToMove(input.position, input.ply);
      const options = { effort: input.effort, limits: depthOf(input) };
      const people = input.strength !== undefined && { people: { strength: input.strength } };
      const { data, text } = await explained(at, input.move, engine, input.language, {
        ...options,
        ...people,
      });
      return { data: { limits: { effort: input.effort, ...options.limits }, ...data }, text };
    },
  ),
  solve: tool(
    'solve',
    {
      title: 'Solve a position',
      description:
        'The exact score of a position with best play, in discs for the side to move; or whether the side wins (1), draws (0) or loses (-1).',
    },
    { ...place, goal: v.optional(v.picklist(['score', 'wld']), 'score'), time },
    async ({ goal, time: most, ...input }, engine) => {
      const at = (await placeIn(input.position, input.ply)).position.settled();
      const limits = { exact: true, goal, time: most };
      const { data: row } = await solveOne(engine, 1, { position: at, moves: [], line: 1 }, limits);
      const { score, best, proven, line, nodes } = row;
      const data = { position: at.toString(), limits, score, best, proven, line, nodes };
      return { data, text: solutionText(at, row, goal) };
    },
  ),
  convert: tool(
    'convert',
    {
      title: 'Convert games',
      description:
        'Converts games from any format to another. Games that cannot be read are listed; the others are converted.',
    },
    { games: text('One game, or a file of games, of any format'), to: v.picklist(TEXT_FORMATS) },
    ({ games, to }) => convertedText(games, to),
  ),
  play: tool(
    'play',
    {
      title: 'Play a move',
      description:
        "The engine's move in a position, at a given level, and the position after it for the next call.",
    },
    {
      ...place,
      level: v.optional(
        v.pipe(
          v.picklist([...LEVELS, ...LEVEL_NAMES, ...STRENGTHS]),
          v.description(
            `1 (a beginner) to 10 (full strength); ${LEVEL_NAMES.join(', ')}; or 400 to 2100, to play like a player of that rating`,
          ),
        ),
        5,
      ),
      seed: v.optional(whole(0, 0xffffffff, 'A different number may give a different move'), 1),
    },
    async ({ level, seed, ...input }, engine) => {
      const at = await positionToMove(input.position, input.ply);
      const limits = { level, seed, time: DEFAULT_TIME, fresh: true };
      const { move } = await engine.search(at, limits);
      const after = at.play(move).settled();
      const next = { after: after.toString(), legalMoves: after.legalMoves };
      const data = { position: at.toString(), limits, move, ...next };
      return { data, text: `${at.turn} plays ${move}\n${boardText(after)}` };
    },
  ),
  human: tool(
    'human',
    {
      title: "Predict players' moves",
      description:
        'How likely players of a given rating are to choose each move of a position, likeliest first.',
    },
    {
      ...place,
      strength: v.optional(strength('A rating; the tournament average is 1500'), MEAN_STRENGTH),
    },
    async (input, engine) => {
      const at = await positionToMove(input.position, input.ply);
      const chances = await engine.human!(at, { strength: input.strength });
      const data = { position: at.toString(), strength: input.strength, moves: chances };
      return { data, text: sharesText(chances) };
    },
  ),
  puzzle: tool(
    'puzzle',
    {
      title: 'Get a puzzle',
      description:
        'A built-in puzzle, or the puzzles in a game, with one best move at every step, solved exactly.',
      isRandom: true,
    },
    {
      game: v.optional(game),
      number: v.optional(whole(1, puzzleCount(), 'The number of a built-in puzzle, easy ones first')),
    },
    async ({ game: written, number: requested }, engine) => {
      if (written !== undefined && requested !== undefined)
        throw new InputError('number: it selects a built-in puzzle and cannot be combined with a game');
      const number = requested ?? 1 + Math.floor(Math.random() * puzzleCount());
      if (written !== undefined) return puzzlesOutput(puzzlesIn(await gameIn(written), engine));
      const { data, text } = await puzzlesOutput([shippedPuzzle(number - 1)]);
      return { data: { number, of: puzzleCount(), ...data }, text };
    },
  ),
  picture: tool(
    'picture',
    {
      title: 'Draw a position',
      description: 'A position as a picture, SVG or PNG.',
    },
    { ...place, format: v.optional(v.picklist(['svg', 'png']), 'svg') },
    async ({ format, ...input }) => {
      const shown = await placeIn(input.position, input.ply);
      const svg = diagramSVG(shown);
      const data = { position: shown.position.toString(), format };
      const text = boardText(shown.position);
      if (format === 'png') return { data, text, png: await pngOf(svg) };
      return { data: { ...data, svg }, text };
    },
  ),
} satisfies Readonly<Record<string, Tool>>;
/** The name of a tool. */
export type ToolName = keyof typeof TOOLS;

/** The requested depth as a limit. */
function depthOf(input: { depth?: number | undefined }) {
  return input.depth === undefined ? {} : { depth: input.depth };
}
