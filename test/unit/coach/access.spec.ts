/** Which discs open and close squares: checked by the second implementation, and phrased in three languages. */
import { describe, expect, it } from 'vitest';
import { closedBy, neededFor, openedBy, takenBy } from '../../../src/core/coach/access.js';
import { cornerGiven } from '../../../src/core/coach/contrast/corners.js';
import { movesLost, prepared, reply } from '../../../src/core/coach/contrast/reply.js';
import { reserveLost } from '../../../src/core/coach/contrast/tempo.js';
import { asFault, asMerit, type Finding } from '../../../src/core/coach/finding.js';
import { outcomeOf, type Outcome } from '../../../src/core/coach/outcome.js';
import type { Explanation, Reason } from '../../../src/core/coach/reason.js';
import { sentence } from '../../../src/core/coach/sentences.js';
import { loadCoachWords } from '../../../src/core/coach/words.js';
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
  });

  it('or the one that it puts down', () => {
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

  it('are named where they are one or two alone', () => {
    const there = at({ black: 'a1', white: 'b1 c1 d1' });
    expect(neededFor(there, at({ white: 'b1' }), 'e1', 'black')).toBeUndefined();
  });
});

describe('what is said of them', () => {
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
      for (const contrast of [cornerGiven, reply, movesLost, prepared, reserveLost]) {
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
        'corner-given closing',
        'corner-given turning',
        'moves-lost turning',
        'own-square-opened turning',
        'reply-opened placing',
        'reply-opened turning',
        'reply-prevented closing',
        'reserve-lost turning',
      ]),
    );
  });

  const opened: Reason = {
    kind: 'reply-opened',
    tone: 'bad',
    squares: ['d4'],
    access: { by: 'turning', discs: ['e5'] },
    numbers: { plies: 2 },
    line: ['f6', 'd4'],
    other: ['g5'],
    weight: 1,
  };
  const said = async (language: 'en' | 'fr' | 'cs', reason: Partial<Reason>): Promise<string> => {
    const words = await loadCoachWords(language);
    const whole = { ...opened, ...reason };
    return sentence({ move: 'f6', other: 'g5', certainty: 'exact' }, whole, words, language);
  };
  const corner = { kind: 'corner-given', squares: ['a1'], line: ['f6', 'a1'] } as const;

  it.each([
    [
      'en',
      'With g5, d4 would have stayed closed; by turning e5, this move opens it to the opponent, who plays there.',
    ],
    [
      'fr',
      'Avec g5, d4 serait restée fermée\u202f; en retournant e5, ce coup l’ouvre à l’adversaire, qui y joue.',
    ],
    [
      'cs',
      'Po tahu g5 by pole d4 zůstalo zavřené; tento tah je otočením e5 otevírá soupeři a ten tam zahraje.',
    ],
  ] as const)('names the disc that opens a square in %s', async (language, expected) => {
    expect(await said(language, {})).toBe(expected);
  });

  it.each([
    ['en', 'The move g5 would have made d4 impossible by turning e5; now the opponent plays there.'],
    ['fr', 'Le coup g5 aurait interdit d4 à l’adversaire en retournant e5\u202f; maintenant, il y joue.'],
    ['cs', 'Tah g5 by soupeři otočením e5 znemožnil hrát na d4; teď tam zahraje.'],
  ] as const)('names the disc that closes a square in %s', async (language, expected) => {
    const access = { by: 'closing', discs: ['e5'] } as const;
    expect(await said(language, { kind: 'reply-prevented', access })).toBe(expected);
  });

  it('says of a corner how it opens, and what the better move allows', async () => {
    expect(await said('en', corner)).toBe(
      'The opponent can take the corner a1 at once, since f6 turns e5; g5 would not allow that.',
    );
    expect(await said('en', { ...corner, access: { by: 'closing', discs: ['e5'] } })).toBe(
      'The opponent can take the corner a1 at once; g5 would prevent that by turning e5.',
    );
    expect(await said('en', { ...corner, other: ['g5', 'h8'] })).toBe(
      'The opponent can take the corner a1 at once, since f6 turns e5; after g5 they could take h8, but not a1.',
    );
    expect(await said('en', { ...corner, other: ['g5', 'b3', 'b2', 'a1'] })).toBe(
      'The opponent can take the corner a1 at once, since f6 turns e5; after g5 only later: g5 b3 b2 a1.',
    );
  });

  it('says of moves that are gone what the answer turns, and of a move against an answer what it needs', async () => {
    expect(await said('en', { kind: 'moves-lost', squares: ['c3', 'c4'] })).toBe(
      'After the answer d4 you can no longer play c3 and c4, since d4 turns e5; had you played g5, you still could.',
    );
    const missed = { kind: 'return-missed', squares: ['d4', 'c3'] } as const;
    expect(await said('en', missed)).toBe(
      'Against the answer d4 you need c3. After f6 you cannot play there; after g5 you could, turning e5.',
    );
    expect(await said('en', { ...missed, access: { by: 'own', discs: ['e5'] } })).toContain(
      'after g5 you could thanks to your disc on e5.',
    );
  });

  const praise = { tone: 'good', line: ['f6'], other: ['g5', 'd4'] } as const;
  const closing = { by: 'closing', discs: ['e5'] } as const;
  // Discs that this sentence does not name.
  const unnamed = { by: 'own', discs: ['e5'] } as const;
  const own = { squares: ['f6'], other: ['g5', 'f6'] } as const;

  it.each([
    [
      'reply-opened',
      {},
      'It keeps d4 closed; g5 would open it to the opponent by turning e5, and they would play there.',
      'Ce coup laisse d4 fermée\u202f; g5 l’ouvrirait à l’adversaire en retournant e5, et il y jouerait.',
      'Nechává d4 zavřené; tah g5 by je soupeři otočením e5 otevřel a ten by tam zahrál.',
    ],
    [
      'reply-prevented',
      { access: closing },
      'After g5 the opponent would answer d4; by turning e5, this move prevents that.',
      'Après g5, l’adversaire répondrait d4\u202f; en retournant e5, ce coup l’en empêche.',
      'Po tahu g5 by soupeř odpověděl d4; tento tah tomu otočením e5 zabrání.',
    ],
    [
      'reply-prevented',
      { access: unnamed },
      'After g5 the opponent would answer d4; this move prevents that.',
      'Après g5, l’adversaire répondrait d4\u202f; ce coup l’en empêche.',
      'Po tahu g5 by soupeř odpověděl d4; tento tah tomu zabrání.',
    ],
    [
      'square-wanted',
      own,
      'You play f6 yourself; after g5 the opponent would play there.',
      'Vous jouez f6 vous-même\u202f; après g5, c’est l’adversaire qui y jouerait.',
      'Na f6 hrajete sami; po tahu g5 by tam zahrál soupeř.',
    ],
    [
      'own-square-opened',
      own,
      'You play f6 yourself; g5 would open this square to the opponent by turning e5.',
      'Vous jouez f6 vous-même\u202f; g5 ouvrirait cette case à l’adversaire en retournant e5.',
      'Na f6 hrajete sami; tah g5 by pole otočením e5 otevřel soupeři.',
    ],
    [
      'reply-continued',
      { squares: ['d4', 'c3'], access: closing },
      'After g5 the opponent would answer d4 and could then play c3 too; by turning e5, this move prevents c3.',
      'Après g5, l’adversaire répondrait d4 et pourrait ensuite jouer aussi c3\u202f; en retournant e5, ce coup lui interdit c3.',
      'Po tahu g5 by soupeř odpověděl d4 a pak mohl hrát i na c3; tento tah mu c3 otočením e5 znemožní.',
    ],
    [
      'reply-continued',
      { squares: ['d4', 'f6'], access: unnamed },
      'You play f6 yourself; after g5 and the answer d4 the opponent could play there next.',
      'Vous jouez f6 vous-même\u202f; après g5 et la réponse d4, l’adversaire pourrait y jouer ensuite.',
      'Na f6 hrajete sami; po tahu g5 a odpovědi d4 by tam mohl hrát soupeř.',
    ],
    [
      'replies-prevented',
      { squares: ['d4', 'c3'], access: closing },
      'After g5 the opponent would have good answers on d4 and c3; by turning e5, this move allows none of them.',
      'Après g5, l’adversaire aurait de bonnes réponses en d4 et c3\u202f; en retournant e5, ce coup les empêche toutes.',
      'Po tahu g5 by měl soupeř dobré odpovědi na d4 a\u00a0c3; tento tah je otočením e5 všechny znemožní.',
    ],
  ] as const)('praises the better move with who plays where: %s %j', async (kind, more, en, fr, cs) => {
    const reason = { ...praise, kind, ...more };
    const [inEnglish, inFrench, inCzech] = [
      await said('en', reason),
      await said('fr', reason),
      await said('cs', reason),
    ];
    expect(inEnglish).toBe(en);
    expect(inFrench).toBe(fr);
    expect(inCzech).toBe(cs);
  });
});
