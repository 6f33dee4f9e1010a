import { expect } from '@open-wc/testing';
import type { OthelloGame } from '../../../src/companions/game/game.js';
import { cell, eventually, firstMoveEngine } from '../board/support.js';
import { settle } from './game-support.js';
import { button, carried, game, press, says, scoreOf, text } from './live-support.js';

/** Ann has Black and waits; Bob opens her link. */
async function pair(agreement: { time?: number; increment?: number } = {}) {
  const ann = await game();
  await ann.playLive({ side: 'black', names: ['Ann', 'Bob'], ...agreement });
  await settle(ann);
  const link = carried();
  const bob = await game();
  expect(await bob.openLive(link.table, link.friend)).to.equal(true);
  await says(ann, 'Bob is here.');
  await says(bob, 'Ann is here.');
  return { ann, bob, link };
}

describe('a live game with a friend', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('waits for the friend, and then both boards show each move; each side moves in its turn', async () => {
    const ann = await game();
    await ann.playLive({ side: 'black', names: ['Ann', 'Bob'] });
    await says(ann, 'Send the link to Bob and leave this page open.');
    expect(button(ann, 'Send the link')).not.to.equal(undefined);
    const link = carried();
    expect(link.friend).to.equal('white');
    const bob = await game();
    await bob.openLive(link.table, link.friend);
    await says(ann, 'It is your turn.');
    await says(bob, 'It is Ann’s turn.');
    expect([ann.board.orientation, bob.board.orientation]).to.deep.equal(['black', 'white']);
    for (const one of [ann, bob]) {
      await eventually(() => scoreOf(one).getAttribute('black-name') === 'Ann');
      await eventually(() => scoreOf(one).getAttribute('white-name') === 'Bob');
    }
    cell(bob.board, 'f5').click();
    cell(ann.board, 'f5').click();
    await eventually(() => bob.board.moves === 'f5');
    cell(ann.board, 'd6').click();
    expect(ann.board.moves).to.equal('f5');
    await says(bob, 'It is your turn.');
    cell(bob.board, 'd6').click();
    await eventually(() => ann.board.moves === 'f5d6');
    expect(button(ann, 'Send the link')).to.equal(undefined);
  });

  it('takes a move back, is drawn, and begins again, where the other side agrees', async () => {
    const { ann, bob } = await pair();
    cell(ann.board, 'f5').click();
    await eventually(() => bob.board.moves === 'f5');
    cell(bob.board, 'd6').click();
    await eventually(() => ann.board.moves === 'f5d6');
    await press(bob, 'Ask to take back');
    await says(bob, 'Waiting for Ann to answer.');
    await says(ann, 'Bob asks to take a move back.');
    await press(ann, 'Decline');
    await says(bob, 'Ann declined.');
    await press(bob, 'Ask to take back');
    await press(ann, 'Agree');
    await eventually(() => ann.board.ply + bob.board.ply === 2);
    cell(bob.board, 'f6').click();
    await eventually(() => ann.board.history.join('') === 'f5f6');
    await press(ann, 'Offer a draw');
    await press(bob, 'Agree');
    await says(ann, 'Draw by agreement.');
    await press(bob, 'Play again');
    await says(ann, 'Bob would like to play again.');
    await press(ann, 'Agree');
    await eventually(() => ann.board.length + bob.board.length === 0);
    await says(ann, 'It is your turn.');
  });

  it('has hints for both where both agree, by the button and by the key, and none before or after', async () => {
    const { ann, bob } = await pair();
    const hintOf = (one: OthelloGame): Element | null =>
      one.shadowRoot!.querySelector('.tools > othello-controls')!.shadowRoot!.querySelector('[part~=hint]');
    const hint = async (one: OthelloGame): Promise<void> => {
      one.board.focus();
      const target = one.board.shadowRoot!.activeElement!;
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true, composed: true }));
      await settle(one);
    };
    cell(ann.board, 'f5').click();
    await eventually(() => bob.board.moves === 'f5');
    cell(bob.board, 'd6').click();
    await eventually(() => ann.board.moves === 'f5d6');
    ann.board.engineProvider = () => Promise.resolve(firstMoveEngine);
    expect([hintOf(ann), hintOf(bob)]).to.deep.equal([null, null]);
    await press(ann, 'Suggest hints for both');
    await says(ann, 'Waiting for Bob to answer.');
    await says(bob, 'Ann suggests hints for you both.');
    expect([hintOf(ann), hintOf(bob)]).to.deep.equal([null, null]);
    await press(bob, 'Decline');
    await says(ann, 'Bob declined.');
    await hint(ann);
    expect(ann.board.marks).to.have.length(0);
    await press(ann, 'Suggest hints for both');
    await press(bob, 'Agree');
    await eventually(() => hintOf(ann) !== null && hintOf(bob) !== null);
    expect(button(ann, 'Suggest hints for both')).to.equal(undefined);
    await hint(ann);
    await says(ann, 'Hint: ');
    expect(ann.board.marks).to.have.length(1);
    expect(bob.board.marks).to.have.length(0);
    await press(ann, 'Offer a draw');
    await press(bob, 'Agree');
    await says(ann, 'Draw by agreement.');
    expect([hintOf(ann), hintOf(bob)]).to.deep.equal([null, null]);
    await press(bob, 'Play again');
    await press(ann, 'Agree');
    await eventually(() => ann.board.length + bob.board.length === 0);
    expect([hintOf(ann), hintOf(bob)]).to.deep.equal([null, null]);
  });

  it('is given up on both boards, and the dialog of the result asks the other side for another game', async () => {
    const { ann, bob } = await pair();
    cell(ann.board, 'f5').click();
    await eventually(() => bob.board.moves === 'f5');
    ann.board.resign('black');
    await eventually(() => bob.board.result?.reason === 'resignation' && bob.board.winner === 'white');
    await eventually(() => ann.shadowRoot!.querySelector('dialog#end[open]') !== null);
    const end = ann.shadowRoot!.querySelector<HTMLDialogElement>('dialog#end')!;
    expect(end.textContent).not.to.contain('Swap colours');
    end.querySelector<HTMLButtonElement>('button[value=again]')!.click();
    await says(bob, 'Ann would like to play again.');
    await press(bob, 'Agree');
    await eventually(() => ann.board.length + bob.board.length === 0 && !ann.board.gameOver);
  });

  it('shows the same clocks on both sides', async () => {
    const { ann, bob } = await pair({ time: 300, increment: 2 });
    cell(ann.board, 'f5').click();
    await eventually(() => bob.board.moves === 'f5');
    const clock = (one: OthelloGame) => one.shadowRoot!.querySelector('othello-clock')!;
    for (const one of [ann, bob]) {
      // The increment of the move was added.
      await eventually(() => Math.round(clock(one).remaining.black / 1000) === 302);
      await eventually(() => clock(one).running);
      expect(Math.ceil(clock(one).remaining.white / 1000)).to.be.within(298, 300);
    }
  });

  it('whoever opens the link of a side that is taken watches', async () => {
    const { ann, bob, link } = await pair();
    const eve = await game();
    await eve.openLive(link.table, link.friend);
    await says(eve, 'Somebody is already playing this side');
    cell(ann.board, 'f5').click();
    await eventually(() => bob.board.moves === 'f5' && eve.board.moves === 'f5');
    cell(eve.board, 'd6').click();
    expect(eve.board.moves).to.equal('f5');
    await eventually(() => scoreOf(eve).getAttribute('white-name') === 'Bob');
    cell(bob.board, 'd6').click();
    await eventually(() => ann.board.moves === 'f5d6' && eve.board.moves === 'f5d6');
  });

  it('goes on after a reload, with the moves that were made meanwhile', async () => {
    const key = `test-${crypto.randomUUID()}`;
    const ann = await game();
    await ann.playLive({ side: 'black', names: ['Ann', 'Bob'] });
    const link = carried();
    const bob = await game(`storage-key=${key}`);
    await bob.openLive(link.table, link.friend);
    await says(ann, 'Bob is here.');
    await says(bob, 'Ann is here.');
    bob.remove();
    await says(ann, 'Bob has left.');
    cell(ann.board, 'f5').click();
    await settle(ann);
    const again = await game(`storage-key=${key}`);
    await eventually(() => again.board.moves === 'f5');
    await says(again, 'It is your turn.');
    again.remove();
    const reloaded = await game(`storage-key=${key}`);
    await says(reloaded, 'It is your turn.');
    expect([reloaded.board.moves, reloaded.board.player]).to.deep.equal(['f5', 'white']);
    cell(reloaded.board, 'd6').click();
    await eventually(() => ann.board.moves === 'f5d6');
    expect(text(reloaded)).not.to.contain('different games');
    localStorage.removeItem(key);
  });

  it('goes on after a reload without stored data, by what the tab has kept with its address', async () => {
    const { ann, bob } = await pair();
    cell(ann.board, 'f5').click();
    await eventually(() => bob.board.moves === 'f5');
    cell(bob.board, 'd6').click();
    await eventually(() => ann.board.moves === 'f5d6');
    // The last one to leave has stored the seat with the address.
    bob.remove();
    await says(ann, 'Bob has left.');
    const link = new URLSearchParams(location.hash.slice(1));
    const again = await game();
    await again.openLive(link.get('live')!, link.get('friend')!);
    await eventually(() => again.board.moves === 'f5d6' && again.board.player === 'white');
    await says(again, 'It is Ann’s turn.');
  });

  it('keeps the own game beside it, and leads back to it', async () => {
    const ann = await game();
    await ann.playLive({ side: 'black' });
    await settle(ann);
    const { table, friend } = carried();
    const bob = await game();
    bob.newGame({ players: 'two' });
    bob.board.play('c4');
    await settle(bob);
    await bob.openLive(table, friend);
    await eventually(() => bob.board.player === 'white');
    expect(bob.board.length).to.equal(0);
    // Nobody is told about the leaving of somebody who was never heard.
    await says(ann, 'Your friend is here.');
    await press(bob, 'Back to my game');
    await settle(bob);
    expect([bob.board.moves, bob.board.player]).to.deep.equal(['c4', 'both']);
    await says(ann, 'Your friend has left.');
  });

  it('says so where its link is damaged', async () => {
    const one = await game();
    expect(await one.openLive('nonsense', 'white')).to.equal(false);
    await says(one, 'the link was cut off or changed on its way');
  });
});
