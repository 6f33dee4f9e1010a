/** How the pages look: as the system says, or as somebody has chosen here. */
export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** Under which key the browser keeps the choice; nothing for the system's. */
export const APPEARANCE_KEY = 'othello-appearance';

/** Has this page follow what is chosen, also on those open elsewhere. */
export function startAppearance(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === APPEARANCE_KEY) mark(APPEARANCES.find((one) => one === newValue) ?? 'system');
  });
  colourFrame(appearance());
}

/** What is chosen. */
export function appearance(): Appearance {
  const chosen = document.documentElement.dataset['appearance'];
  return APPEARANCES.find((one) => one === chosen) ?? 'system';
}

/** Chooses for all pages, and keeps it. */
export function chooseAppearance(chosen: Appearance): void {
  mark(chosen);
  try {
    if (chosen === 'system') localStorage.removeItem(APPEARANCE_KEY);
    else localStorage.setItem(APPEARANCE_KEY, chosen);
  } catch {
    // Where nothing may be kept, the choice counts for this page.
  }
}

function mark(chosen: Appearance): void {
  const { dataset } = document.documentElement;
  if (chosen === 'system') delete dataset['appearance'];
  else dataset['appearance'] = chosen;
  colourFrame(chosen);
}

/** The browser's own bars are told by media queries, which know the system alone. */
function colourFrame(chosen: Appearance): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { scheme } = meta.dataset;
    meta.media =
      chosen === 'system' ? `(prefers-color-scheme: ${scheme!})` : chosen === scheme ? 'all' : 'not all';
  }
}
