/** A game that has everything, from each format to each other one: what both can hold stays, fact by fact. */
import { expect, test } from 'vitest';
import { readGames } from '../../../src/core/formats/any-games.js';
import type { GameRecord } from '../../../src/core/formats/common/game-record.js';
import { holds, lostIn, type FactKind, type WrittenFormat } from '../../../src/core/formats/holds.js';
import { parseWthorNames } from '../../../src/core/formats/wthor.js';
import { tool } from './tool.js';

const PGN = `[Event "Open"]
[Site "Brno"]
[Date "1998.11.23"]
[Round "3"]
[Black "Ruiz Ana"]
[White "Borek Jan"]
[Result "64-0"]
[BlackElo "1650"]
[WhiteElo "1700"]
[TimeControl "1500"]

1. e6 {[%emt 2.5] [%clk 0:24:57] [%eval 1.5] [%name first] [%marks e3=A] [%arrows c4-f4:2] opens} f4
2. e3 $1 {[%emt 3] [%eval -2]} f6 (2... d6 {another}) 3. g5 d6 4. e7 f5 5. c5 {over} 64-0
`;
const FORMATS = {
  pgn: ['PGN', 'pgn'],
  sgf: ['SGF', 'sgf'],
  ggf: ['GGF', 'ggf'],
  quest: ['Othello Quest', 'json'],
  wthor: ['WTHOR', 'wtb'],
} as const;
type Format = keyof typeof FORMATS;
const NAMES = Object.keys(FORMATS) as Format[];
type Files = Record<string, string | Uint8Array>;

async function converted(files: Files, from: string, to: Format): Promise<Files> {
  const { code, written } = await tool(['convert', from, '--to', to, '--out', nameOf(to)], { files });
  expect(code).toBe(0);
  return { ...files, ...written };
}

function nameOf(format: Format): string {
  return `in-${format}.${FORMATS[format][1]}`;
}

function read(files: Files, name: string): GameRecord {
  const bytes = (list: string): Uint8Array => files[list] as Uint8Array;
  const lists = name.endsWith('.wtb') && {
    players: parseWthorNames(bytes('WTHOR.JOU'), 'players'),
    tournaments: parseWthorNames(bytes('WTHOR.TRN'), 'tournaments'),
  };
  const [entry] = [...readGames(files[name]!, { ...lists })];
  expect(entry?.error).toBeUndefined();
  return entry!.record!;
}

/** The facts of a record by kind; a transcript holds none of them. */
function factsOf(record: GameRecord): Partial<Record<FactKind, number>> {
  return Object.fromEntries(lostIn(record, 'transcript'));
}

/** What both formats hold of the facts; a place is the site of a game without an event. */
function heldBy(first: WrittenFormat, second: WrittenFormat): Partial<Record<FactKind, number>> {
  const whole = Object.entries(factsOf(read({ 'a.pgn': PGN }, 'a.pgn'))) as [FactKind, number][];
  const both = whole.filter(([kind]) => holds(first, kind) && holds(second, kind));
  const hasEvent = both.some(([kind]) => kind === 'event');
  return Object.fromEntries(
    both.map(([kind, count]) => [kind === 'site beside an event' && !hasEvent ? 'site' : kind, count]),
  );
}

const pairs = NAMES.flatMap((first) => NAMES.map((second) => [first, second] as const));

test.each(pairs)('through %s to %s every fact stays that both hold', async (first, second) => {
  const there = await converted({ 'game.pgn': PGN }, 'game.pgn', first);
  const back = await converted(there, nameOf(first), second);
  // WTHOR adds the score with best play, and has one list for events and places.
  const { 'other tag': _, ...facts } = factsOf(read(back, nameOf(second)));
  const { event, ...others } = heldBy(FORMATS[first][0], FORMATS[second][0]);
  const wasPlace = second === 'wthor' && first === 'ggf';
  expect(facts).toEqual({ ...others, ...(wasPlace ? { event: 1 } : event !== undefined && { event }) });
});
