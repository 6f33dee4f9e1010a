/** The colours of themes, which style sheets and pictures share; here those of the classic one. */

/** The colours in which themes differ; a page's own properties override them. */
export interface Theme {
  readonly board: string;
  readonly line: string;
  readonly frame: string;
  readonly darkFrame: string;
  readonly coordinate: string;
  readonly legal: string;
  readonly last: string;
}

/** The default theme. */
export const classic: Theme = {
  board: '#2c7a58',
  line: '#12392a',
  frame: '#23302b',
  darkFrame: '#1a2320',
  coordinate: '#b9c9c1',
  legal: '#e6f4ea',
  last: '#ffb454',
};
