import type { HomeStrings } from '../home.js';

/** The home page in Czech. */
export const cs: HomeStrings = {
  title: 'Zahrajte si Othello, proti počítači nebo ve dvou.',
  newcomer: 'Hrajete poprvé?',
  newcomerText: 'Každé pravidlo si vyzkoušíte na desce, potom přijdou základy strategie.',
  newcomerLink: 'Naučit se hrát',
  puzzle: 'Dnešní úloha',
  puzzleText: 'Pro všechny stejná, každý den nová.',
  puzzleLink: 'Vyřešit',
  author: 'Deska na vašem webu',
  authorText: 'Jediná značka, bez serveru, bez účtu a bez sledování: diagram, deska pro dva nebo soupeř.',
  authorLink: 'Zkopírovat příklad',
  tinker: 'Deska podle vás',
  tinkerText: 'Vyzkoušejte všechny atributy a odneste si značku pro vlastní desku.',
  tinkerLink: 'Otevřít dílnu',
};
