import { LitElement, type PropertyValues } from 'lit';
import { nextTask } from '../../board/next-task.js';

/**
 * An element that draws its first part, begins, and draws the rest in a task each: between them the page answers on slow phones, too.
 * What a server has rendered is complete from the first update.
 */
export abstract class DrawnInSteps extends LitElement {
  #isComplete = this.shadowRoot !== null;
  #hasBegun = false;

  /** Whether the rest is drawn as well. */
  protected get isComplete(): boolean {
    return this.#isComplete;
  }

  /** Whether it has begun. */
  protected get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** What has to be there before it begins, where that takes longer than a moment. */
  protected abstract prepare(): Promise<void> | undefined;

  /** Does what comes between the first part and the rest; called once. */
  protected abstract begin(): void;

  /** Does at once what is left of the steps, for a page that does not wait for `updateComplete`. */
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
