/** Opening and closing dialogs; jsdom has neither method. */

type AnyDialog = HTMLElement & { open: boolean } & Partial<Pick<HTMLDialogElement, 'showModal' | 'close'>>;

/** Opens a dialog over the page. */
export function showModal(dialog: AnyDialog): void {
  if (dialog.showModal) dialog.showModal();
  else dialog.open = true;
}

/** Closes a dialog, and tells its listeners. */
export function closeDialog(dialog: AnyDialog): void {
  if (dialog.close) dialog.close();
  else if (dialog.open) {
    dialog.open = false;
    dialog.dispatchEvent(new Event('close'));
  }
}
