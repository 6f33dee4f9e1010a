import { expect } from '@open-wc/testing';
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
});
