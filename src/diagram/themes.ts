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

/** The theme of every board that names no other. */
export const classic: Theme = {
  board: '#2c7a58',
  line: '#12392a',
  frame: '#23302b',
  darkFrame: '#1a2320',
  coordinate: '#b9c9c1',
  legal: '#e6f4ea',
  last: '#ffb454',
};
