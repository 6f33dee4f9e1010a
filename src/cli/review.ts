/** `othello-engine review GAME…`: every move of games with its value, loss and class, and how accurate each side was. */
import { availableParallelism } from 'node:os';
import { expectedPoints, MOVE_CLASSES, type MoveClass } from '../analysis/classes.js';
import type { PlyReview } from '../analysis/ply-review.js';
import { reviewWhole, type GameReview } from '../analysis/review.js';
import type { SideReview } from '../analysis/summary.js';
import { explain } from '../coach/explain.js';
import { sentences } from '../coach/sentences.js';
import { loadCoachWords, type CoachLanguage } from '../coach/words.js';
import type { Engine } from '../engine/engine.js';
import type { CoachStrings } from '../locales/coach/strings.js';
import { parseAnyGame } from '../formats/any-game.js';
import { FormatError } from '../formats/format-error.js';
import type { Game } from '../rules/game.js';
import { languageOf } from './explain.js';
import { inputName, readInput } from './input.js';
import { InputError } from './options.js';
import { Progress } from './progress.js';
import type { Command, Io } from './command.js';
import { columns, signed, trust } from './words.js';

/** A game to review, and how messages call it. */
interface NamedGame {
  name: string;
  game: Game;
}

/** What the most workers do not gain any more. */
const MOST_WORKERS = 16;

export const review: Command = async (words, { limits, json, table, language = 'en' }, io) => {
  const spoken = languageOf(language);
  const games = await readGames(words, io);
  const { depth, nodes, time, threads } = limits;
  const parallel = Math.min(MOST_WORKERS, threads ?? Math.max(1, availableParallelism() - 1));
  const engine = await io.createEngine({ table, workers: parallel });
  const progress = new Progress(io);
  try {
    await engine.ready?.();
    for (const [index, { name, game }] of games.entries()) {
      const done = await reviewWhole(game, engine, {
        limits: {
          ...(depth !== undefined && { depth }),
          ...(nodes !== undefined && { nodes }),
          ...(time !== undefined && { time }),
          coarse: false,
        },
        parallel,
        onProgress: ({ fraction, done: searched, total }) =>
          progress.say(
            () => `${name}: ${Math.floor(fraction * 100)} %, ${searched} of ${total} moves searched`,
          ),
      });
      progress.clear();
      const number = games.length > 1 ? index + 1 : undefined;
      io.out(
        json ? await jsonOf(done, number, engine, spoken) : textOf(done, games.length > 1 ? name : undefined),
      );
    }
  } finally {
    engine.close();
  }
  return 0;
};

const TRANSCRIPT = /^(?:[a-h][1-8]|--|pa)+$/i;
const ONE_SQUARE = /^[a-h][1-8]$/i;

/** The games of a command line: transcripts, files, or standard input; single squares are the moves of one game. */
async function readGames(words: readonly string[], io: Io): Promise<NamedGame[]> {
  const inputs = words.every((word) => ONE_SQUARE.test(word)) ? [words.join('')] : words;
  const games: NamedGame[] = [];
  for (const input of inputs) {
    const isTranscript = TRANSCRIPT.test(input);
    const name = isTranscript ? `game ${games.length + 1}` : inputName(input);
    const text = isTranscript ? input : await readInput(input, io);
    games.push({ name, game: gameOf(text, isTranscript ? undefined : name) });
  }
  return games;
}

function gameOf(text: string, file: string | undefined): Game {
  try {
    return parseAnyGame(text).game;
  } catch (error) {
    if (file === undefined || !(error instanceof FormatError)) throw error;
    throw new InputError(`${file}: ${error.message}`);
  }
}

/** A line of JSON a move, and one for the game; `game` is there where there are several. */
async function jsonOf(
  done: GameReview | undefined,
  game: number | undefined,
  engine: Engine,
  language: CoachLanguage,
): Promise<string> {
  const head = game === undefined ? {} : { game };
  const words = await loadCoachWords(language);
  const rows: object[] = [];
  for (const ply of movesOf(done)) {
    const why = WHY_CLASSES.some((name) => name === ply.class)
      ? await whyOf(ply, engine, words, language)
      : {};
    rows.push({ ...head, ...rowOf(ply), ...why });
  }
  const sides = { black: sideOf(done?.black), white: sideOf(done?.white) };
  return [...rows, { ...head, ...sides }].map((row) => `${JSON.stringify(row)}\n`).join('');
}

/** Moves of these classes are explained. */
const WHY_CLASSES: readonly MoveClass[] = ['inaccuracy', 'mistake', 'blunder'];

/** Why a move is bad, from the values that the review has found: reasons as data, and sentences. */
async function whyOf(
  { position, square, moves }: PlyReview,
  engine: Engine,
  words: CoachStrings,
  language: CoachLanguage,
) {
  const explanation = await explain(position, square, engine, { values: moves });
  return { reasons: explanation.reasons, why: sentences(explanation, words, language) };
}

const movesOf = (done: GameReview | undefined): PlyReview[] =>
  (done?.plies ?? []).filter((ply) => ply !== undefined);

function rowOf(ply: PlyReview) {
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

function sideOf(side: SideReview | undefined) {
  const { accuracy, loss = 0, lossIn, classes, turningPoints = [] } = side ?? {};
  const turns = turningPoints.map(({ ply }) => ply);
  return { accuracy: accuracy ?? null, loss, lossIn, classes, turningPoints: turns };
}

const thousandths = (share: number): number => Math.round(share * 1000) / 1000;

const HEAD = ['ply', 'side', 'move', 'value', 'loss', 'better', 'class', 'chance', 'search'];
const WIDTHS = [3, -5, -4, 5, 5, -6, -10, 6, -8];
const SIDE_WIDTHS = [-5, 8, 6, 7, 7, 7, ...MOVE_CLASSES.map(({ length }) => length)];

function textOf(done: GameReview | undefined, title: string | undefined): string {
  const rows = movesOf(done).map((ply) => {
    const [lost, better] = ply.loss > 0 ? [String(ply.loss), ply.best[0]!] : ['', ''];
    const chance = `${Math.round(expectedPoints(ply.chances.played) * 100)} %`;
    const cells = [String(ply.ply), ply.color, ply.square, signed(ply.after), lost, better];
    return columns([...cells, ply.class ?? '', chance, trust(ply)], WIDTHS);
  });
  const sides = (['black', 'white'] as const).map((color) => {
    const { accuracy, loss = 0, lossIn, classes } = done?.[color] ?? {};
    const parts = [lossIn?.opening ?? 0, lossIn?.midgame ?? 0, lossIn?.endgame ?? 0].map(String);
    const counts = MOVE_CLASSES.map((name) => String(classes?.[name] ?? 0));
    const percent = accuracy === undefined ? '' : `${accuracy} %`;
    return columns([color, percent, String(loss), ...parts, ...counts], SIDE_WIDTHS);
  });
  const head = columns(
    ['side', 'accuracy', 'lost', 'opening', 'midgame', 'endgame', ...MOVE_CLASSES],
    SIDE_WIDTHS,
  );
  const name = title === undefined ? '' : `${title}\n`;
  return `${name}${columns(HEAD, WIDTHS)}${rows.join('')}\n${head}${sides.join('')}${title === undefined ? '' : '\n'}`;
}
