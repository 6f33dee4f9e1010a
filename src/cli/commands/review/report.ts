/**
 * `othello-engine report FILE… --me NAME`: a report on many games of a player. The core's `report` does the counting.
 */
import {
  makeReport,
  type NamedRecord,
  type OwnGame,
  ownGames,
  parseReviewed,
  playersOf,
  printReviewed,
  type Report,
  type ReportGame,
  type ReviewedSide,
  reviewSide,
  sideKey,
  type SideReviewOptions,
} from 'othello-board/report.js';
import type { Command, Io } from '../../io/command.js';
import { errorLine, inputName, readGameFile } from '../../io/streams/input.js';
import { type CommandLine, DEFAULT_TABLE, InputError, UsageError } from '../../io/command-line/options.js';
import { Progress } from '../../io/streams/progress.js';
import { reportText } from './report-text.js';
import { openStore } from '../../io/streams/store.js';
import { workersFor } from './review.js';
import { count, jsonLine } from '../../io/words.js';

/** Number of names that are listed when the given one is not found. */
const MOST_NAMES = 12;

/** The report on the games of a player. */
export interface PlayerReport extends Report {
  /** The player's names. */
  me: readonly string[];
}

/** The command `report`. */
export const report: Command = async (files, line, io) => {
  const { me = [], json, table = DEFAULT_TABLE, limits, resume } = line;
  if (!me.some((name) => /\S/u.test(name)))
    throw new UsageError("report needs --me NAME: the player's name in the games");
  const { games, errors } = await readGames(files, io);
  const own = [...ownGames(games, me)].filter(({ record, side }) => hasMoves(record, side));
  if (own.length === 0) throw new InputError(nobody(me, games));
  const store = resume === undefined ? undefined : await openStore(resume, io);
  const parallel = workersFor(limits.threads);
  const engine = await io.createEngine({ table, workers: parallel });
  const progress = new Progress(io);
  const reviewed: ReportGame[] = [];
  const options = sideOptions(line, parallel);
  try {
    await engine.ready?.();
    const clock = new Outlook(own.length);
    for (const game of own) {
      const { root } = game.record.game;
      const settings = { ...options, ...givenMoves(game) };
      const key = sideKey(root, game.side, engine, settings);
      let side = store?.has(key) ? storedSide(await store.read(key)) : undefined;
      if (!side) {
        side = await reviewSide(root, game.side, engine, {
          ...settings,
          onProgress: ({ fraction }) => progress.say(() => clock.say(reviewed.length, fraction)),
        });
        const content = Buffer.from(printReviewed(side));
        await store?.append([{ key, content, isFailure: false }]);
        clock.searched();
      } else clock.skip();
      reviewed.push({ ...game, moves: side.moves });
    }
  } finally {
    progress.clear();
    engine.close();
    await store?.close();
  }
  const made = makeReport(reviewed);
  const answer: PlayerReport = { me, ...made };
  io.out(json ? jsonLine(answer) : reportText(me, made));
  return errors === 0 ? 0 : 1;
};

/** The games of all files, each named by its file and number; games that cannot be read are reported and counted. */
async function readGames(
  files: readonly string[],
  io: Io,
): Promise<{ games: NamedRecord[]; errors: number }> {
  const games: NamedRecord[] = [];
  let errors = 0;
  for (const file of files) {
    for await (const entry of readGameFile(file, io)) {
      if (entry.record) {
        games.push({ name: `${inputName(file)}, game ${entry.location.game}`, record: entry.record });
      } else {
        errors++;
        io.err(errorLine(file, entry));
      }
    }
  }
  return { games, errors };
}

/** Whether a side made a move in a game; White needs a game of two moves. */
function hasMoves({ game, mainLine }: NamedRecord['record'], side: OwnGame['side']): boolean {
  return (mainLine ?? game.line).length > (side === 'black' ? 0 : 1);
}

/** How many first moves were drawn by lot, which are not the player's choice. */
function givenMoves({ record }: OwnGame): SideReviewOptions {
  return record.givenMoves === undefined ? {} : { givenMoves: record.givenMoves };
}

/** How the games are reviewed, from the options of the command line. */
function sideOptions({ effort, limits }: CommandLine, parallel: number): SideReviewOptions {
  const { depth, nodes } = limits;
  return {
    parallel,
    ...(effort && { effort }),
    limits: { ...(depth !== undefined && { depth }), ...(nodes !== undefined && { nodes }) },
  };
}

/** The review that was saved for a game; `undefined` if it cannot be read. */
function storedSide(content: Uint8Array): ReviewedSide | undefined {
  const [side] = parseReviewed(Buffer.from(content).toString('utf8')).values();
  return side;
}

/** Why no game is the player's, with the names that the games have. */
function nobody(me: readonly string[], games: readonly NamedRecord[]): string {
  const names = playersOf(games).map(({ name, games: played }) => `${name} (${count(played, 'game')})`);
  const own = me.map((name) => `"${name}"`).join(' or ');
  if (games.length === 0) return 'there are no games in these files';
  if (names.length === 0) return `cannot find ${own}: the games name no players`;
  if (ownGames(games, me).next().value) return `${own} made no move in these games`;
  const more = names.length > MOST_NAMES ? `, and ${names.length - MOST_NAMES} more` : '';
  return `no games by ${own}; the players are ${names.slice(0, MOST_NAMES).join(', ')}${more}`;
}

/** Estimates the remaining time from the games searched so far. */
class Outlook {
  readonly #all: number;
  readonly #begun = performance.now();
  #searched = 0;
  #skipped = 0;

  constructor(all: number) {
    this.#all = all;
  }

  /** A game has been reviewed. */
  searched(): void {
    this.#searched++;
  }

  /** A game had been reviewed before. */
  skip(): void {
    this.#skipped++;
  }

  /** The line of progress. @param fraction of the game under way, 0-1 */
  say(done: number, fraction: number): string {
    const searched = this.#searched + fraction;
    const share = (done + fraction) / this.#all;
    const seconds = (performance.now() - this.#begun) / 1000;
    const left = (this.#all - this.#skipped - searched) * (seconds / Math.max(searched, 0.1));
    const outlook = searched < 1 ? '' : `, about ${duration(left)} left`;
    return `${Math.floor(share * 100)}%, ${done} of ${count(this.#all, 'game')} reviewed${outlook}`;
  }
}

/** A time in words. */
function duration(seconds: number): string {
  return seconds < 90 ? count(Math.ceil(seconds), 'second') : count(Math.ceil(seconds / 60), 'minute');
}
