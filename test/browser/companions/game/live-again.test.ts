import { expect } from '@open-wc/testing';
import { cell, eventually } from '../../board/support.js';
import { settle } from './game-support.js';
import { carried, game, pair, press, says, scoreOf, text } from './live-support.js';

// In a file of its own, as each file has its own page: WebKit allows a page a hundred changes of its history in ten seconds,
// and here both players are in one page.
describe('a live game with a friend, opened again', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

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
    await says(again, 'Play on a ring: each one traps Ann’s discs.');
    again.remove();
    const reloaded = await game(`storage-key=${key}`);
    await says(reloaded, 'Play on a ring: each one traps Ann’s discs.');
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

  it('keeps your own game, and leads back to it', async () => {
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
    // Nobody hears of the departure of a player who was never there.
    await says(ann, 'Your friend is here.');
    await press(bob, 'Back to my game');
    await settle(bob);
    expect([bob.board.moves, bob.board.player]).to.deep.equal(['c4', 'both']);
    await says(ann, 'Your friend has left.');
  });

  for (const old of ['closed', 'open'] as const) {
    it(`goes on in a new tab with the moves of the friend’s link, the old tab being ${old}`, async () => {
      const key = `test-${crypto.randomUUID()}`;
      const ann = await game(`storage-key=${key}`);
      await ann.playLive({ side: 'black', names: ['Ann', 'Bob'] });
      cell(ann.board, 'f5').click();
      await eventually(() => location.hash.includes('game=f5'));
      const { table } = carried();
      if (old === 'closed') ann.remove();
      history.replaceState(null, '', `#live=${table}&friend=black&game=f5d6`);
      const again = await game(`storage-key=${key}`);
      await again.openLive(table, 'black');
      await eventually(() => again.board.moves === 'f5d6' && again.board.player === 'black');
      if (old === 'open') {
        await says(ann, 'You are playing this game in another tab.');
        await press(ann, 'Play here');
        await eventually(() => ann.board.moves === 'f5d6' && ann.board.player === 'black');
        await eventually(() => scoreOf(ann).getAttribute('white-name') === 'Bob');
      }
      localStorage.removeItem(key);
    });
  }

  it('says so where its link is damaged', async () => {
    const one = await game();
    expect(await one.openLive('nonsense', 'white')).to.equal(false);
    await says(one, 'the link was cut off or changed along the way');
  });
});
