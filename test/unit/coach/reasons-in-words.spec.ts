import { describe, expect, it } from 'vitest';
import { explainFrom } from '../../../src/core/coach/explain.js';
import type { Explanation, Reason, ReasonKind } from '../../../src/core/coach/reasons/reason.js';
import { reasonsInWords, sentences } from '../../../src/core/coach/text/sentences.js';
import { loadCoachWords } from '../../../src/core/coach/text/words.js';
import type { MoveValue } from '../../../src/core/engine/engine.js';
import { Position } from '../../../src/core/rules/position.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import type { Square } from '../../../src/core/rules/square.js';

const reason = (kind: ReasonKind): Reason => ({
  kind,
  weight: 1,
  tone: 'bad',
  squares: [],
  numbers: {},
  line: ['f5'],
  other: ['d3'],
});

/** The reasons given from an explanation with these reasons, heaviest first, before the values. */
function wording(...kinds: ReasonKind[]): readonly ReasonKind[] {
  const reasons = [...kinds, 'value' as const].map(reason);
  return reasonsInWords({ reasons }).map(({ kind }) => kind);
}

describe('the reasons that are said', () => {
  it('are the two heaviest, and the values after them', () => {
    expect(wording('corner-given', 'mobility', 'opens', 'parity')).toEqual([
      'corner-given',
      'mobility',
      'value',
    ]);
  });

  it('are all, where there are no more than two', () => {
    expect(wording('corner-given', 'mobility')).toHaveLength(3);
    expect(wording('corner-given')).toEqual(['corner-given', 'value']);
  });

  it('are the values alone, where nothing else is known', () => {
    expect(wording()).toEqual(['value']);
  });
});

const random = randomNumbers(11);
const any = (moves: readonly Square[]): Square => moves[Math.floor(random() * moves.length)]!;

/** A position after 20 random moves, and two moves there with lines of six more. */
function twoLines(): { position: Position; lines: readonly [Square[], Square[]] } | undefined {
  let position = Position.start;
  for (let ply = 0; ply < 20 && position.phase === 'play'; ply++)
    position = position.play(any(position.legalMoves));
  const [first, second] = position.legalMoves;
  if (position.phase !== 'play' || !second) return undefined;
  const lineFrom = (move: Square): Square[] => {
    const line = [move];
    let at = position.play(move);
    while (line.length < 7 && at.phase === 'play') {
      line.push(any(at.legalMoves));
      at = at.play(line.at(-1)!);
    }
    return line;
  };
  return { position, lines: [lineFrom(first!), lineFrom(second)] };
}

describe('how much a loss makes up for what is counted', () => {
  const found = Array.from({ length: 60 }, twoLines).filter((one) => one !== undefined);

  /** Why the second move is worse, with this loss in discs. */
  function explainedAt(
    loss: number,
    { position, lines: [better, worse] }: (typeof found)[number],
  ): Explanation {
    const valued = (line: Square[], value: number): MoveValue => ({
      move: line[0]!,
      value,
      certainty: 'heuristic',
      depth: 7,
      line,
    });
    return explainFrom(position, worse[0]!, [valued(better, loss), valued(worse, 0)]);
  }
  const kindsAt = (loss: number, one: (typeof found)[number]): string =>
    explainedAt(loss, one)
      .reasons.map(({ kind }) => kind)
      .join(' ');

  it('grows to six discs', () => {
    expect(found.some((one) => kindsAt(6, one) !== kindsAt(4, one))).toBe(true);
  });

  it('is the same for all that lose more', () => {
    for (const one of found) expect(kindsAt(40, one)).toBe(kindsAt(6, one));
  });

  it.each(['en', 'fr', 'cs'] as const)('is told without an empty place (%s)', async (language) => {
    const words = await loadCoachWords(language);
    for (const one of found)
      for (const text of sentences(explainedAt(8, one), words, language))
        expect(text).not.toMatch(/[{}]|undefined| {2}| [.,]|[:;,(]\s*[.,;)]/u);
  });
});
