// What a story says of answers and better moves is recomputed by rules that share nothing with it but the squares.
import { describe, expect, it } from 'vitest';
import { worthOf } from '../../../src/core/analysis/story/facts/effect.js';
import { factOf } from '../../../src/core/analysis/story/facts/fact.js';
import { positionBefore, reviewPly, type PlyReview } from '../../../src/core/analysis/ply-review.js';
import { Game } from '../../../src/core/rules/game/game.js';
import type { GameNode } from '../../../src/core/rules/game/tree.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import type { Square } from '../../../src/core/rules/square.js';

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

describe('the effect of a better move', () => {
  it('is true on the board, and not so of the worse one', () => {
    const seen = new Set<string>();
    for (const ply of reviewedMoves()) {
      const worth = worthOf(ply, new Map());
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
      } else if (worth.kind === 'prepares') {
        for (const board of [ply.position.board, after])
          expect(legal(board, own)).not.toContain(worth.squares[0]);
        expect(legal(instead, own)).toContain(worth.squares[0]);
      } else if (worth.kind === 'choices') {
        const counts = [legal(instead, theirs).size, legal(after, theirs).size] as const;
        expect(worth.counts).toEqual(counts);
        expect(counts[1] - counts[0]).toBeGreaterThanOrEqual(Math.max(3, counts[0] / 2));
      }
    }
    expect([...seen].toSorted()).toEqual(
      expect.arrayContaining(['choices', 'closes', 'corner', 'prepares', 'threatens']),
    );
  });
});

describe('what a story says of a bad move', () => {
  it('is true on the board before the move, and of the moves that followed', () => {
    const seen = new Set<string>();
    const kinds = [
      'own-square-opened',
      'square-wanted',
      'could-wait',
      'corner-lost-later',
      'reply-opened',
    ] as const;
    for (const ply of reviewedMoves()) {
      const followed = ply.node.children.length > 0 ? laterOf(ply) : [];
      const [next] = followed;
      const squares = [next?.square ?? ply.best[0]!];
      const line = [ply.square, squares[0]!];
      const reasons = kinds.map((kind) => ({ ...REASON, kind, squares, line }));
      const explanation = { ...EXPLANATION, move: ply.square, other: ply.best[0], reasons };
      const fact = factOf({ ply, explanation }, new Map());
      if (!fact?.cause) continue;
      const { kind, squares: about } = fact.cause;
      const [square] = about;
      seen.add(kind);
      const [own, theirs] = ply.color === 'black' ? ['X', 'O'] : ['O', 'X'];
      const { board } = ply.position;
      const after = ply.position.play(ply.square).board;
      const instead = ply.position.play(ply.best[0]!).board;
      const taker = followed.find((move) => move.square === square)?.color;
      const isTheirs = taker !== undefined && taker !== ply.color;
      if (kind === 'corner-given' || kind === 'corner-left') {
        expect(CORNERS).toContain(square);
        expect(legal(after, theirs)).toContain(square);
        expect(legal(instead, theirs)).not.toContain(square);
        expect(legal(board, theirs).has(square!)).toBe(kind === 'corner-left');
        expect(isTheirs).toBe(true);
      } else if (kind === 'own-square') {
        expect(legal(board, own)).toContain(square);
        expect(legal(board, theirs)).not.toContain(square);
        // The square of the better move may open to the other side with its answer: then it played there.
        const isOpen = legal(after, theirs).has(square!);
        expect(isOpen || (square === ply.best[0] && isTheirs)).toBe(true);
      } else if (kind === 'opened') {
        expect(legal(board, theirs)).not.toContain(square);
        expect(legal(instead, theirs)).not.toContain(square);
        // Where the answer did not come, it is the best one.
        expect([next?.square, ply.refutation[1]]).toContain(square);
      } else if (kind === 'square-shared') {
        expect(legal(board, own)).toContain(square);
        expect(legal(board, theirs)).toContain(square);
        expect(isTheirs).toBe(true);
      } else if (kind === 'could-wait') {
        expect(legal(board, theirs)).not.toContain(ply.square);
        expect(legal(instead, theirs)).not.toContain(ply.square);
      }
    }
    expect([...seen].toSorted()).toEqual(
      expect.arrayContaining(['corner-given', 'could-wait', 'opened', 'own-square', 'square-shared']),
    );
  });
});

const REASON = { tone: 'bad', numbers: {}, other: [], weight: 1 } as const;
const EXPLANATION = {
  value: 0,
  otherValue: 9,
  loss: 9,
  certainty: 'heuristic',
  depth: 9,
  verdict: 'bad',
} as const;

/** The moves of a game after one of its moves. */
function laterOf({ node }: PlyReview): { square: Square; color: 'black' | 'white' }[] {
  const moves: { square: Square; color: 'black' | 'white' }[] = [];
  for (let at = node.children[0]; at; at = at.children[0])
    if (at.move) moves.push({ square: at.move, color: at.color! });
  return moves;
}
