import { expect } from '@open-wc/testing';
import type { OthelloGame } from '../../../../src/elements/companions/game/game.js';
import { bookValue } from '../../../../src/core/book.js';
import { Position } from '../../../../src/core/rules/position.js';
import { begin, play, reload, settle } from './game-support.js';
import { eventually, firstMoveEngine } from '../../board/support.js';

const message = (game: OthelloGame): string =>
  game.shadowRoot!.querySelector('[part=message]')!.textContent.trim();

/** Fills in "New game" so that games begin from a list, and starts. */
async function startByList(game: OthelloGame, content: string): Promise<void> {
  game.open('new-game');
  await settle(game);
  const form = game.shadowRoot!.querySelector<HTMLFormElement>('dialog#new-game form')!;
  form.querySelector<HTMLSelectElement>('[name=opening]')!.value = 'list';
  form.dispatchEvent(new Event('input', { bubbles: true }));
  const openings = (): HTMLInputElement | null => form.querySelector('[name=openings]');
  await eventually(() => openings() !== null);
  const files = new DataTransfer();
  files.items.add(new File([content], 'openings.txt'));
  openings()!.files = files.files;
  form.requestSubmit();
  await settle(game);
}

describe('an opening by lot', () => {
  it('is eight moves after which the game is even', async () => {
    const game = await begin({ opening: 'even' });
    await eventually(() => game.board.length === 8);
    const [board, turn] = game.board.position.split(' ');
    const position = Position.of(board!, turn === 'X' ? 'black' : 'white');
    expect(Math.abs(bookValue(position)!)).to.be.at.most(2);
    await eventually(() => message(game) === `Random opening: ${game.board.history.join(' ')}`);
    await play(game, position.legalMoves[0]!);
  });

  it('comes before the computer moves', async () => {
    const game = await begin({ players: 'one', side: 'white', level: 1, opening: 'even' });
    await eventually(() => game.board.length >= 8);
    expect(game.board.history.slice(0, 8)).to.have.length(8);
    expect(game.board.engine).to.equal('black');
  });

  it('is not drawn in a game with a handicap', async () => {
    const game = await begin({ opening: 'even', handicap: 1 });
    await settle(game);
    expect(game.board.length).to.equal(0);
  });

  it('comes from a file of games or positions', async () => {
    const game = await begin({});
    await startByList(game, 'f5d6c3d3\nf5d6c3d3\n');
    await eventually(() => game.board.moves === 'f5d6c3d3');
    game.newGame();
    await eventually(() => game.board.moves === 'f5d6c3d3');
  });

  it('comes from the same file after a reload', async () => {
    const before = await begin({});
    await startByList(before, 'f5d6c3d3\nf5d6c3d3\n');
    await eventually(() => before.board.moves === 'f5d6c3d3');
    const game = await reload(before);
    game.newGame({ opening: 'usual' });
    await settle(game);
    expect(game.board.moves).to.equal('');
    game.newGame({ opening: 'list' });
    await eventually(() => game.board.moves === 'f5d6c3d3');
  });

  it('is reported if it cannot be read, and the game continues', async () => {
    const game = await begin({});
    await play(game, 'f5');
    await startByList(game, 'f5f5');
    await eventually(() => message(game).startsWith('This could not be read'));
    expect(game.board.moves).to.equal('f5');
  });
});

describe('the opening book', () => {
  const field = (game: OthelloGame): HTMLInputElement | null =>
    game.shadowRoot!.querySelector('dialog#new-game [name=book]');

  it('answers at once from level 7 on', async () => {
    const game = await begin({ players: 'one', level: 7 });
    const engine = await game.board.engineProvider!();
    const { nodes, move } = await engine.search(Position.start.play('f5'), { level: 7 });
    expect(nodes).to.equal(0);
    expect(['d6', 'f6']).to.include(move);
  });

  it('is left to the levels that know it, and may be switched off', async () => {
    const game = await begin({ players: 'one', level: 6 });
    expect(game.board.engineProvider).to.equal(undefined);
    game.newGame({ level: 7 });
    expect(game.board.engineProvider).not.to.equal(undefined);
    game.open('new-game');
    await settle(game);
    expect(field(game)!.checked).to.equal(true);
    field(game)!.checked = false;
    field(game)!.form!.requestSubmit();
    await settle(game);
    expect(game.board.engineProvider).to.equal(undefined);
    game.open('new-game');
    await settle(game);
    expect(field(game)!.checked).to.equal(false);
  });

  it('leaves an engine of the page’s own alone', async () => {
    const game = await begin({ level: 1 });
    const own = () => Promise.resolve(firstMoveEngine);
    game.board.engineProvider = own;
    game.newGame({ players: 'one', level: 9 });
    expect(game.board.engineProvider).to.equal(own);
  });
});
