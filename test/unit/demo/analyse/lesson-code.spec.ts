import { describe, expect, test } from 'vitest';
import {
  annotationOf as readNote,
  nextLetter,
  toggleArrow,
  toggleMark,
  type Annotation,
} from '../../../../demo/analyse/marks/annotation.js';
import { lessonCode } from '../../../../demo/analyse/texts/lesson-code.js';
import { parseAnyGame } from '../../../../src/core/formats/any-game.js';
import { streamGames } from '../../../../src/core/formats/any-games.js';
import { expandPermalink } from '../../../../src/core/formats/permalink.js';
import type { GameRecord } from '../../../../src/core/formats/common/game-record.js';
import { parsePgn, printPgn } from '../../../../src/core/formats/pgn.js';
import { printSgf } from '../../../../src/core/formats/sgf.js';
import { Game } from '../../../../src/core/rules/game/game.js';

const WORDS = { open: 'Open this game', start: 'The start' };
const PGN = `[Event "Club"]
[Black "Ann"]
[White "Bob & <i>Eve</i>"]

{To begin with} 1. f5 d6 {The "perpendicular" <script>} (1... f6 2. e6 {Diagonal}) 2. c3 d3?! 3. c4 *`;

test('a game with remarks and side lines becomes a lesson', async () => {
  const html = await lessonCode(parsePgn(PGN), 'https://example.com/analyse/', WORDS);
  expect(html).toContain('<h2>Ann – Bob &#38; &#60;i&#62;Eve&#60;/i&#62;</h2>');
  expect([...html.matchAll(/<section moves="(\w*)">/g)].map(([, moves]) => moves)).toEqual([
    '',
    'f5d6',
    'f5d6c3d3c4',
  ]);
  expect(html).toContain('<strong>1. f5 2. d6</strong>');
  expect(html).toContain('<p>The &#34;perpendicular&#34; &#60;script&#62;</p>');
  expect(html).toContain('<a data-move="f6">2. f6</a> <a data-move="f6e6">3. e6</a> Diagonal');
  expect(html).toContain('<strong>3. c3 4. d3?! 5. c4</strong>');
  expect(html).not.toContain('<script>');
});

test('the lesson opens as the game that it was made of', async () => {
  const record = parsePgn(PGN);
  const html = await lessonCode(record, 'https://example.com/analyse/', WORDS);
  const again = parseAnyGame(await expandPermalink(html));
  again.game.goTo(again.game.root);
  record.game.goTo(record.game.root);
  const { black, white } = again;
  expect([black, white]).toEqual(['Ann', 'Bob & <i>Eve</i>']);
  const body = (text: string): string => text.slice(text.indexOf('\n\n'));
  expect(body(printPgn(again))).toBe(body(printPgn(record)));
});

test('a long lesson, whose link is compressed, opens among games of files', async () => {
  const remark = 'Black takes the corner and keeps the edge. '.repeat(40);
  const html = await lessonCode(
    parsePgn(PGN.replace('To begin with', remark)),
    'https://example.com/',
    WORDS,
  );
  const read = [];
  for await (const { record } of streamGames([await expandPermalink(html)])) read.push(record);
  expect(read).toHaveLength(1);
  const { game, notes } = read[0]!;
  expect(notes!.get(game.root)!.comment).toBe(remark.trim());
});

test('another start is part of the lesson', async () => {
  const start = '-'.repeat(27) + 'OX' + '-'.repeat(6) + 'XO' + '-'.repeat(27) + ' O';
  const record = parseAnyGame(start);
  const html = await lessonCode(record, 'https://example.com/', WORDS);
  expect(html).toContain(`<othello-lesson position="${record.game.root.position.toString()}">`);
});

describe('marks and arrows', () => {
  const annotation: Annotation = {
    text: 'A quiet move; "B" is the trap.',
    marks: [
      { square: 'd3', text: 'A' },
      { square: 'e6', shape: 'circle' },
    ],
    arrows: [{ from: 'c4', to: 'f4', brush: 2 }],
  };

  function annotated(): GameRecord {
    const game = new Game();
    for (const move of ['f5', 'd6', 'c3'] as const) game.play(move);
    game.goTo(2);
    const { text: comment, marks, arrows } = annotation;
    game.annotate({ comment, marks, arrows });
    game.goTo(3);
    return game.record;
  }
  const annotationOf = ({ game, notes }: GameRecord): Annotation =>
    readNote(notes?.get(game.root.children[0]!.children[0]!));

  test('are attributes of the step, and in none of its words', async () => {
    const html = await lessonCode(annotated(), 'https://example.com/', WORDS);
    expect(html).toContain('<section moves="f5d6" marks="d3=A e6=circle" arrows="c4-f4:2">');
    expect(html).not.toContain('[%');
    expect(html).toContain('<p>A quiet move; &#34;B&#34; is the trap.</p>');
  });

  test.each<[string, (record: GameRecord) => string | Promise<string>]>([
    ['the lesson', (record) => lessonCode(record, 'https://example.com/', WORDS)],
    ['SGF', printSgf],
    ['PGN', printPgn],
  ])('are kept in %s', async (_, print) => {
    const text = await print(annotated());
    expect(annotationOf(parseAnyGame(await expandPermalink(text)))).toEqual(annotation);
  });

  test('alone make a step, whatever another author wrote into a label', async () => {
    const { game } = annotated();
    const marks = [{ square: 'd3', text: 'a ;' }] as const;
    const html = await lessonCode(
      { game, notes: new Map([[game.root.children[0]!, { marks }]]) },
      'https://example.com/',
      WORDS,
    );
    expect(html).toContain('<section moves="f5" marks="d3=a">');
  });

  test('are taken away by the same choice again', () => {
    const once = toggleMark([], { square: 'd3', shape: 'dot' });
    expect(toggleMark(once, { square: 'd3', shape: 'cross' })).toEqual([{ square: 'd3', shape: 'cross' }]);
    expect(toggleMark(once, { square: 'd3', shape: 'dot' })).toEqual([]);
    const arrow = { from: 'c4', to: 'f4' } as const;
    expect(toggleArrow(toggleArrow([], arrow), arrow)).toEqual([]);
    expect(nextLetter(annotation.marks)).toBe('B');
  });
});
