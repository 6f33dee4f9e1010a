/** The colours of a theme that are not the same in all of them; a page's own properties go before them. */
export interface Theme {
  readonly board: string;
  readonly line: string;
  readonly frame: string;
  readonly darkFrame: string;
  readonly coordinate: string;
  readonly legal: string;
  readonly last: string;
}

export const classic: Theme = {
  board: '#2c7a58',
  line: '#12392a',
  frame: '#23302b',
  darkFrame: '#1a2320',
  coordinate: '#b9c9c1',
  legal: '#e6f4ea',
  last: '#ffb454',
};

/** The themes of plain colours, by the words of the `theme` attribute; every board has them. */
export const PLAIN_THEMES: Readonly<Record<'classic' | 'contrast', Theme>> = {
  classic,
  contrast: {
    board: '#767676',
    line: '#000',
    frame: '#000',
    darkFrame: '#000',
    coordinate: '#fff',
    legal: '#fff',
    last: '#ffe14d',
  },
};

/** Themes whose material is seen in diagrams, too; felt only where somebody plays. */
export const THEMES_OF_MATERIAL: readonly string[] = ['wood', 'slate', 'paper'];
