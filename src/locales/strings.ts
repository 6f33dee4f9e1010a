/** A text with a number in it, in the forms that a language's plurals need; see `Intl.PluralRules`. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** The words that every board shows: names of its parts, and what is on a square. */
export interface Labels {
  /** Name of the element. */
  readonly board: string;
  readonly grid: string;
  readonly row: string;
  readonly black: string;
  readonly white: string;
  readonly empty: string;
  readonly legal: string;
  readonly lastMove: string;
  readonly best: string;
}

/** What a board says where somebody plays. */
export interface Messages {
  readonly flips: Plural;
  readonly moves: Plural;
  readonly played: string;
  readonly toMove: string;
  readonly passes: string;
  readonly gameOver: string;
  readonly wins: string;
  readonly draw: string;
  readonly notLegal: string;
  readonly occupied: string;
  readonly undone: string;
  readonly redone: string;
  readonly score: string;
  readonly start: string;
  readonly legalMoves: string;
  readonly noEvaluation: string;
  readonly evaluation: string;
  readonly hint: string;
  /** What `?` says. */
  readonly keys: string;
  /** Describes the board to those who ask what to do with it. */
  readonly help: string;
  /** The bar below the board. */
  readonly controls: {
    readonly name: string;
    readonly first: string;
    readonly back: string;
    readonly forward: string;
    readonly last: string;
    readonly undo: string;
    readonly restart: string;
  };
  readonly engineFailed: string;
  /** Clockwise from the north. */
  readonly directions: readonly string[];
}

/** The names of what the strategy hints show on a board. */
export interface LegendStrings {
  /** Name of the list. */
  readonly name: string;
  readonly corner: string;
  readonly edge: string;
  readonly c: string;
  readonly x: string;
  readonly danger: string;
}

/** What the looks and the signs of the values on the squares mean. */
export interface ValueLegendStrings {
  /** A move as good as the best. */
  readonly best: string;
  /** One or two discs fewer. */
  readonly good: string;
  /** Three or four. */
  readonly fair: string;
  /** Five or more. */
  readonly bad: string;
  readonly exact: string;
  readonly selective: string;
  readonly heuristic: string;
}

/**
 * All words of the board. `{…}` is filled in: `{square}`, `{color}`, `{n}` and so on, as the English file
 * shows. A page can replace any of them by the board's `strings` property.
 */
export interface Strings extends Labels, Messages {
  readonly legend: LegendStrings;
  readonly valueLegend: ValueLegendStrings;
}

/** What is loaded of a language: in English, no messages before somebody plays, and no legend before there is one. */
export type BoardStrings = Labels & Partial<Strings>;

/** A sentence that begins with a square: its name has no capital. */
const BEGINS_WITH_SQUARE = /^[a-h][1-8]/;

/** Fills `{name}` in a text, and begins it with a capital letter, if not with a square. */
export function fill(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  if (BEGINS_WITH_SQUARE.test(filled)) return filled;
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** The form of a text for a number, by the language's own rules. */
export function plural(texts: Plural, n: number, language: string): string {
  const form = new Intl.PluralRules(language).select(n);
  return (texts[form] ?? texts.other).replace('{n}', String(n));
}
