import type { HomeStrings } from '../home.js';

/** The home page in Czech. */
export const cs: HomeStrings = {
  title: 'Deska je připravena: vyberte kroužek a hrajte.',
  newcomer: 'Hrajete poprvé?',
  newcomerText: 'Vyzkoušejte každé pravidlo na vlastní desce, pak první strategii.',
  newcomerLink: 'Naučit se Othello',
  author: 'Deska na vaší stránce',
  authorText: 'Jedna značka, bez serveru, účtu a sledování: diagram, deska pro dva nebo soupeř.',
  authorLink: 'Zkopírovat příklad',
  tinker: 'Upravte si ji',
  tinkerText: 'Nastavte každý atribut a podívejte se na značku, která vaši desku udělá.',
  tinkerLink: 'Otevřít dílnu',
};
