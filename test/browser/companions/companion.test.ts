import { expect } from '@open-wc/testing';
import { Game } from '../../../src/core/rules/game/game.js';
import { eventually } from '../board/support.js';
import { room, table } from './support.js';

describe('a companion', () => {
  it('finds a board that comes later, and leaves the one that goes', async () => {
    const { room, board, text, settle } = await table('othello-score');
    board.remove();
    await settle();
    expect(text()).not.to.contain('Black: 2');
    const other = document.createElement('othello-board');
    other.id = 'b';
    other.setAttribute('moves', 'f5');
    room.append(other);
    await eventually(() => text().includes('Black: 4'));
  });

  it('shows the board inside it where there is no `for`', async () => {
    const place = room('<othello-score><othello-board moves="f5"></othello-board></othello-score>');
    const score = place.querySelector('othello-score')!;
    await eventually(() => score.shadowRoot!.textContent.includes('Black: 4'));
    expect(score.board).to.equal(place.querySelector('othello-board'));
  });

  it('shows a game that a page gives it, without a board', async () => {
    const game = new Game();
    const place = room('<othello-score></othello-score><othello-moves></othello-moves>');
    const score = place.querySelector('othello-score')!;
    const moves = place.querySelector('othello-moves')!;
    score.game = moves.game = game;
    game.play('f5');
    await eventually(() => score.shadowRoot!.textContent.includes('Black: 4'));
    const buttons = moves.shadowRoot!.querySelectorAll('button');
    expect(buttons).to.have.lengthOf(2);
    buttons[0]!.click();
    expect(game.ply).to.equal(0);
    await eventually(() => score.shadowRoot!.textContent.includes('Black: 2'));
  });

  it('shows the game that its board is given, and no longer the one before', async () => {
    const game = new Game();
    game.play('f5');
    const { board, companion, text } = await table('othello-score');
    const before = board.game;
    board.game = game;
    await eventually(() => text().includes('Black: 4'));
    expect(companion.game).to.equal(game);
    before.play('d3');
    game.play('f4');
    await eventually(() => text().includes('Black: 3'));
  });
});
