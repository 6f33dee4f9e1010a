/**
 * `othello-engine review GAME…`: the story of the game, value, loss and class of each move, why it was bad, and the
 * accuracy of each side. Values and losses are in discs.
 */
import { availableParallelism } from 'node:os';
import {
  expectedPoints,
  type GamePart,
  type GameReview,
  MOVE_CLASSES,
  type MoveClass,
  type PlyReview,
  type ReviewLimits,
  reviewWhole,
  type SideReview,
} from 'othello-board/analysis.js';
import type { CoachLanguage, PeopleChoice, Reason } from 'othello-board/coach.js';
import type { Engine } from 'othello-board/engine/node.js';
import { parseAnyGame, printTranscript } from 'othello-board/formats.js';
import { Position, type Color, type Game, type Square } from 'othello-board/rules.js';
import { languageOf } from './explain.js';
import { errorLine, inputName, isBoard, isTranscript, readGameFile } from '../../io/streams/input.js';
import { Progress } from '../../io/streams/progress.js';
import { reasonsIn, reasonsText, type ReasonedMove } from './review-reasons.js';
import { storyIn, storyLines, type StoryText } from './story.js';
import { DEFAULT_TABLE, UsageError } from '../../io/command-line/options.js';
import type { Command, Io } from '../../io/command.js';
import { columns, jsonLine, logLine, signed, trust, type CommandOutput } from '../../io/words.js';

/** A game to review, and its name in messages. */
interface NamedGame {
  name: string;
  game: Game;
  /** Its number, if there are several games. */
  number?: number;
}

/** A move of a review. */
export interface ReviewedMoveRow {
  /** The game's number, if there are several. */
  game?: number;
  /** Number of the move in the game, from 1; a pass has no number. */
  ply: number;
  color: Color;
  square: Square;
  /** In discs, for the side that moved. */
  value: number;
  /** The best move: this one, or another. */
  best: Square;
  /** The difference to the value of the best move, in discs. */
  loss: number;
  /** Whether the value is proven. */
  exact: boolean;
  /** `null` if no other move was legal. */
  class: MoveClass | null;
  /** The side's chance to win after the move, from 0 to 1. */
  chance: number;
  /** The chance of a draw, from 0 to 1. */
  draw: number;
  /** Why the move is bad, the weightiest first; only for moves that are worse than good. */
  reasons?: readonly Reason[];
  /** The reasons as sentences. */
  why?: readonly string[];
  people?: PeopleChoice;
}

/** A side of a review. */
export interface ReviewedSideRow {
  /** In per cent, 0 to 100; `null` if it had nothing to choose. */
  accuracy: number | null;
  /** Total loss in discs. */
  loss: number;
  /** Loss in discs in each part of the game. */
  lossIn?: Readonly<Record<GamePart, number>> | undefined;
  /** Number of moves in each class; forced moves have none. */
  classes?: Readonly<Record<MoveClass, number>> | undefined;
  /** The numbers of the moves that changed the chances most. */
  turningPoints: readonly number[];
}

/** The line of a whole game, after those of its moves. */
export interface ReviewedGameRow extends StoryText {
  /** The game's number, if there are several. */
  game?: number;
  /** The position before the first move, if the game does not begin as usual: 64 squares and the side to move. */
  start?: string;
  /** The moves of the game, without passes. */
  moves: string;
  black: ReviewedSideRow;
  white: ReviewedSideRow;
}

/** More workers than this gain nothing. */
const MOST_WORKERS = 16;

/** The command `review`. */
export const review: Command = async (
  words,
  { limits, json, table = DEFAULT_TABLE, effort, exactFrom, strength, language = 'en' },
  io,
) => {
  const spoken = languageOf(language);
  const { threads } = limits;
  const parallel = workersFor(threads);
  const engine = await io.createEngine({ table, workers: parallel });
  const progress = new Progress(io);
  let errors = 0;
  try {
    for await (const found of numbered(gamesOf(words, io))) {
      if (typeof found === 'string') {
        errors++;
        io.err(found);
        continue;
      }
      await engine.ready?.();
      const { name, game, number } = found;
      const done = await reviewWhole(game, engine, {
        limits: reviewLimits({ ...limits, ...(exactFrom !== undefined && { exactFrom }) }),
        ...(effort && { effort }),
        parallel,
        onProgress: ({ fraction, done: searched, total }) =>
          progress.say(
            () => `${name}: ${Math.floor(fraction * 100)}%, ${searched} of ${total} moves searched`,
          ),
      });
      const title = number === undefined ? undefined : name;
      const { data, text } = await reviewOutput(done, engine, spoken, { strength, title });
      progress.clear();
      const head = number === undefined ? {} : { game: number };
      const rows = [...data.plies, data.game];
      io.out(json ? rows.map((row) => jsonLine({ ...head, ...row })).join('') : text);
      await io.drained();
    }
  } finally {
    engine.close();
  }
  return errors === 0 ? 0 : 1;
};

/** Number of workers for a number of threads, or by default. */
export function workersFor(threads: number | undefined): number {
  return Math.min(MOST_WORKERS, threads ?? Math.max(1, availableParallelism() - 1));
}

/** Limits of a review. Nobody watches it grow, so the short first searches are left out. */
export function reviewLimits({ depth, nodes, time, exactFrom }: ReviewLimits): ReviewLimits {
  return {
    ...(depth !== undefined && { depth }),
    ...(nodes !== undefined && { nodes }),
    ...(time !== undefined && { time }),
    ...(exactFrom !== undefined && { exactFrom }),
    coarse: false,
  };
}

/** A move, its number, or both. */
const ONE_MOVE = /^(?:\d{1,2}[.)]?)?(?:[a-h][1-8]|pass|pa|ps|--)?$/i;

/**
 * The games of a command line: transcripts, and games of files, read one by one. Single moves are those of one
 * game. A string is a message about a text that cannot be read.
 */
async function* gamesOf(words: readonly string[], io: Io): AsyncGenerator<NamedGame | string, void> {
  if (isBoard(words.join(' ')))
    throw new UsageError('a position has no moves to review: analyze shows the values of its legal moves');
  const all = words.join(' ');
  const inputs = isTranscript(all) && words.every((word) => ONE_MOVE.test(word)) ? [all] : words;
  for (const [index, input] of inputs.entries()) {
    if (isTranscript(input)) {
      yield { name: `game ${index + 1}`, game: parseAnyGame(input).game };
      continue;
    }
    for await (const entry of readGameFile(input, io)) {
      const { game } = entry.location;
      const name = game === 1 ? inputName(input) : `${inputName(input)}, game ${game}`;
      yield entry.record ? { name, game: entry.record.game } : errorLine(input, entry);
    }
  }
}

/** Numbers the games, once there is a second one. */
async function* numbered(games: AsyncIterable<NamedGame | string>): AsyncGenerator<NamedGame | string, void> {
  let first: NamedGame | undefined;
  let number = 0;
  for await (const found of games) {
    if (typeof found === 'string') {
      yield found;
      continue;
    }
    number++;
    if (number === 1) first = found;
    else {
      if (first) yield { ...first, number: 1 };
      first = undefined;
      yield { ...found, number };
    }
  }
  if (first) yield first;
}

/** An object for each move, and one for the game. */
export interface ReviewRows {
  plies: ReviewedMoveRow[];
  game: ReviewedGameRow;
}

/** A review as text and as JSON, with the coach's reasons. */
export async function reviewOutput(
  done: GameReview | undefined,
  engine: Engine,
  language: CoachLanguage,
  { strength, title }: { strength?: number | undefined; title?: string | undefined } = {},
): Promise<CommandOutput<ReviewRows>> {
  const reasoned = await reasonsIn(done, engine, language, strength);
  const storyOfGame = await storyIn(done, reasoned, language);
  return { data: rowsOf(done, reasoned, storyOfGame), text: textOf(done, reasoned, storyOfGame, title) };
}

/** All rows of a reviewed game, for `--json`. */
function rowsOf(
  done: GameReview | undefined,
  reasoned: readonly ReasonedMove[],
  storyOfGame: StoryText,
): ReviewRows {
  const plies = movesOf(done).map((ply) => {
    const found = reasoned.find((move) => move.ply === ply);
    return {
      ...rowOf(ply),
      ...(found && { reasons: found.reasons, why: found.why }),
      ...(found?.people && { people: found.people }),
    };
  });
  const moves = printTranscript(movesOf(done).map(({ square }) => square));
  const start = movesOf(done)[0]?.position;
  const other = start && !start.equals(Position.start) && { start: start.toString() };
  return {
    plies,
    game: { ...other, moves, ...storyOfGame, black: sideOf(done?.black), white: sideOf(done?.white) },
  };
}

const movesOf = (done: GameReview | undefined): PlyReview[] =>
  (done?.plies ?? []).filter((ply) => ply !== undefined);

/** The row of a move. */
function rowOf(ply: PlyReview): ReviewedMoveRow {
  const { win, draw } = ply.chances.played;
  return {
    ply: ply.ply,
    color: ply.color,
    square: ply.square,
    value: ply.after,
    best: ply.best.includes(ply.square) ? ply.square : ply.best[0]!,
    loss: ply.loss,
    exact: ply.certainty === 'exact',
    class: ply.class ?? null,
    chance: thousandths(win),
    draw: thousandths(draw),
  };
}

/** The figures of the play of one side. */
function sideOf(side: SideReview | undefined): ReviewedSideRow {
  const { accuracy, loss = 0, lossIn, classes, turningPoints = [] } = side ?? {};
  const turns = turningPoints.map(({ ply }) => ply);
  return { accuracy: accuracy ?? null, loss, lossIn, classes, turningPoints: turns };
}

const thousandths = (share: number): number => Math.round(share * 1000) / 1000;

const HEAD = ['ply', 'side', 'move', 'value', 'loss', 'better', 'class', 'chance', 'search'];
/** Widths of the columns, in characters; left-aligned if negative. */
const WIDTHS = [3, -5, -4, 5, 5, -6, -10, 6, -8];
const SIDE_WIDTHS = [-5, 8, 6, 7, 7, 7, ...MOVE_CLASSES.map(({ length }) => length)];

/** The review as text: the story, a table of the moves, a table of both sides. */
function textOf(
  done: GameReview | undefined,
  reasoned: readonly ReasonedMove[],
  storyOfGame: StoryText,
  title: string | undefined,
): string {
  const rows = movesOf(done).map((ply) => {
    const [lost, better] = ply.loss > 0 ? [String(ply.loss), ply.best[0]!] : ['', ''];
    const chance = `${Math.round(expectedPoints(ply.chances.played) * 100)}%`;
    const cells = [String(ply.ply), ply.color, ply.square, signed(ply.after), lost, better];
    return columns([...cells, ply.class ?? '', chance, trust(ply)], WIDTHS);
  });
  const sides = (['black', 'white'] as const).map((color) => {
    const { accuracy, loss = 0, lossIn, classes } = done?.[color] ?? {};
    const parts = [lossIn?.opening ?? 0, lossIn?.midgame ?? 0, lossIn?.endgame ?? 0].map(String);
    const counts = MOVE_CLASSES.map((name) => String(classes?.[name] ?? 0));
    const percent = accuracy === undefined ? '' : `${accuracy}%`;
    return columns([color, percent, String(loss), ...parts, ...counts], SIDE_WIDTHS);
  });
  const head = columns(
    ['side', 'accuracy', 'lost', 'opening', 'midgame', 'endgame', ...MOVE_CLASSES],
    SIDE_WIDTHS,
  );
  const name = title === undefined ? '' : logLine(title);
  return `${name}${storyLines(storyOfGame)}${columns(HEAD, WIDTHS)}${rows.join('')}\n${head}${sides.join('')}${reasonsText(reasoned)}${title === undefined ? '' : '\n'}`;
}
