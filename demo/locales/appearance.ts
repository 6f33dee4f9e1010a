import type { Appearance } from '../appearance/appearance.js';
import type { Look } from '../appearance/look.js';
import type { Language } from './language.js';

/** The strings of the dialog for the look of pages and boards. */
export interface AppearanceStrings {
  readonly title: string;
  readonly page: string;
  readonly appearances: Readonly<Record<Appearance, string>>;
  readonly board: string;
  readonly themes: Readonly<Record<Look['theme'], string>>;
  readonly colors: Readonly<Record<Exclude<Look['color'], 'theme'>, string>>;
  readonly discs: string;
  readonly discStyles: Readonly<Record<Look['discs'], string>>;
  readonly squares: string;
  readonly coordinates: Readonly<Record<Look['coordinates'], string>>;
  readonly ownSideBelow: string;
  readonly sounds: string;
  readonly done: string;
}

const en: AppearanceStrings = {
  title: 'Appearance',
  page: 'Light or dark',
  appearances: { system: 'Same as the system', light: 'Light', dark: 'Dark' },
  board: 'Board',
  themes: { classic: 'Felt', wood: 'Wood', slate: 'Slate', paper: 'Paper', contrast: 'High contrast' },
  colors: { green: 'Green', blue: 'Blue', red: 'Red', violet: 'Violet', grey: 'Grey' },
  discs: 'Discs',
  discStyles: { shaded: 'Shaded', flat: 'Flat' },
  squares: 'Square names in games',
  coordinates: { letters: 'a1 to h8', numbers: 'Numbers from 0', none: 'None' },
  ownSideBelow: 'My colour at the bottom of the board',
  sounds: 'Sounds',
  done: 'Done',
};

const fr: AppearanceStrings = {
  title: 'Apparence',
  page: 'Claire ou sombre',
  appearances: { system: 'Comme le système', light: 'Claire', dark: 'Sombre' },
  board: 'Othellier',
  themes: {
    classic: 'Tapis de jeu',
    wood: 'Bois',
    slate: 'Ardoise',
    paper: 'Papier',
    contrast: 'Contraste élevé',
  },
  colors: { green: 'Vert', blue: 'Bleu', red: 'Rouge', violet: 'Violet', grey: 'Gris' },
  discs: 'Pions',
  discStyles: { shaded: 'En relief', flat: 'Plats' },
  squares: 'Noms des cases pendant la partie',
  coordinates: { letters: 'De a1 à h8', numbers: 'Chiffres à partir de 0', none: 'Aucun' },
  ownSideBelow: 'Ma couleur en bas de l’othellier',
  sounds: 'Sons',
  done: 'Terminé',
};

const cs: AppearanceStrings = {
  title: 'Vzhled',
  page: 'Světlý nebo tmavý',
  appearances: { system: 'Podle systému', light: 'Světlý', dark: 'Tmavý' },
  board: 'Deska',
  themes: { classic: 'Sukno', wood: 'Dřevo', slate: 'Břidlice', paper: 'Papír', contrast: 'Vysoký kontrast' },
  colors: { green: 'Zelená', blue: 'Modrá', red: 'Červená', violet: 'Fialová', grey: 'Šedá' },
  discs: 'Kameny',
  discStyles: { shaded: 'Plastické', flat: 'Ploché' },
  squares: 'Označení polí při hře',
  coordinates: { letters: 'a1 až h8', numbers: 'Čísla od 0', none: 'Žádné' },
  ownSideBelow: 'Moje barva dole',
  sounds: 'Zvuky',
  done: 'Hotovo',
};

export const APPEARANCE: Readonly<Record<Language, AppearanceStrings>> = { en, fr, cs };
