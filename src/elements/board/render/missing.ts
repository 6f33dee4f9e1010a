/**
 * The notice for a part that did not arrive over the network; the controller shows it, and takes it away when the part
 * has come after all.
 */
import type { Labels } from '../../../core/locales/strings.js';

/** Says below the board that a part of it could not be loaded, with a button that loads the page again. */
export function showMissing(board: HTMLElement, { notLoaded, reload }: Labels): void {
  hideMissing(board);
  const notice = document.createElement('div');
  notice.className = 'missing';
  notice.setAttribute('part', 'missing');
  notice.role = 'alert';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = reload;
  button.addEventListener('click', () => location.reload());
  notice.append(notLoaded, ' ', button);
  board.after(notice);
}

/** The part has arrived after all. */
export function hideMissing(board: HTMLElement): void {
  const { nextElementSibling } = board;
  if (nextElementSibling?.matches('.missing')) nextElementSibling.remove();
}
