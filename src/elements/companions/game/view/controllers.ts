/**
 * Small controllers of `<othello-game>`: its width, language, focus, keys, the preview of a line, its book, and the menu
 * behind the three dots of the panel. `game.ts` adds them, so that its class has only what belongs together.
 */
import { engineAddress } from '../../../board/engine-address.js';
import type { Engine } from '../../../../core/engine/engine.js';
import type { OthelloBoard } from '../../../board/element/element.js';
import { loaded } from '../../../board/lazy.js';
import type { LinePlayer } from '../../analysis/line-player.js';
import type { ShownLine } from '../session/environment.js';
import type { Options } from '../session/setup/game-options.js';
import { loadedFor } from '../../shared/loaded-for.js';
import { focusedIn, scrollIntoView } from '../../../dom.js';
import { type ReactiveController, type ReactiveControllerHost, html, type TemplateResult } from 'lit';
import { icon } from '../../shared/icon.js';

/** The width from which the list of moves is open at first, in pixels. */
const WIDE = 940;

/** Whether the element (not the window) is wide enough for an open list of moves. */
export class Width implements ReactiveController {
  #wide = false;
  #observer: ResizeObserver | undefined;

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  get wide(): boolean {
    return this.#wide;
  }

  hostConnected(): void {
    // Measure at once, so that nothing opens after the first render.
    this.#measure();
    // jsdom lays nothing out.
    if ('ResizeObserver' in globalThis) this.#observer ??= new ResizeObserver(() => this.#measure());
    this.#observer?.observe(this.host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  /** Follows the width of the element. */
  #measure(): void {
    const wide = this.host.clientWidth >= WIDE;
    if (wide === this.#wide) return;
    this.#wide = wide;
    this.host.requestUpdate();
  }
}

/** Sets the language that the user has chosen on the element, and restores the element's own on `auto`. */
export class LanguageOverride {
  /** The element's own `lang` while it is overridden; `undefined` while it is not. */
  #own: string | null | undefined;

  constructor(private readonly host: HTMLElement) {}

  apply(language: Options['language']): void {
    const { host } = this;
    if (language !== 'auto') {
      if (this.#own === undefined) this.#own = host.getAttribute('lang');
      host.lang = language;
    } else if (this.#own !== undefined) {
      if (this.#own === null) host.removeAttribute('lang');
      else host.lang = this.#own;
      this.#own = undefined;
    }
  }
}

/** Moves the focus to the board if the focused button was removed: some buttons exist only for one step of the game. */
export function restoreFocus(
  game: ReactiveControllerHost & HTMLElement & { readonly board: HTMLElement },
): void {
  /** Whether such a button had the focus before an update. */
  let wasFocused = false;
  game.addController({
    hostUpdate() {
      wasFocused = focusedIn(game.shadowRoot)?.closest('.step-actions') != null;
    },
    hostUpdated() {
      if (wasFocused && !focusedIn(game.shadowRoot)) game.board.focus();
    },
  });
}

/** Keys of the game, besides those of its board. */

/**
 * Whether a key requests the list of keys: `?`, unless the user is typing. Screen readers hear the list from the board.
 */
export function asksForKeys({ key, target }: KeyboardEvent): boolean {
  const typing = target instanceof Element && target.matches('input, select, textarea');
  return key === '?' && !typing;
}

/** Keys that ask the board how the game stands: its score, the legal moves, the turn. */
const STATE_KEYS = ['s', 'm', 't'];

/** Answers these keys in place of the board, which does not know of a turn by hand, while there is an answer. */
export function stateKeys(answer: () => boolean): { handleEvent(event: KeyboardEvent): void; capture: true } {
  return {
    handleEvent: (event: KeyboardEvent): void => {
      if (!STATE_KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey || !answer())
        return;
      event.preventDefault();
      event.stopPropagation();
    },
    capture: true,
  };
}

/** Makes the board's key for a hint do what the button does, before the board receives it. */
export function hintKey(giveHint: () => void): { handleEvent(event: KeyboardEvent): void; capture: true } {
  return {
    handleEvent: (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      giveHint();
    },
    capture: true,
  };
}

/** Plays one line at a time; it can be stopped. */
export class LinePreview implements ReactiveController {
  #player: LinePlayer | undefined;

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement & { readonly board: OthelloBoard },
  ) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  get playing(): boolean {
    return this.#player?.playing === true;
  }

  /** Plays a line on the board. */
  async play({ start, moves }: ShownLine): Promise<void> {
    const module = await loadedFor(this.host, () => import('../../analysis/line-player.js'));
    if (!module) return;
    this.#player ??= new module.LinePlayer();
    this.#player.play(this.host.board, start, moves, () => this.host.requestUpdate());
    this.host.requestUpdate();
  }

  /** Ends the line. */
  stop(): void {
    this.#player?.stop();
  }
}

/** Opens an engine for the board. */
type Provider = () => Promise<Engine>;

const providers = new WeakMap<OthelloBoard, Provider>();

/** Switches the opening book of a board's computer on or off; an engine that the page has set stays. */
export function useBook(board: OthelloBoard, isWanted: boolean): void {
  const known = providers.get(board);
  if (board.engineProvider && board.engineProvider !== known) return;
  if (!isWanted) {
    board.engineProvider = undefined;
    return;
  }
  const provider = known ?? providerFor(board);
  providers.set(board, provider);
  board.engineProvider = provider;
}

/** One engine for all requests for a board, until the board closes it. */
function providerFor(board: OthelloBoard): Provider {
  let opened: Promise<Engine> | undefined;
  const forget = (): void => void (opened = undefined);
  return () => {
    if (!opened) {
      opened = openBookEngine(board, forget);
      opened.catch(forget);
    }
    return opened;
  };
}

/** An engine that plays from the opening book. */
async function openBookEngine(board: OthelloBoard, onClose: () => void): Promise<Engine> {
  const [{ withBook }, { createEngine }] = await loaded(() =>
    Promise.all([
      import('../../../../core/book/with-book.js'),
      import('../../../../core/engine/page/client.js'),
    ]),
  );
  const url = engineAddress(board);
  const engine = await createEngine(url === undefined ? {} : { url });
  await engine.ready?.();
  // The same detail as for the engine that the board opens itself.
  const detail = { level: board.level };
  board.dispatchEvent(new CustomEvent('othello-engineready', { detail, bubbles: true, composed: true }));
  return {
    ...withBook(engine),
    close: () => {
      onClose();
      engine.close();
    },
  };
}

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
