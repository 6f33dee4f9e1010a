import { describe, expect, it } from 'vitest';
import { RULES, STRATEGY, TOURNAMENT, type Figure, type FigureId } from '../../../../demo/learn/figures.js';
import { parseTranscript } from '../../../../src/core/formats/notation/transcript.js';
import { Position } from '../../../../src/core/rules/position.js';
import { forfeitScore, officialScore } from '../../../../src/core/rules/score.js';
import type { Square } from '../../../../src/core/rules/square.js';

const FIGURES: readonly Figure[] = [...RULES, ...TOURNAMENT, ...STRATEGY];

/** The position of a figure, after any forced pass. */
function shown(id: FigureId): Position {
  const { moves, ply, position } = FIGURES.find((figure) => figure.id === id)!.attributes;
  if (position && position !== 'start')
    return Position.of(position.slice(0, 64), position.endsWith('X') ? 'black' : 'white');
  const played = (moves ?? '').slice(0, ply ? Number(ply) * 2 : undefined);
  const reached = parseTranscript(played).position;
  return reached.phase === 'pass' ? reached.pass() : reached;
}

const discs = ({ board }: Position) => ({
  black: board.split('X').length - 1,
  white: board.split('O').length - 1,
});

describe('the figures of the lessons', () => {
  it.each(FIGURES.filter(({ task }) => Array.isArray(task)))('$id: asks for legal moves', ({ id, task }) => {
    expect(shown(id).legalMoves).toEqual(expect.arrayContaining(task as Square[]));
  });

  it.each([
    ['long', 'h1', ['b1', 'c1', 'd1', 'e1', 'f1', 'g1']],
    ['gap', 'e4', ['e5']],
    ['nearest', 'e2', ['d2']],
    ['chain', 'd3', ['d4']],
    ['between', 'd4', ['d5']],
  ] as const)('%s: %s flips what the text says', (id, square, flips) => {
    expect([...shown(id).flips(square)].sort()).toEqual(flips);
  });

  it('gap, nearest and chain: the text’s other discs stay white', () => {
    expect(shown('gap').play('e4').at('d4')).toBe('white');
    expect(shown('nearest').play('e2').at('b2')).toBe('white');
    expect(shown('chain').play('d3').at('e4')).toBe('white');
  });

  it('shared: White has placed 30 discs besides the two of the start, and moves again', () => {
    const { moves } = FIGURES.find(({ id }) => id === 'shared')!.attributes;
    let position = Position.start;
    let white = 0;
    for (const square of moves!.match(/../g) as Square[]) {
      if (position.phase === 'pass') position = position.pass();
      if (position.turn === 'white') white++;
      position = position.play(square);
    }
    expect(white).toBe(30);
    expect(position.phase).toBe('pass');
    expect(shown('shared').turn).toBe('white');
  });

  it('counted and match: end with the scores of the texts', () => {
    expect(discs(shown('counted'))).toEqual({ black: 34, white: 29 });
    expect(officialScore(shown('counted'))).toEqual({ black: 35, white: 29 });
    expect(officialScore(shown('match'))).toEqual({ black: 37, white: 27 });
    expect([shown('counted').phase, shown('match').phase]).toEqual(['over', 'over']);
  });

  it('late and behind: Black is to move, ahead in one and not in the other', () => {
    expect([shown('late').turn, shown('behind').turn]).toEqual(['black', 'black']);
    expect(forfeitScore(shown('late'), 'black')).toEqual({ black: 31, white: 33 });
    const { black } = discs(shown('behind'));
    expect(forfeitScore(shown('behind'), 'black')).toEqual({ black, white: 64 - black });
  });

  it('mistake: one disc differs from the position after the move', () => {
    const { attributes, mistake } = FIGURES.find(({ id }) => id === 'mistake')!;
    const after = Position.start.play('f5');
    expect(mistake!.corrected).toBe(after.toString());
    const wrong = attributes['position']!;
    const different = Array.from({ length: 64 }, (_, i) => i).filter(
      (i) => wrong[i] !== mistake!.corrected[i],
    );
    expect(different).toHaveLength(1);
    expect(shown('mistake').at(mistake!.square)).toBe('white');
  });
});
