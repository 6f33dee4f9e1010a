import { expect } from '@open-wc/testing';
import { cutGame } from '../../../src/core/rules/game/editing.js';
import { Game } from '../../../src/core/rules/game/game.js';
import { Position } from '../../../src/core/rules/position.js';
import { board, cell, cells, discs, events, spoken } from './support.js';

describe('a game that a page gives to boards', () => {
  it('is shown and played by each of them', async () => {
    const game = new Game();
    game.play('f5');
    const one = await board({ interactive: '' });
    const other = await board({ orientation: 'white' });
    one.game = game;
    other.game = game;
    const heard = events(one);
    const heardByOther = events(other);
    const reasons: string[] = [];
    other.addEventListener('othello-change', ({ detail }) => reasons.push(detail.reason));
    await one.updateComplete;
    await other.updateComplete;
    reasons.length = 0;
    cell(one, 'd6').click();
    await other.updateComplete;
    const { board: shown } = Position.start.play('f5').play('d6');
    for (const element of [one, other]) {
      expect(discs(element)).to.equal(shown);
      expect(element.moves).to.equal('f5d6');
      expect(cell(element, 'd6').dataset).to.have.property('last');
    }
    // Only the board that was played on reports the move; both have changed.
    expect(heard).to.deep.equal(['squareclick', 'beforemove', 'move']);
    expect(heardByOther).to.deep.equal([]);
    expect(reasons).to.deep.equal(['move']);
    expect(game.line).to.deep.equal(['f5', 'd6']);
  });

  it('is looked through, edited and begun anew for all', async () => {
    const game = new Game();
    const one = await board({ interactive: '' });
    const other = await board({ interactive: '' });
    one.game = other.game = game;
    one.moves = 'f5d6c3';
    await other.updateComplete;
    expect(other.moves).to.equal('f5d6c3');
    other.goTo(1);
    await one.updateComplete;
    expect([one.ply, one.length]).to.deep.equal([1, 3]);
    cutGame(game);
    expect([one.length, other.length]).to.deep.equal([1, 1]);
    one.reset();
    await other.updateComplete;
    expect([other.ply, other.length]).to.deep.equal([3, 3]);
  });

  it('is read aloud on a board that did not play it', async () => {
    const game = new Game();
    const one = await board({ interactive: '' });
    one.game = game;
    await one.updateComplete;
    game.play('f5');
    expect(await spoken(one)).to.contain('Black f5');
  });

  it('passes for both as the last of them was told', async () => {
    const game = new Game();
    const one = await board({ 'no-auto-pass': '' });
    const other = await board();
    one.game = other.game = game;
    expect([one.noAutoPass, other.noAutoPass]).to.deep.equal([false, false]);
    one.noAutoPass = true;
    expect([game.autoPass, other.noAutoPass]).to.deep.equal([false, true]);
    other.moves = 'f5f6d3g5h5h4f7h6';
    await other.updateComplete;
    expect([one.turn, one.legalMoves]).to.deep.equal(['black', []]);
    other.removeAttribute('no-auto-pass');
    other.noAutoPass = false;
    expect([one.noAutoPass, one.turn]).to.deep.equal([false, 'white']);
  });

  it('reports no more changes of the first game once a watcher has assigned another', async () => {
    const game = new Game();
    const next = new Game();
    const element = await board();
    game.watch(() => {
      element.game = next;
      element.moves = 'f5d6';
    });
    element.game = game;
    game.reset();
    await element.updateComplete;
    expect([element.game === next, element.moves]).to.deep.equal([true, 'f5d6']);
  });

  it('has a preview on one board alone', async () => {
    const game = new Game();
    const one = await board();
    const other = await board();
    one.game = other.game = game;
    one.preview = `X${'-'.repeat(63)}`;
    await one.updateComplete;
    await other.updateComplete;
    expect(discs(one)).to.equal(`X${'-'.repeat(63)}`);
    expect(discs(other)).to.equal(Position.start.board);
    game.play('f5');
    await one.updateComplete;
    expect(discs(one)).to.equal(game.position.board);
  });

  it('shows the marks and arrows of each place', async () => {
    const game = new Game();
    const element = await board({ marks: 'a1=A' });
    element.game = game;
    game.play('f5');
    game.annotate({ marks: [{ square: 'd6', text: 'B' }], arrows: [{ from: 'd6', to: 'f6' }] });
    await element.updateComplete;
    const texts = (): string[] => cells(element).flatMap(({ dataset }) => dataset['text'] ?? []);
    expect(texts()).to.deep.equal(['A', 'B']);
    await element.updateComplete;
    expect(element.shadowRoot!.querySelectorAll('[part~=arrow]')).to.have.lengthOf(1);
    expect(await element.toSVG()).to.contain('>B</text>');
    game.undo();
    await element.updateComplete;
    expect(texts()).to.deep.equal(['A']);
    expect(element.shadowRoot!.querySelectorAll('[part~=arrow]')).to.have.lengthOf(0);
  });

  it('is loaded from a record, and the board tells it once', async () => {
    const source = new Game();
    for (const move of ['f5', 'd6', 'c3'] as const) source.play(move);
    source.goTo(1);
    source.play('f4');
    const element = await board();
    const reasons: string[] = [];
    element.addEventListener('othello-change', ({ detail }) => reasons.push(detail.reason));
    element.game.load(source.record);
    await element.updateComplete;
    expect(reasons).to.deep.equal(['setup']);
    expect(element.history).to.deep.equal(['f5', 'f4']);
    expect(element.places[1]!.children.map(({ move }) => move)).to.deep.equal(['d6', 'f4']);
  });

  it('reports an edit when nothing shown has changed', async () => {
    const element = await board({ moves: 'f5d6' });
    const reasons: string[] = [];
    element.addEventListener('othello-change', ({ detail }) => reasons.push(detail.reason));
    const { game } = element;
    game.annotate({ comment: 'Perpendicular.' });
    game.add(game.root, 'd3');
    await element.updateComplete;
    expect(reasons).to.deep.equal(['edit']);
  });

  it('leaves the board with `null`, which shows its own again as it was left', async () => {
    const game = new Game();
    const element = await board({ moves: 'f5d6', 'no-auto-pass': '' });
    const own = element.game;
    own.goTo(1);
    own.annotate({ comment: 'mine' });
    element.game = game;
    game.play('d3');
    element.game = null;
    await element.updateComplete;
    expect([element.game === own, element.moves, element.ply]).to.deep.equal([true, 'f5d6', 1]);
    expect([own.node.note?.comment, element.noAutoPass]).to.deep.equal(['mine', true]);
    expect(discs(element)).to.equal(Position.start.play('f5').board);
    element.play('f6');
    expect([own.line, game.line]).to.deep.equal([['f5', 'f6'], ['d3']]);
    element.game = game;
    element.textContent = 'c4';
    await element.updateComplete;
    expect(element.moves).to.equal('d3');
  });

  it('leaves the attributes of a new board to its own game', () => {
    const game = new Game();
    game.play('d3');
    const element = document.createElement('othello-board');
    element.setAttribute('moves', 'f5d6');
    element.game = undefined;
    expect(element.moves).to.equal('f5d6');
    const other = document.createElement('othello-board');
    other.setAttribute('moves', 'f5d6');
    other.game = game;
    expect(other.moves).to.equal('d3');
    other.game = null;
    expect([other.moves, game.line]).to.deep.equal(['f5d6', ['d3']]);
  });

  it('rejects a value that is not a Game', async () => {
    const element = await board({ moves: 'f5' });
    const heard = events(element);
    Reflect.set(element, 'game', { moves: 'f5d6' });
    expect(heard).to.deep.equal(['error']);
    expect(element.moves).to.equal('f5');
  });

  it("is the board's own where none was given, with what the attributes say at once", async () => {
    const element = await board({ moves: 'f5d6' });
    const { game } = element;
    expect(game.line).to.deep.equal(['f5', 'd6']);
    element.moves = 'd3';
    expect(element.game).to.equal(game);
    expect(game.line).to.deep.equal(['d3']);
  });
});
