import type { OthelloBoard, OthelloBoardEventMap } from '../../src/element.js';

const EVENTS: readonly (keyof OthelloBoardEventMap)[] = [
  'othello-beforemove',
  'othello-move',
  'othello-moveend',
  'othello-pass',
  'othello-gameover',
  'othello-plychange',
  'othello-squareclick',
  'othello-analysis',
  'othello-engineready',
  'othello-error',
  'othello-change',
];

/** So many events are kept in the list. */
const KEPT = 40;

/** Writes what a board tells into a list, the last event first. */
export function record(board: OthelloBoard, list: Element): void {
  for (const name of EVENTS) {
    board.addEventListener(name, ({ detail }) => {
      const item = document.createElement('li');
      item.textContent = `${name} ${JSON.stringify(detail, plain)}`;
      list.prepend(item);
      while (list.children.length > KEPT) list.lastChild!.remove();
    });
  }
}

/** Maps and errors as JSON shows them. */
function plain(_: string, value: unknown): unknown {
  if (value instanceof Map) return Object.fromEntries(value as Map<string, unknown>);
  return value instanceof Error ? value.message : value;
}
