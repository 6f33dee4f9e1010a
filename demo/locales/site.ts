/** A language of the site. */
export type Language = 'en' | 'fr' | 'cs';

/** The words that all pages share. */
export interface SiteStrings {
  readonly home: string;
  readonly learn: string;
  readonly examples: string;
  readonly playground: string;
  readonly language: string;
  readonly slogan: string;
  readonly keyboard: string;
  readonly privacy: string;
  readonly skip: string;
}

export const SITE: Readonly<Record<Language, SiteStrings>> = {
  en: {
    home: 'Play',
    learn: 'Learn',
    examples: 'Examples',
    playground: 'Playground',
    language: 'Language',
    slogan: 'One tag for a board, and an engine that runs in your browser.',
    keyboard: 'Keyboard: arrow keys and Enter; N goes to the next legal square; ? says all keys.',
    privacy: 'Nothing you do here leaves this page.',
    skip: 'To the content',
  },
  fr: {
    home: 'Jouer',
    learn: 'Apprendre',
    examples: 'Exemples',
    playground: 'Atelier',
    language: 'Langue',
    slogan: 'Une balise pour un othellier, et un moteur qui tourne dans votre navigateur.',
    keyboard: 'Clavier : flèches et Entrée ; N va au coup possible suivant ; ? dit toutes les touches.',
    privacy: 'Rien de ce que vous faites ici ne quitte cette page.',
    skip: 'Aller au contenu',
  },
  cs: {
    home: 'Hrát',
    learn: 'Naučit se',
    examples: 'Příklady',
    playground: 'Dílna',
    language: 'Jazyk',
    slogan: 'Jedna značka pro desku a program, který běží ve vašem prohlížeči.',
    keyboard: 'Klávesnice: šipky a Enter; N jde na další možný tah; ? řekne všechny klávesy.',
    privacy: 'Nic z toho, co zde děláte, tuto stránku neopustí.',
    skip: 'K obsahu',
  },
};
