/**
 * The base of `<othello-game>`, by `game-attributes.ts`: such a large element would otherwise block a slow phone with
 * its first drawing.
 */
import { LitElement, type PropertyValues } from 'lit';
import { nextTask } from '../../board/next-task.js';

/**
 * An element that renders its first part, starts, and then renders each further part in its own task. In between, the
 * page can respond, even on slow phones. Server-rendered content is complete from the first update.
 */
export abstract class DrawnInSteps extends LitElement {
  #isComplete = this.shadowRoot !== null;
  #hasBegun = false;

  /** Whether all parts are rendered. */
  protected get isComplete(): boolean {
    return this.#isComplete;
  }

  /** Whether it has started. */
  protected get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Prepares the start, if that takes longer than a moment. */
  protected abstract prepare(): Promise<void> | undefined;

  /** Runs once between the first part and the rest. */
  protected abstract begin(): void;

  /** Renders the remaining parts at once, for a page that does not wait for `updateComplete`. */
  protected drawAtOnce(): void {
    this.#drawFirst();
    this.#begin();
    this.#drawRest();
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    if (!this.#isComplete) return this.#drawInSteps();
    this.performUpdate();
    return undefined;
  }

  protected override firstUpdated(changed: PropertyValues): void {
    super.firstUpdated(changed);
    if (this.#isComplete) this.#begin();
  }

  async #drawInSteps(): Promise<void> {
    await nextTask();
    this.#drawFirst();
    await nextTask();
    await this.prepare();
    this.#begin();
    await nextTask();
    this.#drawRest();
  }

  #drawFirst(): void {
    if (!this.hasUpdated) this.performUpdate();
  }

  #begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    this.begin();
  }

  #drawRest(): void {
    if (this.#isComplete) return;
    this.#isComplete = true;
    this.requestUpdate();
    this.performUpdate();
  }
}
