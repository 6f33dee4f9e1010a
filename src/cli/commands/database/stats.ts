/** `othello-engine stats FILE…`: statistics of files of games. */
import { eventOf, type GameRecord, resultOf, yearOf } from 'othello-board/formats.js';
import { openingOf, OPENINGS, Position, Replay, type Square } from 'othello-board/rules.js';
import type { Command } from '../../io/command.js';
import { errorLine, readGameFile } from '../../io/streams/input.js';
import { Unread, type UnreadCounts } from '../../io/streams/unread.js';
import { columns, count, jsonLine } from '../../io/words.js';
import { lineOf, startOf } from '../../io/streams/game-start.js';
import { selectionOf } from './selection.js';
import { PlainNames, TextPool } from './text-pool.js';

/** Rows of each list that are printed; `--json` prints all. */
const MOST_ROWS = 10;
/** Moves of the longest named opening. */
const LONGEST_OPENING = Math.max(...OPENINGS.map(({ moves }) => moves.length));

/** Numbers of games by result. */
export interface ResultCount {
  games: number;
  blackWins: number;
  whiteWins: number;
  draws: number;
}

/** Numbers of a player's games by result. */
export interface PlayerCount {
  name: string;
  games: number;
  wins: number;
  draws: number;
  losses: number;
}

/** The statistics that `stats` prints. */
export interface GameStatistics extends UnreadCounts, ResultCount {
  files: number;
  /** Games without a result. */
  unknown: number;
  /** Moves of a game in the mean, without passes; `null` without a game. */
  meanMoves: number | null;
  /** Discs that Black is ahead in the mean of the games whose score is known; `null` if there are none. */
  meanMargin: number | null;
  /** The earliest first. */
  years: readonly (ResultCount & { year: number })[];
  /** Most games first, as in the lists below. */
  players: readonly PlayerCount[];
  events: readonly (ResultCount & { event: string })[];
  /** The last named opening of each game. */
  openings: readonly (ResultCount & { opening: string })[];
}

/** The command `stats`. */
export const stats: Command = async (files, line, io) => {
  const select = selectionOf(line);
  const tally = new Tally();
  const unread = new Unread();
  for (const file of files) {
    for await (const entry of readGameFile(file, io)) {
      if (entry.error) {
        unread.add(entry.error);
        io.err(errorLine(file, entry));
      } else if (select?.(entry.record) !== false) tally.add(entry.record);
    }
  }
  const found: GameStatistics = { files: files.length, ...unread.counts, ...tally.found() };
  io.out(line.json ? jsonLine(found) : textOf(found, unread));
  return unread.exitCode;
};

/** Counts games, one by one. */
class Tally {
  readonly #all = newCount();
  readonly #years = new Map<number, ResultCount>();
  readonly #events = new Map<string, ResultCount>();
  readonly #openings = new Map<string, ResultCount>();
  readonly #players = new Map<string, PlayerCount>();
  readonly #texts = new TextPool();
  readonly #names = new PlainNames();
  readonly #beginnings: Beginning = { opening: undefined };
  /** Beginnings that were replayed; see `MOST_LINES`. */
  #lines = 0;
  #moves = 0;
  /** The sum of Black's margins, and the number of games whose margin is known. */
  #margins = 0;
  #scores = 0;

  /** Counts a game. */
  add(record: GameRecord): void {
    const result = resultOf(record);
    const ended = result && (result.winner ?? 'draw');
    const year = yearOf(record.date);
    const event = eventOf(record) ?? record.site;
    const opening = this.#openingOf(record);
    for (const tally of [
      this.#all,
      ...(year === undefined ? [] : [counted(this.#years, year)]),
      ...(event === undefined ? [] : [counted(this.#events, this.#texts.of(event))]),
      ...(opening === undefined ? [] : [counted(this.#openings, opening)]),
    ]) {
      tally.games++;
      if (ended === 'black') tally.blackWins++;
      else if (ended === 'white') tally.whiteWins++;
      else if (ended) tally.draws++;
    }
    for (const side of ['black', 'white'] as const) this.#addPlayer(record[side], ended, side);
    this.#moves += lineOf(record).length;
    if (result?.margin !== undefined) {
      this.#margins += result.margin;
      this.#scores++;
    }
  }

  /** The counts so far. */
  found(): Omit<GameStatistics, 'files' | keyof UnreadCounts> {
    const { games } = this.#all;
    const rounded = (sum: number, number: number): number | null =>
      number === 0 ? null : Math.round((100 * sum) / number) / 100;
    return {
      ...this.#all,
      unknown: games - this.#all.blackWins - this.#all.whiteWins - this.#all.draws,
      meanMoves: rounded(this.#moves, games),
      meanMargin: rounded(this.#margins, this.#scores),
      years: [...this.#years].sort(([a], [b]) => a - b).map(([year, tally]) => ({ year, ...tally })),
      players: [...this.#players.values()].sort((a, b) => b.games - a.games),
      events: byGames(this.#events).map(([event, tally]) => ({ event, ...tally })),
      openings: byGames(this.#openings).map(([opening, tally]) => ({ opening, ...tally })),
    };
  }

  /** Counts a game for a player, whose name may be written in several ways. */
  #addPlayer(name: string | undefined, ended: string | undefined, side: 'black' | 'white'): void {
    const key = name === undefined ? '' : this.#names.of(name);
    if (name === undefined || key === '') return;
    let player = this.#players.get(key);
    if (!player) {
      player = { name: this.#texts.of(name), games: 0, wins: 0, draws: 0, losses: 0 };
      this.#players.set(key, player);
    }
    player.games++;
    if (ended === side) player.wins++;
    else if (ended === 'draw') player.draws++;
    else if (ended) player.losses++;
  }

  /** The last named opening of a game. Many games begin alike, so beginnings are replayed once. */
  #openingOf(record: GameRecord): string | undefined {
    if (!startOf(record).equals(Position.start)) return undefined;
    const moves = lineOf(record);
    let beginning = this.#beginnings;
    let replay: Replay | undefined;
    for (let at = 0; at < moves.length && at < LONGEST_OPENING; at++) {
      const move = moves[at]!;
      let next = beginning.next?.get(move);
      if (!next) {
        // Beyond this, hardly two games are the same.
        if (this.#lines++ > MOST_LINES) break;
        replay ??= replayed(moves.slice(0, at));
        replay.play(move);
        next = { opening: openingOf(replay.position)?.name ?? beginning.opening };
        (beginning.next ??= new Map<Square, Beginning>()).set(move, next);
      }
      beginning = next;
    }
    return beginning.opening;
  }
}

/** The most beginnings in memory. */
const MOST_LINES = 100_000;

/** The first moves of games, the last named opening in them, and the moves that follow. */
interface Beginning {
  readonly opening: string | undefined;
  /** Most have none: hardly two games are the same beyond the opening. */
  next?: Map<Square, Beginning>;
}

/** A board after some moves from the usual start. */
function replayed(moves: readonly Square[]): Replay {
  const replay = new Replay();
  for (const move of moves) replay.play(move);
  return replay;
}

function newCount(): ResultCount {
  return { games: 0, blackWins: 0, whiteWins: 0, draws: 0 };
}

/** The count of a key, which begins at 0. */
function counted<K>(counts: Map<K, ResultCount>, key: K): ResultCount {
  const known = counts.get(key) ?? newCount();
  counts.set(key, known);
  return known;
}

/** The counts, most games first. */
function byGames<K>(counts: ReadonlyMap<K, ResultCount>): [K, ResultCount][] {
  return [...counts].sort(([, a], [, b]) => b.games - a.games);
}

/** The statistics as text. */
function textOf(found: GameStatistics, unread: Unread): string {
  const { games, blackWins, whiteWins, draws, unknown, meanMoves, meanMargin } = found;
  const head = [
    `${count(games, 'game')} of ${count(found.files, 'file')}, ${unread.text}`,
    `Black won ${share(blackWins, games)}, White ${share(whiteWins, games)}; ${share(draws, games)} drawn, ${share(unknown, games)} without a result`,
    ...(meanMoves === null ? [] : [`${meanMoves} moves per game`]),
    ...(meanMargin === null ? [] : [`Black's average margin is ${meanMargin} discs`]),
  ];
  return [
    `${head.join('\n')}\n`,
    countTable(
      'year',
      found.years.map(({ year, ...tally }) => [String(year), tally]),
    ),
    playerTable(found.players),
    countTable(
      'event',
      found.events.map(({ event, ...tally }) => [event, tally]),
    ),
    countTable(
      'opening',
      found.openings.map(({ opening, ...tally }) => [opening, tally]),
    ),
  ].join('');
}

/** A number and its share in per cent. */
function share(part: number, whole: number): string {
  return whole === 0 ? String(part) : `${part} (${((100 * part) / whole).toFixed(1)}%)`;
}

/** Widths of the columns, in characters; left-aligned if negative. */
const WIDTHS = [-28, 7, 7, 7, 7];

/** A table of games by their results. */
function countTable(title: string, rows: readonly [string, ResultCount][]): string {
  const cells = rows.map(([name, { games, blackWins, draws, whiteWins }]) => [
    name,
    ...[games, blackWins, draws, whiteWins].map(String),
  ]);
  return table([title, 'games', 'black', 'draws', 'white'], cells);
}

/** The table of the players. */
function playerTable(players: readonly PlayerCount[]): string {
  const cells = players.map(({ name, games, wins, draws, losses }) => [
    name,
    ...[games, wins, draws, losses].map(String),
  ]);
  return table(['player', 'games', 'won', 'drawn', 'lost'], cells);
}

/** A table of at most `MOST_ROWS` rows; empty without rows. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const more = rows.length - MOST_ROWS;
  const shown = [head, ...rows.slice(0, MOST_ROWS)].map((cells) => columns(cells, WIDTHS));
  return `\n${shown.join('')}${more > 0 ? `and ${more} more\n` : ''}`;
}
