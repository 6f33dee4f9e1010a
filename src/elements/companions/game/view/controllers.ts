/**
 * Parts of the class of `<othello-game>` (`game.ts`) that need nothing of its game: its width, the language that the user
 * chose, the focus after an update, and the preview of a line.
 */
import type { OthelloBoard } from '../../../board/element/element.js';
import type { LinePlayer } from '../../analysis/line-player.js';
import type { ShownLine } from '../session/environment.js';
import type { Options } from '../session/setup/game-options.js';
import { loadedFor } from '../../shared/loaded-for.js';
import { focusedIn } from '../../../dom.js';
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * The width from which the list of moves is open at first, in pixels: the panel stands beside the board from 50rem on
 * (`game.styles.ts`), and leaves the list room where both are somewhat wider.
 */
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
  // Such buttons are in `.step-actions` of the panel. Whether one had the focus before an update:
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

/** Moves of a line that are shown: later ones could be any. */
const MOST_SHOWN = 6;

/** Previews a line of moves on the board, one line at a time; it can be stopped. */
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
    this.#player.play(this.host.board, start, moves.slice(0, MOST_SHOWN), () => this.host.requestUpdate());
    this.host.requestUpdate();
  }

  /** Ends the line; the player then calls back, so the element renders again. */
  stop(): void {
    this.#player?.stop();
  }
}
