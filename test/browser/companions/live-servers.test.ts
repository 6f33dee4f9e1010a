import { expect } from '@open-wc/testing';
import type { RemoteChannel } from '../../../src/companions/remote/remote.js';
import { cell, eventually } from '../board/support.js';
import { settle } from './game-support.js';
import { carried, game, press, says } from './live-support.js';

describe('a live game by servers of others', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  const NAMES = ['relay.example', 'address.example'];
  const silent = { addEventListener: () => undefined, removeEventListener: () => undefined };

  async function visitor(channel: RemoteChannel) {
    const ann = await game();
    await ann.playLive({ side: 'black' });
    // Her tab keeps her place with its address; the visitor comes to another one.
    ann.remove();
    const { table, friend } = carried();
    const bob = await game();
    const rooms: string[] = [];
    bob.openChannel = (name) => {
      rooms.push(name);
      return channel;
    };
    bob.contacts = NAMES;
    await bob.openLive(table, friend);
    return { bob, rooms, table };
  }

  it('contacts nobody before a click that says whom', async () => {
    const { bob, rooms, table } = await visitor(silent);
    await says(bob, 'This contacts relay.example and address.example');
    cell(bob.board, 'f5').click();
    expect([rooms, bob.board.moves]).to.deep.equal([[], '']);
    await press(bob, 'Join');
    await eventually(() => rooms.length === 1);
    expect(table.startsWith(`${rooms[0]},`)).to.equal(true);
  });

  it('says in the dialog whom, before the game begins', async () => {
    const { bob } = await visitor(silent);
    bob.open('friend');
    await settle(bob);
    const dialog = bob.shadowRoot!.querySelector('dialog#friend')!;
    expect(dialog.textContent).to.contain('relay.example and address.example');
  });

  it('says at once that they cannot be reached, and what can be done', async () => {
    const { bob, rooms } = await visitor({ ...silent, reached: () => false });
    await press(bob, 'Join');
    await says(bob, 'This page cannot reach relay.example and address.example. Check your connection');
    await press(bob, 'Try again');
    await eventually(() => rooms.length === 2);
  });
});
