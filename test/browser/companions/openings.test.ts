import { expect } from '@open-wc/testing';
import { eventually } from '../board/support.js';
import { table } from './support.js';
import { WideBook } from '../../../src/core/book.js';

const GAMES = 'f5d6c3\nf5d6c3\nf5d6c4\nf5f4';

async function openings(moves = 'f5') {
  const all = await table('othello-openings');
  const rows = (): string[] =>
    [...all.companion.shadowRoot!.querySelectorAll('tbody tr')].map((row) =>
      row.textContent.replace(/\s+/g, ' ').trim(),
    );
  all.board.moves = moves;
  await eventually(() => rows().length > 0 && all.board.ply === moves.length / 2);
  await all.settle();
  return { ...all, rows };
}

describe('the openings', () => {
  it('show the next moves with name and value, the best first', async () => {
    const { rows } = await openings();
    expect(rows()[0]).to.match(/^d6 Perpendicular (even|(Black|White) \+\d)$/);
    expect(rows().some((row) => row.startsWith('f4 Parallel Black +'))).to.equal(true);
  });

  it('play a move on a click, and go on', async () => {
    const { board, button, rows } = await openings();
    const before = rows();
    button('d6').click();
    await eventually(() => board.ply === 2 && rows().join() !== before.join());
    expect(board.history).to.deep.equal(['f5', 'd6']);
  });

  it('count the games that are opened, and forget them again', async () => {
    const { companion, rows, text, button, settle } = await openings();
    expect(await companion.loadGames([GAMES])).to.equal(4);
    await settle();
    expect(text()).to.contain('4 games counted');
    expect(rows().find((row) => row.startsWith('d6'))).to.match(/ 3$/);
    button('Remove games').click();
    await settle();
    expect(text()).not.to.contain('Games Black');
    expect(companion.database).to.equal(undefined);
  });

  it('say what cannot be read, and keep what was there', async () => {
    const { companion, text, settle } = await openings();
    await companion.loadGames([GAMES]);
    let message = '';
    await companion.loadGames(['']).catch((error: unknown) => (message = (error as Error).message));
    await settle();
    expect(message).to.contain('there is nothing to read: give a game or a position');
    expect(text()).to.contain('These games could not be read');
    expect(companion.database!.games).to.equal(4);
  });

  it('are one stop of the Tab key, and arrows go through the moves', async () => {
    const { companion } = await openings();
    const buttons = [...companion.shadowRoot!.querySelectorAll<HTMLElement>('.move')];
    expect(buttons.map(({ tabIndex }) => tabIndex)).to.deep.equal(
      buttons.map((_, at) => (at === 0 ? 0 : -1)),
    );
    buttons[0]!.focus();
    const press = (key: string): void =>
      void companion.shadowRoot!.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    press('ArrowDown');
    expect(companion.shadowRoot!.activeElement).to.equal(buttons[1]);
    press('Home');
    expect(companion.shadowRoot!.activeElement).to.equal(buttons[0]);
  });

  it('take values with their margin of error from a wide book, deeper than the built-in book', async () => {
    const { companion, rows } = await openings('f5d6c3d3c4f4c5b3c2e3d2c6b4b5');
    companion.book = new WideBook('/demo/public/book/');
    await eventually(() => rows().some((row) => / ±\d$/.test(row)));
    expect(rows()[0]).to.match(/^[a-h][1-8] .*(even|(Black|White) \+\d) ±\d$/);
  });

  it('take values from the built-in book if the wide book cannot be fetched', async () => {
    const { companion, rows } = await openings();
    const before = rows();
    let requested = 0;
    companion.book = new WideBook('/nowhere/', () => Promise.reject(new Error(`${++requested}`)));
    await eventually(() => requested > 0 && rows().join() === before.join());
    companion.book = new WideBook('/demo/public/book/');
    await eventually(() => rows().some((row) => row.includes('±')));
  });

  it('show what the analysis of the board says where it has looked further than the book, as the squares do', async () => {
    const { board, companion, rows, settle } = await openings('f5d6c3d3c4f4c5b3c2e3d2c6b4b5');
    companion.book = new WideBook('/demo/public/book/');
    await eventually(() => rows().some((row) => row.includes('±')));
    const ofBook = rows();
    const report = async (depth: number): Promise<void> => {
      const moves = board.legalMoves.map((move, at) => ({
        move,
        value: at,
        certainty: 'heuristic' as const,
        depth,
        line: [move],
      }));
      const scores = new Map(moves.map((found) => [found.move, found]));
      const best = board.legalMoves.at(-1)!;
      const detail = { ply: board.ply, depth, scores, best, pv: [best], final: false };
      board.dispatchEvent(new CustomEvent('othello-analysis', { detail }));
      await settle();
    };
    await report(4);
    expect(rows()).to.deep.equal(ofBook);
    await report(30);
    const most = board.legalMoves.length - 1;
    expect(rows()[0]).to.match(new RegExp(`^${board.legalMoves.at(-1)!} .*Black \\+${most}$`));
    expect(rows().join(' ')).not.to.contain('±');
  });

  it('say where nothing is known', async () => {
    const { board, text } = await openings();
    board.position = `${'X'.repeat(40)}${'-'.repeat(8)}${'O'.repeat(16)} X`;
    await eventually(() => text().includes('No moves are known from here.'));
  });
});
