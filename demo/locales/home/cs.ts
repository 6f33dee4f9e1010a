import type { HomeStrings } from '../home.js';

/** The home page in Czech. */
export const cs: HomeStrings = {
  title: 'Deska je připravená: vyberte si kroužek a hrajte.',
  newcomer: 'Hrajete poprvé?',
  newcomerText: 'Každé pravidlo si vyzkoušíte na desce, potom přijdou základy strategie.',
  newcomerLink: 'Naučit se Othello',
  author: 'Deska na vašem webu',
  authorText: 'Jediná značka, bez serveru, bez účtu a bez sledování: diagram, deska pro dva nebo soupeř.',
  authorLink: 'Zkopírovat příklad',
  tinker: 'Deska podle vás',
  tinkerText: 'Vyzkoušejte všechny atributy a odneste si značku pro vlastní desku.',
  tinkerLink: 'Otevřít dílnu',
};
