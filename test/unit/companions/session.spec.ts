import { describe, expect, it, vi } from 'vitest';
import type { SessionChange } from '../../../src/elements/companions/game/session/environment.js';
import { lineOf } from '../../../src/elements/companions/game/session/played/storage.js';
import type { GameSession } from '../../../src/elements/companions/game/session/session.js';
import { cutGame } from '../../../src/core/rules/game/editing.js';
import { Game } from '../../../src/core/rules/game/game.js';
import { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';
import { Page } from './session-environment.js';
import { newSession, TWO, useSessions } from './session-support.js';

useSessions();

/** A started session. */
function open(page = new Page(), storageKey = 'session') {
  const session = newSession(page, storageKey || undefined);
  const reported: SessionChange['type'][] = [];
  session.subscribe(({ type }) => reported.push(type));
  session.begin();
  return { session, page, reported };
}

/** Plays moves, each in its own task. */
async function play(session: GameSession, ...moves: readonly Square[]): Promise<void> {
  for (const move of moves) {
    session.game.play(move);
    await Promise.resolve();
  }
}

describe('a session without a page', () => {
  it('is a game as agreed, and says how boards are to be set', () => {
    const { session, reported } = open();
    session.newGame({ players: 'one', side: 'white', level: 8, handicap: 1, weaker: 0 });
    expect(session.board).toMatchObject({ engine: 'black', level: 8, usesBook: true, paused: false });
    expect(session.names).toEqual({ black: 'Computer', white: 'You' });
    expect(session.game.position.at('a1')).toBe('white');
    expect(reported).toContain('newgame');
    session.choose({ ...session.options, ownSideBelow: true, passByClick: true });
    expect([session.board.orientation, session.game.autoPass]).toEqual(['white', false]);
  });

  it('passes as was chosen, also in a game that it is given', () => {
    const { session } = open();
    session.choose({ ...session.options, passByClick: true });
    const game = new Game();
    session.game = game;
    expect(game.autoPass).toBe(false);
    session.newGame(TWO);
    expect([session.game === game, game.autoPass]).toEqual([true, false]);
  });

  it('tells options that it cannot use, and keeps the last ones', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { session } = open();
    const problems: string[] = [];
    session.subscribe((change) => {
      if (change.type === 'error') problems.push(change.detail.message);
    });
    session.options = { theme: 'wood', speed: 'slow' };
    session.options = { theme: 'mud', coach: 'yes', speed: 'fast' } as never;
    expect(session.options).toMatchObject({ theme: 'wood', coach: false, speed: 'fast' });
    expect(problems).toEqual([
      expect.stringMatching(/^theme takes classic, .*wood.*, not "mud"$/u),
      'coach takes true or false, not "yes"',
    ]);
    expect(warned).toHaveBeenCalledTimes(2);
    warned.mockRestore();
  });

  it('is played, with side lines and notes, looked through and cut', async () => {
    const { session } = open();
    session.newGame(TWO);
    await play(session, 'f5', 'd6');
    expect(session.status).toContain('Ann');
    session.game.annotate({ comment: 'the usual answer' });
    session.game.undo();
    await play(session, 'f6');
    expect(session.record).toBe('f5f6');
    session.game.goTo(1);
    expect(session.game.node.children.map(({ move }) => move)).toEqual(['d6', 'f6']);
    cutGame(session.game);
    expect(session.record).toBe('f5');
    expect(session.played.isRunning).toBe(true);
  });

  it('loads a game and a position; unreadable text is reported and changes nothing', async () => {
    const { session, reported } = open();
    expect(await session.load('f5 d6 c3')).toBe(true);
    expect([session.record, session.agreement.counts]).toEqual(['f5d6c3', false]);
    expect(await session.load('f5 a1')).toBe(false);
    expect(session.message.text).toContain('a1');
    expect([session.record, reported.at(-1)]).toEqual(['f5d6c3', 'error']);
    const { board } = Position.start.play('f5');
    expect(await session.load(`${board} O`)).toBe(true);
    expect(session.record).toBe(`${board} O`);
  });

  it('lets the computer wait in a loaded game until the player makes a move', async () => {
    const { session } = open();
    session.newGame({ players: 'one', side: 'black' });
    await session.load('f5');
    expect([session.played.engineWaiting, session.board.paused]).toEqual([true, true]);
    session.playOn();
    expect(session.board.paused).toBe(false);
  });

  it('has discs turned by hand: right, wrong, corrected, and taken back', async () => {
    const { session } = open();
    session.newGame({ ...TWO, byHand: true });
    const hands = session.played.manualFlips!;
    expect(session.onSquareClick('f5')).toBe(true);
    expect(session.board.preview).toContain('X');
    hands.perform('end');
    expect(hands.actions).toEqual(['keep']);
    hands.perform('keep');
    await Promise.resolve();
    expect([session.game.ply, session.isTranscript, hands.actions]).toEqual([1, false, ['correct']]);
    expect(session.board.marks).toEqual([{ square: 'e5', shape: 'circle' }]);
    hands.perform('correct');
    session.onSquareClick('e5');
    hands.perform('end');
    await Promise.resolve();
    expect([session.record, session.isTranscript]).toEqual(['f5', true]);
    session.onSquareClick('d6');
    // The board's own command removes its preview.
    session.onBoardState(undefined);
    expect([hands.turning, session.board.preview]).toEqual([undefined, undefined]);
  });

  it('runs the clocks, which end the game and stand while something is asked', async () => {
    const { session, reported } = open();
    session.newGame({ ...TWO, time: '1:00', increment: 2, flagRule: 'zero' });
    await play(session, 'f5');
    vi.advanceTimersByTime(10_000);
    expect(session.clock.remaining).toEqual({ black: 62_000, white: 50_000 });
    session.hold(true);
    vi.advanceTimersByTime(30_000);
    session.hold(false);
    expect(session.clock.remaining.white).toBe(50_000);
    await vi.advanceTimersByTimeAsync(50_000);
    expect(session.game.result).toMatchObject({ reason: 'time', winner: 'black', black: 64 });
    expect(session.played.ending?.result.reason).toBe('time');
    expect(reported).toContain('ended');
    session.game.undo();
    await Promise.resolve();
    expect(session.played.ending, 'it stays while the user looks back').toBeDefined();
  });

  it('writes a match on its sheet, and goes on with the next game', async () => {
    const { session, reported } = open();
    session.newGame({ ...TWO, side: 'black', match: 'best-of-three' });
    await play(session, 'f5');
    session.newGames.restart();
    expect(reported.at(-1)).toBe('question');
    session.newGames.answer(false);
    session.game.resign('white');
    await Promise.resolve();
    expect(session.agreement.match?.games).toHaveLength(1);
    session.newGames.next();
    expect([session.game.ply, session.played.ending, session.names.black]).toEqual([0, undefined, 'Bob']);
    session.newGames.swap();
    expect(session.names.black).toBe('Ann');
  });

  it('is kept, and goes on where it was', async () => {
    const first = open().session;
    first.newGame({ ...TWO, time: '1:00' });
    await play(first, 'f5', 'd6');
    first.game.undo();
    await play(first, 'f6');
    vi.advanceTimersByTime(5000);
    first.save();
    first.suspend();
    const { session } = open();
    expect([session.record, session.names.white]).toEqual(['f5f6', 'Bob']);
    expect(session.game.root.children[0]?.children).toHaveLength(2);
    expect(session.clock.remaining.black).toBe(55_000);
    session.game.resign('black');
    await Promise.resolve();
    session.suspend();
    expect(open().session.played.ending?.result).toMatchObject({ reason: 'resignation', winner: 'white' });
  });

  it('keeps what is said of the start, of moves and of passes, also that of a file', async () => {
    const first = open().session;
    const pgn = '{Of the start.} 1. f5 {[%marks d3=A] Well.} d6 (1... f6 $1 {A side line.}) *';
    expect(await first.load(pgn)).toBe(true);
    const notesOf = ({ game }: GameSession): unknown => {
      const after = game.root.children[0]!;
      return [game.root, after, ...after.children].map(({ note }) => note);
    };
    expect(notesOf(first)).toMatchObject([
      { comment: 'Of the start.' },
      { comment: 'Well.', marks: [{ square: 'd3', text: 'A' }] },
      undefined,
      { comment: 'A side line.', nags: [1] },
    ]);
    first.game.annotate({ comment: 'Mine.', time: 1500, evaluation: -2, pass: { comment: 'No move.' } });
    await Promise.resolve();
    const notes = notesOf(first);
    first.save();
    first.suspend();
    expect(notesOf(open().session)).toEqual(notes);
  });

  it('keeps what is known of a game that was loaded', async () => {
    const first = open().session;
    expect(await first.load('[Event "Cup"]\n[Black "Ann"]\n[White "Bob"]\n\n1. f5 d6 *')).toBe(true);
    first.save();
    first.suspend();
    const { facts } = open().session.game;
    expect([facts.black, facts.white, facts.event]).toEqual(['Ann', 'Bob', 'Cup']);
  });

  it('follows what another session has kept under the same key', async () => {
    const one = open().session;
    one.newGame(TWO);
    await play(one, 'f5');
    const other = open().session;
    await play(one, 'd6');
    other.catchUp();
    expect(other.record).toBe('f5d6');
  });

  it('opens a link beside its own game, and comes back to it', async () => {
    const { session } = open();
    session.newGame(TWO);
    await play(session, 'f5');
    expect(session.address).toBe('https://example.com/play#game=f5');
    expect(await session.shared.openLink('c4e3')).toBe(true);
    expect([session.record, lineOf(session.played.own!.game.record)]).toEqual(['c4e3', 'f5']);
    session.returnToOwn();
    expect([session.record, session.played.own]).toEqual(['f5', undefined]);
  });

  it('opens a friend’s link without the clock of its own last game', async () => {
    const { session } = open();
    session.newGame({ ...TWO, time: '1:00' });
    expect(await session.shared.openLink('f5', 'white')).toBe(true);
    await vi.advanceTimersByTimeAsync(61_000);
    expect([session.game.result, session.clock.running]).toEqual([undefined, false]);
  });

  it('comes back from another link to a game with a friend as one, also after a reload', async () => {
    const { session } = open();
    session.shared.playWithFriend({ side: 'black', names: ['Ann', 'Bob'], days: 3 });
    await play(session, 'f5');
    expect(await session.shared.openLink('c4e3')).toBe(true);
    expect(session.friend.side).toBeUndefined();
    await Promise.resolve();
    for (const one of [open().session, session]) {
      one.returnToOwn();
      expect([one.record, one.friend.side, one.board.player]).toEqual(['f5', 'black', 'black']);
      expect(one.friend.clock?.days).toBe(3);
    }
  });

  it("makes a link after each move, and the friend's reply continues the game", async () => {
    const { session, page } = open();
    session.shared.playWithFriend({ side: 'black', names: ['Ann', 'Bob'], days: 3 });
    expect(session.board).toMatchObject({ player: 'black', orientation: 'black' });
    await play(session, 'f5');
    session.onMove({ by: 'user' });
    await vi.waitFor(() => expect(page.address).toContain('friend=white,3'));
    const theirs = open(new Page(page.address), '').session;
    const link = new URLSearchParams(new URL(page.address).hash.slice(1));
    expect(await theirs.shared.openLink(link.get('game')!, link.get('friend')!)).toBe(true);
    expect([theirs.record, theirs.board.player, theirs.names]).toEqual([
      'f5',
      'white',
      { black: 'Ann', white: 'You' },
    ]);
    await play(theirs, 'd6');
    theirs.onMove({ by: 'user' });
    await vi.waitFor(() => expect(theirs.env.page.address).toContain('friend=black,3'));
    const answer = new URLSearchParams(new URL(theirs.env.page.address).hash.slice(1));
    expect(await session.shared.openLink(answer.get('game')!, answer.get('friend')!)).toBe(true);
    expect([session.record, session.played.own]).toEqual(['f5d6', undefined]);
    await vi.advanceTimersByTimeAsync(3 * 86_400_000);
    expect(session.game.result, 'whoever lets the days pass has lost').toMatchObject({
      reason: 'time',
      winner: 'white',
    });
  });

  it('says how a live game stands, and is damaged by no link', () => {
    const { session, reported } = open();
    expect(session.shared.openLive('no table')).toBe(false);
    expect(reported.at(-1)).toBe('error');
    expect(session.live.seat).toBeUndefined();
  });
});
