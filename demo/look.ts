/** How boards look and sound on the pages of the site: chosen in "Appearance", kept, and the same on all of them. */
import type { OthelloGame } from '../src/companions/define/game.js';

type Options = OthelloGame['options'];

/** What is chosen; the options of a game have the same names. */
export type Look = Pick<Options, 'theme' | 'discs' | 'coordinates' | 'ownSideBelow' | 'sounds'>;

/** What the browser keeps: the choice, and the custom properties that it comes to, which are set before anything is drawn. */
export interface KeptLook {
  readonly look: Look;
  readonly properties: Readonly<Record<string, string>>;
}

export const LOOK_KEY = 'othello-look';

export const USUAL_LOOK: Look = {
  theme: 'classic',
  discs: 'shaded',
  coordinates: 'letters',
  ownSideBelow: false,
  sounds: false,
};

const listeners = new Set<(look: Look) => void>();

/** What is kept, where it can be read. */
export function keptLook(): KeptLook | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(LOOK_KEY) ?? 'null') as KeptLook | null;
    return kept ? { look: { ...USUAL_LOOK, ...kept.look }, properties: kept.properties } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice, and has this page look so. */
export function keepLook(kept: KeptLook): void {
  try {
    localStorage.setItem(LOOK_KEY, JSON.stringify(kept));
  } catch {
    // Where nothing may be kept, the choice counts for this page.
  }
  show(kept);
}

/** Calls back with what is chosen on this page or in another tab. */
export function onLook(listener: (look: Look) => void): void {
  listeners.add(listener);
}

/** Follows what is chosen in other tabs. */
export function followLook(): void {
  addEventListener('storage', ({ key }) => {
    const kept = key === LOOK_KEY ? keptLook() : undefined;
    if (kept) show(kept);
  });
}

function show({ look, properties }: KeptLook): void {
  const { style } = document.documentElement;
  for (const name of [...style].filter((one) => one.startsWith('--othello-'))) style.removeProperty(name);
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
  for (const listener of listeners) listener(look);
}
