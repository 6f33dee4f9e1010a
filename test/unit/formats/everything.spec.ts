/**
 * Converts a game with all kinds of facts from each format to each other one; what comes back is what both can store.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GameRecord, MoveNote } from '../../../src/core/formats/common/game-record.js';
import { parseGgf, printGgf } from '../../../src/core/formats/ggf.js';
import { lostIn, type FactKind, type WrittenFormat } from '../../../src/core/formats/holds.js';
import { parseOthelloQuest, printOthelloQuest } from '../../../src/core/formats/othello-quest.js';
import { parsePgn, printPgn } from '../../../src/core/formats/pgn.js';
import { printPgnTime } from '../../../src/core/formats/common/fact-text.js';
import { parseSgf, printSgf } from '../../../src/core/formats/sgf.js';
import { definedFields, type GameFacts } from '../../../src/core/rules/game/facts.js';
import { formatTable } from '../../../tools/tables/format-table.js';

const PGN = `[Event "Open of Brno"]
[Site "Brno"]
[Date "2026.11.23"]
[Round "3.1"]
[Black "Ann"]
[White "Bořek"]
[Result "40-24"]
[BlackElo "1650"]
[WhiteElo "1712.5"]
[TimeControl "1500+5"]
[Termination "resignation"]
[Annotator "Eve"]
[ECO "C01"]

{Before the game} 1. f5 $1 {[%eval 0.5] [%emt 2.5] [%clk 0:24:57.5] [%name Start] [%marks d3=A] [%arrows c4-f4:2] Parallel?}
1... d6 $36 (1... f6 {diagonal} 2. e6) (1... f4) 2. c3 $5 $40 {[%eval -2] [%clk 1:04:00]} 40-24
`;

type Both = Exclude<WrittenFormat, 'WTHOR' | 'transcript' | 'OBF' | 'JSON'>;

const FORMATS: Readonly<
  Record<Both, { print: (record: GameRecord) => string; parse: (text: string) => GameRecord }>
> = {
  PGN: { print: printPgn, parse: parsePgn },
  SGF: { print: printSgf, parse: parseSgf },
  GGF: { print: printGgf, parse: (text) => parseGgf(text)[0]! },
  'Othello Quest': {
    print: (record) => printOthelloQuest([record]),
    parse: (text) => parseOthelloQuest(text)[0]!,
  },
};
const NAMES = Object.keys(FORMATS) as Both[];

interface Stated extends Omit<GameFacts, 'tags'> {
  readonly tags: Record<string, string>;
  readonly line: string;
  readonly sideLines: readonly unknown[];
  readonly places: Readonly<Record<string, MoveNote>>;
}

/** The facts of a record, by names that do not depend on its format. */
function statedBy(record: GameRecord): Stated {
  const { game, notes, tags, date } = record;
  const { event, site, black, white, timeControl, result } = record;
  const places = [...(notes ?? [])].map(([node, note]) => [node.move ?? 'start', note] as const);
  const { root } = game;
  const sideLines = root.children[0]!.children.slice(1).map((node) => [node.move, node.children[0]?.move]);
  return {
    ...definedFields({
      event,
      site,
      black,
      white,
      timeControl: timeControl && printPgnTime(timeControl),
      result,
    }),
    ...(date !== undefined && { date: date.replaceAll('-', '.') }),
    tags: Object.fromEntries([...(tags ?? [])].sort()),
    line: game.line.join(''),
    sideLines,
    places: Object.fromEntries(places),
  };
}

const everything = parsePgn(PGN);

/** The facts of this game that each format cannot store. */
const LOST: Readonly<Record<WrittenFormat, Readonly<Record<string, number>>>> = {
  PGN: {},
  JSON: {},
  SGF: { 'score beside how a game ended': 1, 'other tag': 1 },
  GGF: {
    ...{ event: 1, round: 1, clock: 2, comment: 3, 'name of a place': 1, mark: 1, arrow: 1 },
    ...{ 'sign beside a move': 4, 'side line': 2, 'other tag': 2 },
  },
  WTHOR: {
    'name of other letters': 1,
    ...{ 'site beside an event': 1, round: 1, day: 1, rating: 2, 'time control': 1, increment: 1 },
    ...{ 'resignation or loss on time': 1, 'time of a move': 1, clock: 2, evaluation: 2, comment: 3 },
    ...{ 'name of a place': 1, mark: 1, arrow: 1, 'sign beside a move': 4, 'side line': 2, 'other tag': 2 },
  },
  'Othello Quest': {
    ...{ event: 1, 'site beside an event': 1, round: 1, increment: 1, 'score beside how a game ended': 1 },
    ...{ clock: 2, evaluation: 2, comment: 3, 'name of a place': 1, mark: 1, arrow: 1 },
    ...{ 'sign beside a move': 4, 'side line': 2, 'other tag': 2 },
  },
  transcript: {
    ...{ player: 2, event: 1, 'site beside an event': 1, round: 1, date: 1, day: 1, rating: 2 },
    ...{ 'time control': 1, increment: 1, 'resignation or loss on time': 1 },
    ...{ 'score beside how a game ended': 1, 'time of a move': 1, clock: 2, evaluation: 2, comment: 3 },
    ...{ 'name of a place': 1, mark: 1, arrow: 1, 'sign beside a move': 4, 'side line': 2, 'other tag': 2 },
  },
  OBF: {
    ...{ player: 2, event: 1, 'site beside an event': 1, round: 1, date: 1, day: 1, rating: 2 },
    ...{ 'time control': 1, increment: 1, 'resignation or loss on time': 1 },
    ...{ 'score beside how a game ended': 1, 'time of a move': 1, clock: 2, evaluation: 2, comment: 3 },
    ...{ 'name of a place': 1, mark: 1, arrow: 1, 'sign beside a move': 4, 'side line': 2 },
    ...{ 'line of moves': 1, 'other tag': 2 },
  },
};

describe('a game that says everything', () => {
  test.each(Object.keys(LOST) as WrittenFormat[])(
    'loses in %s what that has no place for, told by kind',
    (format) => {
      expect(Object.fromEntries(lostIn(everything, format))).toEqual(LOST[format]);
    },
  );

  test('is read from PGN as what it is', () => {
    expect(statedBy(everything)).toEqual({
      event: 'Open of Brno',
      site: 'Brno',
      date: '2026.11.23',
      black: 'Ann',
      white: 'Bořek',
      timeControl: '1500+5',
      result: { margin: 16, winner: 'black', by: 'resignation' },
      tags: {
        Annotator: 'Eve',
        BlackElo: '1650',
        ECO: 'C01',
        Round: '3.1',
        WhiteElo: '1712.5',
      },
      line: 'f5d6c3',
      sideLines: [
        ['f6', 'e6'],
        ['f4', undefined],
      ],
      places: {
        start: { comment: 'Before the game' },
        f5: {
          ...{
            evaluation: 0.5,
            time: 2500,
            clock: 1_497_500,
            name: 'Start',
            nags: [1],
            comment: 'Parallel?',
          },
          marks: [{ square: 'd3', text: 'A' }],
          arrows: [{ from: 'c4', to: 'f4', brush: 2 }],
        },
        d6: { nags: [36] },
        f6: { comment: 'diagonal' },
        c3: { nags: [5, 40], evaluation: -2, clock: 3_840_000 },
      },
    });
  });

  const through = (record: GameRecord, name: Both): GameRecord =>
    FORMATS[name].parse(FORMATS[name].print(record));
  const pairs = NAMES.flatMap((first) => NAMES.map((second) => [first, second] as const));

  test.each(pairs)('goes through %s to %s and loses what was told, nothing else', (first, second) => {
    const there = through(everything, first);
    const lost = new Set([...lostIn(everything, first).keys(), ...lostIn(there, second).keys()]);
    expect(statedBy(through(there, second))).toEqual(without(statedBy(everything), lost, [first, second]));
  });

  /** All facts except the kinds lost on the way. */
  function without(whole: Stated, lost: ReadonlySet<FactKind>, way: readonly Both[]): Stated {
    const places = Object.entries(whole.places).flatMap(([place, note]) => {
      const stored = Object.fromEntries(
        Object.entries(note).filter(([name]) => !lost.has(NOTE_KINDS[name]!)),
      );
      const isGone = Object.keys(stored).length === 0 || (place === 'f6' && lost.has('side line'));
      return isGone ? [] : [[place, stored] as const];
    });
    const hasAnnotator = way.every((name) => name === 'PGN' || name === 'SGF');
    const tags = { ...whole.tags };
    if (lost.has('round')) delete tags['Round'];
    if (lost.has('other tag')) delete tags['ECO'];
    if (!hasAnnotator) delete tags['Annotator'];
    const { margin: _, ...early } = whole.result!;
    const { event, site, timeControl, result, ...others } = whole;
    return {
      ...others,
      ...(!lost.has('event') && { event: event! }),
      ...(!lost.has('site') && !lost.has('site beside an event') && { site: site! }),
      ...(!lost.has('time control') && { timeControl: lost.has('increment') ? '1500' : timeControl! }),
      ...(!lost.has('winner without a score') && {
        result: lost.has('score beside how a game ended') ? early : result!,
      }),
      tags,
      sideLines: lost.has('side line') ? [] : whole.sideLines,
      places: Object.fromEntries(places),
    };
  }
});

const NOTE_KINDS: Readonly<Record<string, FactKind>> = {
  comment: 'comment',
  name: 'name of a place',
  time: 'time of a move',
  clock: 'clock',
  evaluation: 'evaluation',
  nags: 'sign beside a move',
  marks: 'mark',
  arrows: 'arrow',
};

test.each(['Othello Quest', 'WTHOR', 'transcript'] as const)(
  'a time control in words is lost in %s, and told as what it is',
  (format) => {
    const record = { ...everything, timeControl: '1800 + 10 fischer' };
    expect(lostIn(record, format).get('time control')).toBe(1);
    expect(lostIn(record, format).has('increment')).toBe(false);
  },
);

test('the guide has the table of what formats hold as `npm run docs` writes it', () => {
  const guide = readFileSync('docs/guides/formats.md', 'utf8');
  const [, table] = /<!-- formats -->([^]*)<!-- \/formats -->/u.exec(guide)!;
  expect(rowsOf(table!)).toEqual(rowsOf(formatTable()));
});

/** The cells of a table, whatever its column widths. */
function rowsOf(table: string): string[][] {
  const lines = table.split('\n').filter((line) => line.startsWith('|') && !/^\|[\s|-]+$/u.test(line));
  return lines.map((line) => line.split('|').map((cell) => cell.trim()));
}
