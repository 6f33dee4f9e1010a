import type { LearnStrings } from '../learn.js';

/** The lessons in Czech, in the terms of the Czech rules. */
export const cs: LearnStrings = {
  title: 'Naučte se Othello',
  intro: 'Pravidla k vyzkoušení, ne ke čtení: většina desek čeká na váš tah.',
  rules: 'Pravidla',
  strategy: 'První strategie',
  words: 'Slova hry',
  again: 'Znovu',
  right: 'Správně: {flips}.',
  other: 'Tah je možný, ale hledejte jiný.',
  scored: 'Černý {black}, bílý {white}.',
  figures: {
    start: {
      title: 'Začátek',
      text: 'Uprostřed leží křížem dva černé a dva bílé kameny. Začíná černý, pak se hráči střídají.',
    },
    first: {
      title: 'Tah svírá',
      text: 'Položte kámen tak, aby soupeřovy kameny ležely v přímce mezi ním a jiným vaším kamenem. Ty mezi nimi se otočí. Tah, který nic neotočí, není dovolen.',
      ask: 'Zahrajte jeden ze čtyř prvních tahů černého.',
    },
    replies: {
      title: 'Tři odpovědi',
      text: 'Po kterémkoli prvním tahu má bílý tři odpovědi: kolmou (1), rovnoběžnou (2) a úhlopříčnou (3).',
      ask: 'Vyberte jednu za bílého.',
    },
    directions: {
      title: 'Všechny směry najednou',
      text: 'Platí všech osm směrů: řady, sloupce i úhlopříčky. Otočí se vše, co je sevřeno, a otočit se to musí.',
      ask: 'Najděte tah, který otočí osm kamenů.',
    },
    chain: {
      title: 'Nic se neotáčí samo',
      text: 'Svírá jen položený kámen. Právě otočené kameny další neotáčejí.',
      ask: 'Zahrajte d3: d4 se otočí, e4 zůstane bílý, ač leží mezi dvěma černými.',
    },
    pass: {
      title: 'Vynechání tahu',
      text: 'Kdo nemá tah, pasuje a soupeř hraje znovu. Kdo tah má, musí táhnout.',
      ask: 'Zahrajte h6 za bílého: černý pak nemá tah.',
    },
    blocked: {
      title: 'Konec',
      text: 'Hra končí, když nikdo nemůže táhnout, i když zbývají pole. Ta připadnou vítězi: počítá se všech 64.',
    },
    wiped: {
      title: 'Bez kamenů',
      text: 'Hra končí i tehdy, když jedna barva z desky zmizí: 64 : 0.',
      ask: 'Ukončete hru jedním tahem.',
    },
    zones: {
      title: 'Kde má kámen cenu',
      text: 'Roh nelze nikdy otočit. Okraj se otáčí těžko. Kruh uvnitř, nebezpečná zóna, otevírá obojí soupeři.',
    },
    corner: {
      title: 'Vezměte roh',
      text: 'Kámen v rohu zůstane do konce a s ním i sousedé podél okraje.',
      ask: 'Vezměte roh.',
    },
    xsquare: {
      title: 'Pole X a C',
      text: 'Vedle prázdného rohu je šikmo pole X a na okrajích pole C. Kámen na X roh skoro vždy daruje.',
    },
    stable: {
      title: 'Stabilní kameny',
      text: 'Kámen je stabilní, když ho už nic nemůže otočit. Od rohu se stabilita šíří podél okrajů.',
    },
    mobility: {
      title: 'Málo kamenů, mnoho tahů',
      text: 'V první polovině kameny nesbírejte. Kdo jich má méně, mívá více tahů, a komu dojdou dobré tahy, musí zahrát špatný.',
      ask: 'Vyberte za bílého tah, který otočí málo kamenů.',
    },
  },
  glossary: [
    ['kámen', 'Čím se hraje: z jedné strany černý, z druhé bílý.'],
    ['sevřít', 'Mít soupeřovy kameny v přímce mezi dvěma svými.'],
    ['otočit', 'Obrátit kámen na druhou barvu.'],
    ['pas', 'Vynechání tahu, protože žádný není možný.'],
    ['mobilita', 'Kolik možných tahů hráč má.'],
    ['parita', 'Kdo táhne poslední v oblasti prázdných polí.'],
    ['roh', 'Pole, na kterém kámen už nikdo neotočí.'],
  ],
};
