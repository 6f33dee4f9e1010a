import { expect } from '@open-wc/testing';
import type { OthelloBoard } from '../../../src/elements/board/element/element.js';
import type { Square } from '../../../src/core/rules/square.js';
import { board, cell, cells, discs, eventually, hideTab, seen, task } from './support.js';

/** A black disc on d5 flips three lines: to a5, to h5 and to d8. */
const LINES = [
  '--------',
  '--------',
  '--------',
  '--------',
  'XOO-OOOX',
  '---O----',
  '---O----',
  '---X----',
].join('');

/** The same with e6, up to f7: eight discs. */
const EIGHT = `${LINES.slice(0, 40)}---OO------O-X--${LINES.slice(56)} X`;

const seconds = (time: string): number => Number.parseFloat(time);

/** How a disc flips: its delay after the first, its colour before, and the axis. */
function turn(element: OthelloBoard, square: Square) {
  const at = cell(element, square);
  const { animationName, animationDelay, animationDuration } = getComputedStyle(at, '::after');
  return {
    name: animationName,
    later: Math.round(seconds(animationDelay) * 1000),
    long: Math.round(seconds(animationDuration) * 1000),
    angle: at.style.getPropertyValue('--_angle'),
  };
}

function finish(element: OthelloBoard): void {
  for (const one of cells(element).flatMap((at) => at.getAnimations({ subtree: true }))) one.finish();
}

const turning = (element: OthelloBoard): (string | undefined)[] =>
  cells(element).flatMap(({ dataset }) => (dataset['turn'] ? [dataset['square']] : []));

describe('the flips of a move', () => {
  beforeEach(() => hideTab(false));

  it('ripple over the board where they are eight or more', async () => {
    const rippling = (element: OthelloBoard): number => cell(element, 'a1').getAnimations().length;
    const few = await board({ interactive: '' });
    await seen(few);
    few.play('f5');
    await few.updateComplete;
    expect(rippling(few)).to.equal(0);
    const many = await board({ interactive: '', position: EIGHT });
    await seen(many);
    many.play('d5');
    await many.updateComplete;
    await eventually(() => many.animating);
    expect(rippling(many)).to.equal(1);
  });

  async function lined(style = ''): Promise<OthelloBoard> {
    const element = await board({ interactive: '', position: `${LINES} X`, style });
    await seen(element);
    cell(element, 'd5').click();
    await element.updateComplete;
    return element;
  }

  it('are a wave along each line, from the disc just played outward', async () => {
    const element = await lined('--othello-flip-duration: 200ms; --othello-flip-stagger: 50ms');
    const lines: readonly (readonly Square[])[] = [
      ['c5', 'b5'],
      ['e5', 'f5', 'g5'],
      ['d6', 'd7'],
    ];
    for (const line of lines) {
      const times = line.map((square) => turn(element, square));
      expect(
        times.map(({ later }) => later),
        line.join(),
      ).to.deep.equal(line.map((_, i) => 50 * (i + 1)));
      expect(times.map(({ long }) => long)).to.deep.equal(line.map(() => 200));
      expect(new Set(times.map(({ name }) => name))).to.deep.equal(new Set(['to-black']));
      expect(new Set(times.map(({ angle }) => angle)).size, 'one line, one direction').to.equal(1);
    }
    expect(turn(element, 'd5')).to.deep.include({ name: 'land', later: 0 });
    expect(turning(element)).to.have.members([...lines.flat(), 'd5']);
    expect(turn(element, 'e5').angle).not.to.equal(turn(element, 'd6').angle);
  });

  it('turn discs to White where White has moved', async () => {
    const element = await board({ interactive: '', moves: 'f5' });
    await seen(element);
    cell(element, 'd6').click();
    await element.updateComplete;
    expect(turn(element, 'd5').name).to.equal('to-white');
  });

  it('block nothing: the next move ends them, and the discs are what they are', async () => {
    const element = await board({ interactive: '' });
    await seen(element);
    const ends: string[] = [];
    element.addEventListener('othello-moveend', ({ detail }) => ends.push(detail.square));
    cell(element, 'f5').click();
    expect(element.animating).to.equal(true);
    cell(element, 'd6').click();
    await element.updateComplete;
    expect(element.moves).to.equal('f5d6');
    expect(discs(element)).to.equal(element.position.slice(0, 64));
    expect(turning(element)).to.have.members(['d6', 'd5']);
    finish(element);
    await eventually(() => ends.length === 2);
    expect(ends).to.have.members(['f5', 'd6']);
    expect(element.animating).to.equal(false);
  });

  it('end where one goes back in the game', async () => {
    const element = await lined();
    element.undo();
    await element.updateComplete;
    expect(turning(element)).to.deep.equal([]);
    expect(discs(element)).to.equal(LINES);
    await eventually(() => !element.animating);
  });

  it('are over when moveend comes, and not before', async () => {
    const element = await board({ interactive: '' });
    await seen(element);
    const order: string[] = [];
    element.addEventListener('othello-move', () => order.push('move'));
    element.addEventListener('othello-moveend', () => order.push(element.animating ? 'too early' : 'end'));
    cell(element, 'f5').click();
    await element.updateComplete;
    await task();
    expect(order).to.deep.equal(['move']);
    finish(element);
    await eventually(() => order.length === 2);
    expect(order).to.deep.equal(['move', 'end']);
  });

  it('do not turn where the page wants none', async () => {
    const element = await lined('--othello-flip-duration: 0s; --othello-flip-stagger: 0s');
    expect(turn(element, 'g5')).to.deep.include({ later: 0, long: 0 });
    await eventually(() => !element.animating);
  });

  it('are not seen in a tab that nobody sees', async () => {
    hideTab(true);
    const element = await lined();
    expect(turning(element)).to.deep.equal([]);
    expect(element.animating).to.equal(false);
  });
});
