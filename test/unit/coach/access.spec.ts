/** Which discs open and close squares: checked by the second implementation, and phrased in three languages. */
import { describe, expect, it } from 'vitest';
import { closedBy, neededFor, openedBy, takenBy } from '../../../src/core/coach/reasons/access.js';
import { cornerGiven } from '../../../src/core/coach/contrast/corners.js';
import { prepared, reply } from '../../../src/core/coach/contrast/reply.js';
import { reserveLost } from '../../../src/core/coach/contrast/tempo.js';
import { asFault, asMerit, type Finding } from '../../../src/core/coach/reasons/finding.js';
import { outcomeOf, type Outcome } from '../../../src/core/coach/positions/outcome.js';
import type { Explanation, Reason } from '../../../src/core/coach/reasons/reason.js';
import { Position } from '../../../src/core/rules/position.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import type { Square } from '../../../src/core/rules/square.js';
import { refuted } from '../../bench/coach/verifier.js';
import { at } from '../rules/support.js';

const outcome = (position: Position, ...line: Square[]): Outcome =>
  outcomeOf(position, { move: line[0]!, line });

describe('the discs by which squares open and close', () => {
  it('are those that the move turns', () => {
    // White takes c3 over d3 to f3 once d3 is black; before, d3 was white.
    const position = at({ black: 'd2 e3', white: 'd3 f3 d4' });
    const after = outcome(position, 'd5');
    expect(openedBy(after, ['c3'])).toEqual({ by: 'turning', discs: ['d3'] });
    expect(openedBy(after, ['e2'])).toBeUndefined();
    // White could play d1 before, over d2 to d3.
    expect(openedBy(after, ['c3', 'd1'])).toBeUndefined();
  });

  it('are one of each square where one alone opens one of them', () => {
    const position = at({ black: 'd2 e3 e4', white: 'd3 f3 d4 f4' });
    expect(openedBy(outcome(position, 'd5'), ['c3', 'c4'])).toEqual({ by: 'turning', discs: ['d3', 'd4'] });
  });

  it('are none that cannot be flipped from there after the move', () => {
    // With d3 alone black, White could play c3 over it to e3; but e2 flips e3, too, and opens c3 by c4.
    const position = at({ black: 'b5 e4', white: 'd3 c4 e3 c5' });
    expect(openedBy(outcome(position, 'e2'), ['c3'])).toBeUndefined();
  });

  it('include the one that the move puts down', () => {
    // The disc on d4 itself can be flipped from d3, along the column to d5.
    const position = at({ black: 'f4', white: 'e4 d5' });
    expect(openedBy(outcome(position, 'd4'), ['d3'])).toEqual({ by: 'placing', discs: ['d4'] });
  });

  it('are those that the better move turns, without which the other side has nothing to close in with', () => {
    // White plays b3 by its disc on e3, which Black flips with e2.
    const position = at({ black: 'c3 d3 e4', white: 'e3' });
    expect(closedBy(outcome(position, 'e2'), ['b3'])).toEqual({ by: 'closing', discs: ['e3'] });
    expect(closedBy(outcome(position, 'e2'), ['f3'])).toBeUndefined();
  });

  it('are those that the answer turns', () => {
    // Black could play b3 by its disc on e3, until White flips it with e2.
    const position = at({ black: 'e3 f6', white: 'c3 d3 e4 f5' });
    expect(takenBy(outcome(position, 'f4'), 'e2', ['b3'])).toEqual({ by: 'turning', discs: ['e3'] });
  });

  it('are what a move against an answer turns, or needs as its own', () => {
    const there = at({ black: 'a1', white: 'b1' });
    expect(neededFor(there, at({ black: 'a1 b1' }), 'c1', 'black')).toEqual({
      by: 'turning',
      discs: ['b1'],
    });
    expect(neededFor(there, at({ white: 'a1 b1' }), 'c1', 'black')).toEqual({
      by: 'own',
      discs: ['a1'],
    });
  });

  it('are none where another way in is as good, or the square itself was taken', () => {
    // Black can play c1 by its disc on a1, and by that on c3.
    const there = at({ black: 'a1 c3', white: 'b1 c2' });
    expect(neededFor(there, at({ white: 'a1 b1 c2 c3' }), 'c1', 'black')).toBeUndefined();
    expect(neededFor(there, at({ black: 'a1 c3', white: 'b1 c2 c1' }), 'c1', 'black')).toBeUndefined();
    // Two discs are not said to be one's own.
    const pair = at({ black: 'a1', white: 'b1' });
    expect(neededFor(pair, at({ white: 'a1', black: 'b1' }), 'c1', 'black')).toBeUndefined();
  });

  it('are named where they are one or two alone', () => {
    const there = at({ black: 'a1', white: 'b1 c1 d1' });
    expect(neededFor(there, at({ white: 'b1' }), 'e1', 'black')).toBeUndefined();
  });
});

describe('the sentence about them', () => {
  const random = randomNumbers(25);
  const any = (moves: readonly Square[]): Square => moves[Math.floor(random() * moves.length)]!;

  /** A move and some more, at random. */
  function randomLine(position: Position, move: Square): Outcome {
    const line = [move];
    for (let here = position.play(move); line.length < 6 && here.phase === 'play';) {
      line.push(any(here.legalMoves));
      here = here.play(line.at(-1)!);
    }
    return outcome(position, ...line);
  }

  /** Findings for two random moves in positions of random games, if they name discs. */
  function* findings(): Generator<{ position: Position; finding: Finding }> {
    for (let game = 0; game < 250; game++) {
      let position = Position.start;
      const plies = 8 + Math.floor(random() * 40);
      for (let ply = 0; ply < plies && position.phase === 'play'; ply++)
        position = position.play(any(position.legalMoves));
      if (position.phase !== 'play' || position.legalMoves.length < 2) continue;
      const [worse, better] = position.legalMoves.slice(-2).map((move) => randomLine(position, move));
      for (const contrast of [cornerGiven, reply, prepared, reserveLost]) {
        for (const finding of contrast(worse!, better!)) yield { position, finding };
      }
    }
  }

  const explained = (reason: Reason): Explanation => ({
    move: reason.line[0] as Square,
    value: 0,
    other: reason.other[0] as Square,
    otherValue: 0,
    loss: 0,
    certainty: 'heuristic',
    depth: 1,
    verdict: 'bad',
    reasons: [reason],
  });

  it('holds in positions of 250 random games, and with another disc it does not', () => {
    const named = new Map<string, number>();
    for (const { position, finding } of findings()) {
      for (const reason of [asFault(finding), asMerit(finding)])
        expect(refuted(position, explained(reason), reason)).toBeUndefined();
      if (!finding.access) continue;
      const name = `${finding.kind} ${finding.access.by}`;
      named.set(name, (named.get(name) ?? 0) + 1);
      // The square itself decides nothing.
      const reason = asFault({ ...finding, access: { ...finding.access, discs: [finding.squares[0]!] } });
      expect(refuted(position, explained(reason), reason)).toContain('its discs do not decide');
    }
    expect([...named.keys()].sort()).toEqual(
      expect.arrayContaining([
        'corner-left closing',
        'corner-given turning',
        'own-square-opened turning',
        'reply-opened placing',
        'reply-opened turning',
        'reply-prevented closing',
        'reserve-lost turning',
      ]),
    );
  });
});
