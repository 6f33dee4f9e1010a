import { expect, oneEvent } from '@open-wc/testing';
import { Position } from '../../../src/core/rules/position.js';
import { board, cell, cells, discs, eventually, events, firstMoveEngine } from './support.js';

describe('a board', () => {
  it('shows the start when nothing is said', async () => {
    const element = await board();
    expect(discs(element)).to.equal(Position.start.board);
    expect(element.turn).to.equal('black');
  });

  it('plays a click, and tells the page of it', async () => {
    const element = await board({ interactive: '' });
    const heard = events(element);
    const moved = oneEvent(element, 'othello-move');
    cell(element, 'f5').click();
    const { detail } = (await moved) as CustomEvent<{ square: string; flips: string[]; ply: number }>;
    expect(detail).to.include({ square: 'f5', color: 'black', by: 'user', ply: 1 });
    expect(detail.flips).to.deep.equal(['e5']);
    expect(heard).to.deep.equal(['squareclick', 'beforemove', 'move']);
    await element.updateComplete;
    expect(discs(element)).to.equal(Position.start.play('f5').board);
  });

  it('already shows the new state when the event comes', async () => {
    const element = await board({ interactive: '' });
    let seen = '';
    element.addEventListener('othello-move', () => (seen = element.position));
    cell(element, 'f5').click();
    expect(seen).to.equal(Position.start.play('f5').toString());
  });

  it('makes no move when the page cancels it', async () => {
    const element = await board({ interactive: '' });
    element.addEventListener('othello-beforemove', (event) => event.preventDefault());
    cell(element, 'f5').click();
    await element.updateComplete;
    expect(element.ply).to.equal(0);
  });

  it('leaves an illegal square alone', async () => {
    const element = await board({ interactive: '' });
    cell(element, 'a1').click();
    expect(element.ply).to.equal(0);
  });

  it('is only a picture unless it is interactive', async () => {
    const element = await board();
    cell(element, 'f5').click();
    expect(element.ply).to.equal(0);
    expect(cells(element)[0]!.hasAttribute('tabindex')).to.equal(false);
  });

  it('takes the moves of one player only where it says so', async () => {
    const element = await board({ interactive: '', player: 'white' });
    cell(element, 'f5').click();
    expect(element.ply).to.equal(0);
    element.play('f5');
    cell(element, 'd6').click();
    expect(element.moves).to.equal('f5d6');
  });

  it('goes back and forth, and begins again', async () => {
    const element = await board({ moves: 'f5d6c3', interactive: '' });
    expect(element.ply).to.equal(3);
    element.undo(2);
    expect([element.ply, element.history.join('')]).to.deep.equal([1, 'f5']);
    element.redo();
    expect(element.ply).to.equal(2);
    element.goTo(0);
    await element.updateComplete;
    expect(discs(element)).to.equal(Position.start.board);
    element.reset();
    expect(element.ply).to.equal(3);
  });

  it('passes for the side that cannot move, and says so', async () => {
    const element = await board({ interactive: '', moves: 'f5f6d3g5h5h4f7' });
    const heard = events(element);
    cell(element, 'h6').click();
    expect(heard).to.deep.equal(['squareclick', 'beforemove', 'move', 'pass']);
    expect(element.turn).to.equal('white');
  });

  it('tells how a game ended', async () => {
    const element = await board({ interactive: '', moves: 'f5f4c3c6c5d6f3c4' });
    const over = oneEvent(element, 'othello-gameover');
    cell(element, 'c7').click();
    const { detail } = (await over) as CustomEvent<object>;
    expect(detail).to.include({ black: 64, white: 0, winner: 'black', margin: 64, reason: 'wipe-out' });
  });

  it('lets any engine play that the page provides', async () => {
    const element = await board({ engine: 'white', pace: '0' });
    element.engineProvider = () => Promise.resolve(firstMoveEngine);
    const answered = new Promise<CustomEvent<{ by: string }>>((resolve) =>
      element.addEventListener('othello-move', (event) => {
        if (event.detail.by === 'engine') resolve(event);
      }),
    );
    cell(element, 'f5').click();
    expect((await answered).detail.by).to.equal('engine');
    expect(element.ply).to.equal(2);
  });

  it('shows legal squares, the last move, stable discs and zones as its hints say', async () => {
    const element = await board({ interactive: '', moves: 'f5', hints: 'legal last' });
    const having = (name: string) =>
      cells(element)
        .filter(({ dataset }) => dataset[name] !== undefined)
        .map(({ dataset }) => dataset['square']);
    expect(having('legal')).to.deep.equal(['f4', 'd6', 'f6']);
    expect(having('last')).to.deep.equal(['f5']);
    element.setAttribute('hints', '');
    await element.updateComplete;
    expect([...having('legal'), ...having('last')]).to.deep.equal([]);
    element.hints = 'stable strategy';
    element.moves = '';
    element.position = `X${'-'.repeat(63)} X`;
    await eventually(() => having('stable').join() === 'a1' && having('zone').includes('b2'));
  });

  it('keeps its game when it is moved in the page', async () => {
    const element = await board({ interactive: '', moves: 'f5d6' });
    const elsewhere = document.createElement('div');
    document.body.append(elsewhere);
    elsewhere.append(element);
    await element.updateComplete;
    expect(element.moves.toLowerCase()).to.equal('f5d6');
    elsewhere.remove();
  });

  it('draws 500 arrows at most, however many a link carries', async () => {
    const element = await board({ arrows: 'c4-f4 '.repeat(20_000) });
    const drawn = () => element.shadowRoot!.querySelectorAll('[part=arrow]').length;
    await eventually(() => drawn() > 0);
    expect(drawn()).to.equal(500);
  });

  it('draws no arrow from a square to itself, also where a note of the game has one', async () => {
    const element = await board({ arrows: 'c4-f4' });
    const drawn = () => element.shadowRoot!.querySelectorAll('[part=arrow]').length;
    await eventually(() => drawn() === 1);
    element.game.annotate({
      arrows: [
        { from: 'd3', to: 'd3' },
        { from: 'd3', to: 'd6' },
      ],
    });
    await eventually(() => drawn() === 2);
  });

  it('draws the arrows of its author, and takes them away', async () => {
    const element = await board({ arrows: 'c4-f4 d3-d6:2' });
    const drawn = () => element.shadowRoot!.querySelectorAll('[part=arrow]').length;
    await eventually(() => drawn() === 2);
    element.removeAttribute('arrows');
    await eventually(() => drawn() === 0);
  });

  it('has at most 80 elements', async () => {
    const element = await board();
    expect(element.shadowRoot!.querySelectorAll('*').length + 1).to.be.at.most(80);
  });
});
