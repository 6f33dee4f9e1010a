/**
 * Dispatches the events of a board for the controller: one `othello-change` for all changes of a task, also where a page
 * plays many moves at once.
 */
import type { ChangeDetail, ChangeReason, ErrorDetail, OthelloBoardEventMap } from './events.js';

/** Of several reasons in one task, the first in this list is reported. */
const REASON_PRIORITY: readonly ChangeReason[] = [
  'setup',
  'result',
  'move',
  'pass',
  'navigate',
  'edit',
  'state',
];

/** Dispatches a board's events. */
export class PageEvents {
  readonly #element: HTMLElement & Omit<ChangeDetail, 'reason'>;
  #reason: ChangeReason | undefined;

  constructor(element: HTMLElement & Omit<ChangeDetail, 'reason'>) {
    this.#element = element;
  }

  /** Sends an event; returns `false` if a listener cancelled it. */
  emit<K extends keyof OthelloBoardEventMap>(
    type: K,
    detail: OthelloBoardEventMap[K]['detail'],
    cancelable = false,
  ): boolean {
    const event = new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable });
    return this.#element.dispatchEvent(event);
  }

  /** Sends `othello-change` once this task is over, however many changes it makes. */
  queueChange(reason: ChangeReason): void {
    if (!this.#reason) queueMicrotask(() => this.#sendChange());
    this.#reason = REASON_PRIORITY.find((one) => one === this.#reason || one === reason);
  }

  /** Reports an error, by an event and on the console; what was shown before is still there. */
  reportError(code: ErrorDetail['code'], message: string, cause?: unknown): void {
    console.warn(`<${this.#element.localName}> ${message}`);
    this.emit('othello-error', { code, message, cause });
  }

  /** Sends the one event for all changes of the task. */
  #sendChange(): void {
    const reason = this.#reason!;
    const { ply, position } = this.#element;
    this.#reason = undefined;
    this.emit('othello-change', { reason, ply, position });
  }
}
