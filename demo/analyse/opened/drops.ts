/** Accepts files and texts that are dropped or pasted anywhere on the page. */
import { droppedFiles } from './folder-files.js';
import type { GamesPanel } from '../panels/games-panel.js';

/**
 * @param veil covers the page while something is dragged over it
 * @param words the text on the veil
 */
export function acceptDrops(veil: HTMLElement, words: () => string, games: GamesPanel): void {
  let depth = 0;
  const cover = (on: boolean): void => {
    veil.hidden = !on;
    veil.textContent = on ? words() : '';
  };
  addEventListener('dragenter', (event) => {
    if (!isOurs(event.dataTransfer)) return;
    depth++;
    cover(true);
  });
  addEventListener('dragleave', (event) => {
    if (!isOurs(event.dataTransfer)) return;
    depth = Math.max(0, depth - 1);
    if (depth === 0) cover(false);
  });
  addEventListener('dragover', (event) => {
    if (isOurs(event.dataTransfer)) event.preventDefault();
  });
  addEventListener('drop', (event) => {
    depth = 0;
    cover(false);
    if (isField(event.target) || !isOurs(event.dataTransfer)) return;
    event.preventDefault();
    void take(event.dataTransfer, games);
  });
  addEventListener('paste', (event) => {
    if (event.defaultPrevented || isField(event.target)) return;
    void take(event.clipboardData, games);
  });
}

async function take(data: DataTransfer | null, games: GamesPanel): Promise<void> {
  const text = textIn(data);
  const files = data && data.files.length > 0 ? await droppedFiles(data) : [];
  if (files.length > 0) games.receive(files);
  else if (text.trim() !== '') games.receive([text]);
}

/** A link is dropped with its title as text; use the address. */
function textIn(data: DataTransfer | null): string {
  const link = data?.getData('text/uri-list');
  if (link) return link;
  return data?.getData('text/plain') ?? '';
}

function isOurs(data: DataTransfer | null): boolean {
  return data?.types.some((type) => type === 'Files' || type.startsWith('text/')) ?? false;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, [contenteditable]');
}
