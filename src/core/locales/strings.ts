/**
 * The types of texts with gaps and plural forms, the functions that fill them, and the strings of `<othello-board>`; the
 * other parts have theirs in `strings/`.
 */
import { pluralRules } from './intl-formats.js';

/** A text with a number, in the plural forms of a language; see `Intl.PluralRules`. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** The strings of every board: names of its parts, and what is on a square. */
export interface Labels {
  /** Name of the element. */
  readonly board: string;
  readonly grid: string;
  readonly row: string;
  /** A part of the board did not arrive; beside it, the button that loads the page again. */
  readonly notLoaded: string;
  readonly reload: string;
  readonly black: string;
  readonly white: string;
  readonly empty: string;
  readonly legal: string;
  readonly lastMove: string;
  readonly best: string;
  /** Of a move that is not as good as the best. */
  readonly worse: string;
}

/** The messages of a board that people play on. */
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
  /** The answer to the key `?`. */
  readonly keys: string;
  /** The description of the board for screen readers. */
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

/** The meaning of colours and signs of the values on the squares. */
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
  /** Of a move that is four discs worse than the best. */
  readonly worse: string;
}

/**
 * All strings of the board. `{…}` is filled in: `{square}`, `{color}`, `{n}` and so on, see the English file. A page
 * can replace any of them by the board's `strings` property.
 */
export interface Strings extends Labels, Messages {
  readonly legend: LegendStrings;
  readonly valueLegend: ValueLegendStrings;
}

/** A sentence that begins with a square, whose name is not capitalized. */
const BEGINS_WITH_SQUARE = /^[a-h][1-8]/;

/** Fills `{name}` in a text, and capitalizes it, unless it begins with a square. */
export function fill(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  if (BEGINS_WITH_SQUARE.test(filled)) return filled;
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** The form of a text for a number, by the language's plural rules. */
export function plural(texts: Plural, n: number, language: string): string {
  const form = pluralRules(language).select(n);
  return (texts[form] ?? texts.other).replace('{n}', n.toLocaleString(language));
}

/** A text behind its label, with the colon of the language. */
export function labelled(label: string, text: string, language: string): string {
  const colon = /^(?:ja|zh)/.test(language) ? '：' : language.startsWith('fr') ? '\u00a0: ' : ': ';
  return label + colon + text;
}
