import { OthelloBoard } from '../src/board/element.js';
import { isLevel, loadSettings, saveSettings, type Settings } from './settings.js';

OthelloBoard.define();

function element(selector: string): HTMLElement;
function element<T extends HTMLElement>(selector: string, type: abstract new () => T): T;
function element(selector: string, type: abstract new () => HTMLElement = HTMLElement): HTMLElement {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`the page has no ${selector}`);
  return found;
}

const board = element('#board', OthelloBoard);
const form = element('#settings', HTMLFormElement);
const over = element('#over', HTMLDialogElement);
const confirmation = element('#confirm', HTMLDialogElement);
const undo = element('#undo', HTMLButtonElement);
const redo = element('#redo', HTMLButtonElement);
const hint = element('#hint', HTMLButtonElement);
const names = { black: 'Black', white: 'White' } as const;

let settings = loadSettings();

/** Writes the settings into the form and onto the board. */
function apply(): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement)
      control.value = String(settings[control.name as keyof Settings]);
    if (control instanceof HTMLInputElement) control.checked = settings.hints.includes(control.value);
  }
  board.engine = settings.engine;
  board.level = settings.level;
  board.theme = settings.theme;
  board.coordinates = settings.coordinates;
  board.hints = settings.hints.join(' ');
  board.orientation = settings.engine === 'black' ? 'white' : 'black';
  show();
}

/** Shows what the board knows: discs, whose turn, what can be taken back, the moves. */
function show(): void {
  const { score, turn, gameOver, moves, ply } = board;
  for (const color of ['black', 'white'] as const) {
    const card = element(`#${color}`);
    card.classList.toggle('to-move', !gameOver && turn === color);
    element(`#${color} .count`).textContent = String(score[color]);
    element(`#${color} .name`).textContent = settings.engine === color ? 'Computer' : names[color];
  }
  element('#state').textContent = gameOver
    ? outcome(score.black, score.white)
    : board.thinking
      ? `${names[turn]} is thinking…`
      : `${names[turn]} to move`;
  const count = moves.length / 2;
  undo.ariaDisabled = String(ply === 0);
  redo.ariaDisabled = String(ply === count);
  hint.ariaDisabled = String(gameOver || settings.engine === turn);
  listMoves(moves, ply);
}

function listMoves(moves: string, ply: number): void {
  const squares = moves.match(/../g) ?? [];
  element('#moves').replaceChildren(
    ...squares.map((square, index) => {
      const item = document.createElement('li');
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = `${String(index + 1)}. ${square.toLowerCase()}`;
      if (index + 1 === ply) button.setAttribute('aria-current', 'step');
      button.addEventListener('click', () => {
        board.goTo(index + 1);
        show();
      });
      item.append(button);
      return item;
    }),
  );
}

function outcome(black: number, white: number): string {
  if (black === white) return 'A draw';
  return `${black > white ? names.black : names.white} wins by ${String(Math.abs(black - white))}`;
}

/** A new game at once; an unfinished one is given up only after a question. */
function begin(): void {
  if (board.ply > 0 && !board.gameOver) confirmation.showModal();
  else restart();
}

function restart(): void {
  board.reset();
  show();
  board.focus({ preventScroll: true });
}

/** Against the engine a step leads to the person's own turn, however often the engine has moved between. */
function step(direction: 'undo' | 'redo'): void {
  let from: number;
  do {
    from = board.ply;
    board[direction]();
  } while (board.turn === settings.engine && board.ply !== from);
  show();
}

form.addEventListener('change', () => {
  const data = new FormData(form);
  const level = data.get('level') as string;
  settings = {
    engine: data.get('engine') as Settings['engine'],
    level: isLevel(level) ? level : 'medium',
    theme: data.get('theme') as Settings['theme'],
    coordinates: data.get('coordinates') as Settings['coordinates'],
    hints: data.getAll('hints').map(String),
  };
  saveSettings(settings);
  apply();
});

element('#new-game').addEventListener('click', begin);
undo.addEventListener('click', () => step('undo'));
redo.addEventListener('click', () => step('redo'));
hint.addEventListener('click', () => {
  if (hint.ariaDisabled === 'true') return;
  void board.hint().then(
    (move) => {
      if (move !== 'pass') board.focusSquare(move);
      element('#state').textContent = `Hint: ${move}`;
    },
    // The board has told of it by its own event.
    () => undefined,
  );
});

confirmation.addEventListener('close', () => {
  if (confirmation.returnValue === 'yes') restart();
});
over.addEventListener('close', () => {
  if (over.returnValue === 'swap') {
    const other = { black: 'white', white: 'black', none: 'none' } as const;
    settings = { ...settings, engine: other[settings.engine] };
    saveSettings(settings);
    restart();
    apply();
  } else if (over.returnValue === 'again') restart();
});

board.addEventListener('othello-move', show);
board.addEventListener('othello-plychange', show);
board.addEventListener('othello-pass', ({ detail }) => {
  show();
  const next = detail.color === 'black' ? names.white : names.black;
  element('#state').textContent = `${names[detail.color]} cannot move: ${next} plays again`;
});
board.addEventListener('othello-gameover', ({ detail }) => {
  show();
  element('#over-title').textContent = outcome(detail.black, detail.white);
  element('#over-text').textContent =
    `Black ${String(detail.black)}, White ${String(detail.white)}. ${reasons[detail.reason]}`;
  over.showModal();
});
board.addEventListener('othello-error', ({ detail }) => {
  element('#state').textContent = detail.message;
});

const reasons = {
  full: 'The board is full.',
  blocked: 'Neither side can move; empty squares go to the winner.',
  'wipe-out': 'One colour is gone.',
  resignation: 'By resignation.',
  time: 'On time.',
} as const;

apply();
