import type { ReactiveControllerHost } from 'lit';

/** Moves the focus to the board when the focused button was removed: some are there for one step of the game only. */
export function restoreFocus(
  game: ReactiveControllerHost & HTMLElement & { readonly board: HTMLElement },
): void {
  /** Whether such a button has the focus before an update. */
  let wasFocused = false;
  game.addController({
    hostUpdate() {
      wasFocused = game.shadowRoot?.activeElement?.closest('.step-actions') != null;
    },
    hostUpdated() {
      if (wasFocused && !game.shadowRoot?.activeElement) game.board.focus();
    },
  });
}
