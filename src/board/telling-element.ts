import { ReactiveElement } from '@lit/reactive-element';
import type { ChangeDetail, ChangeReason, ErrorDetail, OthelloBoardEventMap } from './events.js';

/** The more a change says, the earlier it stands. */
const WEIGHT: readonly ChangeReason[] = ['setup', 'result', 'move', 'pass', 'navigate', 'state'];

/** What tells the page by events. */
export abstract class TellingElement extends ReactiveElement {
  #reason: ChangeReason | undefined;

  /** @internal */
  emit<K extends keyof OthelloBoardEventMap>(
    type: K,
    detail: OthelloBoardEventMap[K]['detail'],
    cancelable = false,
  ): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
  }

  /** Which place of the game is shown. */
  protected abstract place(): Omit<ChangeDetail, 'reason'>;

  /**
   * Tells the page, once all that happens now is done, that the board is not as it was.
   *
   * @internal
   */
  changed(reason: ChangeReason): void {
    if (!this.#reason) {
      queueMicrotask(() => {
        const told = this.#reason!;
        this.#reason = undefined;
        this.emit('othello-change', { reason: told, ...this.place() });
      });
    }
    this.#reason = WEIGHT.find((one) => one === this.#reason || one === reason);
  }

  /**
   * Says what could not be done; what was shown before is still there.
   *
   * @internal
   */
  report(code: ErrorDetail['code'], message: string, cause: unknown): void {
    console.warn(`<${this.localName}> ${message}`);
    this.emit('othello-error', { code, message, cause });
  }
}
