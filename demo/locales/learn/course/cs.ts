import type { CourseStrings } from '../course.js';

/** The course in Czech, in the terms of the Czech rules. */
export const cs: CourseStrings = {
  explained: 'O co jde',
  ahead: 'Na tuto pozici se ptá další otázka.',
  firstMove: 'Bílý kámen zčernal a je váš.',
  task: 'Úloha {n}',
  check: 'Vyzkoušejte se',
  smallGame: 'Malá partie, soupeř {name}',
  play: 'Začít, soupeř {name}',
  sides: 'Vaše barva: {color}.',
  score: '{you}\u00a0:\u00a0{other}, soupeř {name}.',
  colors: { black: 'černá', white: 'bílá' },
  newGame: 'Nová partie',
  reached: 'Podařilo se!',
  missed: 'Tentokrát ne. Zkuste to znovu.',
  short: {
    corners: 'Rohy: {name} {other}, vy {own}.',
    count: 'Došli jste k {own} z {other}.',
    flips: 'Tahem {move} otočil soupeř ({name}) najednou {other} kamenů.',
    moves: 'Možné tahy po {n}. tahu: {name} {other}, vy {own}.',
  },
  remember: 'Zapamatujte si',
  toDo: 'Lekci budete mít hotovou, až najdete všechny tahy sami.',
  done: 'Lekce je hotová',
  foundOf: 'Nalezené tahy: {n} z {total}',
  allFirst: 'Všechny tahy napoprvé. Výborně!',
  someFirst: 'Našli jste všechny tahy, napoprvé {n} z {total}.',
  allFound: 'Našli jste všechny tahy.',
  praise: { first: 'Napoprvé!', row: '{n} v řadě!', later: 'Našli jste ho!' },
  tryMissed: 'Zkusit znovu, co nevyšlo',
  startAgain: 'Od začátku',
  all: 'Všechny lekce',
  next: 'Další lekce',
  lessonOf: 'Lekce {n} z {total}',
  print: 'Vytisknout lekci',
  embed: 'Vložit lekci na vlastní stránku',
  embedHow: 'Zkopírujte to do kterékoli stránky, nic dalšího není potřeba.',
  copy: 'Kopírovat',
  copied: 'Zkopírováno',
  kinds: {
    winning: {
      ask: [
        'Zbývají dvě pole a vy prohráváte. Jeden tah vyhrává, druhý ne. Který to je?',
        'Zahrajte si oba tahy v hlavě: po kterém budete na konci vést?',
        'Zase prohráváte. Které z posledních dvou polí vyhraje partii?',
        'Zbývají dvě pole a vyhrává jediný tah. Než zahrajete, spočítejte oba.',
      ],
      solved: 'Tah {move} vyhrává o {n}. Na tom, kdo vedl předtím, nezáleželo.',
    },
    count: {
      ask: [
        'Spočítejte to až do posledního pole: vyhrává jediný tah. Který?',
        'Jeden tah otočí víc kamenů, jiný vyhrává. Který vyhrává?',
        'Podívejte se na nejlepší odpověď na každý svůj tah. Po kterém ještě vyhrajete?',
        'Vyhrává jediný tah. Než zahrajete, počítejte až do konce.',
      ],
      solved: 'Tah {move} vyhrává o {n}, i když jiný tah otočí víc kamenů.',
    },
    most: {
      ask: [
        'Jeden tah otočí víc kamenů než všechny ostatní, a to {n}. Najděte ho.',
        'Projděte všech osm směrů. Který tah otočí nejvíc kamenů ({n})?',
      ],
      solved:
        'Otočily se všechny řady, které vedou z {move} k některému vašemu kameni. Otočených kamenů: {n}.',
    },
    lines: {
      ask: [
        'Najděte tah, který otáčí kameny v několika směrech najednou ({n}).',
        'Ze kterého pole obstoupíte kameny v nejvíce směrech ({n})?',
      ],
      solved: 'Tahem {move} obstoupíte kameny v několika směrech najednou, celkem {n}.',
    },
    only: {
      ask: ['Máte jediný možný tah. Kam?'],
      solved: 'Jen tah {move} něco otočí, a tah, který neotočí nic, není dovolen.',
    },
    silence: {
      ask: [
        'Najděte tah, po kterém soupeř nebude mít kam táhnout.',
        'Po kterém tahu musí soupeř pasovat, takže budete táhnout dvakrát za sebou?',
        'Podívejte se, kam by teď soupeř mohl táhnout. Který tah mu to všechno vezme?',
      ],
      solved: 'Po tahu {move} soupeř musí pasovat a táhnete znovu vy.',
    },
    wipeOut: {
      ask: ['Otočte všechny kameny, které soupeři ještě zbývají.'],
      solved: 'Po tahu {move} jedna barva zmizela: partie končí 64\u00a0:\u00a00.',
    },
    corner: {
      ask: [
        'Který tah vám dá kámen, který už nikdo neotočí? Jiné tahy otočí kamenů víc.',
        'Soupeř má kámen vedle rohu. Který tah toho využije?',
        'Jiné tahy otočí víc kamenů. Který vám něco přinese natrvalo?',
      ],
      solved: 'Kámen na {move} už nikdo neotočí, a stejně tak kameny, které k němu podél okraje přidáte.',
    },
    punish: {
      ask: [
        'Soupeř má kámen na poli X. Po kterém tahu bude roh za ním váš, ať soupeř odpoví jakkoli?',
        'Soupeř má zase kámen na poli X. Po kterém tahu vám roh už žádná odpověď nezavře?',
      ],
      solved: 'Po tahu {move} vám roh žádná odpověď nezavře.',
    },
    squeeze: {
      ask: [
        'Dívejte se dva tahy dopředu: po kterém tahu vám dá roh každá soupeřova odpověď?',
        'Projděte soupeřovy odpovědi jednu po druhé. Po kterém tahu vám každá z nich dá roh?',
      ],
      solved: 'Ať soupeř na {move} odpoví jakkoli (možností má {n}), roh bude váš.',
    },
    safe: {
      ask: [
        'Všechny vaše tahy až na jeden pouštějí soupeře do rohu. Najděte ten, který ho nepustí.',
        'Podívejte se na každý prázdný roh. Který váš tah jako jediný soupeře do žádného nepustí?',
      ],
      solved: 'Po tahu {move} zůstanou rohy zavřené. Ostatní tahy ({n}) nechávaly některý otevřený.',
    },
    block: {
      ask: [
        'Po kterém tahu budete mít nejvíc stabilních kamenů?',
        'Držíte rohy. Ze kterého pole zajistíte nejvíc kamenů?',
        'Který tah přidá ke stabilním kamenům nejvíc dalších?',
        'Tady se počítají jen kameny, které už nikdo neotočí. Po kterém tahu jich máte nejvíc?',
      ],
      solved: 'Po tahu {move} už {n} z vašich kamenů nikdo neotočí: jsou stabilní.',
    },
    wedge: {
      ask: [
        'Mezi dvěma soupeřovými kameny na okraji je mezera. Zahrajte do ní.',
        'Projděte všechny čtyři okraje. Kde můžete zahrát mezi dva soupeřovy kameny?',
      ],
      solved: 'Dokud jsou oba sousedé soupeřovi, kámen na {move} nikdo neotočí.',
    },
    anchor: {
      ask: [
        'Zahrajte na okraj tam, kde váš kámen už nikdo neotočí.',
        'Který tah na okraj vám dá kámen, který zůstane do konce?',
      ],
      solved: 'Přes {move} už žádný útok nevede: kámen tam zůstane do konce.',
    },
    fewest: {
      ask: [
        'Najděte tah, po kterém má soupeř nejméně odpovědí.',
        'Spočítejte soupeřovy odpovědi na každý svůj tah. Po kterém jich má nejméně ({n})?',
        'Po kterém tahu si soupeř může vybírat z nejméně odpovědí ({n})?',
        'Jak málo odpovědí můžete soupeři nechat? Najděte ten tah.',
      ],
      solved: 'Po tahu {move} má soupeř odpovědí jen {n}, po každém jiném víc.',
    },
    quiet: {
      ask: [
        'Najděte tichý tah: kameny, které otočí, se prázdných polí skoro nedotýkají.',
        'Který tah otáčí jen kameny uvnitř, daleko od prázdných polí?',
        'Hledejte kameny, které jsou obklopené jinými. Který tah otáčí jen ty?',
        'Který tah je tady tichý?',
      ],
      solved: 'Tah {move} otáčí jen uvnitř: {flips}. Možných tahů měl soupeř předtím {before}, teď {after}.',
    },
    parity: {
      ask: [
        'Vyhrává jediný tah. Podívejte se nejdřív tam, kde je počet prázdných polí lichý.',
        'Spočítejte prázdná pole v každé oblasti. Který tah vyhrává?',
        'Vyhrává jediný tah. Vyberte nejdřív oblast a pak pole.',
        'Vyhrává jediný tah. Po něm můžete odpovídat všude, kam soupeř táhne. Který to je?',
      ],
      solved: 'Tah {move} otvírá lichou oblast. Ostatní pole tvoří dvojice: odpovídáte tam, kde táhl soupeř.',
    },
    even: {
      ask: [
        'Najděte tah, po kterém zůstane zahájení vyrovnané.',
        'Tady není každý tah dobrý. Po kterém zůstane zahájení vyrovnané?',
        'Nikdo nevede. Po kterém tahu to tak zůstane?',
        'Kterým tahem byste udrželi zahájení vyrovnané?',
      ],
      solved: 'Vyrovnané tahy: {move}.',
    },
    column: {
      ask: [
        'Ve sloupci {n} máte jediný možný tah. Zahrajte ho.',
        'Teď najděte svůj jediný možný tah ve sloupci {n}.',
      ],
      solved: 'Ano, sloupec {n}. Pole se jmenuje {move}.',
    },
    row: {
      ask: [
        'V řadě {n} máte jediný možný tah. Zahrajte ho.',
        'Teď najděte svůj jediný možný tah v řadě {n}.',
      ],
      solved: 'Ano, řada {n}. Pole se jmenuje {move}.',
    },
    frontier: {
      ask: [
        'Po kterém tahu se bude prázdných polí dotýkat nejméně vašich kamenů?',
        'Po kterém tahu bude nejméně vašich kamenů ležet u prázdných polí?',
        'Držte kameny pohromadě: po kterém tahu se jich prázdných polí dotkne nejméně?',
        'Spočítejte po každém tahu své vnější kameny. Kdy jich je nejméně?',
      ],
      solved: 'Po tahu {move} drží vaše kameny pohromadě a soupeř má nejméně míst, kde zaútočit.',
    },
    tempo: {
      ask: [
        'Najděte volný tah: soupeři po něm nepřibude jediné pole, kam by mohl hrát.',
        'Po kterém tahu může soupeř hrát jen tam, kam mohl už předtím? Rohy si nechte na později.',
        'Počkejte jeden tah: kterým tahem mimo rohy nic neotevřete?',
        'Který tah je tady volný? Rohy mohou počkat.',
      ],
      solved: 'Po tahu {move} je na řadě soupeř a žádný nový tah mu nepřibyl.',
    },
    swindle: {
      ask: [
        'Vyhrává jediný tah. Zůstanou po něm prázdná pole, kam můžete hrát jen vy. Najděte ho.',
        'Hledejte prázdná pole, kde soupeř nic neotočí. Který tah díky nim vyhrává?',
        'Vyhrává jediný tah. Která pole si můžete nechat jen pro sebe?',
      ],
      solved: 'Tah {move} vyhrává o {n}: na zbylá pole se soupeř nedostane.',
    },
    solve: {
      ask: [
        'Vyhrává jediný tah. Spočítejte to až do posledního pole.',
        'Vypište si své tahy a škrtněte ty, na které je silná odpověď. Který vyhrává?',
        'Vyhrává jediný tah. Podívejte se nejdřív na nejsilnější odpověď na každý tah.',
      ],
      solved: 'Vyhrává jen tah {move}, a to o {n}.',
    },
    draw: {
      ask: [
        'Vyhrát už nejde, ale jeden tah zachrání remízu. Který?',
        'Všechny vaše tahy až na jeden prohrávají. Po kterém skončí partie 32\u00a0:\u00a032?',
      ],
      solved: 'Po tahu {move} je to remíza 32\u00a0:\u00a032. Všechny ostatní prohrávají.',
    },
    best: {
      ask: [
        'Najděte nejlepší tah. Každý jiný tah je horší aspoň o {n}.',
        'Rohy, odpovědi, tiché tahy: na čem tu záleží? Jeden tah je lepší než ostatní aspoň o {n}.',
        'Teď už vám nikdo neradí. Najděte nejlepší tah, lepší než všechny ostatní aspoň o {n}.',
      ],
      solved: 'Je to {move}: počítač, který vidí daleko, nenašel nic, co by se tomu blížilo.',
    },
  },
  wrong: {
    most: 'Tah {move} jich otočí {k}. Hledaný tah jich otočí {n}.',
    lines: 'Tah {move} otáčí v méně směrech ({k}) než hledaný tah ({n}).',
    block: 'Po tahu {move} máte stabilních kamenů jen {k}, po správném tahu {n}.',
    fewest: 'Po tahu {move} má soupeř odpovědí {k}, po správném tahu jen {n}.',
    frontier: 'Po tahu {move} se jich prázdných polí dotýká {k}, po správném tahu jen {n}.',
    wipeOut: 'Po tahu {move} soupeři ještě zbudou kameny: {k}.',
    quiet:
      'Kameny, které otočí tah {move}, se dotýkají prázdných polí ({k}). Každé může být novým tahem soupeře.',
    row: 'Pole {move} leží v řadě {k}: říká to číslice v jeho názvu.',
    column: 'Pole {move} leží ve sloupci {k}: říká to písmeno v jeho názvu.',
    silence: 'Po tahu {move} má soupeř ještě kam hrát, třeba {reply}.',
    opened: 'Tah {move} pouští soupeře do rohu {reply}.',
    flippedBack: 'Kameny, které otočí tah {move}, si neudržíte: soupeř jich tahem {reply} otočí zpátky {k}.',
    lasting: 'Kameny, které otočí tah {move}, si neudržíte: všechny jdou otočit zpátky.',
    noCorner: 'Po tahu {move} soupeř odpoví {reply} a žádný roh se vám neotevře.',
    noMove: 'Po tahu {move} soupeř žádný roh otevřít nemusí.',
    wedge: 'Na {move} ta mezera není: soupeř tam nemá na okraji kámen z obou stran.',
    noEdge: 'Pole {move} není na okraji.',
    flipped: 'Kámen na {move} není v bezpečí: soupeř ho otočí tahem {reply}.',
    attacked: 'Kámen na {move} není v bezpečí: soupeři zůstává řada, po které může zaútočit.',
    tempo: 'Po tahu {move} má soupeř nový tah: {reply}.',
    spent: 'Tah {move} nic neotvírá, ale roh může počkat. Hledejte jiný tah, který nic neotvírá.',
    costs: 'Tah {move} je horší asi o {k}: soupeř odpoví {reply}.',
    drawn: 'Po tahu {move} skončí partie remízou.',
    drawnAfter: 'Po tahu {move} soupeř odpoví {reply} a partie skončí remízou.',
    lost: 'Po tahu {move} prohrajete o {k}.',
    lostAfter: 'Po tahu {move} soupeř odpoví {reply} a prohrajete o {k}.',
  },
  lessons: {
    flipping: {
      takeaway: 'Kameny mezi novým a jiným vaším kamenem se otočí, a to všemi směry.',
      text: [
        'Hrajete černými: zahrajte na pole v kroužku. Bílý kámen uprostřed se otočí a zčerná. Říká se, že jste ho obstoupili.',
        'Směrů je osm: vodorovně, svisle i úhlopříčně. Jeden tah může otočit několik řad, a otočit musí všechny.',
        'Řada nesmí mít mezeru: prázdné pole ji přeruší. A obstupuje jen kámen, který jste právě položili. Kameny, které otočil, už další neotáčejí.',
      ],
      figures: ['Každá šipka je řada, kterou tah otočí.', 'Tah e4 otočí e5, ale d4 ne: pole c4 je prázdné.'],
      game: 'Zbývá šest polí a vedete. Dohrajte partii a vyhrajte.',
    },
    aim: {
      takeaway: 'Rozhoduje až konečný součet: myslete na kameny, které vám zůstanou.',
      text: [
        'Vyhrává ten, kdo má na konci víc kamenů. Partie končí, když nemůže táhnout nikdo, obvykle až na zaplněné desce se 64 poli.',
        'Rozhoduje jen tenhle poslední součet. Jediný tah dokáže otočit celou řadu, a tak se vedení často mění až do konce. Neptejte se, kolik kamenů máte, ale kolik vám jich zůstane.',
        'Pole mají jména: písmeno je sloupec, číslo řada. Vlevo nahoře je a1, vpravo dole h8.',
      ],
      figures: ['Dohraná partie.', 'Označena jsou pole a1 a h8.'],
      game: 'Zbývá asi deset polí. Skončete s víc kameny než {name}.',
    },
    coordinates: {
      takeaway: 'Nejdřív písmeno sloupce, potom číslo řady.',
      text: [
        'Pole se jmenuje podle sloupce a řady. Sloupce jsou a až h zleva doprava, řady 1 až 8 shora dolů. Pole d3 tedy leží ve čtvrtém sloupci a třetí řadě.',
        'Partie se zapisuje tah za tahem: f5d6c3 znamená, že černý hrál f5, bílý d6 a černý c3. Pas se nezapisuje, protože z pravidel je jasné, kdo je na tahu.',
        'Pole u rohů mají ještě přezdívky. Na okraji od a1 do h1 jsou c1 a f1 pole A, d1 a e1 pole B a vedle rohů leží pole C. Než táhnete, řekněte si pole nahlas. Brzy budete číst partie i bez desky.',
      ],
      figures: ['1 je d3, 2 je c5, 3 je f6.', '1 je f5, 2 je d6, 3 je c3.', 'Pole A, B a C v první řadě.'],
      game: 'Zahrajte na dvě z polí c3, f3, c6 a f6.',
    },
    passing: {
      takeaway: 'Když soupeř musí pasovat, táhnete dvakrát za sebou.',
      text: [
        'Když nemůžete nic otočit, pasujete a soupeř táhne znovu. Když můžete, táhnout musíte, i kdyby byly všechny tahy špatné.',
        'Být na tahu má proto svou cenu a připravit o tah soupeře ještě větší: po jeho pasu hrajete dvakrát za sebou. Když nemůže táhnout nikdo, partie končí, i když nějaká pole zbývají. Ta připadnou vítězi.',
        'Končí také tehdy, když jedna barva z desky zmizí. To hrozí tomu, kdo má kamenů málo, takže si ty poslední hlídejte.',
      ],
      figures: ['Bílý právě táhl a černý nemá kam: znovu táhne bílý.'],
      game: 'Přinuťte soupeře aspoň jednou k pasu.',
    },
    corners: {
      takeaway: 'Kámen v rohu je váš až do konce a chrání i sousedy.',
      text: [
        'Aby soupeř kámen otočil, potřebuje pole z obou jeho stran. Za kamenem v rohu žádné pole není, proto ho nikdo nikdy neotočí.',
        'Chrání i sousedy. Řadu vašich kamenů, která začíná v rohu, už podél okraje nikdo neotočí. Proto má roh většinou větší cenu než hromada kamenů otočených uprostřed, z nichž si soupeř většinu vezme zpátky.',
        'Do rohu se nedá táhnout kdykoli, musí vedle něj ležet soupeřův kámen. Hraje se o to, aby ho tam soupeř dát musel.',
      ],
      figures: [
        'Všechny tři řady končí na a1. Černý může přijít jen z jedné strany, a proto a1 neotočí.',
        'Kroužky ukazují, které bílé kameny už nikdo neotočí.',
      ],
      game: 'Obsaďte dva rohy.',
    },
    xSquares: {
      takeaway: 'Před každým tahem se zeptejte, jestli neotvírá roh.',
      text: [
        'Pole, které s rohem sousedí úhlopříčně, se jmenuje X. Obě sousední pole na okrajích se jmenují C. Dokud je roh prázdný, je kámen na nich přesně to, co soupeř potřebuje, aby se do rohu dostal.',
        'Pole X je horší. Leží na dlouhé úhlopříčce a na ní má soupeř skoro vždycky o co se opřít.',
        'Před každým tahem se tedy zeptejte, jestli neotvírá roh. A když má na poli X kámen soupeř, hledejte na úhlopříčce kámen, který si udržíte.',
      ],
      figures: ['Dvanáct polí, kterým je lepší se vyhnout, dokud je jejich roh prázdný.'],
      game: 'Obsaďte tři rohy dřív než {name}.',
    },
    blocks: {
      takeaway: 'Z rohu přidávejte jeden stabilní kámen za druhým a nenechte mezi nimi díru.',
      text: [
        'Kámen, který už nic nemůže otočit, je stabilní. Stabilní kameny se šíří z rohu, nejdřív podél okrajů a pak dovnitř, řadu po řadě, a každá se opírá o předchozí.',
        'Souvislý blok v rohu vyhrává partie. Jen roste, zatímco všechno ostatní na desce barvu mění zas a znovu. Stabilní kameny jsou tu označené.',
        'Když roh držíte, nehoňte se hned za dalším velkým tahem. Hledejte ten, který blok zvětší, a nenechte v něm díru: soupeř by se jí dostal dovnitř.',
      ],
      figures: ['Bílé kameny v kroužku jsou stabilní.'],
      game: 'Získejte celý okraj od rohu k rohu.',
    },
    edges: {
      takeaway: 'Okraj berte, jen když za něj později nezaplatíte, a hledejte mezery v soupeřových.',
      text: [
        'Kámen na okraji lze obstoupit jen podél tohoto okraje, sám ale pomáhá obstupovat v pěti směrech. Okraje jsou proto cenné, a také nebezpečné.',
        'Okraj s mezerou soupeře láká. Kámen vklíněný mezi dva vaše nikdo neotočí a často se z něj dá dojít až do rohu. Pět kamenů v řadě, z nichž jeden stojí na poli C, je slabý okraj; šest mezi prázdnými rohy nebo čtyři uprostřed drží.',
        'Okraj berte, když za něj později nezaplatíte. Zpočátku se většinou vyplatí hrát uprostřed a okraje si nechat na chvíli, kdy budete potřebovat bezpečný tah.',
      ],
      figures: ['Bílý se vklínil mezi dva černé kameny na okraji.'],
      game: 'Získejte celý okraj. Tentokrát hrajete bílými.',
    },
    mobility: {
      takeaway: 'Počítejte tahy, ne kameny: soupeři jich nechte málo.',
      text: [
        'Roh nikdo nedává rád. Dá ho, když mu nic jiného nezbývá. Počítejte proto tahy, ne kameny: pro sebe hodně, pro soupeře málo.',
        'Každý váš kámen, který se dotýká prázdného pole, je soupeřův tah. Okázalé tahy, které otočí dlouhou řadu, postaví z takových kamenů zeď: soupeř má kam hrát a vám tahy dojdou. Až do poslední třetiny partie je většinou lepší mít kamenů méně.',
        'Než táhnete, podívejte se, co bude moci zahrát soupeř. Nejlepší bývá tah, po kterém mu nezbude skoro nic.',
      ],
      figures: ['Černý teď může táhnout jen na očíslovaná pole.'],
      game: 'Po desátém tahu, dokud je prázdných aspoň dvacet polí, nechte soupeři nanejvýš tři tahy.',
    },
    centre: {
      takeaway: 'Držte kameny uvnitř: každý vedle prázdného pole může soupeři dát tah.',
      text: [
        'V zahájení se nerozpínejte. Držte své kameny uprostřed pohromadě a nechte druhou barvu, ať je obklopí. Kdo je venku, na toho se útočí, kdo je uvnitř, má tahy.',
        'Kameny, které se dotýkají prázdného pole, tvoří hranici. O každý z nich se může soupeř opřít. Dobrý tah jich proto otočí málo a velmi dobrý vaši hranici ještě zmenší.',
        'Že máte méně kamenů než soupeř, v této části partie nevadí. Otočit jeden kámen uprostřed je většinou lepší než tři na kraji.',
      ],
      figures: ['Kroužky ukazují hranici černého.'],
      game: 'Mějte po dvaceti tazích méně kamenů než {name} a aspoň stejně možných tahů.',
    },
    quiet: {
      takeaway: 'Otáčejte kameny, které se nedotýkají prázdného pole: soupeři tím žádný tah nepřibude.',
      text: [
        'Tichý tah otáčí kameny uvnitř, obklopené ostatními. Žádný další kámen se tím nedotkne prázdného pole: soupeř nemá ani o tah víc a musí nějaký najít.',
        'Hlučný tah dělá opak: získáte jím kameny na vnější straně a každý z nich může soupeř obstoupit.',
        'Hledejte pole, ze kterých otočíte jediný kámen uprostřed. Mít dva takové tahy v zásobě je hodně: máte-li ještě tichý tah, když soupeři už došly, rozhodujete vy, kde se bude hrát dál.',
      ],
      figures: [
        'Tah b5 otočí jediný kámen, hluboko uvnitř.',
        'Tah h3 otočí tři kameny na vnější straně. Dotýkají se sedmi označených polí.',
      ],
      game: 'Zahrajte po šestém tahu partie tři tiché tahy.',
    },
    freeMoves: {
      takeaway: 'Tahy, které máte jen vy, si nechte a hrajte nejdřív ty ostatní.',
      text: [
        'Časem jednomu z hráčů dobré tahy dojdou. Komu zbývá volný tah, zahraje ho a trápení nechá na soupeři.',
        'Volný tah nic neotvírá: soupeř může potom hrát jen tam, kam mohl i předtím. Často se najde na okraji, který je už zpola váš, nebo na poli, kam se druhá strana nedostane.',
        'Neplýtvejte jimi. Vydrží, dokud je můžete zahrát jen vy, a tak hrajte nejdřív ty ostatní. Než některý použijete, podívejte se, kolik jich má soupeř: kdo má o jeden víc, ten se dočká.',
      ],
      figures: ['Černý právě táhl na pole v kroužku: bílému žádný tah nepřibyl.'],
      game: 'Zahrajte po desátém tahu tři tahy, po kterých soupeři nepřibude žádné pole.',
    },
    parity: {
      takeaway: 'Liché oblasti otvírejte, v sudých odpovídejte.',
      text: [
        'Ke konci se prázdná pole rozpadnou na oblasti. Kdo hraje v oblasti poslední, otočí kameny, které už nikdo nevrátí.',
        'V liché oblasti ten, kdo začne, také skončí, pokud v ní oba pokračují. V sudé skončí ten druhý. Liché oblasti tedy otvírejte a v sudých odpovídejte.',
        'Pokud nikdo nepasuje, hraje poslední tah partie bílý. Jako černý to můžete změnit: donuťte bílého jednou pasovat, nebo si nechte oblast, kam bílý hrát nemůže. Když zbývá dvacet polí, začněte pole každé oblasti počítat.',
      ],
      figures: ['Tři oblasti: dvě mají 4 prázdná pole a jedna 1.', 'Číslo říká, kolik polí má oblast.'],
      game: 'Zbývá čtrnáct polí. Hrajte oblasti ve správném pořadí a vyhrajte.',
    },
    swindles: {
      takeaway: 'Pole, na které soupeř nemůže, má cenu jednoho tahu: nechte si ho na konec.',
      text: [
        'Pole, na kterém by soupeř nic neotočil, patří jen vám. Můžete tam táhnout, kdy chcete, takže má cenu jednoho tahu. A ke konci rozhodují partii právě dva tahy za sebou.',
        'Vznikne tam, kde mají všechny řady kolem jednu barvu, nebo soupeř nemá čím obstoupit. Dokud máte jiný tah, nechte si to pole na později.',
        'Mění se tím parita: oblast, kam může hrát jen jedna strana, do dvojic nepatří. Stačí jediné takové pole a poslední tah má přece jen černý.',
      ],
      figures: ['Na označené pole černý hrát nemůže, bílý ano.'],
      game: 'Zbývá deset polí. Výhru drží jediný tah: najděte ho a partii dohrajte.',
    },
    counting: {
      takeaway: 'Počítejte s nejlepší soupeřovou odpovědí: otočený kámen za dva, položený za jeden.',
      text: [
        'Když zbývá málo polí, přestaňte hádat a počítejte. Každý tah přidá jedné straně položený kámen a všechny otočené, druhé straně otočené ubere.',
        'Vycházejte z nejlepší soupeřovy odpovědi, ne z vlastního přání. U dvou polí porovnáte dvě pořadí, u čtyř nanejvýš čtyřiadvacet. Většina hned odpadne, protože tah nejde zahrát nebo je zjevně špatný.',
        'Počítejte rozdíl: otočený kámen za dva, položený za jeden. A všímejte si polí, kam můžete hrát jen vy: ta počkají nakonec.',
      ],
      figures: ['Zbývající pole.'],
      game: 'Zbývá osm polí a {name} hraje dobře. Najděte výhru.',
    },
    endings: {
      takeaway: 'Vypište si tahy a škrtněte ty, na které je silná odpověď.',
      text: [
        'Koncovku řešte vždy stejným postupem. Vypište si své tahy. Ke každému najděte odpověď, která vás bolí nejvíc. Tah, na který je silná odpověď, škrtněte a ostatní odpovědi už nepočítejte.',
        'Začněte tím, co získáte natrvalo: rohem, posledním polem oblasti, tahem, po kterém soupeř pasuje. Zbude vám jen pár variant.',
        'Když žádný tah nevyhrává, hledejte remízu. A když všechny prohrávají, prohrajte o málo: na turnaji se kameny sčítají. Při pěti prázdných polích můžete mít jistotu. Dejte si na čas.',
      ],
      figures: ['Čísla ukazují nejlepší pořadí tahů.'],
      game: 'Zbývá šest polí a vyhrává jediný tah. Najděte ho.',
    },
    openings: {
      takeaway: 'Otáčejte jeden nebo dva kameny a zůstaňte uprostřed.',
      text: [
        'Všechny čtyři první tahy jsou stejné, jen pootočené. Na f5 má bílý tři odpovědi: d6 je kolmé zahájení, f6 úhlopříčné a f4 rovnoběžné, to je nejslabší.',
        'Varianty se učit nemusíte. Otáčejte jeden nebo dva kameny, zůstaňte na šestnácti polích uprostřed, držte své kameny pohromadě a nechte soupeře, ať je obklopí: on pak má zeď a vy tahy.',
        'Zahájení končí, když se první kámen dostane na okraj. Jsou-li pak na tom oba stejně, splnilo svůj účel.',
      ],
      figures: ['1 kolmé, 2 úhlopříčné, 3 rovnoběžné.'],
      game: 'Mějte po dvanácti tazích aspoň tolik možných tahů jako {name}.',
    },
    families: {
      takeaway: 'Vyberte si jedno zahájení a jednu odpověď a hrajte je často.',
      text: [
        'Po f5 d6 má černý tři dobré tahy. c3 vede přes d3 c4 k Tygrovi, který se na turnajích hraje nejvíc. c4 vede přes d3 c5 ke Kočce. c5 vede přes f4 e3 ke Králíkovi a odtud k Růži.',
        'Po f5 f6 se většinou pokračuje e6 d6: s c5 je to Kráva, s c3 Buvol, s e7 Heath.',
        'Neučte se je nazpaměť. Vyberte si jedno zahájení za černého a jednu odpověď za bílého, hrajte je často a v rozboru hledejte, kde vám vyrovnaná pozice utekla. Každá partie vás tak naučí jeden tah.',
      ],
      figures: ['1 vede k Tygrovi, 2 ke Kočce, 3 ke Králíkovi.', '1 vede ke Krávě, 2 k Buvolovi, 3 k Heath.'],
      game: 'Mějte po dvaceti tazích aspoň tolik možných tahů jako {name}.',
    },
    plans: {
      takeaway: 'Před každým tahem vězte, co soupeř odpoví a co zahrajete potom.',
      text: [
        'Plán jsou dva nebo tři tahy, které patří k sobě: zahraju sem, soupeř má jen tohle, a pak vezmu tamto. Tak daleko myslete před každým tahem. Skromný tah, který někam vede, je lepší než oslnivý, který soupeř hned vyvrátí.',
        'Nejčastější plán je nechat soupeři jen špatné tahy. Spočítejte bezpečné tahy obou stran: máte-li o jeden víc, bude soupeř muset brzy otevřít roh.',
        'Můžete i něco obětovat. Ztracený roh se vyplatí, když za něj dostanete dva, nebo poslední tah v oblasti. Nejdřív ale počítejte.',
      ],
      figures: ['Odpovědi bílého: každá pustí černého do rohu.'],
      game: 'Vyhrajte celou partii. Před každým tahem si řekněte, jakou čekáte odpověď.',
    },
    stronger: {
      takeaway: 'Držte rohy zavřené, čekejte na příležitost a každou koncovku spočítejte.',
      text: [
        'Proti silnějšímu nemusíte hrát skvěle. Hrajte tak, abyste měli málo příležitostí k chybě: rohy zavřené, málo kamenů venku a odpověď na vlastní tah promyšlená předem.',
        'Když jste na tom hůř, nevzdávejte všechno najednou. Vyberte tah, po kterém má druhá strana nejvíc co počítat, a nikdy ne takový, který dá roh zadarmo.',
        'Spočítejte každou koncovku, i prohranou: prohrát o šest je něco jiného než o čtyřicet a na posledních polích chybují i ti nejlepší. Po partii si najděte tah, kterým se obrátila.',
      ],
      figures: ['32\u00a0:\u00a032, remíza se silnějším soupeřem.'],
      game: 'Váš soupeř je {name}. Skončete aspoň s 24 kameny.',
    },
    graduation: {
      takeaway: 'Rohy, odpovědi, tiché tahy, oblasti, počítání: v tomto pořadí se ptejte před každým tahem.',
      text: [
        'Víte už všechno potřebné. Před každým tahem se postupně ptejte: Můžu vzít roh natrvalo? Neotvírám nějaký? Kolik odpovědí soupeři nechám? Mám tichý tah? Od dvaceti prázdných polí: které oblasti jsou liché? Od deseti počítejte.',
        'Ines vyhrává turnaje: vezme si, co jí necháte, a roh přehlédne málokdy. Chybuje ale jako člověk, nejvíc na posledních polích, a ta už umíte spočítat.',
        'Když prohrajete, otevřete partii na stránce Rozbor: ukáže tah, kterým se obrátila.',
      ],
      figures: ['Jste na tahu.'],
      game: 'Porazte {name}. Tím kurz končí a hra začíná.',
    },
  },
};
