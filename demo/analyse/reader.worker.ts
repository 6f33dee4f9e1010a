// Reads files of games beside the page, so that nothing on it waits: rows go to the page at once, a game when it is opened.
import { streamGames } from '../../src/formats/any-games.js';
import { FormatError } from '../../src/formats/format-error.js';
import { gameToJson } from '../../src/formats/game-json.js';
import { resultOf, type GameRecord, type MoveNote } from '../../src/formats/game-record.js';
import { expandPermalink, type Permalink } from '../../src/formats/permalink.js';
import { parseWthorNames, type WthorNameLists } from '../../src/formats/wthor.js';
import { yearOf } from '../../src/formats.js';
import type { GameNode } from '../../src/rules.js';
import type { GameRow, OpenedGame, ReaderAnswer, ReaderRequest, UnreadRow } from './opened-game.js';

/** Games that go to the page at once. */
const BATCH = 250;

const records: GameRecord[] = [];

addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  if (data.type === 'read') void read(data.sources);
  else answer({ type: 'game', id: data.id, game: opened(records[data.id]!) });
});

function answer(message: ReaderAnswer): void {
  postMessage(message);
}

async function read(sources: readonly (string | File)[]): Promise<void> {
  try {
    const names = await namesIn(sources);
    for (const source of sources) if (!isNames(source)) await readSource(source, names);
    answer({ type: 'done' });
  } catch (error) {
    const message = (error as Error).message;
    answer({ type: 'failed', message, ...(error instanceof FormatError && { unread: unreadRow(error) }) });
  }
}

async function readSource(source: string | File, names: WthorNameLists): Promise<void> {
  let rows: GameRow[] = [];
  let unread: UnreadRow[] = [];
  const send = (): void => {
    if (rows.length + unread.length > 0) answer({ type: 'games', rows, unread });
    rows = [];
    unread = [];
  };
  const text = await textOf(source);
  const pieces = text === undefined ? piecesOf(source as File) : [text];
  for await (const { record, error } of streamGames(pieces, names)) {
    if (record) rows.push(rowOf(record, records.push(record) - 1));
    else unread.push(unreadRow(error));
    if (rows.length + unread.length >= BATCH) send();
  }
  send();
}

/** What was pasted, or a page of HTML, such as a lesson: a link in it that carries a game may be compressed. */
async function textOf(source: string | File): Promise<string | undefined> {
  if (typeof source === 'string') return expandPermalink(source);
  return /\.html?$/i.test(source.name) ? expandPermalink(await source.text()) : undefined;
}

/** Not every browser lets a stream be iterated. */
async function* piecesOf(file: File): AsyncGenerator<Uint8Array, void> {
  const reader = file.stream().getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}

/** WTHOR keeps the names of players and tournaments in files of their own. */
const NAMES = { players: /\.jou$/i, tournaments: /\.trn$/i } as const;

function isNames(source: string | File): source is File {
  return typeof source !== 'string' && Object.values(NAMES).some((pattern) => pattern.test(source.name));
}

async function namesIn(sources: readonly (string | File)[]): Promise<WthorNameLists> {
  const names: { players?: string[]; tournaments?: string[] } = {};
  for (const file of sources.filter(isNames)) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    for (const kind of ['players', 'tournaments'] as const) {
      if (NAMES[kind].test(file.name)) names[kind] = parseWthorNames(bytes, kind);
    }
  }
  return names;
}

function rowOf(record: GameRecord, id: number): GameRow {
  const result = resultOf(record);
  return {
    id,
    black: record.black ?? '',
    white: record.white ?? '',
    place: record.place ?? '',
    year: String(yearOf(record.date) ?? ''),
    margin: result?.margin,
    outcome: result && (result.winner ?? 'draw'),
    moves: (record.mainLine ?? record.game.line).length,
  };
}

function unreadRow({ format, problem, offset, code, data, place }: FormatError): UnreadRow {
  return { format, problem, offset, code, data, place };
}

function opened(record: GameRecord & Partial<Permalink>): OpenedGame {
  const { orientation } = record;
  return {
    game: gameToJson({ ...record, notes: notesOf(record) }),
    ...(orientation && { orientation }),
  };
}

/** The remarks; the marks that a link has for its board belong to the place that it shows. */
function notesOf({ notes, shown, marks, arrows }: GameRecord & Partial<Permalink>): Map<GameNode, MoveNote> {
  const all = new Map(notes);
  if (shown && (marks || arrows)) {
    all.set(shown, { ...all.get(shown), ...(marks && { marks }), ...(arrows && { arrows }) });
  }
  return all;
}
