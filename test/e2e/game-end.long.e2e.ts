import { describe, expect, test } from 'vitest';
import { Position } from '../../src/core/rules/position.js';
import { discCount } from '../../src/core/rules/score.js';
import type { Square } from '../../src/core/rules/square.js';
import { PHONE, useGame, type GamePage } from './support/game-page.js';

const { open: openGame } = useGame();
const NAMES = { 'First player': 'Ann', 'Second player': 'Bob' };
const names = ['Ann', 'Bob'] as const;

/** Moves to a position in which the side to move is ahead, and that side. */
function toOneAhead(): { readonly moves: string; readonly ahead: 'black' | 'white' } {
  const moves: Square[] = [];
  let position = Position.start;
  const ahead = (): boolean => discCount(position)[position.turn] > 32 - position.empties / 2;
  for (; moves.length === 0 || !ahead(); position = position.play(moves.at(-1)!)) {
    moves.push(position.legalMoves[0]!);
  }
  return { moves: moves.join(''), ahead: position.turn };
}

describe.each([PHONE])('the clock at %s', (_, viewport) => {
  /** A page whose time is controlled by the test. */
  const timed = (): Promise<GamePage> => openGame({ viewport }, (page) => page.clock.install());
  /** A clock starts when the dialog before the game is closed, a moment after it disappears. */
  const runs = ({ page }: GamePage): Promise<void> =>
    page.locator('othello-clock [part~="running"]').waitFor();
  const time = (game: GamePage, color: 'Black' | 'White'): Promise<string | null> =>
    game.page.getByRole('timer', { name: color }).getAttribute('aria-label');
  /** The seconds of a timer's text, `White: 24:03`. */
  const seconds = (label: string | null): number => {
    const [minutes, rest] = label!.match(/\d+/g)!.map(Number);
    return minutes! * 60 + rest!;
  };

  test('runs out: who was ahead loses 31:33', async () => {
    const game = await timed();
    const { page, dialog } = game;
    await game.begin({
      players: 'Two players',
      rules: { 'Time per player': 'Custom time…', 'Minutes, or minutes:seconds': '0:30' },
    });
    const { moves, ahead } = toOneAhead();
    await game.load(moves);
    await page.clock.runFor(31_000);
    await dialog.getByRole('heading', { name: /wins/ }).waitFor();
    expect(await dialog.innerText()).toContain('On time.');
    expect((await game.state()).result).toMatchObject({
      reason: 'time',
      [ahead]: 31,
      margin: ahead === 'black' ? -2 : 2,
    });
  });

  test('runs out for who is behind: the score stands, empty squares to the opponent', async () => {
    const game = await timed();
    const { page, dialog } = game;
    await game.start({ players: 'two', time: '0:30', names });
    // After f5 White has 1 disc, Black 4.
    await game.square('f5').click();
    await page.clock.runFor(31_000);
    await dialog.getByRole('heading', { name: 'Ann wins' }).waitFor();
    expect((await game.state()).result).toMatchObject({ reason: 'time', black: 63, white: 1 });
    expect(await dialog.innerText()).toContain(
      'Czech rule: A player who runs out of time while ahead loses 31:33',
    );
  });

  test('"lost by the flag" is 0:64; "no forfeit" lets the game go on', async () => {
    const game = await timed();
    const { page, dialog } = game;
    await game.start({ players: 'two', time: '0:30', flagRule: 'zero', names });
    await runs(game);
    await page.clock.runFor(31_000);
    await dialog.getByRole('heading', { name: 'Bob wins' }).waitFor();
    expect((await game.state()).result).toMatchObject({ black: 0, white: 64 });
    expect(await dialog.innerText()).toContain('Loss on time: The game is lost 0:64.');
    await game.start({ players: 'two', time: '0:30', flagRule: 'none', names });
    expect(await dialog.count()).toBe(0);
    await runs(game);
    await page.clock.runFor(31_000);
    await page.getByRole('timer', { name: 'Black: time is up' }).waitFor();
    await game.square('f5').click();
    expect(await game.state()).toMatchObject({ ply: 1, result: undefined });
  });

  test('stands while a dialog asks, gives the increment, and outlasts a reload', async () => {
    const game = await timed();
    const { page, dialog } = game;
    await game.begin({
      players: 'Two players',
      rules: { 'Time per player': '25 minutes', 'Seconds added per move': '5' },
    });
    await game.square('f5').click();
    await page.getByRole('timer', { name: /Black: 25:0[345]/ }).waitFor();
    await game.choose('Options');
    const stands = await time(game, 'White');
    await page.clock.runFor(60_000);
    expect(await time(game, 'White')).toBe(stands);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.clock.runFor(60_000);
    await expect.poll(() => time(game, 'White')).toMatch(/White: 2[34]:\d\d/);
    const white = await time(game, 'White');
    await game.reload();
    expect(await time(game, 'Black')).toMatch(/25:0[345]/);
    // The clock runs until the page is left.
    const lost = seconds(white) - seconds(await time(game, 'White'));
    expect(lost).toBeGreaterThanOrEqual(0);
    expect(lost).toBeLessThan(10);
  });
});

describe.each([PHONE])('the end at %s', (_, viewport) => {
  const open = (): Promise<GamePage> => openGame({ viewport });
  const resign = async (game: GamePage): Promise<void> => {
    await game.button('Resign').click();
    await game.dialog.getByRole('button', { name: 'Resign' }).click();
  };

  test('winner, official and raw score, reason; again, swap, look', async () => {
    const game = await open();
    const { dialog } = game;
    await game.start({ players: 'two', names });
    await game.wipeOut();
    await dialog.getByRole('heading', { name: 'Ann wins' }).waitFor();
    const text = (await dialog.innerText()).replace(/\s+/g, ' ');
    expect(text).toContain('64 : 0');
    expect(text).toContain('by 64 points');
    expect(text).toContain('One colour has been wiped out.');
    expect(text).toContain('Black 13, White 0, empty 51');
    await dialog.getByRole('button', { name: 'Look at the game' }).click();
    await game.button('Take back').click();
    expect((await game.state()).ply).toBe(8);
    await game.square('c5').click();
    await dialog.getByRole('button', { name: 'Swap colours' }).click();
    await expect.poll(() => game.players()).toMatch(/^Bob/);
    expect((await game.state()).ply).toBe(0);
  });

  test('outlasts a reload', async () => {
    const game = await open();
    const { dialog } = game;
    await game.start({ players: 'two', names });
    await resign(game);
    await dialog.getByRole('button', { name: 'Look at the game' }).click();
    await game.reload();
    expect((await game.state()).result).toMatchObject({ reason: 'resignation', winner: 'white' });
    await game.choose('Result');
    await dialog.getByRole('button', { name: 'Play again' }).click();
  });

  test('a match of two rounds and the decider; the loser begins, the sheet outlasts a reload', async () => {
    const game = await open();
    const { dialog } = game;
    await game.begin({
      players: 'Two players',
      names: NAMES,
      rules: { Match: 'Best of three' },
    });
    await resign(game);
    await dialog.getByRole('heading', { name: 'Bob wins' }).waitFor();
    expect(await dialog.innerText()).toContain('The match continues.');
    await dialog.getByRole('button', { name: 'Next game' }).click();
    await expect.poll(async () => (await game.state()).result).toBeUndefined();
    expect(await game.players()).toMatch(/^Ann/);
    await game.reload();
    await game.choose('Score sheet');
    expect((await dialog.innerText()).replace(/\s+/g, ' ')).toMatch(/Game 1 First move: Ann 2 62.*Wins 0 1/);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await resign(game);
    await dialog.getByText('Winner of the match: Bob.').waitFor();
    await dialog.getByRole('button', { name: 'New match' }).click();
    await game.choose('Score sheet');
    expect(await dialog.getByRole('row').count()).toBe(3);
  });

  test('a match by margin, over so many games', async () => {
    const game = await open();
    const { dialog } = game;
    await game.begin({
      players: 'Two players',
      names: NAMES,
      rules: { Match: 'Sum of margins', Games: '2' },
    });
    for (const square of ['e6', 'f4', 'e3', 'f6', 'g5', 'd6', 'e7', 'f5', 'c5']) {
      await game.square(square).click();
    }
    await dialog.getByText('The match continues.').waitFor();
    // Looking back through the game does not change the sheet, and the result can be read again.
    await dialog.getByRole('button', { name: 'Look at the game' }).click();
    await game.button('Take back').click();
    await game.choose('Result');
    await dialog.getByRole('button', { name: 'Next game' }).click();
    await expect.poll(async () => (await game.state()).ply).toBe(0);
    // Bob lost and begins; he resigns: 2 discs against 62.
    await resign(game);
    await dialog.getByText('Winner of the match: Ann.').waitFor();
    const text = (await dialog.innerText()).replace(/\s+/g, ' ');
    expect(text).toMatch(/Game 1 First move: Ann 64 0 Game 2 First move: Bob 62 2 Wins 2 0 Margin 124 0/);
  });

  test('a match to so many points of margin ends with the game that reaches them', async () => {
    const game = await open();
    const { dialog } = game;
    await game.begin({
      players: 'Two players',
      names: NAMES,
      rules: { Match: 'First to a points target', 'Points to reach': '60' },
    });
    await resign(game);
    await dialog.getByText('Winner of the match: Bob.').waitFor();
    await dialog.getByRole('button', { name: 'New match' }).waitFor();
  });
});
