import { nothing } from 'lit';
import { expect, test } from 'vitest';
import { reviewedReason } from '../../../../demo/analyse/reviewed-reason.js';
import { hintAmong, textOf, tried } from '../../../../demo/analyse/story/moment-words.js';
import { cardText, type Mode } from '../../../../demo/analyse/story/moment-view.js';
import { shownLineOf } from '../../../../demo/analyse/story/story-facts.js';
import { accuracyView } from '../../../../demo/analyse/story/story-summary.js';
import { Walk } from '../../../../demo/analyse/story/story-walk.js';
import { exampleGame } from '../../../../demo/analyse/opened/example-game.js';
import { exampleReview } from '../../../../demo/analyse/opened/example-reviews.js';
import { ANALYSE } from '../../../../demo/locales/analyse.js';
import { LANGUAGES } from '../../../../demo/locales/language.js';
import {
  momentCause,
  moments as momentsOf,
  story,
  type Moment,
  type Reader,
} from '../../../../src/core/analysis.js';
import { loadCoachWords } from '../../../../src/core/coach.js';
import type { EngineMove, MoveValue } from '../../../../src/core/engine/engine.js';
import { en } from '../../../../src/core/locales/en/coach.js';
import type { Square } from '../../../../src/core/rules/square.js';
import { Position } from '../../../../src/core/rules/position.js';

const position = Position.of('----O-X---OOOX----OOXXXX-OOXOOX---OOXXXXXXXXOXOO--XXXX-----XXX--', 'white');
const valueOf = (value: number, line: string): MoveValue => {
  const moves = line.split(' ') as EngineMove[];
  return { move: moves[0]!, value, certainty: 'exact', depth: 20, line: moves };
};
const moves = [valueOf(6, 'f1 d1 c1 b1'), valueOf(2, 'g8 f1 d1 c1'), valueOf(-5, 'c8 f1 g8 b3')];
const moment = {
  kind: 'single',
  main: { position, moves, best: ['f1'], color: 'white', square: 'c8' },
} as unknown as Moment;
const reader: Reader = { words: en, language: 'en' };

test('a right try is said to be better than the move that was played, and than no other', () => {
  const { isRight, why } = tried(moment, 'f1', ANALYSE.en.story, reader);
  expect(isRight).toBe(true);
  expect(why).toContain('h1');
  expect(why).not.toContain('g8');
});

test('a wrong try is not answered with the better move', () => {
  const { isRight, why } = tried(moment, 'g8', ANALYSE.en.story, reader);
  expect(isRight).toBe(false);
  expect(why).not.toContain('f1');
});

test('a card says at most once that the better move was better, and not again what its heading says', async () => {
  const reviews = await Promise.all([
    exampleReview(exampleGame('close')),
    exampleReview(exampleGame('upset')),
  ]);
  const all = reviews.flatMap((one) => momentsOf(one!.plies));
  const faults = all.filter(({ kind }) => kind !== 'found');
  expect(faults.length).toBeGreaterThan(2);
  for (const fault of faults) {
    const { head, text } = textOf(fault, ANALYSE.en.story, reader);
    const better = text.match(/\b[a-h][1-8] was better/gu) ?? [];
    expect(better.length, text).toBeLessThanOrEqual(1);
    expect(text).not.toContain(` was better than `);
    expect(text).not.toContain(head.replace(/^\w+: /u, ''));
  }
});

/** What a gap without a value leaves: a space before a mark, two spaces, or a mark after another one. */
const EMPTY_GAP = /(?:^|\s)[.,]|[ \u00a0]{2}|[:;,]\s?\./u;

test.each(LANGUAGES)('no text of a card has an empty gap, whoever made the move: %s', async (language) => {
  const found = (await exampleReview(exampleGame('close')))!;
  const coach = await loadCoachWords(language);
  const words = ANALYSE[language].story;
  const readers: readonly Reader[] = [
    { words: coach, language, you: 'black' },
    { words: coach, language, names: { black: 'Vera', white: 'Oskar' } },
    { words: coach, language },
  ];
  const walk = new Walk(() => ({ you: undefined, side: undefined, found, isFinal: true, shown: undefined }));
  for (const one of momentsOf(found.plies)) {
    walk.solve(one.main.ply);
    const lines = (['played', 'better'] as const).map((which) => ({
      which,
      at: shownLineOf(one, which).length,
    }));
    for (const each of readers) {
      const tries = one.main.position.legalMoves.map((square) => tried(one, square, words, each));
      const modes: readonly Mode[] = ['reading', 'question', ...lines, ...tries];
      for (const mode of modes) {
        const { head, text } = cardText(one, mode, { words, reader: each, walk });
        expect(head).not.toMatch(EMPTY_GAP);
        expect(text).not.toMatch(EMPTY_GAP);
      }
    }
  }
});

test('a bad move is never asked about without a word of what followed, nor the better one named without a reason', async () => {
  const found = (await exampleReview(exampleGame('close')))!;
  const words = ANALYSE.en.story;
  const faults = momentsOf(found.plies).filter(({ kind }) => kind !== 'found');
  expect(faults.length).toBeGreaterThan(2);
  for (const you of ['black', 'white', undefined] as const) {
    const walk = new Walk(() => ({ you, side: you, found, isFinal: true, shown: undefined }));
    const telling = { words, reader: { ...reader, ...(you && { you }) }, walk };
    for (const fault of faults) {
      const asked = cardText(fault, 'question', telling).text;
      walk.solve(fault.main.ply);
      const read = cardText(fault, 'reading', telling).text;
      expect(asked).not.toMatch(/^[^.]*\. (?:What was better|Can you find a better move)\?/u);
      expect(read).not.toMatch(/^[^.]*\. [a-h][1-8] was better\.$/u);
    }
  }
});

test('a hint after wrong tries names the right move among others, and none that was tried', () => {
  expect(hintAmong(moment, ['g8'])).toEqual(['c8', 'f1']);
});

test('a wrong try is answered with a reason, the reply or what it costs', async () => {
  const found = (await exampleReview(exampleGame('close')))!;
  const [fault] = momentsOf(found.plies).filter(({ kind }) => kind !== 'found');
  const answers = fault!.main.moves.map(({ move }) =>
    tried(fault!, move as Square, ANALYSE.en.story, reader),
  );
  const wrong = answers.filter(({ isRight }) => !isRight);
  expect(wrong.length).toBeGreaterThan(2);
  for (const { why } of wrong) expect(why).not.toBe('');
});

test('the accuracy of a game is shown unless a side played far from well', async () => {
  const { plies } = (await exampleReview(exampleGame('close')))!;
  const collapsed = plies.map((ply) => ply && (ply.color === 'black' ? { ...ply, loss: 20 } : ply));
  expect(accuracyView(plies, ANALYSE.en.story, reader)).not.toBe(nothing);
  expect(accuracyView(collapsed, ANALYSE.en.story, reader)).toBe(nothing);
});

test('where the engine prefers a move of which the review knows nothing, what the one played did is the reason', async () => {
  const { plies, explanations = [] } = (await exampleReview(exampleGame('close')))!;
  const caused = story(plies, { explanations })!.moments.filter(
    (one) => one.kind !== 'found' && momentCause(one, reader) !== '',
  );
  expect(caused.length).toBeGreaterThan(1);
  for (const { main } of caused) {
    const others = main.moves.map(({ move }) => move as Square).filter((move) => !main.best.includes(move));
    const move = others.find((one) => one !== main.square)!;
    const text = reviewedReason({ plies, explanations }, main.position, move, reader, '{move} first{why}.');
    expect(text).toMatch(new RegExp(`^${move} first\\. .*${main.square}`, 'u'));
  }
});
