import type { ShareStrings } from '../share.js';

/** Sharing in Czech. */
export const cs: ShareStrings = {
  title: 'Sdílet',
  close: 'Zavřít',
  what: 'K odkazu přidat',
  picture: 'Obrázek',
  last: 'Posledních deset tahů',
  all: 'Celá partie',
  drawing: 'Kreslí se tahy…',
  failed: 'Tento prohlížeč obrázek vytvořit neumí. Odkaz můžete poslat i tak.',
  name: 'Vaše jméno',
  word: 'Váš vzkaz',
  words: {
    game: 'Kde byla chyba?',
    position: 'Najdi nejlepší tah.',
    today: 'Zvládneš to líp?',
    lesson: 'Tahle se ti bude líbit.',
  },
  asks: {
    game: 'Podívejte se, co rozhodlo.',
    position: 'Najděte nejlepší tah.',
    today: 'Najděte nejlepší tah.',
    lesson: 'Vyzkoušejte ji.',
  },
  kinds: {
    game: 'Partie Othella',
    position: 'Pozice z Othella',
    today: 'Dnešní úloha z Othella',
    lesson: 'Lekce Othella',
  },
  results: {
    won: 'Othello: výhra {score}, soupeř {name}',
    lost: 'Othello: prohra {score}, soupeř {name}',
    drawn: 'Othello: remíza {score}, soupeř {name}',
  },
  from: {
    game: '{name} vám posílá partii',
    position: '{name} vám posílá pozici',
    today: '{name} vám posílá úlohu',
    lesson: '{name} vám posílá lekci',
  },
  fromNobody: {
    game: 'Partie pro vás',
    position: 'Pozice pro vás',
    today: 'Úloha pro vás',
    lesson: 'Lekce pro vás',
  },
  withWord: '{text}: {word}',
  send: 'Odeslat',
  copy: 'Kopírovat odkaz',
  copyMoves: 'Kopírovat tahy',
  save: 'Uložit obrázek',
  copied: 'Zkopírováno. Vložte to, kam chcete.',
  notCopied: 'Tento prohlížeč nedovoluje stránkám kopírovat text. Zkopírujte si ho sami:',
};
