import type { ReactiveControllerHost } from 'lit';

/** Moves the focus to the board if the focused button was removed: some buttons exist only for one step of the game. */
export function restoreFocus(
  game: ReactiveControllerHost & HTMLElement & { readonly board: HTMLElement },
): void {
  /** Whether such a button had the focus before an update. */
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
