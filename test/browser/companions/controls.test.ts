import { expect } from '@open-wc/testing';
import { repeatWhileHeld } from '../../../src/elements/companions/controls/controls.js';
import { eventually, firstMoveEngine, focused, task } from '../board/support.js';
import { Game } from '../../../src/core/rules/game/game.js';
import { Position } from '../../../src/core/rules/position.js';
import type { Engine, HumanOptions } from '../../../src/core/engine/engine.js';
import { table } from './support.js';

/** Rates all moves the same, and names the last one first. */
const equalMovesEngine: Engine = {
  search: ({ legalMoves }) => {
    const value = { value: 2, certainty: 'heuristic', depth: 8 } as const;
    const moves = legalMoves.toReversed().map((move) => ({ move, line: [move], ...value }));
    return Promise.resolve({ ...moves[0]!, moves, nodes: 1, time: 1, nps: 1 });
  },
  close: () => undefined,
};

describe('the controls', () => {
  it('take back, go and come back', async () => {
    const { board, button, settle } = await table('othello-controls');
    expect(button('Take back').getAttribute('aria-disabled')).to.equal('true');
    board.play('f5');
    await settle();
    button('Take back').click();
    expect(board.ply).to.equal(0);
    await settle();
    button('To the end').click();
    expect(board.ply).to.equal(1);
  });

  it('shows the requested buttons in the requested order', async () => {
    const { companion } = await table('othello-controls', 'buttons="hint undo nonsense"');
    const names = [...companion.shadowRoot!.querySelectorAll('button')].map(({ ariaLabel }) => ariaLabel);
    expect(names).to.deep.equal(['Hint', 'Take back']);
  });

  it('ask before a side resigns; nobody moves meanwhile', async () => {
    const { board, button, companion } = await table('othello-controls', 'buttons="resign"');
    const dialog = companion.shadowRoot!.querySelector('dialog')!;
    button('Resign').click();
    expect(dialog.open).to.equal(true);
    expect(board.paused, 'while it is asked').to.equal(true);
    dialog.querySelector<HTMLButtonElement>('[value=no]')!.click();
    await eventually(() => !board.paused);
    expect(board.result).to.equal(undefined);
    button('Resign').click();
    dialog.querySelector<HTMLButtonElement>('[value=yes]')!.click();
    await eventually(() => board.gameOver);
    expect(board.result).to.include({ reason: 'resignation', winner: 'white' });
    expect(board.paused).to.equal(false);
  });

  it('go on as long as they are held, and no step further', async () => {
    let steps = 0;
    const step = (): number => steps++;
    const button = document.createElement('button');
    button.addEventListener('pointerdown', (event) => repeatWhileHeld(event, step));
    button.addEventListener('click', step);
    button.dispatchEvent(new PointerEvent('pointerdown'));
    await eventually(() => steps >= 2);
    button.dispatchEvent(new PointerEvent('pointerup'));
    const held = steps;
    button.click();
    expect(steps, 'the click that ends it').to.equal(held);
    await task();
    button.click();
    expect(steps, 'a click of its own').to.equal(held + 1);
  });

  it('let a side pass that has to do it by a click', async () => {
    const { board, button, settle } = await table('othello-controls', 'buttons="pass"');
    board.noAutoPass = true;
    board.moves = 'f5f6d3g5h5h4f7h6';
    await settle();
    expect(board.turn).to.equal('black');
    button('Pass').click();
    expect(board.turn).to.equal('white');
  });

  it('give a hint by the focus and a mark, until the board is another', async () => {
    const { board, button, text, settle } = await table('othello-controls');
    const own = { square: 'a1', text: 'A' } as const;
    board.marks = [own];
    board.engineProvider = () => Promise.resolve(firstMoveEngine);
    button('Hint').click();
    await eventually(() => focused(board) === 'd3');
    expect(text()).to.contain('Hint: d3');
    expect(board.marks).to.deep.equal([own, { square: 'd3', shape: 'circle' }]);
    board.play('f5');
    await settle();
    expect(board.marks).to.deep.equal([own]);
    expect(text()).not.to.contain('Hint: d3');
  });

  it('name the move that the coach calls best: of two that are worth as much, the corner', async () => {
    const { board, button, text } = await table('othello-controls');
    board.game = new Game({
      position: Position.of(`-OX${'-'.repeat(24)}OX------XO${'-'.repeat(27)}`, 'black'),
    });
    expect(board.legalMoves.at(-1)).not.to.equal('a1');
    board.engineProvider = () => Promise.resolve(equalMovesEngine);
    button('Hint').click();
    await eventually(() => text().includes('Hint: a1'));
  });

  describe('with a strength', () => {
    /** Values all moves alike; people choose the last one, and stronger ones the one before. */
    const requested: HumanOptions[] = [];
    const people: Engine = {
      ...equalMovesEngine,
      human: (position, options) => {
        requested.push(options);
        const moves = position.legalMoves.toReversed();
        const order = options.strength > 1500 ? [moves[1]!, moves[0]!, ...moves.slice(2)] : moves;
        return Promise.resolve(order.map((move, at) => ({ move, probability: 1 / 2 ** (at + 1) })));
      },
    };

    it('prefer what people of that strength choose, of moves that are as good', async () => {
      const { board, button, text, companion, settle } = await table(
        'othello-controls',
        'hint-strength="1400"',
      );
      board.engineProvider = () => Promise.resolve(people);
      board.play('f5');
      await settle();
      const [usual, strong] = board.legalMoves.toReversed();
      button('Hint').click();
      await eventually(() => text().includes(`Hint: ${usual}`));
      expect(requested.at(-1)).to.deep.equal({ strength: 1400, before: [Position.start] });
      companion.setAttribute('hint-strength', '1900');
      await settle();
      button('Hint').click();
      await eventually(() => text().includes(`Hint: ${strong}`));
    });

    it('never name a worse move', async () => {
      const { board, button, text } = await table('othello-controls', 'hint-strength="1400"');
      board.engineProvider = () =>
        Promise.resolve({ ...firstMoveEngine, human: (...request) => people.human!(...request) });
      button('Hint').click();
      await eventually(() => text().includes('Hint: d3'));
    });

    it('name the best move where no strength is given', async () => {
      const { board, button, text, companion } = await table('othello-controls', 'hint-strength=""');
      board.engineProvider = () => Promise.resolve(people);
      expect(companion.hintStrength).to.equal(undefined);
      const before = requested.length;
      button('Hint').click();
      await eventually(() => text().includes('Hint: '));
      expect(requested).to.have.length(before);
    });

    it('name the best move where the strength makes no sense', async () => {
      const { board, button, text } = await table('othello-controls', 'hint-strength="strong"');
      board.engineProvider = () =>
        Promise.resolve({ ...people, human: () => Promise.reject(new Error('this is not a number')) });
      button('Hint').click();
      await eventually(() => text().includes('Hint: '));
    });
  });

  it('look for one hint at a time', async () => {
    const { board, button, settle } = await table('othello-controls');
    let requested = 0;
    board.engineProvider = () => {
      requested++;
      return new Promise(() => undefined);
    };
    button('Hint').click();
    await settle();
    expect(button('Hint').getAttribute('aria-disabled')).to.equal('true');
    button('Hint').click();
    await settle();
    expect(requested).to.equal(1);
  });

  it('say it where there is no engine to give a hint', async () => {
    const { board, button, text } = await table('othello-controls');
    board.engineProvider = () => Promise.reject(new Error('blocked'));
    button('Hint').click();
    await eventually(() => text().includes('No hint: the computer is not available here.'));
  });

  it('leave axe nothing to find', async () => {
    const { companion } = await table('othello-controls', 'buttons="undo redo pass resign hint move-now"');
    await expect(companion).to.be.accessible();
  });

  it('have back to the left of forward, also where the page reads from the right', async () => {
    const { room, button } = await table('othello-controls', 'buttons="back forward"');
    room.dir = 'rtl';
    const left = (name: string): number => button(name).getBoundingClientRect().left;
    expect(left('One move back')).to.be.lessThan(left('One move forward'));
  });
});
