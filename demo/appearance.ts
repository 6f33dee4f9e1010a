/** How the pages look: as the system says, or as somebody has chosen here. */
export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** Under which key the browser keeps the choice; nothing for the system's. */
export const APPEARANCE_KEY = 'othello-appearance';

/** Lets the control at the foot of each page choose; the choice counts for all pages, also those open elsewhere. */
export function startAppearance(): void {
  const control = document.querySelector<HTMLSelectElement>('#appearance')!;
  const show = (): void => {
    control.value = document.documentElement.dataset['appearance'] ?? 'system';
    colourFrame(control.value as Appearance);
  };
  control.addEventListener('change', () => {
    choose(control.value as Appearance);
    show();
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== APPEARANCE_KEY) return;
    mark(APPEARANCES.find((one) => one === newValue) ?? 'system');
    show();
  });
  show();
}

function choose(appearance: Appearance): void {
  mark(appearance);
  try {
    if (appearance === 'system') localStorage.removeItem(APPEARANCE_KEY);
    else localStorage.setItem(APPEARANCE_KEY, appearance);
  } catch {
    // Where nothing may be kept, the choice counts for this page.
  }
}

function mark(appearance: Appearance): void {
  const { dataset } = document.documentElement;
  if (appearance === 'system') delete dataset['appearance'];
  else dataset['appearance'] = appearance;
}

/** The browser's own bars are told by media queries, which know the system alone. */
function colourFrame(appearance: Appearance): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { scheme } = meta.dataset;
    meta.media =
      appearance === 'system'
        ? `(prefers-color-scheme: ${scheme!})`
        : appearance === scheme
          ? 'all'
          : 'not all';
  }
}
