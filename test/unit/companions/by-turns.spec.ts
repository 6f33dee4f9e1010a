/** Games by turns: what both players have, and which game a link belongs to. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameSession } from '../../../src/elements/companions/game/session/session.js';
import type { Square } from '../../../src/core/rules/square.js';
import { Page } from './session-environment.js';
import { newSession, useSessions } from './session-support.js';

useSessions();
beforeEach(() => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
});

/** A started session. */
function open(page = new Page(), storageKey = ''): GameSession {
  const session = newSession(page, storageKey || undefined);
  session.begin();
  return session;
}

const addressOf = ({ env }: GameSession): string => env.page.address;

/** Makes a move, and waits for its link. */
async function move(session: GameSession, square: Square): Promise<void> {
  const before = addressOf(session);
  session.game.play(square);
  await vi.waitFor(() => expect(addressOf(session)).not.toBe(before));
}

/** Opens a link as a page does. */
async function follow(session: GameSession, address: string): Promise<void> {
  const { page } = session.env;
  if (page.address !== address) page.replace(null, address);
  const link = new URLSearchParams(new URL(address).hash.slice(1));
  expect(await session.shared.openLink(link.get('game')!, link.get('friend')!)).toBe(true);
}

/** Ann has sent d3, and Bob has answered c5. */
async function begun(storageKey = '') {
  const ann = open(new Page(), storageKey);
  ann.shared.playWithFriend({ side: 'black' });
  await move(ann, 'd3');
  const sent = addressOf(ann);
  await ann.friend.send();
  const bob = open();
  await follow(bob, sent);
  await move(bob, 'c5');
  return { ann, bob, sent, answer: addressOf(bob) };
}

describe('a game by turns', () => {
  it('has a move taken back until its link is sent, and none that both players have', async () => {
    const { ann, bob, answer } = await begun();
    expect(ann.friend.canTakeBack, 'her own move was sent').toBe(false);
    expect(bob.friend.canTakeBack).toBe(true);
    await bob.friend.send();
    expect(bob.friend.canTakeBack).toBe(false);
    await follow(ann, answer);
    expect(ann.friend.canTakeBack, 'the last move is his').toBe(false);
    ann.game.undo();
    await Promise.resolve();
    expect(ann.board.paused, 'nothing is played before his move').toBe(true);
    expect(ann.friend.text).toBe('Your friend played c5. Your move. Then send the link back.');
    ann.game.redo();
    ann.game.play('b6');
    expect(ann.friend.canTakeBack).toBe(true);
    ann.game.undo();
    await Promise.resolve();
    expect([ann.friend.canTakeBack, ann.board.paused]).toEqual([false, false]);
  });

  it('says in its link the name that was given right before it was sent', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    const ann = open();
    ann.shared.playWithFriend({ side: 'black' });
    await move(ann, 'd3');
    const unnamed = addressOf(ann);
    ann.rename('Ann');
    await ann.friend.send();
    const [[text]] = copied.mock.calls as [[string]];
    const url = text.split('\n').at(-1)!;
    expect(url).not.toBe(unnamed);
    const bob = open();
    await follow(bob, url);
    expect(bob.names.black).toBe('Ann');
  });

  it('knows after a reload that its link was sent', async () => {
    const { ann } = await begun('session');
    expect(ann.friend.isSent).toBe(true);
    const reloaded = open(new Page(), 'session');
    await vi.waitFor(() => expect(reloaded.friend.canSend).toBe(true));
    expect(reloaded.friend.isSent).toBe(true);
  });

  it('is still the game of whoever opens the invitation that they have sent', async () => {
    const ann = open();
    ann.shared.playWithFriend({ side: 'black' });
    await move(ann, 'd3');
    const sent = addressOf(ann);
    await ann.friend.send();
    ann.env.page.replace(null, sent);
    await follow(ann, sent);
    expect([ann.record, ann.friend.side, ann.friend.title]).toEqual(['d3', 'black', undefined]);
  });

  it('asks who opens a later link in another browser whether it is their game', async () => {
    const { answer } = await begun();
    const other = open();
    await follow(other, answer);
    expect([other.friend.title, other.friend.text]).toEqual([
      'Playing as Black?',
      'It is Black’s turn. You can also just watch.',
    ]);
    expect(other.names).toEqual({ black: 'Black', white: 'White' });
    other.friend.confirm();
    expect([other.friend.text, other.names.black]).toEqual([
      'Your friend played c5. Your move. Then send the link back.',
      'You',
    ]);
  });

  it('takes no move, and sends nothing, where somebody only watches it, also after a reload', async () => {
    const { answer } = await begun();
    const other = open();
    await follow(other, answer);
    other.friend.watch();
    expect([other.board.interactive, other.friend.canSend, other.userSide]).toEqual([
      false,
      false,
      undefined,
    ]);
    expect(other.friend.saved.isWatching).toBe(true);
    other.friend.resume(other.friend.saved);
    expect(other.board.interactive).toBe(false);
    other.newGame({ players: 'two' });
    expect(other.board.interactive, 'the next game').toBe(true);
  });

  it('is shown as it is now where an older link of it is opened, and another game beside it', async () => {
    const { bob, sent, answer } = await begun();
    await follow(bob, sent);
    expect([bob.record, bob.played.own, addressOf(bob)]).toEqual(['d3c5', undefined, answer]);
    const carl = open();
    carl.shared.playWithFriend({ side: 'black' });
    await move(carl, 'd3');
    await follow(bob, addressOf(carl));
    expect([bob.record, bob.played.own !== undefined]).toEqual(['d3', true]);
    await follow(bob, sent);
    expect(bob.record, 'the game that waits').toBe('d3c5');
  });

  it('stays in the browser when another game begins, and the next link goes on with it', async () => {
    const { ann, bob, answer } = await begun('session');
    expect(ann.isKept).toBe(true);
    ann.newGame({ players: 'one', names: ['', ''] });
    ann.game.play('f5');
    await Promise.resolve();
    const later = open(new Page(), 'session');
    expect(later.record, 'the game of the browser').toBe('f5');
    expect(later.waitingTurns.map(({ isWaiting }) => isWaiting)).toEqual([true]);
    later.kept.remove(later.waitingTurns[0]!);
    expect([later.waitingTurns, open(new Page(), 'session').waitingTurns]).toEqual([[], []]);
    later.kept.restore();
    expect([later.waitingTurns.length, later.kept.removed]).toEqual([1, undefined]);
    await follow(later, answer);
    expect([later.record, later.friend.side, later.friend.title]).toEqual(['d3c5', 'black', undefined]);
    expect([later.played.own !== undefined, later.waitingTurns]).toEqual([true, []]);
    await move(later, 'b6');
    await later.friend.send();
    await follow(bob, addressOf(later));
    expect(bob.record).toBe('d3c5b6');
  });

  it('is opened again from its line, and leaves it when both players have its end', async () => {
    const { ann, bob, answer } = await begun('session');
    ann.newGame({ players: 'two' });
    expect(ann.friend.side).toBe(undefined);
    ann.openKept(ann.waitingTurns[0]!);
    expect([ann.record, ann.friend.side, ann.waitingTurns]).toEqual(['d3', 'black', []]);
    await follow(ann, answer);
    ann.game.resign('black');
    await vi.waitFor(() => expect(ann.friend.canSend).toBe(true));
    expect(ann.kept.all, 'Bob does not have the end').toHaveLength(1);
    await ann.friend.send();
    expect(ann.kept.all).toEqual([]);
    expect(bob.kept.all, 'a page that stores nothing').toEqual([]);
  });

  it('is not said to be kept where the browser refuses to store it, or nobody has a link', async () => {
    const ann = open(new Page(), 'session');
    ann.shared.playWithFriend({ side: 'black' });
    await move(ann, 'd3');
    expect(ann.isKept, 'not sent').toBe(false);
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await ann.friend.send();
    expect([ann.friend.isSent, ann.isKept]).toEqual([true, false]);
  });

  it('is forgotten when it is begun anew, and the oldest is when there are more than twenty', async () => {
    const ann = open(new Page(), 'session');
    for (let n = 0; n < 21; n++) {
      ann.shared.playWithFriend({ side: 'white', names: ['Ann', `Bob ${n}`] });
      await vi.waitFor(() => expect(ann.friend.canSend).toBe(true));
      await ann.friend.send();
    }
    const others = ann.kept.all.map(({ session }) => session.setup.names[1]);
    expect([others.length, others[0], others.at(-1)]).toEqual([20, 'Bob 20', 'Bob 1']);
    ann.newGames.answer(true);
    expect(ann.kept.all.map(({ session }) => session.setup.names[1])).not.toContain('Bob 20');
  });
});
