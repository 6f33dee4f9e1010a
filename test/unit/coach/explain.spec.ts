import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differences } from '../../../src/core/coach/contrast/contrast.js';
import { boardFindings, leastOf } from '../../../src/core/coach/contrast/shape.js';
import { explain } from '../../../src/core/coach/explain.js';
import { answersTo } from '../../../src/core/coach/values/answers.js';
import { outcomeOf } from '../../../src/core/coach/positions/outcome.js';
import type { ReasonKind } from '../../../src/core/coach/reasons/reason.js';
import { sentences } from '../../../src/core/coach/text/sentences.js';
import { DEEPER, searchDeeper } from '../../../src/core/coach/steady.js';
import { loadCoachWords } from '../../../src/core/coach/text/words.js';
import type { Engine, MoveValue } from '../../../src/core/engine/engine.js';
import { createEngine } from '../../../src/core/engine/node.js';
import { Position } from '../../../src/core/rules/position.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import type { Square } from '../../../src/core/rules/square.js';
import { refuted } from '../../bench/coach/verifier.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine({ table: 8, workers: 1 });
});
afterAll(() => engine.close());

const LIMITS = { limits: { depth: 8 }, effort: 'quick' } as const;

/** Positions of games with a random opening, with 20 to 44 empty squares. */
function somePositions(count: number): Position[] {
  const random = randomNumbers(7);
  const positions: Position[] = [];
  while (positions.length < count) {
    let position = Position.start;
    const plies = 16 + Math.floor(random() * 24);
    for (let ply = 0; ply < plies && position.phase === 'play'; ply++) {
      position = position.play(position.legalMoves[Math.floor(random() * position.legalMoves.length)]!);
    }
    if (position.phase === 'play') positions.push(position);
  }
  return positions;
}

/** Reasons that only a whole line shows. */
const IN_THE_LINE: readonly ReasonKind[] = ['corner-lost-later', 'corner-won-later'];

describe('explain', () => {
  it('names no corner that is taken two plies later all the same, but what the answer does', async () => {
    // After e1 h2 White takes a8; but h2 threatens a1.
    const board = '-OOO-XXO-OOXXXX-OOOOXOXOXXXOOOXOXXOOOXOOXXXOOOOOXXXXOO----OOOOO-';
    const { other, reasons } = await explain(Position.of(board, 'white'), 'e1', engine, {
      limits: { exact: true },
    });
    expect(other).toBe('a8');
    expect(reasons.map(({ kind }) => kind)).not.toContain('corner-missed');
    expect(reasons[0]!.consequences).toContainEqual({ kind: 'threatens', squares: ['a1'] });
  });

  it.each([['--XXXXX---XOOX-X--XOOOXX--XOXOOX-XXOXOXX---XOOXX--XOOO----OOOOO-', 'g7', 'h8']] as const)(
    'does not withhold a corner that anybody sees: %s %s',
    async (board, move, corner) => {
      const { verdict, reasons } = await explain(Position.of(board, 'white'), move, engine, {
        ...LIMITS,
      });
      expect(verdict).toBe('bad');
      expect(reasons.find(({ squares }) => squares.includes(corner))?.kind).toMatch(
        /^corner-(given|missed)$/,
      );
    },
  );

  it('gives no reason where a deeper search sees no loss any more', async () => {
    const board = '--XXXXX---XOOX-X--XOOOXX--XOXOOX-XXOXOXX---XOOXX--XOOO----OOOOO-';
    const position = Position.of(board, 'white');
    const { moves } = await engine.search(position, { depth: 8, multiPv: 60, fresh: true });
    const equal: Engine = {
      search: async (where, limits) => {
        const found = await engine.search(where, limits);
        return { ...found, value: 0, moves: found.moves.map((move) => ({ ...move, value: 0 })) };
      },
      close: () => undefined,
    };
    const { reasons } = await explain(position, 'g7', equal, { values: moves, verify: true });
    expect(reasons).toMatchObject([{ kind: 'value', numbers: { apart: 0 } }]);
  });

  it('gives only reasons that a search four plies deeper leads to as well', async () => {
    for (const position of somePositions(4)) {
      const move = position.legalMoves.at(-1)!;
      const { moves } = await engine.search(position, { depth: 6, multiPv: 60, fresh: true });
      const { other, reasons, verdict } = await explain(position, move, engine, {
        values: moves,
        verify: true,
      });
      const deeper = (of: Square): Promise<MoveValue> =>
        searchDeeper(
          position,
          moves.find((one) => one.move === of)!,
          engine,
        );
      const [own, others] = [await deeper(move), await deeper(other!)];
      const [bad, good] = verdict === 'good' ? [others, own] : [own, others];
      const answers = await answersTo(position, bad, good, engine, { deeper: DEEPER });
      const [worse, better] = [outcomeOf(position, bad), outcomeOf(position, good)];
      const found = [
        ...differences(worse, better, -Infinity, answers),
        ...leastOf(worse, better),
        ...boardFindings(worse, better, [answers]),
      ];
      const repeatable = found.map(({ kind }) => kind);
      for (const { kind } of reasons.slice(0, -1)) expect(repeatable).toContain(kind);
    }
  });

  it('shows the lines of the deeper search where only that one sees a reason', async () => {
    const answered: readonly ReasonKind[] = ['square-wanted', 'own-square-opened', 'reply-prevented'];
    let deeper = 0;
    for (const position of somePositions(24)) {
      const { moves } = await engine.search(position, { depth: 3, multiPv: 60, fresh: true });
      const { move, line } = moves.at(-1)!;
      const known = { values: moves, verify: true };
      const { reasons } = await explain(position, move as Square, engine, known);
      const shown = reasons.at(-1)!.line;
      if (shown.join() === line.join()) continue;
      deeper++;
      expect(reasons.length).toBeGreaterThan(1);
      for (const reason of reasons) if (answered.includes(reason.kind)) expect(reason.line[1]).toBe(shown[1]);
    }
    expect(deeper).toBeGreaterThan(0);
  });

  it('gives only reasons that answers searched a ply less deeply show as well', async () => {
    const position = Position.of('------------------XXXX----XOXOO---XOOX----OO--------------------', 'white');
    const kindsBy = async (by: Engine): Promise<ReasonKind[]> => {
      const { reasons } = await explain(position, 'c2', by, { limits: { depth: 8 } });
      return reasons.map(({ kind }) => kind);
    };
    // Ten plies are searched for these answers alone: there the last move seems best.
    const changing: Engine = {
      ...engine,
      search: async (searched, options) => {
        const found = await engine.search(searched, options);
        if (options?.depth !== 10) return found;
        const squares = found.moves.map(({ move }) => move).reverse();
        return { ...found, moves: found.moves.map((value, at) => ({ ...value, move: squares[at]! })) };
      },
    };
    expect(await kindsBy(engine)).toContain('could-wait');
    expect(await kindsBy(changing)).not.toContain('could-wait');
  });

  it('says on request how many players of a strength choose the two moves', async () => {
    const position = Position.of('---X-O----X-XOO--XXXXOOX--XXOOOX--XOOXOX--OXOX-X--OOXO-X--OOOOO-', 'black');
    const people = { strength: 1200 };
    const explanation = await explain(position, 'h2', engine, { ...LIMITS, people });
    const chosen = await engine.human!(position, people);
    const shareOf = (move: Square): number => chosen.find((one) => one.move === move)!.probability;
    const { other } = explanation;
    expect(explanation.people).toEqual({ strength: 1200, move: shareOf('h2'), other: shareOf(other!) });
    const last = sentences(explanation, await loadCoachWords('en'), 'en').at(-1);
    expect(last).toMatch(/^Among players of your strength, .* choose h2 here and \d+% choose [a-h][1-8]\.$/);
    const { people: none, ...same } = explanation;
    expect(none).toBeDefined();
    expect(await explain(position, 'h2', engine, LIMITS)).toEqual(same);
  });

  it('says nothing of people where the engine knows nothing of them', async () => {
    const position = Position.start;
    const stranger: Engine = {
      search: (where, limits) => engine.search(where, limits),
      close: () => undefined,
    };
    const explanation = await explain(position, 'd3', stranger, { ...LIMITS, people: { strength: 1500 } });
    expect(explanation.people).toBeUndefined();
  });

  it('says that a corner is given, and how it is taken', async () => {
    // h2 lets White take h1 over it.
    const position = Position.of('---X-O----X-XOO--XXXXOOX--XXOOOX--XOOXOX--OXOX-X--OOXO-X--OOOOO-', 'black');
    const { verdict, reasons, loss } = await explain(position, 'h2', engine, {
      limits: { depth: 12 },
      effort: 'quick',
    });
    expect(verdict).toBe('bad');
    expect(loss).toBeGreaterThanOrEqual(2);
    const given = reasons.find(({ kind }) => kind === 'corner-given')!;
    expect(given.squares).toEqual(['h1']);
    expect(given.line).toEqual(['h2', 'h1']);
  });

  it('has a reason for every move, whose last one is its value', async () => {
    for (const position of somePositions(4)) {
      for (const move of position.legalMoves.slice(0, 3)) {
        const { reasons, loss, verdict } = await explain(position, move, engine, LIMITS);
        expect(['value', 'count', 'only-move']).toContain(reasons.at(-1)!.kind);
        expect(verdict).toBe(loss >= 2 ? 'bad' : loss <= 1 ? 'good' : 'fair');
        const seen = reasons
          .slice(0, -1)
          .filter(({ kind, numbers: { plies = 0 } }) => !IN_THE_LINE.includes(kind) || plies <= 6);
        expect(reasons.slice(0, seen.length), 'what can be seen comes first').toEqual(seen);
        const weights = seen.map(({ weight }) => weight);
        expect(weights).toEqual([...weights].sort((a, b) => b - a));
        for (const { tone } of reasons) expect(tone).toBe(verdict === 'good' ? 'good' : 'bad');
      }
    }
  });

  it('claims nothing that the rules alone do not confirm', async () => {
    for (const position of somePositions(6)) {
      const move = position.legalMoves.at(-1)!;
      const explanation = await explain(position, move, engine, LIMITS);
      for (const reason of explanation.reasons)
        expect(refuted(position, explanation, reason)).toBeUndefined();
    }
  });

  it('does not say that a move can wait where the better one is for the mover alone, too', async () => {
    const board = 'OO---X-XOOXX-XXXOO--XXOXOOXXXXOXOOOOOXOXOOOOOOXXOOXXXXXXOOOOOOOO';
    const position = Position.of(board, 'white');
    expect(position.play('c3').legalMoves).toEqual(['d3']);
    expect(position.withTurn('black').legalMoves).toEqual([]);
    const { reasons } = await explain(position, 'c3', engine, { effort: 'thorough' });
    // White alone can play c3, and every other move as well.
    expect(reasons.map(({ kind }) => kind)).not.toContain('could-wait');
  });

  it('takes values that are known instead of searching', async () => {
    const [position] = somePositions(1);
    const { moves } = await engine.search(position!, { depth: 8, multiPv: 60 });
    const idle: Engine = {
      search: () => Promise.reject(new Error('nothing is to be searched')),
      close: () => undefined,
    };
    const found = await explain(position!, moves[0]!.move as 'a1', idle, { values: moves });
    expect(found.value).toBe(moves[0]!.value);
    const worst = moves.at(-1)!;
    const { loss } = await explain(position!, worst.move as 'a1', idle, { values: moves.toReversed() });
    expect(loss).toBe(moves[0]!.value - worst.value);
    expect(loss).toBeGreaterThan(0);
  });

  it('looks less or more far by its effort', async () => {
    const nodes: number[] = [];
    const listening: Engine = {
      search: (at, limits) => {
        nodes.push(limits?.nodes ?? NaN);
        return engine.search(at, { ...limits, depth: 4 });
      },
      close: () => undefined,
    };
    for (const effort of ['quick', 'thorough', 'deepest'] as const) {
      await explain(Position.start.play('f5'), 'f4', listening, { effort, verify: false });
    }
    expect(nodes).toEqual(nodes.toSorted((a, b) => a - b));
    expect(new Set(nodes).size).toBe(3);
  });

  it('values a move that ends the game where the engine leaves it out', async () => {
    const position = Position.of('-OOOOOOOOOOOOOOO--OOOOOO-XOOOOOO-XOOOOOO-OOOOOOOOOOOOOOOOOOOOOOO', 'white');
    for (const move of position.legalMoves) {
      const others: Engine = {
        search: async (at, limits) => {
          const found = await engine.search(at, limits);
          return { ...found, moves: found.moves.filter((value) => value.move !== move) };
        },
        close: () => undefined,
      };
      expect(await explain(position, move, others)).toMatchObject({
        move,
        value: 64,
        certainty: 'exact',
        loss: 0,
      });
      expect(await explain(position, move, engine)).toMatchObject({
        move,
        value: 64,
        certainty: 'exact',
        loss: 0,
      });
    }
  });

  it('refuses what is no legal move', async () => {
    await expect(explain(Position.start, 'a1', engine)).rejects.toThrow('illegal move a1: flips nothing');
  });

  it('ends when its signal aborts', async () => {
    const signal = AbortSignal.abort();
    await expect(explain(Position.start, 'f5', engine, { signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
