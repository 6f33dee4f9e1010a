// An app's own tests, in a DOM without layout; the runner's option `--environment` says which.
import { beforeEach, expect, test } from 'vitest';
import 'othello-board';
import 'othello-board/game.js';
import 'othello-board/review.js';
import 'othello-board/score.js';

beforeEach(() => {
  document.body.replaceChildren();
});

/** Shows HTML, and waits until its first element has been drawn. */
async function show(html) {
  document.body.innerHTML = html;
  const [element] = document.body.children;
  await element.updateComplete;
  return element;
}

const square = (board, name) => board.shadowRoot.querySelector(`[data-square=${name}]`);

test('a board says what is on its squares, and is played on by a click and by a key', async () => {
  const board = await show('<othello-board interactive controls></othello-board>');
  expect(square(board, 'e4').getAttribute('aria-label')).toBe('e4, black');
  const moves = [];
  board.addEventListener('othello-move', ({ detail }) => moves.push(detail.square));
  square(board, 'a1').click();
  square(board, 'f5').click();
  await expect.poll(() => board.moves).toBe('f5');
  board.focusSquare('d6');
  const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true });
  square(board, 'd6').dispatchEvent(key);
  await expect.poll(() => moves).toEqual(['f5', 'd6']);
  await expect.poll(() => square(board, 'd6').getAttribute('aria-label')).toContain('white');
  expect(board.shadowRoot.querySelector('[role=toolbar]').getAttribute('aria-label')).toBeTruthy();
});

test('a board has its picture, its words and its link', async () => {
  const board = await show('<othello-board moves="f5d6" marks="d3=A" arrows="c4-f4"></othello-board>');
  expect(await board.toSVG()).toMatch(/^<svg/);
  expect(await board.toText()).toContain('Black to move');
  expect(await board.permalink('https://example.org/')).toContain('#game=');
});

test('a board plays with the engine of the test', async () => {
  const board = await show('<othello-board></othello-board>');
  board.engineProvider = async () => ({
    async search({ legalMoves: [move] }) {
      const found = { move, value: 0, certainty: 'heuristic', depth: 1, line: [move] };
      return { ...found, moves: [found], nodes: 1, time: 1, nps: 1000 };
    },
    close: () => undefined,
  });
  board.pace = 0;
  board.engine = 'white';
  await board.updateComplete;
  board.play('f5');
  await expect.poll(() => board.moves).toMatch(/^f5../);
});

test('the elements beside a board show its game', async () => {
  await show('<othello-board id="b" moves="f5d6c3"></othello-board><othello-score for="b"></othello-score>');
  const score = document.querySelector('othello-score');
  await expect.poll(() => score.shadowRoot.textContent).toContain('Black');
});

test('a whole game is drawn and played, also after a test that left the focus in its board', async () => {
  for (const opening of ['f5', 'c4']) {
    const game = await show('<othello-game></othello-game>');
    const button = (text) =>
      [...game.shadowRoot.querySelectorAll('button')].find((one) => one.textContent.includes(text));
    await expect.poll(() => button('Two on this device')).toBeTruthy();
    button('Two on this device').click();
    button('New game').click();
    await expect.poll(() => game.shadowRoot.querySelector('dialog').open).toBe(true);
    button('Cancel').click();
    await expect.poll(() => game.shadowRoot.querySelector('dialog').open).toBe(false);
    game.board.focusSquare(opening);
    square(game.board, opening).click();
    await expect.poll(() => game.board.moves).toBe(opening);
  }
});
