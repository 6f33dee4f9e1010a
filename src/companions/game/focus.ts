import type { ReactiveControllerHost } from 'lit';

/** Keeps the focus in a game: a button that came for one moment, was pressed and is gone leaves it to the board. */
export function keepFocus(
  game: ReactiveControllerHost & HTMLElement & { readonly board: HTMLElement },
): void {
  /** Whether such a button has the focus. */
  let passing = false;
  game.addController({
    hostUpdate() {
      passing = game.shadowRoot?.activeElement?.closest('.acts') != null;
    },
    hostUpdated() {
      if (passing && !game.shadowRoot?.activeElement) game.board.focus();
    },
  });
}
