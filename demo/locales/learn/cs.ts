import type { LearnStrings } from '../learn.js';

/** The lessons in Czech, in the terms of the Czech rules. */
export const cs: LearnStrings = {
  title: 'Naučte se Othello',
  intro:
    'Od prvního tahu až k výhře nad úrovní 5, lekci po lekci. Pod nimi jsou pravidla obrázek po obrázku; většina desek čeká na váš tah.',
  course: {
    title: 'Kurz',
    progress: 'Hotové lekce: {n} z {total}',
    begin: 'Začít: {title}',
    goOn: 'Pokračovat: {title}',
    done: 'hotovo',
    titles: {
      aim: 'O co se hraje',
      flipping: 'Obstoupit a otočit',
      coordinates: 'Jak se jmenují pole',
      passing: 'Pas a konec partie',
      corners: 'Rohy',
      xSquares: 'Pole X a pole C',
      blocks: 'Stabilní kameny a bloky',
      edges: 'Okraje',
      mobility: 'Mobilita',
      centre: 'Držet se pohromadě',
      quiet: 'Tiché tahy',
      freeMoves: 'Volné tahy',
      parity: 'Parita',
      swindles: 'Pole jen pro vás',
      counting: 'Jak se dopočítat výhry',
      endings: 'Jak vyřešit koncovku',
      openings: 'Zahájení',
      families: 'Rodiny zahájení',
      plans: 'Jak si dělat plán',
      stronger: 'Proti silnějšímu',
      levelFive: 'Jak porazit úroveň 5',
    },
  },
  rules: 'Pravidla',
  tournament: 'Chyby, hodiny a zápasy',
  strategy: 'Základy strategie',
  terms: 'Slovníček',
  again: 'Znovu',
  right: 'Správně: {flips}.',
  other: 'Tak se táhnout smí, ale hledejte jiný tah.',
  notThat: 'Kámen {square} to není. Podívejte se ještě jednou.',
  corrected: 'Správně: kámen {square} je teď otočený a na tahu je bílý.',
  blackOut: 'Černému vyprší čas',
  scored: 'Černý {black}, bílý {white}.',
  figures: {
    start: {
      title: 'Základní postavení',
      text: 'Uprostřed desky leží křížem dva černé a dva bílé kameny. Začíná černý, pak se hráči v tazích střídají.',
    },
    first: {
      title: 'Jak se táhne',
      text: 'Položte kámen tak, aby spolu s jiným vaším kamenem obstoupil v přímce ležící soupeřovy kameny. Obstoupené kameny otočíte svou barvou nahoru. Tah, který nic neotočí, není dovolen.',
      ask: 'Zahrajte jeden ze čtyř prvních tahů černého.',
    },
    replies: {
      title: 'Tři odpovědi',
      text: 'Ať černý začne jakkoli, bílý má tři odpovědi. Podle nich se zahájení jmenuje kolmé (1), rovnoběžné (2) nebo úhlopříčné (3).',
      ask: 'Vyberte jednu za bílého.',
    },
    directions: {
      title: 'Všech osm směrů',
      text: 'Obstupuje se vodorovně, svisle i úhlopříčně a jedním tahem lze otočit několik řad najednou. Otáčejí se jen kameny, které leží v přímce s položeným kamenem.',
      ask: 'Najděte tah, který otočí osm kamenů.',
    },
    long: {
      title: 'Dlouhá řada',
      text: 'Řada může být libovolně dlouhá. Otočit ji musíte celou, i když se vám to nehodí.',
      ask: 'Zahrajte h1: otočí se šest kamenů.',
    },
    gap: {
      title: 'Přerušená řada',
      text: 'Řada musí začínat hned vedle položeného kamene a souvisle pokračovat až k vašemu dalšímu kameni. Prázdné pole ji přeruší.',
      ask: 'Zahrajte e4: otočí se e5, ale d4 ne, protože pole c4 je prázdné.',
    },
    nearest: {
      title: 'K nejbližšímu vlastnímu kameni',
      text: 'Řada končí u prvního kamene vaší barvy. Co leží za ním, zůstává, jak je.',
      ask: 'Zahrajte e2: otočí se d2, ale b2 za kamenem c2 zůstane bílý.',
    },
    chain: {
      title: 'Žádná řetězová reakce',
      text: 'Obstupuje jen právě položený kámen. Kameny, které se jím otočily, už další neotáčejí.',
      ask: 'Zahrajte d3: otočí se d4. Kámen e4 zůstane bílý, i když teď leží mezi dvěma černými.',
    },
    between: {
      title: 'Mezi soupeřovými kameny',
      text: 'Když svůj kámen položíte mezi dva soupeřovy, obstoupený není. Obstoupit ho může jen soupeř vlastním tahem.',
      ask: 'Zahrajte d4, mezi dva bílé kameny.',
    },
    pass: {
      title: 'Pas',
      text: 'Kdo nemá kam táhnout, řekne pas a hraje znovu jeho soupeř. Kdo táhnout může, ten táhnout musí.',
      ask: 'Zahrajte za bílého h6: černý pak nemá kam táhnout.',
    },
    shared: {
      title: 'Kameny nikomu nedojdou',
      text: 'Každý hráč má na začátku polovinu z 64 kamenů, ale kameny jsou společné. Komu dojdou, tomu dá soupeř ze svých.',
      ask: 'Bílý už položil všech svých 32 kamenů. Zahrajte za něj další tah, kamenem od černého.',
    },
    blocked: {
      title: 'Konec partie',
      text: 'Partie končí, když nemůže táhnout ani jeden z hráčů, většinou až na zaplněné desce. Tady skončila mnohem dřív.',
    },
    counted: {
      title: 'Počítání',
      text: 'Vítězí hráč, který má víc kamenů. Prázdná pole se přičítají vítězi, takže součet je vždy 64: s 34 černými a 29 bílými kameny je skóre 35\u00a0:\u00a029.',
    },
    wiped: {
      title: 'Ani jeden kámen',
      text: 'Partie končí i tehdy, když jedna barva z desky zmizí: 64\u00a0:\u00a00.',
      ask: 'Připravte bílého jedním tahem o všechny kameny.',
    },
    mistake: {
      title: 'Oprava chyby',
      text: 'Kámen otočený omylem nebo zapomenutý lze opravit, dokud soupeř netáhne. Potom zůstává, jak je. Položený kámen se nikdy nepřesouvá na jiné pole.',
      ask: 'Černý táhl na f5 a jeden kámen zapomněl otočit. Který?',
    },
    clock: {
      title: 'Hra s hodinami',
      text: 'Na turnajích se hraje se šachovými hodinami, obvykle 20 až 25 minut na hráče. Hodiny se mačkají až po položení kamene a otočení všech obstoupených.',
      ask: 'Zahrajte dva tahy a sledujte hodiny.',
    },
    late: {
      title: 'Čas vyprší tomu, kdo vede',
      text: 'Komu podle českých pravidel vyprší čas, ačkoli vede, ten prohrává 31\u00a0:\u00a033. Tady vede černý.',
    },
    behind: {
      title: 'Čas vyprší tomu, kdo nevede',
      text: 'Jinak skóre zůstává a všechna prázdná pole připadnou soupeři. Tady černý nevede.',
    },
    handicap: {
      title: 'Handicap',
      text: 'Silný hráč může začátečníkovi před partií přenechat jeden, dva, tři nebo všechny čtyři rohy.',
      ask: 'Zahrajte několik tahů za obě strany a zkuste otočit kámen v rohu.',
    },
    match: {
      title: 'Zápas',
      text: 'Výhra 37\u00a0:\u00a027 je výhra o 10 bodů. Zápas se hraje na dvě vítězné partie, na součet rozdílů z několika partií nebo do určitého počtu bodů, třeba do 100. Kdo začne první partii, rozhodne los; dál začíná vždy poražený.',
    },
    zones: {
      title: 'Která pole mají cenu',
      text: 'Kámen v rohu nelze nikdy otočit a kameny na okraji se otáčejí těžko. Pruh těsně uvnitř, nebezpečná zóna, pouští soupeře na okraj i do rohu.',
    },
    corner: {
      title: 'Obsaďte roh',
      text: 'Kámen v rohu tam zůstane do konce partie a s ním i sousedé stejné barvy podél okraje.',
      ask: 'Obsaďte roh.',
    },
    edge: {
      title: 'Na okraji',
      text: 'Kámen na okraji lze obstoupit jen podél tohoto okraje. Sám přitom pomáhá obstupovat v pěti směrech.',
    },
    xsquare: {
      title: 'Pole X a pole C',
      text: 'Každý roh má šikmo vedle sebe pole X a na okrajích dvě pole C. Dokud je roh prázdný, kámen na poli X ho soupeři skoro vždy daruje.',
    },
    stable: {
      title: 'Stabilní kameny',
      text: 'Kámen je stabilní, když už ho nic nemůže otočit. Stabilní kameny se šíří z rohu podél okrajů a dovnitř.',
    },
    mobility: {
      title: 'Méně kamenů, více tahů',
      text: 'V první polovině partie kameny nesbírejte, i když otáčení vypadá sebelíp. S menším počtem kamenů míváte víc tahů, a komu dojdou dobré tahy, ten musí zahrát špatný.',
      ask: 'Vyberte za bílého tah, který otočí málo kamenů.',
    },
  },
  glossary: [
    ['kámen', 'Hrací kámen, z jedné strany černý, z druhé bílý.'],
    ['obstoupit', 'Sevřít soupeřovy kameny v přímce mezi položeným kamenem a jiným kamenem své barvy.'],
    ['otočit', 'Obrátit obstoupený kámen svou barvou nahoru.'],
    ['možný tah', 'Tah, který otočí aspoň jeden kámen.'],
    ['pas', 'Vynechání tahu, protože žádný není možný.'],
    ['mobilita', 'Kolik možných tahů hráč má.'],
    ['parita', 'Kdo hraje poslední tah v oblasti prázdných polí.'],
    ['stabilní kámen', 'Kámen, který už nelze otočit.'],
    ['nebezpečná zóna', 'Pruh polí hned vedle polí na okraji.'],
    ['roh', 'Pole, na kterém kámen nelze otočit.'],
  ],
};
