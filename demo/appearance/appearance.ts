/** The colour scheme of the pages: that of the system, or the user's choice. */
export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** The key under which the choice is stored; nothing is stored for the system's. */
export const APPEARANCE_KEY = 'othello-appearance';

/** Makes this page follow the choice, including changes in other tabs. */
export function startAppearance(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === APPEARANCE_KEY) mark(APPEARANCES.find((one) => one === newValue) ?? 'system');
  });
  colourFrame(appearance());
}

/** The current choice, which a script in the head has marked before the page was drawn (`frame/shell.ts`). */
export function appearance(): Appearance {
  const chosen = document.documentElement.dataset['appearance'];
  return APPEARANCES.find((one) => one === chosen) ?? 'system';
}

/** Stores a choice for all pages. */
export function chooseAppearance(chosen: Appearance): void {
  mark(chosen);
  try {
    if (chosen === 'system') localStorage.removeItem(APPEARANCE_KEY);
    else localStorage.setItem(APPEARANCE_KEY, chosen);
  } catch {
    // Without storage, the choice applies to this page only.
  }
}

function mark(chosen: Appearance): void {
  const { dataset } = document.documentElement;
  if (chosen === 'system') delete dataset['appearance'];
  else dataset['appearance'] = chosen;
  colourFrame(chosen);
}

/** Sets the colour of the browser's own bars, whose media queries only know the system's scheme. */
function colourFrame(chosen: Appearance): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { scheme } = meta.dataset;
    meta.media =
      chosen === 'system' ? `(prefers-color-scheme: ${scheme!})` : chosen === scheme ? 'all' : 'not all';
  }
}
