/** The list of events on the playground. */
import type { OthelloBoard, OthelloBoardEventMap } from '../../src/elements/element.js';

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

/** Maximum number of events in the list. */
const MOST_ROWS = 40;

/** Lists the events of a board, newest first. */
export function record(board: OthelloBoard, list: Element): void {
  for (const name of EVENTS) {
    board.addEventListener(name, ({ detail }) => {
      const item = document.createElement('li');
      item.textContent = `${name} ${JSON.stringify(detail, plain)}`;
      list.prepend(item);
      while (list.children.length > MOST_ROWS) list.lastChild!.remove();
    });
  }
}

/** Converts maps and errors for JSON. */
function plain(_: string, value: unknown): unknown {
  if (value instanceof Map) return Object.fromEntries(value as Map<string, unknown>);
  return value instanceof Error ? value.message : value;
}
