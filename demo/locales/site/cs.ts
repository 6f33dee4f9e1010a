import type { SiteStrings } from '../site.js';

/** What all pages say in Czech. */
export const cs: SiteStrings = {
  home: 'Hrát',
  train: 'Trénink',
  learn: 'Jak se hraje',
  analyse: 'Rozbor',
  docs: 'Příručka',
  examples: 'Příklady',
  playground: 'Dílna',
  pages: 'Stránky webu',
  forAuthors: 'Na váš web',
  appearance: 'Vzhled',
  language: 'Jazyk',
  skip: 'Přejít k obsahu',
  keyboard: 'Klávesnice: šipky a Enter; N přejde na další možný tah; „?“ zobrazí přehled kláves.',
  privacy:
    'Nic z toho, co tu děláte, stránku neopustí, jedině když hrajete živě s přítelem. Po první návštěvě se otevře i bez připojení.',
  offline: 'Stáhnout počítačového soupeře pro hru offline (1 MB)',
  offlineLoading: 'Stahuje se…',
  offlineReady: 'Počítač hraje i offline.',
  offlineFailed: 'Stažení se nezdařilo. Zkuste to znovu, až budete online.',
  outdated:
    'Web se od otevření stránky změnil. Načtěte ji znovu, ať můžete pokračovat; partie z úvodní stránky zůstane uložená.',
  reload: 'Načíst znovu',
  missingTitle: 'Taková stránka tu není',
  missingText:
    'V adrese je možná překlep, nebo se stránka přestěhovala. Všechny stránky najdete v nabídce nahoře.',
  meta: {
    home: {
      title: 'Othello – zahrajte si hned',
      description:
        'Zahrajte si Othello přímo na stránce: proti silnému programu, který běží ve vašem prohlížeči, nebo ve dvou.',
    },
    train: {
      title: 'Othello – trénink',
      description: 'Úlohy s vysvětlením, koncovky k dohrání a procvičování vlastních chyb.',
    },
    learn: {
      title: 'Othello – pravidla a strategie',
      description: 'Pravidla hry Othello a základy strategie, s deskami, na kterých si všechno vyzkoušíte.',
    },
    analyse: {
      title: 'Othello – rozbor partie',
      description:
        'Otevřete partii v libovolném formátu, podívejte se, jakou hodnotu měl každý tah, zkoušejte vlastní a učte se z chyb. Nic neopustí váš počítač.',
    },
    docs: {
      title: 'othello-board – dokumentace',
      description: 'Návody se živými ukázkami, přehled všech prvků, program, formáty a příkazový řádek.',
    },
    examples: {
      title: 'othello-board – příklady',
      description: 'Ukázky ke zkopírování; každá běží vedle svého kódu.',
    },
    playground: {
      title: 'othello-board – dílna',
      description: 'Vyzkoušejte všechny atributy desky a zkopírujte si značku.',
    },
    missing: {
      title: 'othello-board – stránka nenalezena',
      description: 'V adrese je možná překlep, nebo se stránka přestěhovala.',
    },
  },
};
