import { beforeAll, describe, expect, it } from 'vitest';
import { reviewPly, positionBefore, type PlyReview } from '../../../src/core/analysis/ply-review.js';
import { chosenOf, moments, type Moment, type MomentKind } from '../../../src/core/analysis/story/moments.js';
import { adviceOf, story, type Story } from '../../../src/core/analysis/story/story.js';
import { momentLabel, momentSummary } from '../../../src/core/analysis/story/moment-summary.js';
import { momentText, squareText } from '../../../src/core/analysis/story/moment-text.js';
import { lessonText, storyText } from '../../../src/core/analysis/story/story-text.js';
import type { Reader } from '../../../src/core/analysis/story/story-words.js';
import type { Explanation, Reason, ReasonKind } from '../../../src/core/coach/reasons/reason.js';
import { sentences } from '../../../src/core/coach/text/sentences.js';
import { loadCoachWords } from '../../../src/core/coach/text/words.js';
import { en } from '../../../src/core/locales/en/coach.js';
import { fill, plural } from '../../../src/core/locales/strings.js';
import type { CoachStrings } from '../../../src/core/locales/strings/coach.js';
import type { OfSide } from '../../../src/core/locales/strings/story-strings.js';
import { opponent } from '../../../src/core/rules/color.js';
import { Game } from '../../../src/core/rules/game/game.js';
import type { GameNode } from '../../../src/core/rules/game/tree.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import type { Square } from '../../../src/core/rules/square.js';

/** A game that begins with the opening Tiger and goes on at random. */
function randomGame(seed: number): GameNode[] {
  const game = new Game();
  const random = randomNumbers(seed);
  for (const move of ['f5', 'd6', 'c3', 'd3', 'c4'] as const) game.play(move);
  while (!game.result) {
    const moves = game.position.legalMoves;
    game.play(moves[Math.floor(random() * moves.length)]!);
  }
  return game.nodes.filter(({ move }) => move !== undefined);
}

/** The better move and the loss, by ply; a negative loss makes the move the only good one, by so many discs. */
type Script = Readonly<Record<number, readonly [best: Square | undefined, loss: number]>>;

/** A review in which best play leads to a draw, but for the moves of a script. */
function reviewed(
  line: readonly GameNode[],
  script: Script,
  certainty: 'heuristic' | 'exact' = 'heuristic',
): PlyReview[] {
  let forBlack = 0;
  return line.map((node) => {
    const sign = node.color === 'black' ? 1 : -1;
    const [best, loss] = script[node.ply] ?? [undefined, 0];
    const before = forBlack * sign;
    const lost = Math.max(0, loss);
    const moves = positionBefore(node).legalMoves.map((move) => {
      const other = loss < 0 ? before + loss : before - lost - 1;
      const value = move === node.move ? before - lost : move === best ? before : other;
      const [answer] = positionBefore(node).play(move).legalMoves;
      const played = answer ? [move, answer] : [move];
      return { move, value, certainty, depth: 14, line: played };
    });
    forBlack -= lost * sign;
    return reviewPly(node, { moves }, false);
  });
}

const line = randomGame(3);
/** Another legal move. */
function otherThan(ply: number, squares: readonly Square[] = []): Square {
  const node = line[ply - 1]!;
  const legal = positionBefore(node).legalMoves;
  return legal.find((move) => move !== node.move && !squares.includes(move))!;
}
/** A square where one side could have played at so many plies in a row of at most eight each, until the other side did. */
function wanted(count: number): { square: Square; plies: number[] } {
  for (const taken of line.slice(10, 50)) {
    const plies = line
      .slice(7, taken.ply - 1)
      .filter(
        (node) =>
          node.color !== taken.color &&
          node.ply >= taken.ply - 8 &&
          positionBefore(node).legalMoves.includes(taken.move!),
      )
      .map(({ ply }) => ply);
    if (plies.length >= count) return { square: taken.move!, plies: plies.slice(-count) };
  }
  throw new Error('the game has no such square');
}

const kinds = (script: Script) =>
  moments(reviewed(line, script)).map(({ kind, main }) => `${kind} ${main.ply}`);

/** The moves of a side before move 30 that a story can praise: the board shows what they do. */
function findable(color: 'black' | 'white'): number[] {
  return line
    .slice(9, 29)
    .filter((node) => node.color === color && kinds({ [node.ply]: [undefined, -9] }).length > 0)
    .map(({ ply }) => ply);
}

describe('moments', () => {
  it('makes one of the moves that missed the same square', () => {
    const { square, plies } = wanted(3);
    const script = Object.fromEntries(plies.map((ply) => [ply, [square, 8] as const]));
    const [moment, ...others] = moments(reviewed(line, script));
    expect(others).toEqual([]);
    expect(moment).toMatchObject({ kind: 'square', squares: [square], discs: 24 });
    expect(moment!.plies.map(({ ply }) => ply)).toEqual(plies);
  });

  it('says that the other side took such a square only if it did, and well', () => {
    const { square, plies } = wanted(2);
    const script = Object.fromEntries(plies.map((ply) => [ply, [square, 8] as const]));
    const last = plies.at(-1)!;
    const cut = reviewed(line.slice(0, last), script);
    expect(moments(cut).map(({ kind, taken }) => [kind, taken])).toEqual([['square', undefined]]);
    const whole = reviewed(line, script);
    const own = whole.map((ply) => (ply.square === square ? { ...ply, color: whole[last - 1]!.color } : ply));
    expect(moments(own)[0]!.taken).toBeUndefined();
    const badly = whole.map((ply) => (ply.square === square ? { ...ply, class: 'mistake' as const } : ply));
    expect(moments(badly).filter(({ taken }) => taken)).toEqual([]);
    expect(moments(whole)[0]!.taken?.square).toBe(square);
  });

  it('makes one of a square that was missed twice, however little one of the moves cost', () => {
    const { square, plies } = wanted(2);
    expect(kinds({ [plies[0]!]: [square, 30], [plies[1]!]: [square, 5] })).toEqual([`square ${plies[0]}`]);
  });

  it('blames no move for a loss that a deeper search does not see', () => {
    const plies = reviewed(line, { 31: [otherThan(31), 20] });
    const [{ explanation }] = moments(plies) as [Moment];
    const reasons = explanation.reasons.map((reason) => ({ ...reason, numbers: { apart: 0 } }));
    const explanations = line.map(({ ply }) => (ply === 31 ? { ...explanation, reasons } : undefined));
    expect(moments(plies, { explanations })).toEqual([]);
  });

  it('tells a lost lead from a chance that was given back, which is one moment with the gift', () => {
    expect(kinds({ 21: [otherThan(21), 20], 22: [otherThan(22), 20] })).toEqual(['chance-missed 22']);
    expect(kinds({ 20: [otherThan(20), 5], 31: [otherThan(31), 20] })).toEqual(['lead-lost 31', 'loss 20']);
  });

  it('makes one of a lead that goes from hand to hand', () => {
    const script: Script = { 21: [otherThan(21), 20], 22: [otherThan(22), 24], 23: [otherThan(23), 22] };
    const [moment, ...others] = moments(reviewed(line, script));
    expect(others).toEqual([]);
    expect(moment).toMatchObject({ kind: 'exchange', discs: 66 });
    expect(moment!.plies.map(({ ply }) => ply)).toEqual([21, 22, 23]);
  });

  it('praises the only good move of each side once, below what was lost', () => {
    const [black, other] = findable('black');
    const [white] = findable('white');
    const found = kinds({
      [black!]: [undefined, -12],
      [other!]: [undefined, -9],
      [white!]: [undefined, -8],
      30: [otherThan(30), 15],
    });
    expect(found).toEqual(['loss 30', `found ${black}`, `found ${white}`]);
  });

  it('explains a move once, however often the moments are asked for', () => {
    const plies = reviewed(line, { 21: [otherThan(21), 20], 30: [otherThan(30), 15] });
    const [first, ...others] = moments(plies);
    expect(others).toHaveLength(1);
    const again = moments(plies);
    expect(again[0]!.explanation).toBe(first!.explanation);
    expect(again[1]!.explanation).toBe(others[0]!.explanation);
  });

  it('shows what cost most among moments that the board shows more plainly', () => {
    const [one] = moments(reviewed(line.slice(0, 40), { 30: [otherThan(30), 6] }));
    const costs = (loss: number): Moment => ({ ...one!, main: { ...one!.main, loss } });
    const dearest = costs(10);
    const all = [5, 6, 7, 6, 5].map((loss) => ({ ...costs(loss), fact: { plainness: 3 } as const }));
    expect(chosenOf([...all, dearest])).toContain(dearest);
  });

  it('shows where the winner lost the lead, whether or not the board shows why', () => {
    const [one] = moments(reviewed(line.slice(0, 40), { 30: [otherThan(30), 6] }));
    const { color } = one!.main;
    const plain = { ...one!, fact: { plainness: 3 } as const };
    const own = [9, 8, 7, 6, 5].map((loss) => ({ ...plain, main: { ...one!.main, loss } }));
    const given = (kind: MomentKind): Moment => {
      const { fact: _, ...bare } = one!;
      return { ...bare, kind, main: { ...one!.main, color: opponent(color), loss: 12 } };
    };
    const [lead, loss] = [given('lead-lost'), given('loss')];
    expect(chosenOf([...own, lead], 5, color)).toContain(lead);
    expect(chosenOf([...own, loss], 5, color)).not.toContain(loss);
  });

  it('shows no slip of a side that is far ahead, unless it was large', () => {
    const won = { 20: [otherThan(20), 30] } as const;
    const black = line.slice(40, 50).find(({ color }) => color === 'black')!.ply;
    expect(kinds({ ...won, [black]: [otherThan(black), 5] })).toEqual(['loss 20']);
    expect(kinds({ ...won, [black]: [otherThan(black), 16] })).toHaveLength(2);
  });

  it('shows no small loss, nor one after which many moves were as good, where others cost more', () => {
    const [one] = moments(reviewed(line.slice(0, 40), { 30: [otherThan(30), 6] }));
    const plain = { plainness: 3 } as const;
    const costs = (main: Partial<PlyReview>): Moment => ({
      ...one!,
      main: { ...one!.main, ...main },
      fact: plain,
    });
    const [first] = one!.main.moves;
    const alike = [0, 0.5, 1].map((less) => ({ ...first!, value: first!.value - less }));
    const clear = [7, 6, 5].map((loss) => costs({ loss }));
    expect(chosenOf([costs({ moves: alike }), costs({ loss: 3 }), ...clear])).toEqual(clear);
    const dear = costs({ moves: alike, loss: 9 });
    expect(chosenOf([dear, ...clear])).toContain(dear);
  });

  it('takes three to five, the most important first', () => {
    const plies = [21, 24, 27, 30, 33, 36, 39];
    const script = Object.fromEntries(plies.map((ply, at) => [ply, [otherThan(ply), 6 + at * 3] as const]));
    const found = moments(reviewed(line, script));
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(found.length).toBeLessThanOrEqual(5);
    expect(moments(reviewed(line, script), { most: 2 })).toEqual(found.slice(0, 2));
  });
});

describe('story', () => {
  it('knows the opening, who led until when, the move that lost it and the end', () => {
    const script: Script = { 12: [otherThan(12), 10], 31: [otherThan(31), 30] };
    const whole = story(reviewed(line, script))!;
    expect(whole.opening?.name).toBe('Tiger');
    expect(whole.end).toMatchObject({ kind: 'over', ply: line.length });
    expect(whole.moments[0]!.main.ply).toBe(31);
    const { winner } = line.at(-1)!.result!;
    // The random end of the game decides who won; the review says that White stands better.
    if (winner === 'white')
      expect(whole.course).toMatchObject({ kind: 'led-until', color: 'black', from: 12, to: 30 });
    else expect(whole.course.kind).not.toBe('led-until');
  });

  it('says that a lead was lost only where it lasted, and tells the side that lost first', () => {
    const script: Script = {
      30: [otherThan(30), 3],
      31: [otherThan(31), 20],
      34: [otherThan(34, [otherThan(30)]), 15],
    };
    const whole = story(reviewed(line.slice(0, 40), script))!;
    expect(kinds(script)).toContain('lead-lost 31');
    expect(whole.moments.map(({ kind, main }) => `${kind} ${main.ply}`).slice(0, 2)).toEqual([
      'loss 31',
      'loss 34',
    ]);
  });

  it('calls no game slow in which one move lost 15 discs, even if the next one gave them back', () => {
    const slow = Object.fromEntries([20, 24, 28, 32].map((ply) => [ply, [otherThan(ply), 4] as const]));
    const given: Script = { ...slow, 34: [otherThan(34), 16], 35: [otherThan(35), 16] };
    expect(story(reviewed(line.slice(0, 40), slow))!.turn?.kind).toBe('slow');
    expect(story(reviewed(line.slice(0, 40), given))!.turn?.kind).toBe('moment');
  });

  it('does not call a game slow in which one move lost much', () => {
    const slow = Object.fromEntries([20, 26, 32].map((ply) => [ply, [otherThan(ply), 4] as const]));
    const open = reviewed(line.slice(0, 40), slow);
    const { turn, moments: shown } = story(open)!;
    expect(turn).toEqual({
      kind: 'slow',
      color: 'white',
      moves: 3,
      discs: 12,
      certainty: 'heuristic',
      moment: shown[0],
    });
    const blunder = reviewed(line.slice(0, 40), { ...slow, 34: [otherThan(34), 15] });
    expect(story(blunder)?.turn).toMatchObject({ kind: 'moment', moment: { main: { ply: 34 } } });
  });

  /** Explanations by ply, each with one reason. */
  function because(kinds: Readonly<Record<number, ReasonKind>>): (Explanation | undefined)[] {
    return line.map(({ ply }) => {
      const kind = kinds[ply];
      if (!kind) return undefined;
      const reason = { kind, tone: 'bad', squares: [], numbers: {}, line: [], other: [], weight: 1 } as const;
      const values = { value: 0, otherValue: 8, loss: 8, certainty: 'heuristic', depth: 8 } as const;
      return {
        ...values,
        move: line[ply - 1]!.move!,
        other: otherThan(ply),
        verdict: 'bad',
        reasons: [reason],
      };
    });
  }
  const lessonsIn = (script: Script, kinds: Readonly<Record<number, ReasonKind>>) =>
    story(reviewed(line, script), { explanations: because(kinds) })!;
  const adviceIn = (script: Script, kinds: Readonly<Record<number, ReasonKind>>) =>
    Object.fromEntries(
      Object.entries(lessonsIn(script, kinds).advice).map(([color, { advice }]) => [color, advice]),
    );

  it('takes the advice to each side from its first moment, where the game turned before all', () => {
    const script: Script = {
      20: [otherThan(20), 12],
      24: [otherThan(24), 16],
      31: [otherThan(31), 20],
      35: [otherThan(35), 12],
    };
    const {
      advice,
      moments: found,
      turn,
    } = lessonsIn(script, {
      20: 'wedge-allowed',
      24: 'parity',
      31: 'corner-given',
      35: 'pass-suffered',
    });
    expect(turn).toMatchObject({ kind: 'moment', moment: { main: found[0]!.main } });
    for (const color of ['black', 'white'] as const) {
      expect(advice[color]!.moment).toBe(found.find((moment) => moment.color === color));
    }
    // A reason that the board does not bear out teaches nothing: the reply is left.
    expect(adviceIn({ 31: [otherThan(31), 20] }, { 31: 'corner-given' })).toEqual({ black: 'reply' });
  });

  it('takes the advice only from moments that a reader is shown', () => {
    const {
      advice,
      moments: found,
      turn,
    } = lessonsIn({ 31: [otherThan(31), 20], 45: [otherThan(45), 18] }, {});
    const { moment } = advice.black!;
    const shown = found.filter((one) => one.main !== moment.main);
    expect(adviceOf(shown, turn).black!.moment).toBe(shown.find(({ color }) => color === 'black'));
  });

  it('takes no advice from a small moment where the costliest one shows no reason', () => {
    const plain = line.slice(10, 40).flatMap(({ ply, color }) => {
      const { advice } = lessonsIn({ [ply]: [otherThan(ply), 6] }, {});
      const found = advice[color!]?.advice;
      return found && found !== 'reply' ? [{ ply, color: color!, found }] : [];
    });
    const { ply, color, found } = plain.find((one) => one.color === line[30]!.color)!;
    const taught = (loss: number) =>
      lessonsIn({ [ply]: [otherThan(ply), loss], 31: [otherThan(31), 20] }, {}).advice[color];
    expect(taught(6)).toMatchObject({ advice: 'reply', moment: { main: { ply: 31 } } });
    expect(taught(18)).toMatchObject({ advice: found, moment: { main: { ply } } });
  });

  it('advises to count near the end only, and before it to look for the reply, where the board shows nothing else', () => {
    const counted = line.slice(0, 58).flatMap(({ ply, color }) => {
      const { empties, legalMoves } = positionBefore(line[ply - 1]!);
      if (legalMoves.length < 2) return [];
      const script = { [ply]: [otherThan(ply), 20] as const };
      const { advice, moments: found } = lessonsIn(script, { [ply]: 'value' });
      return found[0]!.fact?.advice ? [] : [{ advice: advice[color!]?.advice, isNear: empties <= 12 }];
    });
    expect(new Set(counted.map(({ isNear }) => isNear)).size).toBe(2);
    for (const { advice, isNear } of counted) expect(advice).toBe(isNear ? 'count' : 'reply');
  });

  it('advises to look again at a square that one side missed several times, where nothing else shows', () => {
    const { square, plies } = wanted(3);
    const script = Object.fromEntries(plies.map((ply) => [ply, [square, 8] as const]));
    const saidWith = (kind: ReasonKind) =>
      new Set(Object.values(adviceIn(script, Object.fromEntries(plies.map((ply) => [ply, kind])))));
    for (const kind of ['reply-opened', 'value', 'wedge-allowed'] as const)
      expect(saidWith(kind)).toEqual(new Set(['again']));
  });

  it('says of a side that lost its lead a little at a time that it did', () => {
    const script: Record<number, readonly [Square, number]> = { 13: [otherThan(13), 7] };
    const missed: Square[] = [];
    for (const ply of [20, 22, 24, 26, 28]) {
      const square = otherThan(ply, missed);
      missed.push(square);
      script[ply] = [square, 3];
    }
    const whole = story(reviewed(line.slice(0, 40), script))!;
    expect(whole.turn).toMatchObject({ kind: 'slow', color: 'white', moves: 5 });
    expect(whole.course).toMatchObject({ kind: 'led-until', color: 'white' });
  });

  it('turns with the last loss from a level game, after which it was level no more', () => {
    const script: Script = { 20: [otherThan(20), 10], 31: [otherThan(31), 20] };
    const turnOf = (later: Script) =>
      story(reviewed(line.slice(0, 40), { ...script, ...later }))!.turn?.moment?.main.ply;
    expect(turnOf({})).toBe(31);
    expect(turnOf({ 34: [otherThan(34), 12], 35: [otherThan(35), 12] })).toBe(35);
    expect(turnOf({ 34: [otherThan(34), 5], 35: [otherThan(35), 6] })).toBe(31);
  });

  it('turns with the move after which the other side led, and names what was lost after it', () => {
    const script: Script = {
      20: [otherThan(20), 20],
      21: [otherThan(21), 24],
      31: [otherThan(31), 26],
      35: [otherThan(35), 12],
    };
    const { turn, moments: found } = story(reviewed(line.slice(0, 40), script))!;
    expect(turn).toMatchObject({ kind: 'moment', moment: { main: { ply: 21 }, because: 'even' } });
    expect(turn).toMatchObject({ further: { ply: 31 } });
    expect(found[0]).toBe(turn!.moment);
  });

  it('turns with no loss that was undone where a later one was not', () => {
    const before: Script = { 12: [otherThan(12), 8], 13: [otherThan(13), 16], 24: [otherThan(24), 5] };
    const script: Script = { ...before, 31: [otherThan(31), 10] };
    expect(story(reviewed(line.slice(0, 40), script))!.turn).toMatchObject({ moment: { main: { ply: 31 } } });
    const small = { ...script, 31: [otherThan(31), 3] } as const;
    expect(story(reviewed(line.slice(0, 40), small))!.turn?.moment?.main.ply).not.toBe(31);
  });

  it('turns before a game is hopeless, however much is lost after that', () => {
    const script: Script = { 21: [otherThan(21), 14], 25: [otherThan(25), 23], 31: [otherThan(31), 26] };
    const { turn, moments: found } = story(reviewed(line.slice(0, 40), script))!;
    expect(turn).toMatchObject({ moment: { main: { ply: 21 } }, further: { ply: 31 } });
    expect(found[0]!.main.ply).toBe(21);
    expect(found.map(({ main }) => main.ply)).toContain(31);
  });

  it('speaks of no last chance in a game that nobody won', () => {
    const script: Script = { 20: [otherThan(20), 12], 31: [otherThan(31), 12] };
    const { end, turn } = story(reviewed(line.slice(0, 40), script, 'exact'))!;
    expect(end).toMatchObject({ leader: undefined });
    expect(turn).toMatchObject({ kind: 'moment', moment: { discs: 12 } });
    expect([undefined, 'dearest']).toContain(turn!.moment!.because);
  });

  it('calls a chance the last one only in the second half of a game', () => {
    const labelAt = (ply: number): string => {
      const plies = reviewed(line.slice(0, 40), {
        [ply - 1]: [otherThan(ply - 1), 12],
        [ply]: [otherThan(ply), 12],
      });
      const { moments: found, turn } = story(plies)!;
      const { because: _, ...moment } = found.find(({ main }) => main.ply === ply)!;
      const reader: Reader = { words: en, language: 'en', names: { black: 'Ann', white: 'Bob' } };
      return momentLabel(moment, plies, turn, reader);
    };
    expect(labelAt(33)).toContain('last chance to win');
    expect(labelAt(9)).not.toContain('last chance to win');
  });

  it('turns with no small loss of the result where much more was lost for good later', () => {
    const before = reviewed(line.slice(0, 40), { 21: [otherThan(21), 2] }, 'exact');
    expect(story(before)!.turn).toMatchObject({ moment: { main: { ply: 21 } } });
    const after = { 21: [otherThan(21), 2], 31: [otherThan(31), 16] } as const;
    expect(story(reviewed(line.slice(0, 40), after, 'exact'))!.turn).toMatchObject({
      moment: { main: { ply: 31 } },
    });
  });

  it('sees a side ahead only from where it really leads and no longer gives the lead away', () => {
    const script: Script = { 2: [otherThan(2), 2], 12: [otherThan(12), 10], 20: [otherThan(20), 6] };
    const from = (script: Script) => story(reviewed(line.slice(0, 40), script))!.course;
    expect(from(script)).toMatchObject({ kind: 'close', to: 11 });
    expect(from({ 4: [otherThan(4), 9], 20: [otherThan(20), 6] })).toMatchObject({ kind: 'led', from: 4 });
    const given = { 4: [otherThan(4), 9], 11: [otherThan(11), 12], 12: [otherThan(12), 12] } as const;
    expect(from(given)).toMatchObject({ kind: 'led', from: 12 });
  });

  it('calls no game close in which both led by much, if only for a move each', () => {
    const script: Record<number, readonly [Square, number]> = {};
    for (const ply of [14, 15, 17, 18, 30]) script[ply] = [otherThan(ply), 12];
    expect(story(reviewed(line.slice(0, 40), script))!.course).toMatchObject({
      kind: 'changing',
      to: 30,
    });
  });

  it('says how the winner held the lead, as far as it is proven', () => {
    const script: Script = { 31: [otherThan(31), 20], 40: [otherThan(40), 9], 45: [otherThan(45), 4] };
    const { winner } = line.at(-1)!.result!;
    const { hold } = story(reviewed(line.slice(0, 55), script))!;
    expect(winner).toBeDefined();
    expect(hold).toBeUndefined();
    const proven = reviewed(line.slice(0, 55), script, 'exact');
    // A lead of eleven discs is none that White barely held.
    expect(story(proven)!.hold).toBeUndefined();
    const barely = reviewed(line.slice(0, 55), { ...script, 42: [otherThan(42), 8] }, 'exact');
    expect(story(barely)!.hold).toEqual({
      color: 'white',
      least: { kind: 'barely', discs: 3, ply: 42, from: 32 },
    });
  });

  it('praises each side for its own moves', () => {
    const [black] = findable('black');
    const [white] = findable('white');
    const script: Script = { [black!]: [undefined, -12], [white!]: [undefined, -8], 30: [otherThan(30), 15] };
    const { praise } = story(reviewed(line, script))!;
    expect(praise.black.map(({ main }) => main.ply)).toEqual([black]);
    expect(praise.white.map(({ main }) => main.ply)).toEqual([white]);
  });

  it('says who is ahead where a game stops', () => {
    const stopped = (script: Script) => story(reviewed(line.slice(0, 40), script))!.end;
    expect(stopped({})).toEqual({ kind: 'open', ply: 40, leader: undefined, discs: 0 });
    const behind = { kind: 'open', ply: 40, discs: 12 } as const;
    expect(stopped({ 31: [otherThan(31), 12] })).toEqual({ ...behind, leader: 'white' });
    expect(stopped({ 32: [otherThan(32), 12] })).toEqual({ ...behind, leader: 'black' });
    const odd = story(reviewed(line.slice(0, 39), { 32: [otherThan(32), 12] }))!.end;
    expect(odd).toMatchObject({ leader: 'black', discs: 12 });
  });

  it('can be told of every beginning of a game, and of every end, which a review knows first', () => {
    const plies = reviewed(line, { 2: [otherThan(2), 1], 7: [otherThan(7), 6], 21: [otherThan(21), 20] });
    for (let moves = 1; moves <= plies.length; moves++) {
      expect(story(plies.slice(0, moves))).toBeDefined();
      expect(story(plies.map((ply, at) => (at < plies.length - moves ? undefined : ply)))).toBeDefined();
    }
  });

  it('is unknown without a move', () => {
    expect(story([])).toBeUndefined();
    expect(story([undefined])).toBeUndefined();
  });
});

/** Games of a strict reader, who checked what their stories say against the moves that were played. */
const F8_WAITS = `f5 f6 e6 f4 g6 c5 g4 g5 f3 e3 h5 f2 e2 d6 c3 f7 e7 h3 c4 d3 c2 d2 g3 b5 c7 b4 f1 h4 h2 e8 d7 c6 f8
  c1 d8 h7 b6 g7 a5 h6 h8 g8 a3 a4 b3 a6 a7 g2 e1 b2 a1 a2 b1 d1 g1 h1 b8 c8 a8 b7`;
const A1_LATER = `f5 f6 e6 f4 g6 d6 e3 f3 g5 d3 c5 g3 c6 e7 d7 f7 f8 c4 g4 e8 d8 h3 e2 h6 h4 f1 b3 f2 c3 b5 b6 c2 a4
  a3 b4 a5 a6 a7 d2 d1 c1 e1 g1 c8 b8 c7 b2 g2 g8 h5 h1 h2 h7 a2 a1 b1 a8 g7 h8 b7`;
const SOME_CORNER = `f5 f6 e6 f4 c3 d6 f3 e3 g4 g5 e2 c5 e7 c4 g3 h4 f7 d7 g6 h5 d3 h3 b3 d2 c8 b5 e1 c1 c7 c2 d1 f2
  h6 c6 b1 f1 g1 a3 b6 f8 e8 d8 g8 b4 a6 a5 g7 h8 h7 b8 b7 a8 a7 g2 h2 h1 a4 b2 a1 a2`;

function gameOf(moves: string): GameNode[] {
  const game = new Game();
  for (const move of moves.split(/\s+/u)) game.play(move as Square);
  return game.nodes.filter(({ move }) => move !== undefined);
}

/** The story of a game in which one move was bad, for a given reason. */
function storyBecause(
  game: readonly GameNode[],
  ply: number,
  other: Square,
  reason: Pick<Reason, 'kind' | 'squares'> & Partial<Reason>,
) {
  const move = game[ply - 1]!.move!;
  const explanation: Explanation = {
    ...{ move, other, verdict: 'bad' },
    ...{ value: 0, otherValue: 20, loss: 20, certainty: 'heuristic', depth: 8 },
    reasons: [{ tone: 'bad', numbers: {}, line: [], other: [], weight: 1, ...reason }],
  };
  const explanations = game.map((node) => (node.ply === ply ? explanation : undefined));
  // The answer decides.
  const script: Script = { [ply]: [other, 20], ...(reason.line && { [ply + 1]: [undefined, -20] }) };
  const plies = reviewed(game, script).map((one) =>
    one.ply === ply && reason.line ? { ...one, refutation: reason.line } : one,
  );
  return story(plies, { explanations })!;
}

let withGaps: Story[] | undefined;
/** Stories of all games, each with a reason of each kind that names no square. */
function withoutSquares(): readonly Story[] {
  const games = [F8_WAITS, A1_LATER, SOME_CORNER].map((moves) => gameOf(moves));
  const kinds = Object.keys(en.kinds) as ReasonKind[];
  withGaps ??= [line, ...games].flatMap((game) => {
    const { move } = game[45]!;
    const other = positionBefore(game[45]!).legalMoves.find((square) => square !== move)!;
    return kinds.map((kind) => storyBecause(game, 46, other, { kind, squares: [] }));
  });
  return withGaps;
}

/** The sentences of a text; the point after the number of a move ends none, nor that of a Czech ordinal. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])(?<!(?:^|\s)\(?\d+\.(?=\s[a-h\p{Lowercase}]))\s+/u);
}

/** What a text has that lacks one of its parts. */
const GAP = /[{}]|undefined| {2}| [.,]|[:;,(]\s*[.,;)]/u;

const stories = new Map<string, Story>();
/** The story of a game, or of its beginning, found once for all languages. */
function storyOf(script: Script, part = line): Story {
  const key = JSON.stringify([script, part.length]);
  const known = stories.get(key) ?? story(reviewed(part, script))!;
  stories.set(key, known);
  return known;
}

describe.each(['en', 'fr', 'cs'] as const)('the story in words (%s)', (language) => {
  let words: CoachStrings;
  beforeAll(async () => {
    words = await loadCoachWords(language);
  });

  const { square, plies } = wanted(2);
  const scripts: readonly Script[] = [
    {},
    { 12: [otherThan(12), 10], 31: [otherThan(31), 30] },
    { 21: [otherThan(21), 20], 22: [otherThan(22), 20] },
    { 21: [otherThan(21), 20], 22: [otherThan(22), 24], 23: [otherThan(23), 22] },
    { [plies[0]!]: [square, 14], [plies[1]!]: [square, 12] },
    Object.fromEntries([20, 26, 32, 38].map((ply) => [ply, [otherThan(ply), 4] as const])),
    { 17: [undefined, -12], 30: [otherThan(30), 15] },
  ];

  it('says that a square was missed only from the third time on, and leaves two misses to their moment', () => {
    const reader = { words, language };
    const said = (count: number): readonly boolean[] => {
      const { square, plies: misses } = wanted(count);
      const script = Object.fromEntries(misses.map((ply) => [ply, [square, 8] as const]));
      const plies = reviewed(line, script);
      const [moment] = moments(plies) as [Moment];
      const told: Story = { ...story(plies)!, turn: { kind: 'moment', moment } };
      const again = fill(squareText(moment, reader));
      return [storyText(told, reader), momentText(moment, reader)].map((texts) =>
        texts.join(' ').includes(again),
      );
    };
    expect(said(2)).toEqual([false, true]);
    expect(said(3)).toEqual([true, true]);
  });

  it('has no sentence of more than 25 words, and none with a gap', () => {
    for (const script of scripts) {
      for (const part of [line, line.slice(0, 45)]) {
        const whole = storyOf(script, part);
        for (const you of [undefined, 'black', 'white'] as const) {
          const reader = { words, language, you };
          const heads = whole.moments.flatMap((one) => [
            momentText(one, reader)[0]!,
            momentSummary(one, reader),
          ]);
          for (const text of [...storyText(whole, reader), ...heads]) {
            expect(text).not.toMatch(GAP);
            for (const said of sentencesOf(text))
              expect(said.split(/\s+/u).length, text).toBeLessThanOrEqual(25);
          }
        }
      }
    }
  });

  it('addresses the reader, and calls the players by their names, or by their colours', () => {
    const whole = storyOf({ 30: [otherThan(30), 15] });
    const [turn] = whole.moments;
    const move = { move: `30. ${line[29]!.move!}` };
    const say = ({ you, player }: OfSide, name?: string): string =>
      (name === undefined ? you : player.replace('{name}', name)).replace('{move}', move.move).toLowerCase();
    const head = (reader: Pick<Reader, 'you' | 'names'>): string =>
      momentText(turn!, { words, language, ...reader })[0]!.toLowerCase();
    const { move: whose, sides } = words.story;
    const names = { black: 'Ann', white: 'Vera' };
    expect(head({ you: 'white', names })).toContain(say(whose));
    expect(head({ you: 'black', names })).toContain(say(whose, 'Vera'));
    expect(head({ names: { black: 'Ann' } })).toContain(say(whose, sides.white));
  });

  it('gives the first reason of the coach to who made the move, where the board shows only a reply', () => {
    const [turn] = storyOf({ 30: [otherThan(30), 15] }).moments;
    const { explanation, main } = turn!;
    const [played, better] = [main.square, main.best[0]!];
    const square = line[30]!.move!;
    const rest = { squares: [square], numbers: {}, weight: 1, other: [better] };
    const wanted: Reason = { kind: 'square-wanted', tone: 'bad', line: [played, square], ...rest };
    const says = (plainness: 0 | 2, you: 'black' | 'white', reason = wanted): boolean => {
      const reasons = [reason, explanation.reasons.at(-1)!];
      const coached = { ...explanation, other: better, reasons };
      return momentText({ ...turn!, explanation: coached, fact: { plainness } }, { words, language, you })
        .join(' ')
        .includes(sentences(coached, words, language)[0]!);
    };
    expect([says(0, 'white'), says(0, 'black'), says(2, 'white')]).toEqual([true, false, false]);
    // One of several replies that are as strong is no reason of a story.
    expect(says(0, 'white', { ...wanted, numbers: { replies: 3 } })).toBe(false);
  });

  it('says of a loss that is not proven that it is about so many discs', () => {
    const [turn] = storyOf({ 30: [otherThan(30), 15] }).moments;
    const discs = plural(words.nouns.discs, 15, language);
    const about = words.story.about.replace('{discs}', discs);
    const said = (certainty: 'exact' | 'heuristic') =>
      momentText({ ...turn!, main: { ...turn!.main, certainty } }, { words, language }).join(' ');
    expect(said('heuristic')).toContain(about);
    expect(said('exact')).toContain(discs);
    expect(said('exact')).not.toContain(about);
  });

  it('admits that a corner is seldom a mistake, and a move beside an empty one seldom best', () => {
    const [turn] = storyOf({ 30: [otherThan(30), 15] }).moments;
    const [start] = words.story.evenCorner.split('{fault}');
    const said = (square: Square, best: Square) =>
      momentText({ ...turn!, main: { ...turn!.main, square, best: [best] } }, { words, language }).join(' ');
    const { square, best } = turn!.main;
    expect(said('a1', best[0]!).toLowerCase()).toContain(start);
    expect(said(square, best[0]!).toLowerCase()).not.toContain(start);
    const beside = line.slice(5, 55).flatMap((node) => {
      const position = positionBefore(node);
      const corners = position.legalMoves.filter((move) => ['b2', 'g2', 'b7', 'g7'].includes(move));
      return corners.map((best) => {
        const main = { ...turn!.main, position, color: position.turn, best: [best] };
        const corner = best.replace('b', 'a').replace('g', 'h').replace('2', '1').replace('7', '8') as Square;
        const isEmpty = position.at(corner) === undefined;
        const isTaken = position.play(best).legalMoves.includes(corner);
        const text = momentText({ ...turn!, main }, { words, language }).join(' ');
        const name = words.story.sides[position.turn === 'black' ? 'white' : 'black'];
        const [clause] = words.story.beside.player.replace('{name}', name).split('{corners}');
        expect(text.includes(clause!)).toBe(isEmpty && !isTaken);
        return isEmpty && !isTaken;
      });
    });
    expect(new Set(beside).size).toBe(2);
  });

  it('names the move that gave the chance which the next one missed', () => {
    const script = { 21: [otherThan(21), 20], 22: [otherThan(22), 20] } as const;
    const [missed] = moments(reviewed(line, script));
    expect(missed!.kind).toBe('chance-missed');
    const [first] = momentText(missed!, { words, language, you: missed!.main.color });
    expect(first).toContain(`21. ${line[20]!.move!}`);
    expect(first).toContain(words.story.offered.you.replace('{before}', '').trim());
    // Who let a corner go is not told twice that they missed it.
    const [missing] = (words.story.costs.chance as string).split('{discs}');
    const theirs = (square: Square) => line.find(({ move }) => move === square)?.color !== missed!.main.color;
    const best = missed!.main.position.legalMoves.find(theirs)!;
    const main = { ...missed!.main, best: [best] };
    const said = (fact: NonNullable<Moment['fact']>) =>
      momentText({ ...missed!, main, fact }, { words, language }).join(' ');
    expect(said({ plainness: 0 })).toContain(missing);
    expect(said({ plainness: 3, advice: 'corner-now' })).not.toContain(missing);
  });

  it('says of the reply to a bad move whether it was played or missed, and what it does', () => {
    const [turn] = storyOf({ 30: [otherThan(30), 15] }).moments;
    const texts = words.story.replies;
    const effect = { kind: 'takes', squares: ['c3'], discs: ['d4'] } as const;
    const said = (outcome: keyof typeof texts, you?: 'black' | 'white', isShown = true) => {
      const reply = { square: 'a3', outcome, discs: 7, ...(isShown && { effect }) } as const;
      const cause = { kind: 'left', squares: ['a3'] } as const;
      const fact = { advice: 'closes', plainness: 2, cause, reply } as const;
      return momentText({ ...turn!, fact }, { words, language, you }).join(' ');
    };
    for (const outcome of ['played', 'missed', 'best'] as const) {
      const [start] = texts[outcome].you.split('{reply}');
      expect(said(outcome, 'black').toLowerCase()).toContain(`${start}a3`);
      expect(said(outcome, 'white').toLowerCase()).not.toContain(`${start}a3`);
      expect(said(outcome)).toMatch(/d4.*c3/u);
      expect(said(outcome, undefined, false)).not.toMatch(/c3|d4/u);
    }
    // What was given back is the end of it.
    expect(said('missed', undefined, false)).toMatch(/7 [^;]*$/u);
  });

  it('says of a move of the other side what it gave the reader', () => {
    const { opened } = words.story.causes;
    const [turn] = storyOf({ 30: [otherThan(30), 15] }).moments;
    const fact = { advice: 'opened', plainness: 2, cause: { kind: 'opened', squares: ['a3'] } } as const;
    const said = (you: 'black' | 'white') =>
      momentText({ ...turn!, fact }, { words, language, you }).join(' ');
    expect(said('black')).toContain((opened as OfSide).you.replace('{squares}', 'a3').replace('{by}', ''));
  });

  it('speaks to neither player where the game is one of two others', () => {
    const addressed = {
      en: /\byour?\b/iu,
      fr: /\b(?:vous|votre|vos)\b/iu,
      cs: /\b(?:vás|vám|vaše|můžete|hrajete)\b/iu,
    };
    for (const script of scripts) {
      for (const moment of storyOf(script).moments)
        expect(momentText(moment, { words, language }).join(' ')).not.toMatch(addressed[language]);
    }
  });

  it('says last of a square at which moves it was best and who took it, in one sentence', () => {
    const { square, plies } = wanted(3);
    const script = Object.fromEntries(plies.map((ply) => [ply, [square, 8] as const]));
    const [moment] = moments(reviewed(line, script));
    for (const you of [undefined, 'black', 'white'] as const) {
      const left = momentText(moment!, { words, language, you }).at(-1);
      expect(left!.match(/(?<![a-h])\d+/gu)).toEqual([...plies, moment!.taken!.ply].map(String));
      expect(left).toContain(square);
      expect(sentencesOf(left!)).toHaveLength(1);
    }
  });

  it('takes three parts for the whole game, the turn in at most four sentences', () => {
    for (const script of scripts) {
      for (const you of [undefined, 'black', 'white'] as const) {
        const texts = storyText(storyOf(script), { words, language, you });
        expect(texts.length).toBeLessThanOrEqual(3);
        const [course, turn = '', lesson = ''] = texts.map((text) => sentencesOf(text).length);
        expect([course, lesson || 1]).toEqual([1, 1]);
        expect(turn || 1).toBeLessThanOrEqual(4);
      }
    }
  });

  it('names a corner as one that can be taken next only where it can', () => {
    const game = gameOf(A1_LATER);
    // Best play takes a1 seven plies after move 44, and the game eleven.
    const line = ['c8', 'b8', 'h7', 'b2', 'c7', 'h2', 'b1', 'a1'] as const;
    const lost = { kind: 'reply-opened', squares: ['b8'], line } as const;
    const whole = storyBecause(game, 44, 'h5', lost);
    expect(whole.advice.white?.advice).toBe('opened');
    expect(lessonText(whole, { words, language, you: 'white' })).toContain('b8');
    // After move 54, a2, Black takes it.
    const next = storyBecause(game, 54, 'g7', { kind: 'corner-given', squares: ['a1'] });
    expect(next.advice.white?.advice).toBe('corner-beside');
  });

  it('leaves out what would need a square that is not known', () => {
    for (const whole of withoutSquares())
      for (const you of [undefined, 'black', 'white'] as const)
        for (const text of storyText(whole, { words, language, you })) expect(text).not.toMatch(GAP);
  });
});
