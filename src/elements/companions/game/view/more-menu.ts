/** The menu behind the three dots of the panel of `<othello-game>`: `game.ts` makes it, and `panel.ts` fills it. */
import { type ReactiveController, type ReactiveControllerHost, html, type TemplateResult } from 'lit';
import { icon } from '../../shared/icon.js';
import { scrollIntoView } from '../../../dom.js';

/** The three dots of the menu's button, as the path of an icon. */
const DOTS = 'M5 12h.01M12 12h.01M19 12h.01';

/**
 * A button with a menu of less frequent actions. The menu closes with a choice, with Escape, and when the focus leaves
 * it.
 */
export class MoreMenu implements ReactiveController {
  #isOpen = false;

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#set(false);
  }

  /**
   * @param label label of the button
   * @param name name of the group that it opens
   */
  render(label: string, name: string, content: unknown): TemplateResult {
    return html`<div class="more" @keydown=${this.#onKeydown} @focusout=${this.#onFocusout}>
      <button
        type="button"
        class="tool"
        aria-expanded=${this.#isOpen ? 'true' : 'false'}
        aria-controls="menu"
        @click=${() => this.#set(!this.#isOpen)}
      >
        ${icon(DOTS)}<span>${label}</span>
      </button>
      <div
        id="menu"
        class="menu"
        role="group"
        aria-label=${name}
        ?hidden=${!this.#isOpen}
        @click=${this.#onChoice}
      >
        ${content}
      </div>
    </div>`;
  }

  get #button(): HTMLElement | null | undefined {
    return this.host.shadowRoot?.querySelector<HTMLElement>('.more > button');
  }

  /** Opens or closes the menu. */
  #set(isOpen: boolean): void {
    if (isOpen === this.#isOpen) return;
    this.#isOpen = isOpen;
    if (isOpen) document.addEventListener('pointerdown', this.#onPointerDown);
    else document.removeEventListener('pointerdown', this.#onPointerDown);
    this.host.requestUpdate();
    // The menu opens upward: where the page has been scrolled, its top would lie above the window.
    if (isOpen)
      void this.host.updateComplete.then(() => {
        const menu = this.#button?.nextElementSibling;
        if (menu) scrollIntoView(menu, { block: 'nearest' });
      });
  }

  /**
   * Closes the menu before the choice takes effect: that may open a dialog, which later returns the focus to where it
   * was.
   */
  readonly #onChoice = {
    handleEvent: ({ target }: Event): void => {
      if (!(target as Element).closest('button, a')) return;
      this.#button?.focus();
      this.#set(false);
    },
    capture: true,
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#isOpen) return;
    event.preventDefault();
    this.#button?.focus();
    this.#set(false);
  };

  readonly #onFocusout = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    const isElsewhere = relatedTarget && !(currentTarget as Element).contains(relatedTarget as Node);
    if (isElsewhere) this.#set(false);
  };

  readonly #onPointerDown = (event: Event): void => {
    const menu = this.#button?.parentElement;
    if (!menu || !event.composedPath().includes(menu)) this.#set(false);
  };
}
