import { expect } from '@open-wc/testing';
import type { OthelloGame } from '../../../../src/elements/companions/game/game.js';
import type { RemoteChannel } from '../../../../src/elements/companions/remote/remote.js';
import { cell, eventually } from '../../board/support.js';
import { settle } from './game-support.js';
import { button, carried, game, press, says, scoreOf, text } from './live-support.js';

describe('a live game by servers of others', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  const NAMES = ['relay.example', 'address.example'];
  const UNREACHED = 'No live connection';
  const silent = { addEventListener: () => undefined, removeEventListener: () => undefined };

  async function visitor(channel: RemoteChannel) {
    const ann = await game();
    await ann.playLive({ side: 'black', names: ['Ann', ''] });
    // Ann's tab keeps her seat with its address; the visitor has another one.
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
    await says(bob, 'They see your IP address, but no moves. relay.example and address.example');
    await says(
      bob,
      'Ann invited you. You are White. Ann moves first. Join, and you will both see every move at once.',
    );
    cell(bob.board, 'f5').click();
    expect([rooms, bob.board.moves]).to.deep.equal([[], '']);
    await press(bob, 'Join');
    await eventually(() => rooms.length === 1);
    expect(table.startsWith(`${rooms[0]},`)).to.equal(true);
  });

  it('makes a link before a click that says whom, and what failed says one thing', async () => {
    const ann = await game();
    let contacted = 0;
    ann.openChannel = () => {
      contacted++;
      return { ...silent, reached: () => false };
    };
    ann.contacts = NAMES;
    await press(ann, 'Invite a friend');
    await says(ann, 'They see your IP address, but no moves. relay.example and address.example');
    expect([contacted, button(ann, 'Resign')]).to.deep.equal([0, undefined]);
    // Both know who is who before it begins.
    await says(ann, 'You play live once you are both here, and by links until then.');
    const name = ann.shadowRoot!.querySelector<HTMLInputElement>('.own-name input')!;
    name.value = 'Ann';
    name.dispatchEvent(new Event('change'));
    await eventually(() => location.hash.endsWith('&friend=white&from=Ann'));
    expect(scoreOf(ann).blackName).to.equal('You');
    await press(ann, 'QR code');
    await says(ann, UNREACHED);
    expect(contacted).to.equal(1);
    await press(ann, 'Cancel the invitation');
    await eventually(() => button(ann, 'Invite a friend') !== undefined);
    ann.remove();
  });

  it('connects who sends the link, says that it reaches nobody, and offers a game by turns', async () => {
    const ann = await game();
    ann.openChannel = () => ({ ...silent, reached: () => false });
    ann.contacts = NAMES;
    const clipboard = { writeText: () => Promise.resolve() };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    try {
      await press(ann, 'Invite a friend');
      await press(ann, 'Send the link');
      await says(ann, UNREACHED);
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard');
    }
    await press(ann, 'Play by turns');
    await says(ann, 'Make your first move, then send the link.');
    ann.remove();
  });

  it('lets a guest who reaches nobody ask for a link by turns', async () => {
    const { bob } = await visitor({ ...silent, reached: () => false });
    const copied: string[] = [];
    const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    try {
      await press(bob, 'Join');
      await press(bob, 'Ask for a link by turns');
      await eventually(() => copied.length === 1);
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard');
    }
    expect(
      copied[0]!.startsWith('I can’t connect live. Please choose “Only by turns” and send me that link.\n'),
    ).to.equal(true);
    bob.remove();
  });

  it('is played by turns before that click: the link carries the moves there and back', async () => {
    const address = () => new URLSearchParams(location.hash.slice(1));
    const ann = await game();
    ann.openChannel = () => silent;
    ann.contacts = NAMES;
    await ann.playLive({ side: 'black' });
    cell(ann.board, 'f5').click();
    await eventually(() => address().get('game') === 'f5');
    const sent = location.hash;
    ann.remove();
    // Bob has another browser: nothing is stored with his address.
    history.replaceState(null, '', sent);
    const { table, friend } = carried();
    const bob = await game();
    let contacted = 0;
    bob.openChannel = () => {
      contacted++;
      return silent;
    };
    bob.contacts = NAMES;
    await bob.openLive(table, friend);
    await says(bob, 'Play on a ring: each one traps your friend’s discs. Then send the link back.');
    expect(bob.board.moves).to.equal('f5');
    const name = bob.shadowRoot!.querySelector<HTMLInputElement>('.own-name input')!;
    name.value = 'Bob';
    name.dispatchEvent(new Event('change'));
    cell(bob.board, 'd6').click();
    await eventually(() => address().get('game') === 'f5d6' && address().get('friend') === 'black');
    expect(bob.shadowRoot!.querySelectorAll('.step-actions button').length).to.equal(1);
    expect(button(bob, 'Send the link')).not.to.equal(undefined);
    const answer = location.hash;
    bob.remove();
    expect(contacted).to.equal(0);
    const back = document.body.appendChild(ann);
    history.replaceState(null, '', answer);
    await back.openLive(address().get('live')!, 'black');
    await eventually(() => back.board.moves === 'f5d6');
    await says(back, 'Bob played d6. Your move.');
    await eventually(() => scoreOf(back).whiteName === 'Bob');
    back.remove();
  });

  it('believes nothing that a link says of the moves of its reader', async () => {
    const ann = await game();
    await ann.playLive({ side: 'black' });
    const { table } = carried();
    for (const moves of ['f5d6', 'f5', 'a1', 'nonsense']) {
      history.replaceState(history.state, '', `#live=${table}&friend=black&game=${moves}`);
      await ann.openLive(table, 'black');
      await settle(ann);
    }
    expect(ann.board.moves).to.equal('');
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
    await says(
      bob,
      `${UNREACHED} We can’t connect you live right now. You can still play by turns: Ann moves first`,
    );
    await press(bob, 'Try again');
    await eventually(() => rooms.length === 2);
  });

  /** A player who joins by a page's own channel that opens like this, and the one who invited him. */
  async function joined(openChannel: OthelloGame['openChannel']) {
    const ann = await game();
    await ann.playLive({ side: 'black' });
    const { table, friend } = carried();
    const bob = await game();
    bob.openChannel = openChannel;
    bob.contacts = NAMES;
    await bob.openLive(table, friend);
    await press(bob, 'Join');
    return { ann, bob };
  }

  it('says so where the way to them never opens, and the other tabs of the browser are reached at once', async () => {
    const { ann, bob } = await joined(() => new Promise(() => undefined));
    await says(ann, 'It is your turn');
    ann.remove();
    await says(bob, UNREACHED);
  });

  it('says so where the way to them cannot be opened', async () => {
    let attempts = 0;
    const { ann, bob } = await joined(() => {
      attempts++;
      throw new Error('no way');
    });
    ann.remove();
    await says(bob, UNREACHED);
    await press(bob, 'Try again');
    await eventually(() => attempts === 2);
  });

  it('says so where a relay takes the line and never answers', async () => {
    const { WebSocket: native } = globalThis;
    class SilentSocket extends EventTarget {
      readyState: number = native.CONNECTING;
      close(): void {
        this.readyState = native.CLOSED;
      }
    }
    Object.assign(globalThis, { WebSocket: Object.assign(SilentSocket, { OPEN: native.OPEN }) });
    try {
      const one = await game('relay="wss://trusted.example@silent.example/othello"');
      await one.openLive('a-silent-room-of-22-ch,600,0,', 'white');
      // The contacted host is the part after the @.
      await says(one, 'no moves. silent.example');
      await press(one, 'Join');
      await says(one, UNREACHED);
      await says(one, 'A game with a clock needs a live connection.');
      await says(one, 'no moves. silent.example');
    } finally {
      Object.assign(globalThis, { WebSocket: native });
    }
  });

  it('names them before a click and where they cannot be reached, in another language', async () => {
    const bob = await game('lang="fr"');
    let contacted = 0;
    bob.openChannel = () => {
      contacted++;
      return { ...silent, reached: () => false };
    };
    bob.contacts = NAMES;
    bob.open('friend');
    await eventually(() => NAMES.every((name) => dialogOf(bob).textContent.includes(name)));
    dialogOf(bob).close();
    await bob.openLive(`${'a-room-in-french'.padEnd(22, '-')},600,0,`, 'white');
    await eventually(() => NAMES.every((name) => text(bob).includes(name)));
    const question = text(bob);
    expect(contacted).to.equal(0);
    bob.shadowRoot!.querySelector<HTMLButtonElement>('.step-actions button')!.click();
    await eventually(() => contacted === 1);
    await eventually(() => text(bob) !== question && NAMES.every((name) => text(bob).includes(name)));
  });
});

const dialogOf = (one: OthelloGame): HTMLDialogElement => one.shadowRoot!.querySelector('dialog#friend')!;
