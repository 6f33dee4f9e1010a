import { expect } from '@open-wc/testing';
import '../../../../src/elements/companions/game/define.js';
import type { OthelloGame } from '../../../../src/elements/companions/game/game.js';
import { writePermalink } from '../../../../src/core/formats/permalink.js';
import { Game } from '../../../../src/core/rules/game/game.js';
import { cell, eventually } from '../../board/support.js';
import { settle } from './game-support.js';
import { room } from '../support.js';

async function game(width = 800): Promise<OthelloGame> {
  const one = room(`<othello-game style="width: ${width}px"></othello-game>`).querySelector('othello-game')!;
  await one.updateComplete;
  one.options = { ...one.options, speed: 'off' };
  await import('../../../../src/elements/board/interaction/interaction.js');
  await settle(one);
  return one;
}

const button = (one: OthelloGame, name: string): HTMLButtonElement | undefined =>
  [...one.shadowRoot!.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === name);
const tools = (one: OthelloGame): string =>
  one.shadowRoot!.querySelector('.tools othello-controls')!.getAttribute('buttons')!;
const text = (one: OthelloGame): string =>
  one.shadowRoot!.querySelector('.panel')!.textContent.replace(/\s+/g, ' ');

/** Gives the browser an interface of its own, until it is deleted. */
const stub = (name: string, value: unknown): void =>
  void Object.defineProperty(navigator, name, { value, configurable: true });

/** The link in the address of the page, as it arrives in another browser. */
const link = () => {
  history.replaceState(null, '', location.href);
  const carried = new URLSearchParams(location.hash.slice(1));
  const friend = carried.get('friend')!;
  // The side, the time for the move, and the name that all links of the game share.
  const [turn] = friend.split('.');
  return { game: carried.get('game')!, friend, turn };
};

describe('a game with a friend', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('lays nothing over the link that waits to be sent, where the panel is narrow', async () => {
    const ann = await game(340);
    const edge = () => getComputedStyle(ann.shadowRoot!.querySelector('.tools')!).bottom;
    cell(ann.board, 'f5').click();
    await eventually(() => edge() === '0px');
    ann.playWithFriend({ side: 'black', names: ['Ann', 'Bob'] });
    await settle(ann);
    cell(ann.board, 'f5').click();
    await eventually(() => button(ann, 'Send the link') !== undefined);
    expect(edge()).to.equal('auto');
  });

  it('goes to and fro by links, and each side moves in its turn only', async () => {
    const ann = await game();
    ann.playWithFriend({ side: 'black', names: ['Ann', 'Bob'] });
    await settle(ann);
    expect(text(ann)).to.contain('Make your first move, then send the link.');
    expect(button(ann, 'Send the link')).to.equal(undefined);
    cell(ann.board, 'f5').click();
    await eventually(() => button(ann, 'Send the link') !== undefined);
    expect(text(ann)).to.contain('Send this link to Bob');
    cell(ann.board, 'd6').click();
    await settle(ann);
    expect(ann.board.moves).to.equal('f5');
    // A move that nobody has seen can be taken back.
    expect(tools(ann)).to.contain('undo');
    const first = link();
    expect(first.turn).to.equal('white');
    expect(first.game.length).to.be.lessThan(60);

    const bob = await game();
    expect(await bob.openLink(first.game, first.friend)).to.equal(true);
    await settle(bob);
    expect([bob.board.moves, bob.board.player, bob.board.orientation]).to.deep.equal([
      'f5',
      'white',
      'black',
    ]);
    expect(bob.shadowRoot!.querySelector('othello-score')!.getAttribute('black-name')).to.equal('Ann');
    cell(bob.board, 'd6').click();
    await eventually(() => link().turn === 'black');
    expect(text(bob)).to.contain('Send this link to Ann');

    const answer = link();
    expect(await ann.openLink(answer.game, answer.friend)).to.equal(true);
    await settle(ann);
    expect([ann.board.moves, ann.board.player]).to.deep.equal(['f5d6', 'black']);
    // It is the same game, not one beside it.
    expect(text(ann)).not.to.contain('Your game is kept');
    expect(tools(ann), 'the move of the other side').not.to.contain('undo');
    expect(button(ann, 'Send the link')).to.equal(undefined);
    expect(text(ann)).to.contain('Bob played d6. Your move. Then send the link back.');
  });

  it('is begun by a form, names are optional, and who has White sends first', async () => {
    const one = await game();
    one.open('friend');
    await settle(one);
    const form = one.shadowRoot!.querySelector<HTMLFormElement>('#friend form')!;
    expect(form.querySelector<HTMLInputElement>('input[name=name]')!.labels![0]!.textContent).to.equal(
      'Your name',
    );
    form.querySelector<HTMLInputElement>('input[value=white]')!.click();
    form.requestSubmit();
    await eventually(() => button(one, 'Send the link') !== undefined);
    expect(one.board.player).to.equal('white');
    const first = new URLSearchParams(location.hash.slice(1));
    expect(first.get('friend')).to.equal('black');
    history.replaceState(null, '', location.href);
    const other = await game();
    await other.openLive(first.get('live')!, 'black');
    await eventually(() => other.board.player === 'black');
    expect(other.board.length).to.equal(0);
    // Both sides of a game for two at one board can be played again.
    other.newGame({ players: 'two' });
    expect(other.board.player).to.equal('both');
  });

  it('begins with one tap: a link and its QR code beside the board, until the friend is there', async () => {
    const ann = await game();
    const code = (): Element | null => ann.shadowRoot!.querySelector('.qr path');
    button(ann, 'Invite a friend')!.click();
    await eventually(() => code() !== null && button(ann, 'Send the link') !== undefined);
    expect(ann.shadowRoot!.querySelector('dialog[open]')).to.equal(null);
    const table = new URLSearchParams(location.hash.slice(1));
    history.replaceState(null, '', location.href);
    const bob = await game();
    await bob.openLive(table.get('live')!, table.get('friend')!);
    await eventually(() => bob.board.player === 'white' && code() === null);
  });

  it('is still your own game after a reload, even without storage', async () => {
    const ann = await game();
    ann.playWithFriend({ side: 'black', names: ['Ann', 'Bob'] });
    cell(ann.board, 'f5').click();
    await eventually(() => button(ann, 'Send the link') !== undefined);
    const carried = new URLSearchParams(location.hash.slice(1));
    const reloaded = await game();
    await reloaded.openLink(carried.get('game')!, carried.get('friend')!);
    await settle(reloaded);
    expect([reloaded.board.moves, reloaded.board.player]).to.deep.equal(['f5', 'black']);
    await eventually(() => button(reloaded, 'Send the link') !== undefined);
  });

  it('waits as a line that opens it, and can be removed until that is undone', async () => {
    const ann = await game();
    ann.storageKey = 'friend-removed';
    ann.playWithFriend({ side: 'black', names: ['Ann', 'Bob'] });
    await settle(ann);
    cell(ann.board, 'f5').click();
    await eventually(() => button(ann, 'Send the link') !== undefined);
    stub('canShare', () => false);
    stub('clipboard', { writeText: () => Promise.resolve() });
    button(ann, 'Send the link')!.click();
    await eventually(() => localStorage.getItem('friend-removed-turns') !== null);
    for (const name of ['canShare', 'clipboard']) Reflect.deleteProperty(navigator, name);
    ann.newGame({ players: 'two' });
    await settle(ann);
    const waits = () => [...ann.shadowRoot!.querySelectorAll<HTMLButtonElement>('.kept button')];
    expect(waits()[0]!.textContent).to.contain('Game with Bob');
    waits()
      .find(({ ariaLabel }) => ariaLabel === 'Remove the game with Bob')!
      .click();
    await settle(ann);
    expect(text(ann)).to.contain('Game with Bob removed');
    expect(localStorage.getItem('friend-removed-turns')).not.to.contain('Bob');
    waits()[0]!.click();
    await settle(ann);
    expect(waits()[0]!.textContent).to.contain('Game with Bob');
    for (const key of Object.keys(localStorage))
      if (key.startsWith('friend-removed')) localStorage.removeItem(key);
  });

  it('sends by the share sheet, else by the clipboard', async () => {
    const one = await game();
    one.playWithFriend({ side: 'white', names: ['Ann', 'Bob'] });
    await eventually(() => button(one, 'Send the link') !== undefined);
    const shared: ShareData[] = [];
    const copied: string[] = [];
    stub('canShare', () => true);
    stub('share', (data: ShareData) => Promise.resolve(void shared.push(data)));
    stub('clipboard', { writeText: (link: string) => Promise.resolve(void copied.push(link)) });
    try {
      button(one, 'Send the link')!.click();
      await eventually(() => shared.length === 1);
      expect(shared[0]).to.deep.include({ url: location.href, text: 'Ann challenges you to Othello' });
      await eventually(() => text(one).includes('Bob’s turn. You’ll get a link back.'));
      stub('canShare', () => false);
      button(one, 'Send again')!.click();
      await eventually(() => copied[0] === `Ann challenges you to Othello\n${location.href}`);
      await eventually(() =>
        text(one).includes(
          'Link copied. Paste it into a message to Bob. When Bob has moved, you get a link back.',
        ),
      );
    } finally {
      for (const name of ['canShare', 'share', 'clipboard']) Reflect.deleteProperty(navigator, name);
    }
  });

  it('says in the link that a player resigned', async () => {
    const ann = await game();
    ann.playWithFriend({ side: 'black' });
    cell(ann.board, 'f5').click();
    await eventually(() => button(ann, 'Send the link') !== undefined);
    const before = location.hash;
    ann.board.resign('black');
    await eventually(() => location.hash !== before);
    const { game: carried, friend } = link();
    const bob = await game();
    await bob.openLink(carried, friend);
    await settle(bob);
    expect([bob.board.result?.reason, bob.board.winner]).to.deep.equal(['resignation', 'white']);
  });
});

describe('a link', () => {
  it('shows its place in a side line, its orientation, marks and arrows', async () => {
    const played = new Game();
    for (const move of ['f5', 'd6', 'c3'] as const) played.play(move);
    played.goTo(1);
    played.play('f6');
    played.play('e6');
    played.undo();
    const carried = await writePermalink({
      root: played.root,
      shown: played.node,
      orientation: 'white',
      marks: [{ square: 'f6', text: 'A' }],
      arrows: [{ from: 'f6', to: 'f5' }],
    });
    const one = await game();
    await one.openLink(carried);
    await settle(one);
    expect([one.board.history.join(''), one.board.length]).to.deep.equal(['f5f6', 3]);
    expect(one.board.orientation).to.equal('white');
    expect(one.board.marks).to.deep.equal([{ square: 'f6', text: 'A' }]);
    expect(one.board.arrows).to.have.length(1);
    expect(one.board.player).to.equal('both');
  });
});

describe('the time for a move of a game by links', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  const DAY = 86_400_000;
  const turnOf = (side: string, days: number, since: number): string =>
    `${side},${days},${Math.floor(since / 60_000).toString(36)}`;

  it('is in the link, restarts with each move, and is shown', async () => {
    const ann = await game();
    ann.playWithFriend({ side: 'black', names: ['Ann', 'Bob'], days: 3 });
    await settle(ann);
    cell(ann.board, 'f5').click();
    await eventually(() => button(ann, 'Send the link') !== undefined);
    expect(text(ann)).to.contain('They have until');
    const { game: carried, turn } = link();
    expect(turn).to.equal(turnOf('white', 3, Date.now()));
    const bob = await game();
    await bob.openLink(carried, turnOf('white', 3, Date.now() - 2 * DAY));
    await settle(bob);
    expect(text(bob)).to.contain('You have until');
    cell(bob.board, 'd6').click();
    await eventually(() => link().turn === turnOf('black', 3, Date.now()));
  });

  it('ends the game on both sides when it has passed, unless the answer was made in time', async () => {
    const ann = await game();
    ann.playWithFriend({ side: 'black', names: ['Ann', 'Bob'] });
    cell(ann.board, 'f5').click();
    await eventually(() => button(ann, 'Send the link') !== undefined);
    const { game: carried } = link();
    history.replaceState(null, '', location.pathname);
    const bob = await game();
    await bob.openLink(carried, turnOf('white', 1, Date.now() - 2 * DAY));
    await settle(bob);
    expect([bob.board.result?.reason, bob.board.winner]).to.deep.equal(['time', 'black']);
    const other = await game();
    await other.openLink(carried, turnOf('white', 3, Date.now() - 2 * DAY));
    await settle(other);
    expect(other.board.gameOver).to.equal(false);
  });

  it('is chosen in the form', async () => {
    const one = await game();
    one.open('friend');
    await settle(one);
    const form = one.shadowRoot!.querySelector<HTMLFormElement>('#friend form')!;
    form.querySelector<HTMLInputElement>('input[value=turns]')!.click();
    form.querySelector<HTMLSelectElement>('select[name=days]')!.value = '7';
    form.requestSubmit();
    await eventually(() => text(one).includes('Make your first move'));
    const days = one.shadowRoot!.querySelector<HTMLSelectElement>('.offered select[name=days]')!;
    expect(days.value).to.equal('7');
    // The choice stays until the first move, and leads back to a live game.
    one.shadowRoot!.querySelector<HTMLInputElement>('.offered input[value=live]')!.click();
    await eventually(() => location.hash.startsWith('#live='));
  });
});
