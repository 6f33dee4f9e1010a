import type { CoachStrings } from '../strings/coach.js';

/** Czech, in the words of the Czech players: roh, pole X, pole C, klidný tah, hranice, stabilní kámen. */
export const cs: CoachStrings = {
  reasons: {
    'corner-given': {
      bad: 'Soupeř si teď vezme {corners}{since}; {otherwise}.',
      good: 'Tahem {other} byste{otherBy} dali {corners}; takhle ne.',
    },
    'corner-left': {
      bad: 'Soupeř si pořád může vzít {corners}; {otherwise}.',
      good: 'Soupeři bráníte vzít {corners}; tah {other} by to neudělal.',
    },
    'corner-forced': {
      bad: 'Už nezabráníte tomu, aby soupeř vzal {corners}: {line}.',
      good: 'Po tahu {other} byste už nezabránili tomu, aby soupeř vzal {corners}: {otherLine}.',
    },
    'corner-missed': { bad: 'Mohli jste vzít {corners}.', good: 'Berete {corners}.' },
    'corner-force-missed': {
      bad: 'Tahem {other} si vynutíte {corners}: {otherLine}.',
      good: 'Vynutíte si {corners}: {line}.',
    },
    'x-square': {
      bad: 'Hrajete na pole X u prázdného rohu {squares}.',
      good: '{other} je pole X u prázdného rohu {squares}; tam správně nejdete.',
    },
    'x-square-falls': {
      bad: 'Hrajete na pole X u rohu {squares} a {bestPlay} o něj přijdete: {line}.',
      good: '{other} je pole X u rohu {squares} a soupeř by tento roh vzal: {otherLine}.',
    },
    'c-square': {
      bad: 'Hrajete na pole C u prázdného rohu {squares}.',
      good: '{other} je pole C u prázdného rohu {squares}; tam správně nejdete.',
    },
    'c-square-falls': {
      bad: 'Hrajete na pole C u rohu {squares} a {bestPlay} o něj přijdete: {line}.',
      good: '{other} je pole C u rohu {squares} a soupeř by tento roh vzal: {otherLine}.',
    },
    'corner-lost-later': {
      bad: '{bestPlay} soupeř časem vezme {corners}: {line}.',
      good: 'Po tahu {other} by soupeř časem vzal {corners}: {otherLine}.',
    },
    'corner-won-later': {
      bad: 'Po tahu {other} časem vezmete {corners}: {otherLine}.',
      good: '{bestPlay} časem vezmete {corners}: {line}.',
    },
    'corner-threat-missed': {
      bad: 'Tahem {other} byste hrozili, že vezmete {corners}.',
      good: 'Hrozíte, že vezmete {corners}.',
    },
    'square-wanted': {
      bad: 'O {reply} jste stáli oba a teď tam zahraje soupeř.',
      good: 'Na {reply} jste první; po tahu {other} by tam byl první soupeř.',
    },
    'own-square-opened': {
      bad: 'Na {reply} jste mohli hrát jen vy; {by}tam jako prvního pouštíte soupeře.',
      good: 'Tah {other} by soupeře{otherBy} pustil na {reply}; takhle tam nemůže.',
    },
    'reply-opened': {
      bad: 'Po tahu {other} by soupeř na {reply}{forNow} nemohl hrát; {by}mu pole otevíráte a on tam zahraje.',
      good: 'Soupeř na {reply} hrát nemůže; tah {other} by ho tam{otherBy} pustil.',
    },
    'reply-prevented': {
      bad: 'Soupeř zahraje {reply}; tah {other} by mu v tom{otherBy}{forNow} zabránil.',
      good: 'Po tahu {other} by soupeř zahrál {reply}; tento tah tomu {by}zabrání.',
    },
    'reply-stronger': {
      bad: 'Soupeř zahraje {reply} a škodí vám to víc než po tahu {other}.',
      good: 'Odpověď {reply} je teď slabší než po tahu {other}.',
    },
    'reply-stronger-moves': {
      bad: 'Soupeř zahraje {reply} a vy {own=ne}máte {own/moves|žádný tah}; po tahu {other} byste měli {otherOwn}.',
      good: '{reply} vám nechá {own/moves}, po tahu {other} byste {otherOwn=ne}měli {otherOwn|žádný}.',
    },
    'reply-continued': {
      bad: 'Soupeř zahraje {reply} a pak může hrát na {against}; tah {other} by tomu{otherBy} zabránil.',
      good: 'Po tahu {other} by soupeř zahrál {reply} a pak mohl hrát na {against}; tento tah mu {against} {by}znemožní.',
    },
    'reply-continued-wanted': {
      bad: 'Soupeř zahraje {reply} a pak může hrát na {against}, tedy tam, kam jste potřebovali vy.',
      good: 'Na {against} hrajete sami; po {other} {reply} by tam mohl hrát soupeř.',
    },
    'reply-poisoned': {
      bad: 'Soupeř může bez obav zahrát {reply}; po tahu {other} by vám tím dal roh {corner}.',
      good: 'Tahem {reply} by vám soupeř dal roh {corner}; po tahu {other} ne.',
    },
    'replies-strong': {
      bad: 'Soupeř má několik dobrých odpovědí, {squares}; po tahu {other} vám žádná tolik neuškodí.',
      good: 'Po tahu {other} by měl soupeř několik dobrých odpovědí: {squares}.',
    },
    'replies-prevented': {
      bad: 'Soupeř má teď dobré tahy na {squares}; tah {other} by je{otherBy}{forNow} všechny znemožnil.',
      good: 'Po tahu {other} by měl soupeř dobré tahy na {squares}; tento tah je {by}všechny znemožní.',
    },
    'return-missed': {
      bad: 'Na {reply} potřebujete odpovědět {against}: po tahu {move} to nejde, po tahu {other} by to šlo{needs}.',
      good: 'Na {reply} můžete odpovědět {against}{needs}; po tahu {other} by to nešlo.',
    },
    'return-punished': {
      bad: 'Na {reply} potřebujete odpovědět {against}. Teď to soupeř potrestá tahem {corner}, po tahu {other} by nemohl.',
      good: 'Na {reply} můžete odpovědět {against}; po tahu {other} by to soupeř potrestal tahem {corner}.',
    },
    'return-punished-opened':
      '{by}soupeři otevíráte {corner}, které si nechá na později: nejdřív zahraje {reply}. Tah {other} by ho tam nepustil.',
    'return-punished-corner': {
      bad: 'Na {reply} potřebujete odpovědět {against}. Teď tím dáte roh {corner}, po tahu {other} ne.',
      good: 'Na {reply} můžete odpovědět {against}; po tahu {other} byste tím dali roh {corner}.',
    },
    'moves-lost': {
      bad: 'Soupeř zahraje {reply} a připraví vás o {squares}{since}; po tahu {other} by se to nestalo.',
      good: 'Dál můžete hrát na {squares}; po {other} {reply} byste tam už hrát nemohli{since}.',
    },
    prepared: {
      bad: 'Tah {other} připravuje {squares}: po {otherReply} tam můžete hrát{needs}, po {move} {reply} ne.',
      good: 'Připravujete {squares}: po {otherReply} tam můžete hrát{needs}.',
    },
    'reserve-lost': {
      bad: 'Na {squares} jste mohli hrát jen vy; {by}tam pouštíte i soupeře. Po tahu {other} by se tam nedostal.',
      good: 'Na {squares} dál můžete hrát jen vy; tah {other} by tam{otherBy} pustil i soupeře.',
    },
    'reserve-taken': {
      bad: 'Na {squares} jste mohli hrát jen vy; {by}tam hned pouštíte soupeře. Po tahu {other} by se tam nedostal.',
      good: 'Na {squares} dál můžete hrát jen vy; tah {other} by tam{otherBy} hned pustil soupeře.',
    },
    'could-wait': {
      bad: '{move} vám neuteče, soupeř tam hrát nemůže. Na {other} můžete hrát oba, proto má přednost.',
      good: '{other} vám neuteče, soupeř tam hrát nemůže; na toto pole můžete hrát oba, proto má přednost.',
    },
    'could-wait-later': {
      bad: 'Na {move} můžete hrát jen vy, takže to počká. Nejdřív zahrajte {other}.',
      good: 'Na {other} můžete hrát jen vy; správně si ho necháváte na později.',
    },
    sacrifice: {
      bad: 'Soupeři můžete nechat {corners}, tah {other} se vyplatí: {otherLine}.',
      good: 'Obětujete {corners} a vyplatí se to: {line}.',
    },
    'sacrifice-for': {
      bad: 'Tahem {other} dáte {given} a získáte za to {corner}: {otherLine}.',
      good: 'Dáte {given} a získáte za to {corner}: {line}.',
    },
    mobility: {
      bad: 'Soupeř zahraje {reply} a vy {own=ne}máte {own/moves|žádný tah}; po {other} {otherReply} byste měli {otherOwn}.',
      good: 'Soupeř zahraje {otherReply} a vy máte {own/moves}; po {other} {reply} byste {otherOwn=ne}měli {otherOwn|žádný}.',
    },
    opens: {
      bad: 'Soupeři dáváte {theirs/moves}; po tahu {other} by {otherTheirs=ne}měl {otherTheirs|žádný}.',
      good: 'Soupeři {theirs=ne}necháváte {theirs/moves|žádný tah}; po tahu {other} by měl {otherTheirs}.',
    },
    'safe-moves': {
      bad: 'Docházejí vám bezpečné tahy: po {reply} {own=ne}máte {own/safe|žádný}, po {other} {otherReply} byste měli {otherOwn}.',
      good: 'Bezpečné tahy vám zůstávají: po {otherReply} máte {own/safe}, po {other} {reply} byste {otherOwn=ne}měli {otherOwn|žádný}.',
    },
    frontier: {
      bad: 'Stavíte zeď: {own/frontier}, po tahu {other} jen {otherOwn}.',
      good: 'Vyhýbáte se zdi: {own/frontier}, po tahu {other} {otherOwn}.',
    },
    'many-flips': {
      bad: 'Otáčíte {own/discs}, tah {other} jen {otherOwn}. Do koncovky je lepší mít jich méně.',
      good: 'Otáčíte jen {own/discs}, tah {other} by jich otočil {otherOwn}. Do koncovky je lepší mít jich méně.',
    },
    'quiet-move': {
      bad: 'Tah {other} je tišší: otočené kameny se {otherOwn=ne}dotýkají {otherOwn/empty|žádného prázdného pole}, po tahu {move} {own}.',
      good: 'Je to tichý tah: otočené kameny se {own=ne}dotýkají {own/empty|žádného prázdného pole}, po tahu {other} {otherOwn}.',
    },
    parity: {
      bad: 'Otvíráte sudou oblast ({squares}) a poslední v ní zahraje soupeř: {line}.',
      good: 'Tah {other} by otevřel sudou oblast ({squares}), kde poslední zahraje soupeř: {otherLine}.',
    },
    'region-opened': {
      bad: 'V oblasti {squares} jste mohli hrát jen vy; teď může i soupeř a {bestPlay} to udělá: {line}.',
      good: 'Oblast {squares} zůstává jen vám; tah {other} by do ní soupeře pustil: {otherLine}.',
    },
    'region-closed': {
      bad: 'Soupeř zahraje {reply} a zavře vám oblast {squares}; po tahu {other} byste tam ještě mohli.',
      good: 'V oblasti {squares} můžete dál hrát; po {other} {reply} byste už nemohli.',
    },
    'unbalanced-edge': {
      bad: 'Vytváříte nevyvážený okraj ({squares}) a soupeř vezme jeho roh: {line}.',
      good: 'Tah {other} by vytvořil nevyvážený okraj ({squares}) a soupeř by vzal jeho roh: {otherLine}.',
    },
    'wedge-allowed': {
      bad: 'Na {squares} pouštíte soupeře mezi své kameny: {line}.',
      good: 'Tah {other} by na {squares} pustil soupeře mezi vaše kameny: {otherLine}.',
    },
    'wedge-missed': {
      bad: 'Na {squares} jste se mohli vklínit mezi dva soupeřovy kameny.',
      good: 'Vklíníte se mezi dva soupeřovy kameny.',
    },
    'wipe-out': {
      bad: '{bestPlay} přijdete o všechny kameny: {line}.',
      good: 'Po tahu {other} byste přišli o všechny kameny: {otherLine}.',
    },
    'pass-forced': { bad: 'Po tahu {other} by soupeř neměl kam hrát.', good: 'Soupeř nemá kam hrát.' },
    'pass-forced-later': {
      bad: 'Po tahu {other} bude soupeř brzy muset pasovat: {otherLine}.',
      good: 'Soupeř bude brzy muset pasovat: {line}.',
    },
    'pass-suffered': {
      bad: '{bestPlay} nakonec musíte pasovat: {line}.',
      good: 'Po tahu {other} byste nakonec museli pasovat: {otherLine}.',
    },
    count: {
      bad: 'Při nejlepší hře vynese {other} o {discs/discs} víc: {otherLine}.',
      good: 'Při nejlepší hře získáte o {discs/discs} víc než po {other}: {line}.',
    },
    'count-equal': 'Při nejlepší hře nevynese žádný tah víc.',
    value: {
      bad: 'Podle počítače je {other} lepší o {discs/discs}: {otherLine}.',
      good: 'Podle počítače je {move} o {discs/discs} lepší než {other}: {line}.',
    },
    'value-equal': 'Počítač nevidí nic lepšího.',
    'only-move': 'Jiný tah není možný.',
  },
  otherwise: {
    none: 'tah {other} by to nedovolil',
    prevents: 'tah {other} by tomu{otherBy} zabránil',
    another: 'po tahu {other} by mohl vzít {otherReply}, ale {squares} ne',
    later: 'po tahu {other} až později: {otherLine}',
  },
  access: {
    by: 'otočením {discs}',
    placing: 'svým kamenem na {discs}',
    otherBy: 'otočením {discs}',
    since: ', protože {mover} otočí {discs}',
    sincePlacing: ', protože může otočit nový kámen na {discs}',
    turning: 'a otočit {discs}',
    own: 'díky svému kameni na {discs}',
  },
  consequences: {
    loses: 'po {reply} už nemůžete hrát na {squares}{since}',
    threatens: 'z {reply} hrozí vzít {corners}',
    wedges: 'na {reply} se vklíní mezi dva vaše kameny na okraji',
    'shuts-out': 'po {reply} může na {squares} hrát jen on',
    leaves: 'po {reply} můžete hrát už jen na {squares}',
    'gives-nothing': 'tah {reply} vám nic nového neotevře',
    'loses-corner': 'po {reply} už nemůžete vzít {corners}{since}',
    'opens-next': 'po {reply} může pokračovat na {squares}',
    wanted: 'po tahu {other} byste tam zahráli sami',
    'return-threatens': 'z {against} byste hrozili, že vezmete {corners}',
    'return-wedges': '{against} by se vklínilo mezi dva soupeřovy kameny na okraji',
    'return-quiet': '{against} by byl tichý tah, který soupeři nic nového neotevře',
    decides: 'Bez {reply} by byl tah {move} tak dobrý jako {other}.',
  },
  inLines: {
    theirs: 'Po tahu {move} získá {corners} soupeř.',
    own: 'V této variantě získáte {corners}.',
    given: 'Tato varianta dává {corners} soupeři, a přesto je lepší.',
    bait: 'Tahem {move} sice získáte {corners}, ale to nestačí.',
    'pass-own': 'Po tahu {move} musíte pasovat.',
    'pass-theirs': 'V této variantě musí soupeř pasovat.',
  },
  forNow: 'zatím',
  withConsequence: '{reason}: {first}.',
  nouns: {
    moves: { one: '{n} tah', few: '{n} tahy', many: '{n} tahu', other: '{n} tahů' },
    discs: { one: '{n} kámen', few: '{n} kameny', many: '{n} kamene', other: '{n} kamenů' },
    frontier: {
      one: '{n} odkrytý kámen',
      few: '{n} odkryté kameny',
      many: '{n} odkrytého kamene',
      other: '{n} odkrytých kamenů',
    },
    safe: {
      one: '{n} tah, který nedává roh',
      few: '{n} tahy, které nedávají roh',
      many: '{n} tahu, který nedává roh',
      other: '{n} tahů, které nedávají roh',
    },
    empty: {
      one: '{n} prázdného pole',
      few: '{n} prázdných polí',
      many: '{n} prázdného pole',
      other: '{n} prázdných polí',
    },
    region: { one: '{n} pole', few: '{n} polí', many: '{n} pole', other: '{n} polí' },
  },
  corners: { one: 'roh {squares}', other: 'rohy {squares}', any: 'roh', among: '{squares} (roh)' },
  bestPlay: { exact: 'při nejlepší hře', engine: 've variantě počítače' },
  pass: 'pas',
  people: 'Z hráčů vaší síly tu {move} volí {share} a {other} volí {otherShare}.',
  kinds: {
    'corner-given': 'Darovaný roh',
    'corner-left': 'Nechaný roh',
    'corner-forced': 'Vynucená ztráta rohu',
    'corner-missed': 'Roh',
    'corner-force-missed': 'Vynucený roh',
    'x-square': 'Pole X',
    'c-square': 'Pole C',
    'corner-lost-later': 'Pozdější ztráta rohu',
    'corner-won-later': 'Pozdější zisk rohu',
    'corner-threat-missed': 'Hrozba rohu',
    'square-wanted': 'Pole pro oba',
    'own-square-opened': 'Přenechané pole',
    'reply-opened': 'Otevřené pole',
    'reply-prevented': 'Znemožněná odpověď',
    'reply-stronger': 'Silná odpověď',
    'reply-continued': 'Odpověď s pokračováním',
    'reply-poisoned': 'Otrávený tah',
    'replies-strong': 'Několik dobrých odpovědí',
    'replies-prevented': 'Znemožněné odpovědi',
    'return-missed': 'Promeškaná odveta',
    'return-punished': 'Promeškaná odveta',
    'moves-lost': 'Ztracené tahy',
    prepared: 'Připravený tah',
    'reserve-lost': 'Ztracený volný tah',
    'could-wait': 'Spotřebovaný volný tah',
    sacrifice: 'Oběť',
    mobility: 'Mobilita',
    opens: 'Otevření hry',
    'safe-moves': 'Bezpečné tahy',
    frontier: 'Zeď',
    'many-flips': 'Příliš mnoho kamenů',
    'quiet-move': 'Klidný tah',
    parity: 'Parita',
    'region-opened': 'Otevřená oblast',
    'region-closed': 'Přístup do oblasti',
    'unbalanced-edge': 'Nevyvážený okraj',
    'wedge-allowed': 'Klín',
    'wedge-missed': 'Klín',
    'wipe-out': 'Ztráta všech kamenů',
    'pass-forced': 'Vynucený pas',
    'pass-suffered': 'Pas',
    count: 'Počítání',
    'only-move': 'Jediný tah',
    value: 'Výpočet',
  },
};
