/** The look and sound of boards on the site: chosen in "Appearance", stored, and the same on all pages. */
import type { OthelloGame } from '../../src/elements/companions/game/define.js';

type Options = OthelloGame['options'];

/** The choices; the options of a game have the same names. */
export type Look = Pick<Options, 'theme' | 'color' | 'discs' | 'coordinates' | 'ownSideBelow' | 'sounds'>;

/** The stored form: the choices, and the custom properties for them, which are set before anything is rendered. */
export interface StoredLook {
  readonly look: Look;
  readonly properties: Readonly<Record<string, string>>;
}

/** The key under which the look is stored. */
export const LOOK_KEY = 'othello-look';

/** The look while nothing is chosen. */
export const USUAL_LOOK: Look = {
  theme: 'classic',
  color: 'theme',
  discs: 'shaded',
  coordinates: 'letters',
  ownSideBelow: false,
  sounds: false,
};

const listeners = new Set<(look: Look) => void>();

/** The stored look, if it can be read. */
export function storedLook(): StoredLook | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(LOOK_KEY) ?? 'null') as StoredLook | null;
    return stored ? { look: { ...USUAL_LOOK, ...stored.look }, properties: stored.properties } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a look and applies it to this page. */
export function keepLook(look: StoredLook): void {
  try {
    localStorage.setItem(LOOK_KEY, JSON.stringify(look));
  } catch {
    // Without storage, the choice applies to this page only.
  }
  show(look);
}

/** Calls back with the current look, and when it changes here or in another tab. */
export function onLook(listener: (look: Look) => void): void {
  listeners.add(listener);
}

/** Applies changes made in other tabs. */
export function followLook(): void {
  addEventListener('storage', ({ key }) => {
    const stored = key === LOOK_KEY ? storedLook() : undefined;
    if (stored) show(stored);
  });
}

function show({ look, properties }: StoredLook): void {
  const { style } = document.documentElement;
  for (const name of [...style].filter((one) => one.startsWith('--othello-'))) style.removeProperty(name);
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
  for (const listener of listeners) listener(look);
}
