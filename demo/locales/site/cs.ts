import type { SiteStrings } from '../site.js';

/** The strings of all pages in Czech. */
export const cs: SiteStrings = {
  home: 'Hrát',
  train: 'Trénink',
  learn: 'Jak se hraje',
  analyse: 'Rozbor',
  docs: 'Příručka',
  examples: 'Příklady',
  playground: 'Dílna',
  pages: 'Stránky webu',
  forAuthors: 'Pro váš web',
  appearance: 'Vzhled',
  language: 'Jazyk',
  skip: 'Přejít k obsahu',
  keyboard: 'Klávesnice: šipky a Enter; N přejde na další možný tah; „?“ zobrazí přehled kláves.',
  privacy:
    'Nic z toho, co tu děláte, neopustí vaše zařízení, ledaže hrajete naživo s kamarádem. Po první návštěvě se stránka otevře i offline.',
  offline: 'Stáhnout počítačového soupeře pro hru offline (1 MB)',
  offlineLoading: 'Stahuje se…',
  offlineReady: 'Proti počítači teď můžete hrát i offline.',
  offlineFailed: 'Stažení se nezdařilo. Zkuste to znovu, až budete online.',
  outdated:
    'Web se od otevření stránky změnil. Načtěte ji znovu, ať můžete pokračovat; partie z úvodní stránky zůstane uložená.',
  reload: 'Načíst znovu',
  halfLoaded: 'Část této stránky se nenačetla.',
  gameNotStored:
    'Prohlížeč dohranou partii neuložil: mezi vašimi partiemi nebude. Chcete-li ji mít, zkopírujte si její tahy.',
  missingTitle: 'Taková stránka tu není',
  missingText: 'V adrese je možná překlep, nebo se stránka přestěhovala.',
};
