import { expect, oneEvent } from '@open-wc/testing';
import type { OthelloClock } from '../../../src/elements/companions/clock/clock.js';
import { Game } from '../../../src/core/rules/game/game.js';
import { eventually } from '../board/support.js';
import { room, table } from './support.js';

const now = performance.now.bind(performance);
let later = 0;
/** Lets this many milliseconds pass at once. */
const pass = (milliseconds: number): void => void (later += milliseconds);

before(() => {
  performance.now = () => now() + later;
});
after(() => {
  performance.now = now;
});

/** The remaining time of a side in whole seconds, so that the test's own duration does not matter. */
const seconds = ({ remaining }: OthelloClock, color: 'black' | 'white'): number =>
  Math.ceil(remaining[color] / 1000);

describe('the clock', () => {
  it('begins with the first move, and stands while the board is paused', async () => {
    const { board, companion: clock, settle } = await table('othello-clock', 'time="1:00"');
    expect(clock.running).to.equal(false);
    board.play('f5');
    await eventually(() => clock.running);
    board.paused = true;
    await settle();
    pass(5000);
    expect(clock.running).to.equal(false);
    board.paused = false;
    await settle();
    expect(clock.running).to.equal(true);
    expect(clock.remaining.black).to.equal(60_000);
    expect(seconds(clock, 'white')).to.equal(60);
    board.resign();
    await settle();
    expect(clock.running).to.equal(false);
  });

  it('is not set back where it, or all of it with the board, is moved to another place', async () => {
    const { room, companion: clock, board, settle } = await table('othello-clock', 'time="1:00"');
    clock.start();
    pass(10_000);
    const elsewhere = document.createElement('section');
    room.append(elsewhere);
    elsewhere.append(clock);
    await settle();
    expect(clock.running, 'beside another neighbour').to.equal(true);
    expect(seconds(clock, 'black')).to.equal(50);
    pass(10_000);
    elsewhere.append(board, clock);
    await settle();
    expect(clock.running, 'the board moved, too').to.equal(true);
    expect(seconds(clock, 'black')).to.equal(40);
  });

  it('stands while it is in no document', async () => {
    const { room, companion: clock, settle } = await table('othello-clock', 'time="1:00"');
    clock.start();
    pass(10_000);
    clock.remove();
    await settle();
    pass(30_000);
    expect(seconds(clock, 'black')).to.equal(50);
    room.append(clock);
    await settle();
    expect(clock.running).to.equal(true);
    expect(seconds(clock, 'black')).to.equal(50);
  });

  it('has all its time again for another board', async () => {
    const { room, companion: clock, board, settle } = await table('othello-clock', 'time="1:00"');
    clock.start();
    pass(10_000);
    board.remove();
    const other = document.createElement('othello-board');
    other.id = 'b';
    room.append(other);
    await settle();
    expect(clock.running).to.equal(false);
    expect(seconds(clock, 'black')).to.equal(60);
  });

  it('stands while a finished game is looked through', async () => {
    const { board, companion: clock, settle } = await table('othello-clock', 'time="1:00"');
    for (const move of ['f5', 'd6', 'c3'] as const) {
      board.play(move);
      await settle();
    }
    board.resign();
    await settle();
    board.goTo(1);
    await settle();
    expect(clock.running).to.equal(false);
    board.goTo(3);
    await settle();
    expect(clock.running).to.equal(false);
    board.goTo(2);
    expect(board.play('c5')).to.equal(true);
    await settle();
    expect(clock.running, 'another move goes on with the game').to.equal(true);
  });

  it('goes over to the other side with a pass that is made by hand', async () => {
    const { board, companion: clock, settle } = await table('othello-clock', 'time="1:00" increment="5"');
    board.noAutoPass = true;
    board.moves = 'f5f6d3g5h5h4f7';
    await settle();
    clock.start();
    board.play('h6');
    await settle();
    pass(10_000);
    board.play('pass');
    await settle();
    expect(seconds(clock, 'black'), 'a pass is no move: nothing is added').to.equal(50);
    pass(10_000);
    expect(seconds(clock, 'black')).to.equal(50);
    expect(seconds(clock, 'white')).to.equal(55);
  });

  it('gives nothing for going back and forth', async () => {
    const { board, companion: clock, settle } = await table('othello-clock', 'time="1:00" increment="5"');
    board.play('f5');
    await settle();
    for (let i = 0; i < 3; i++) {
      board.undo();
      await settle();
      board.redo();
      await settle();
    }
    expect(clock.remaining.black).to.be.at.most(60_000);
    expect(clock.remaining.white).to.be.at.most(60_000);
  });

  it('ends the game when the time is up, also where it shows both sides for want of a known one', async () => {
    const {
      board,
      companion: clock,
      settle,
    } = await table('othello-clock', 'time="0:30" flag-rule="zero" side="both"');
    const reported: string[] = [];
    clock.addEventListener('othello-flag', ({ detail }) => reported.push(detail.color));
    clock.start();
    pass(29_900);
    await eventually(() => reported.length > 0);
    expect(reported).to.deep.equal(['black']);
    expect(board.result).to.include({ reason: 'time', black: 0, white: 64 });
    await settle();
    const labels = [...clock.shadowRoot!.querySelectorAll('.side')].map((side) => side.ariaLabel);
    expect(labels).to.deep.equal(['Black: time is up', 'White: 0:30']);
  });

  it('tells once that the time is up where nothing follows from it', async () => {
    const { board, companion: clock, settle } = await table('othello-clock', 'time="0:30" flag-rule="none"');
    const reported: string[] = [];
    clock.addEventListener('othello-flag', ({ detail }) => reported.push(detail.color));
    clock.start();
    pass(31_000);
    board.hints = 'legal';
    await settle();
    for (const move of ['f5', 'd6', 'c3', 'd3'] as const) {
      board.play(move);
      await settle();
    }
    expect(reported).to.deep.equal(['black']);
    expect(board.result).to.equal(undefined);
  });

  it('times a game without a board, ends it, and hears no other game', async () => {
    const place = room('<othello-clock time="0:30" increment="5" flag-rule="zero"></othello-clock>');
    const clock = place.querySelector('othello-clock')!;
    const [before, game] = [new Game(), new Game()];
    clock.game = before;
    await clock.updateComplete;
    clock.game = game;
    before.play('f5');
    game.play('d3');
    await eventually(() => clock.running);
    await clock.updateComplete;
    expect(clock.shadowRoot!.querySelector('[part~="white"]')!.part.contains('running')).to.equal(true);
    pass(10_000);
    game.play('c5');
    await eventually(() => seconds(clock, 'white') === 25);
    game.reset();
    await eventually(() => !clock.running && seconds(clock, 'white') === 30);
    clock.start();
    expect(clock.running).to.equal(true);
    const flag = oneEvent(clock, 'othello-flag');
    pass(30_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await flag;
    expect([game.result?.winner, game.result?.margin]).to.deep.equal(['white', -64]);
    expect(before.result).to.equal(undefined);
  });

  it('goes by the discs of its board where the game is given to both', async () => {
    const { board, companion: clock, settle } = await table('othello-clock', 'time="1:00"');
    const game = new Game();
    board.game = game;
    await settle();
    game.play('f5');
    await eventually(() => clock.running);
    board.paused = true;
    await eventually(() => !clock.running);
  });

  it('is saved and restored, and stands then until the next move', async () => {
    const { board, companion: clock, settle } = await table('othello-clock', 'time="5"');
    board.play('f5');
    await settle();
    const saved = clock.save();
    clock.time = '9';
    await clock.updateComplete;
    expect(clock.remaining.black).to.equal(540_000);
    expect(clock.restore(saved)).to.equal(true);
    expect(clock.remaining.black).to.equal(300_000);
    expect(clock.restore('nonsense')).to.equal(false);
    board.goTo(0);
    await settle();
    expect(clock.running).to.equal(false);
    clock.start();
    expect(clock.running).to.equal(true);
  });

  it('is restored in the task in which the game is loaded', async () => {
    const { board, companion: clock, settle } = await table('othello-clock', 'time="1:00"');
    clock.start();
    pass(20_000);
    const saved = clock.save();
    const record = new Game();
    record.play('f5');
    const loads: readonly (() => void)[] = [
      () => board.game.load({ game: record }),
      () => void (board.moves = 'f5d6'),
      () => void (board.game = record),
      () => void (clock.time = '2:00'),
    ];
    for (const load of loads) {
      load();
      expect(clock.restore(saved)).to.equal(true);
      await settle();
      expect(seconds(clock, 'black'), String(load)).to.equal(40);
    }
  });

  it('has no fault that axe finds', async () => {
    const { companion } = await table('othello-clock', 'time="0:09"');
    await expect(companion).to.be.accessible();
  });
});
