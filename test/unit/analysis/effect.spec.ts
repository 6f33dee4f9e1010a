// What a story says of answers and better moves is recomputed by rules that share nothing with it but the squares.
import { describe, expect, it } from 'vitest';
import { factOf, foundFact } from '../../../src/core/analysis/story/facts/fact.js';
import { repliesTo } from '../../../src/core/analysis/story/facts/replies.js';
import { worthOf } from '../../../src/core/analysis/story/facts/worth.js';
import { positionBefore, reviewPly, type PlyReview } from '../../../src/core/analysis/ply-review.js';
import { Game } from '../../../src/core/rules/game/game.js';
import type { GameNode } from '../../../src/core/rules/game/tree.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import { opponent } from '../../../src/core/rules/color.js';
import { squareIndex, type Square } from '../../../src/core/rules/square.js';

const LINES = [-9, -8, -7, -1, 1, 7, 8, 9];

/** Where a side may play on a board of 64 letters, counted square by square. */
function legal(board: string, own: string): Set<string> {
  const other = own === 'X' ? 'O' : 'X';
  const found = new Set<string>();
  for (let from = 0; from < 64; from++) {
    if (board[from] !== '-') continue;
    for (const step of LINES) {
      let [at, seen] = [from, 0];
      const next = (): boolean =>
        Math.abs(((at + step) & 7) - (at & 7)) <= 1 && at + step >= 0 && at + step < 64;
      while (next() && board[at + step] === other) {
        at += step;
        seen++;
      }
      if (seen > 0 && next() && board[at + step] === own)
        found.add('abcdefgh'[from & 7]! + String((from >> 3) + 1));
    }
  }
  return found;
}

/** A corner is named where the line takes it, so the lines go on. */
const LINE_PLIES = 9;

/** Reviews of random moves: another move was better, and each is followed by a random answer. */
function* reviewedMoves(): Generator<PlyReview> {
  const random = randomNumbers(11);
  const drawn = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  for (let played = 0; played < 12; played++) {
    const game = new Game();
    while (!game.result) game.play(drawn(game.position.legalMoves));
    for (const node of game.nodes.filter(({ move }: GameNode) => move !== undefined)) {
      const position = positionBefore(node);
      const others = position.legalMoves.filter((move) => move !== node.move);
      if (others.length === 0) continue;
      const better = drawn(others);
      const moves = position.legalMoves.map((move) => {
        const line = [move];
        let after = position.play(move);
        while (after.legalMoves.length > 0 && line.length < LINE_PLIES) {
          line.push(drawn(after.legalMoves));
          after = after.play(line.at(-1)!);
        }
        return { move, value: move === better ? 9 : 0, certainty: 'heuristic' as const, depth: 9, line };
      });
      yield reviewPly(node, { moves }, false);
    }
  }
}

const CORNERS = ['a1', 'h1', 'a8', 'h8'];

/** Where the other side plays soon after the better move, so that this move keeps it from none of them. */
function repliesToBetter({ moves, best }: PlyReview): (string | undefined)[] {
  const { line } = moves.find(({ move }) => move === best[0])!;
  return [line[1], line[3]];
}

/** Of the other moves that leave a board of a kind, how many are better by half of the loss: a reason must tell them apart. */
function partOfBetter(
  { position, square, moves, after, loss }: PlyReview,
  isSo: (board: string) => boolean,
): number {
  const alike = moves.filter(({ move }) => move !== square && isSo(position.play(move as Square).board));
  return alike.filter(({ value }) => value - after >= loss / 2).length / alike.length;
}

describe('the effect of a better move', () => {
  it('is praised for shutting the other side out only of squares where it could play before', () => {
    let praised = 0;
    for (const ply of reviewedMoves()) {
      const { kind, squares = [] } = foundFact(ply)?.worth ?? {};
      if (kind !== 'closes') continue;
      praised++;
      const theirs = ply.color === 'black' ? 'O' : 'X';
      const [before, after] = [ply.position.board, ply.position.play(ply.square).board];
      for (const square of squares)
        expect([before, after].map((board) => legal(board, theirs).has(square))).toEqual([true, false]);
    }
    expect(praised).toBeGreaterThan(0);
  });

  it('is true on the board, and not so of the worse one', () => {
    const seen = new Set<string>();
    for (const ply of reviewedMoves()) {
      const worth = worthOf(ply, repliesTo(ply, new Map()));
      if (!worth) continue;
      seen.add(worth.kind);
      const [own, theirs] = ply.color === 'black' ? ['X', 'O'] : ['O', 'X'];
      const after = ply.position.play(ply.square).board;
      const instead = ply.position.play(ply.best[0]!).board;
      if (worth.kind === 'corner') expect(CORNERS).toContain(ply.best[0]);
      else if (worth.kind === 'threatens') {
        for (const corner of worth.squares) {
          expect(legal(instead, own)).toContain(corner);
          expect(legal(ply.position.board, own)).not.toContain(corner);
          expect(legal(after, own)).not.toContain(corner);
        }
      } else if (worth.kind === 'closes') {
        expect(legal(instead, theirs)).not.toContain(worth.squares[0]);
        expect(legal(after, theirs)).toContain(worth.squares[0]);
        for (const square of worth.squares) expect(repliesToBetter(ply)).not.toContain(square);
      } else if (worth.kind === 'keeps') {
        const counts = [legal(instead, own).size, legal(after, own).size] as const;
        expect(worth.counts).toEqual(counts);
        expect(counts[0] - counts[1]).toBeGreaterThanOrEqual(Math.max(3, counts[1] / 2));
        expect(partOfBetter(ply, (board) => legal(board, own).size >= counts[0])).toBeGreaterThanOrEqual(0.5);
      } else if (worth.kind === 'choices') {
        const counts = [legal(instead, theirs).size, legal(after, theirs).size] as const;
        expect(worth.counts).toEqual(counts);
        expect(counts[1] - counts[0]).toBeGreaterThanOrEqual(Math.max(3, counts[0] / 2));
        expect(partOfBetter(ply, (board) => legal(board, theirs).size <= counts[0])).toBeGreaterThanOrEqual(
          0.5,
        );
      }
    }
    expect([...seen].toSorted()).toEqual(
      expect.arrayContaining(['choices', 'closes', 'corner', 'keeps', 'threatens']),
    );
  });
});

describe('what a story says of a bad move', () => {
  it('is true on the board before the move, after it, and after the reply', () => {
    const seen = new Set<string>();
    for (const ply of reviewedMoves()) {
      const fact = factOf(ply, new Map());
      if (!fact) continue;
      const [own, theirs] = ply.color === 'black' ? ['X', 'O'] : ['O', 'X'];
      const { board } = ply.position;
      const after = ply.position.play(ply.square);
      const instead = ply.position.play(ply.best[0]!).board;
      const { kind, squares } = fact.cause ?? { kind: 'none', squares: [] };
      seen.add(kind);
      const [before, now, otherwise] = [board, after.board, instead].map((one) => legal(one, theirs));
      for (const square of squares) {
        if (kind !== 'could-wait' && kind !== 'pass') expect(repliesToBetter(ply)).not.toContain(square);
        if (kind === 'corner-given' || kind === 'opened') {
          expect([before!, now!, otherwise!].map((moves) => moves.has(square))).toEqual([false, true, false]);
        } else if (kind === 'corner-left' || kind === 'square-shared') {
          expect([before!, now!, otherwise!].map((moves) => moves.has(square))).toEqual([true, true, false]);
        } else if (kind === 'left') {
          expect(now!).toContain(square);
        } else if (kind === 'own-square') {
          expect(legal(board, own)).toContain(square);
          expect([before!, now!].map((moves) => moves.has(square))).toEqual([false, true]);
        } else if (kind === 'could-wait') {
          expect(square).toBe(ply.square);
          for (const moves of [before!, otherwise!]) expect(moves).not.toContain(square);
        }
        if (kind.startsWith('corner')) expect(CORNERS).toContain(square);
      }
      if (fact.cause?.discs?.length) {
        // These discs alone open the squares.
        const others = board.split('');
        for (const disc of fact.cause.discs) {
          expect([others[squareIndex(disc)], after.board[squareIndex(disc)]]).toEqual([theirs, own]);
          others[squareIndex(disc)] = own;
        }
        for (const square of squares) expect(legal(others.join(''), theirs)).toContain(square);
      }
      const { square, effect } = fact.reply ?? {};
      if (!square || !effect) continue;
      seen.add(effect.kind);
      expect(now!).toContain(square);
      const answered = after.withTurn(opponent(ply.color)).play(square).board;
      if (effect.kind === 'takes') {
        for (const taken of effect.squares) {
          expect(legal(after.board, own)).toContain(taken);
          expect(legal(answered, own)).not.toContain(taken);
          expect(now!.has(taken)).toBe(!effect.isOwn);
        }
      } else if (effect.kind === 'threatens') {
        for (const corner of effect.squares) {
          expect(legal(answered, theirs)).toContain(corner);
          expect(now!).not.toContain(corner);
        }
      } else {
        expect([answered, after.board].map((one) => legal(one, own).size)).toEqual(effect.counts);
      }
    }
    expect([...seen].toSorted()).toEqual(
      expect.arrayContaining([
        ...['corner-given', 'could-wait', 'left', 'opened', 'own-square'],
        ...['square-shared', 'leaves', 'takes', 'threatens'],
      ]),
    );
  });
});
