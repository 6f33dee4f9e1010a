import type { OthelloBoard } from '../../../src/elements/board/element/element.js';
import '../../../src/elements/index.js';
import '../../../src/elements/companions/clock/define.js';
import '../../../src/elements/companions/controls/define.js';
import '../../../src/elements/companions/evaluation/define.js';
import '../../../src/elements/companions/graph/define.js';
import '../../../src/elements/companions/lesson/define.js';
import '../../../src/elements/companions/lines/define.js';
import '../../../src/elements/companions/moves/define.js';
import '../../../src/elements/companions/openings/define.js';
import '../../../src/elements/companions/puzzle/define.js';
import '../../../src/elements/companions/review/define.js';
import '../../../src/elements/companions/score/define.js';
import { task } from '../board/support.js';

const rooms: HTMLElement[] = [];
afterEach(() => rooms.splice(0).forEach((room) => room.remove()));

/** A place in the page that is removed after the test. */
export function room(markup: string): HTMLElement {
  // Not a fixture, which would wait for a frame that a background tab never gets.
  const element = document.createElement('div');
  element.innerHTML = markup;
  document.body.append(element);
  rooms.push(element);
  return element;
}

/** A board with a companion beside it, both shown; discs flip at once. */
export async function table<Tag extends keyof HTMLElementTagNameMap & `othello-${string}`>(
  tag: Tag,
  attributes = '',
) {
  const place = room(
    `<${tag} for="b" ${attributes}></${tag}><othello-board id="b" interactive></othello-board>`,
  );
  const board = place.querySelector<OthelloBoard>('#b')!;
  const companion = place.querySelector(tag)!;
  board.style.setProperty('--othello-flip-duration', '0s');
  board.style.setProperty('--othello-flip-stagger', '0s');
  const text = (): string => companion.shadowRoot!.textContent.replace(/\s+/g, ' ').trim();
  const button = (name: string): HTMLButtonElement =>
    [...companion.shadowRoot!.querySelectorAll('button')].find((one) => nameOf(one) === name)!;
  const settle = async (): Promise<void> => {
    await board.updateComplete;
    await task();
    await task();
    await (companion as unknown as { updateComplete: Promise<boolean> }).updateComplete;
  };
  await settle();
  return { room: place, board, companion, text, button, settle };
}

function nameOf(button: HTMLButtonElement): string {
  return button.getAttribute('aria-label') ?? (button.querySelector('.unseen') ?? button).textContent.trim();
}
