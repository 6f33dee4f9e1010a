/** The names of what the strategy hints show on a board, narrowest first, as `data-zone` has them. */
export interface LegendStrings {
  /** Name of the list. */
  readonly name: string;
  readonly corner: string;
  readonly edge: string;
  readonly c: string;
  readonly x: string;
  readonly danger: string;
}

const LEGENDS: Readonly<Record<string, LegendStrings | undefined>> = {
  en: {
    name: 'Legend',
    corner: 'Corner',
    edge: 'Edge',
    c: 'C-square',
    x: 'X-square',
    danger: 'Danger zone',
  },
  fr: {
    name: 'Légende',
    corner: 'Coin',
    edge: 'Bord',
    c: 'Case C',
    x: 'Case X',
    danger: 'Zone dangereuse',
  },
  cs: {
    name: 'Legenda',
    corner: 'Roh',
    edge: 'Okraj',
    c: 'Pole C',
    x: 'Pole X',
    danger: 'Nebezpečná zóna',
  },
};

/** The names in a language, or in the one that it is a form of; in English where there are none. */
export function legendStrings(language: string): LegendStrings {
  const base = language.split('-')[0]!;
  return (Object.hasOwn(LEGENDS, base) ? LEGENDS[base] : undefined) ?? LEGENDS['en']!;
}
