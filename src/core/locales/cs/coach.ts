import type { CoachStrings } from '../strings/coach.js';

/** Czech, in the words of the Czech players: roh, pole X, pole C, klidný tah, hranice, stabilní kámen. */
export const cs: CoachStrings = {
  reasons: {
    'corner-given': {
      bad: 'Soupeř může hned vzít {corners}{since}; {otherwise}.',
      good: 'Nedává soupeři {corners}, jak by to{otherBy} udělal tah {other}.',
    },
    'corner-forced': {
      bad: 'Ať odpovíte jakkoli, soupeř vezme {corners}: {line}.',
      good: 'Po tahu {other} by si soupeř vynutil {corners}: {otherLine}.',
    },
    'corner-missed': { bad: 'Mohli jste vzít {corners}.', good: 'Bere {corners}.' },
    'corner-force-missed': {
      bad: 'Tah {other} si vynutí {corners}: {otherLine}.',
      good: 'Vynutí si {corners}: {line}.',
    },
    'x-square': {
      bad: 'Tah {move} je na pole X u prázdného rohu {squares}.',
      good: 'Tah {other} by byl na pole X u prázdného rohu {squares}.',
    },
    'x-square-falls': {
      bad: 'Tah {move} je na pole X u rohu {squares} a {bestPlay} soupeř tento roh vezme: {line}.',
      good: 'Tah {other} by byl na pole X u rohu {squares} a soupeř by tento roh vzal: {otherLine}.',
    },
    'c-square': {
      bad: 'Tah {move} je na pole C u prázdného rohu {squares}.',
      good: 'Tah {other} by byl na pole C u prázdného rohu {squares}.',
    },
    'c-square-falls': {
      bad: 'Tah {move} je na pole C u rohu {squares} a {bestPlay} soupeř tento roh vezme: {line}.',
      good: 'Tah {other} by byl na pole C u rohu {squares} a soupeř by tento roh vzal: {otherLine}.',
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
      bad: 'Tah {other} by hrozil vzít {corners}.',
      good: 'Hrozí vzít {corners}.',
    },
    'square-wanted': {
      bad: 'Na {reply} chtěli hrát oba a teď tam zahraje soupeř.',
      good: 'Na {reply} hrajete sami; po tahu {other} by tam zahrál soupeř.',
    },
    'own-square-opened': {
      bad: 'Soupeř na {reply} hrát nemohl; {by}mu tento tah pole otevírá a on tam zahraje první.',
      good: 'Na {reply} hrajete sami; tah {other} by pole{otherBy} otevřel soupeři.',
    },
    'reply-opened': {
      bad: 'Po tahu {other} by pole {reply} zůstalo zavřené; tento tah je {by}otevírá soupeři a ten tam zahraje.',
      good: 'Nechává {reply} zavřené; tah {other} by je soupeři{otherBy} otevřel a ten by tam zahrál.',
    },
    'reply-prevented': {
      bad: 'Tah {other} by soupeři{otherBy} znemožnil hrát na {reply}; teď tam zahraje.',
      good: 'Po tahu {other} by soupeř odpověděl {reply}; tento tah tomu {by}zabrání.',
    },
    'reply-stronger': {
      bad: 'Soupeř odpoví {reply}, což vám teď škodí víc než po tahu {other}.',
      good: 'Odpověď {reply} je teď slabší než po tahu {other}.',
    },
    'reply-continued': {
      bad: 'Soupeř odpoví {reply} a pak může hrát i na {against}, čemuž by tah {other}{otherBy} zabránil.',
      good: 'Po tahu {other} by soupeř odpověděl {reply} a pak mohl hrát i na {against}; tento tah mu {against} {by}znemožní.',
    },
    'reply-continued-wanted': {
      bad: 'Soupeř odpoví {reply} a pak může hrát i na {against}, kam jste mohli hrát sami.',
      good: 'Na {against} hrajete sami; po tahu {other} a odpovědi {reply} by tam mohl hrát soupeř.',
    },
    'reply-poisoned': {
      bad: 'Soupeř odpoví {reply}; po tahu {other} by vám tím dal roh {corner}.',
      good: 'Odpovědí {reply} by vám soupeř dal roh {corner}; po tahu {other} by vám tím nedal žádný.',
    },
    'reply-stronger-moves': {
      bad: 'Soupeř odpoví {reply} a vy pak {own=ne}máte {own/moves|žádný tah}; po tahu {other} byste měli {otherOwn}.',
      good: 'Odpověď {reply} vám nechá {own/moves}, po tahu {other} byste {otherOwn=ne}měli {otherOwn|žádný}.',
    },
    'replies-prevented': {
      bad: 'Soupeř má teď dobré odpovědi na {squares}; tah {other} by je{otherBy} všechny znemožnil.',
      good: 'Po tahu {other} by měl soupeř dobré odpovědi na {squares}; tento tah je {by}všechny znemožní.',
    },
    'return-missed': {
      bad: 'Proti odpovědi {reply} potřebujete hrát na {against}. Po tahu {move} nemůžete, po tahu {other} byste tam mohli zahrát{needs}.',
      good: 'Po odpovědi {reply} můžete zahrát {against}{needs}; po tahu {other} byste nemohli.',
    },
    'return-weaker': {
      bad: 'Soupeř odpoví {reply}. Po tahu {other} byste pak mohli zahrát {against}, po tahu {move} to soupeř potrestá tahem {corner}.',
      good: 'Po odpovědi {reply} můžete zahrát {against}; po tahu {other} by to soupeř potrestal tahem {corner}.',
    },
    'return-punished': {
      bad: 'Proti odpovědi {reply} potřebujete hrát na {against}. Po tahu {other} byste tam mohli zahrát; teď na to soupeř odpoví {corner}.',
      good: 'Po odpovědi {reply} můžete zahrát {against}; po tahu {other} by na to soupeř odpověděl {corner}.',
    },
    'return-punished-opened':
      '{by}otevírá soupeři pole {corner}: ten může nejdřív odpovědět {reply} a {corner} si nechat na později; tah {other} by je nechal zavřené.',
    'return-punished-corner': {
      bad: 'Proti odpovědi {reply} potřebujete hrát na {against}. Po tahu {other} byste tam mohli zahrát; teď byste tím dali roh {corner}.',
      good: 'Po odpovědi {reply} můžete zahrát {against}; po tahu {other} byste tím dali roh {corner}.',
    },
    'moves-lost': {
      bad: 'Po odpovědi {reply} už nemůžete hrát na {squares}{since}; kdybyste hráli {other}, ještě byste mohli.',
      good: 'Dál můžete hrát na {squares}; po tahu {other} a odpovědi {reply} byste tam už hrát nemohli{since}.',
    },
    prepared: {
      bad: 'Tah {other} připravuje {squares}: po odpovědi {otherReply} tam můžete hrát{needs}, po tahu {move} a odpovědi {reply} ne.',
      good: 'Připravuje {squares}: po odpovědi {otherReply} tam můžete hrát{needs}.',
    },
    'reserve-lost': {
      bad: 'Na {squares} jste mohli hrát jen vy; {by}tam tento tah pouští i soupeře, což by tah {other} neudělal.',
      good: 'Na {squares} dál můžete hrát jen vy; tah {other} by tam{otherBy} pustil i soupeře.',
    },
    'reserve-taken': {
      bad: 'Na {squares} jste mohli hrát jen vy a tah {other} by vám to zachoval; {by}otevírá tento tah pole soupeři a ten tam hned zahraje.',
      good: 'Na {squares} dál můžete hrát jen vy; tah {other} by pole{otherBy} otevřel soupeři a ten by tam hned zahrál.',
    },
    'could-wait': {
      bad: 'Tah {move} mohl počkat, soupeř tam hrát nemůže; na {other} mohou oba, a proto má přednost.',
      good: 'Na toto pole mohou oba, a proto má přednost; tah {other} může počkat, soupeř tam hrát nemůže.',
    },
    'mobility-later': {
      bad: 'V dalších tazích máte menší výběr než po tahu {other}: průměrně {own} místo {otherOwn}.',
      good: 'V dalších tazích máte větší výběr než po tahu {other}: průměrně {own} místo {otherOwn}.',
    },
    sacrifice: {
      bad: 'Obětovat {corners} tahem {other} by se vyplatilo: {otherLine}.',
      good: 'Obětuje {corners} a vyplatí se to: {line}.',
    },
    mobility: {
      bad: 'Po odpovědi {reply} {own=ne}máte {own/moves|žádný tah}; po tahu {other} a odpovědi {otherReply} byste měli {otherOwn}.',
      good: 'Po odpovědi {otherReply} máte {own/moves}; po tahu {other} a odpovědi {reply} byste {otherOwn=ne}měli {otherOwn|žádný}.',
    },
    opens: {
      bad: 'Dává soupeři na výběr {theirs/moves}, po tahu {other} by {otherTheirs=ne}měl {otherTheirs|žádný}.',
      good: 'Soupeři {theirs=ne}nechává {theirs/moves|žádný tah}, po tahu {other} by měl {otherTheirs}.',
    },
    'safe-moves': {
      bad: 'Docházejí vám bezpečné tahy: po odpovědi {reply} {own=ne}máte {own/safe|žádný bezpečný tah}, po tahu {other} a odpovědi {otherReply} byste měli {otherOwn}.',
      good: 'Bezpečné tahy vám zůstávají: po odpovědi {otherReply} máte {own/safe}; po tahu {other} a odpovědi {reply} byste {otherOwn=ne}měli {otherOwn|žádný}.',
    },
    'their-safe-moves': {
      bad: 'Soupeř má {theirs/safe}, po tahu {other} by {otherTheirs=ne}měl {otherTheirs|žádný}.',
      good: 'Soupeř {theirs=ne}má {theirs/safe|žádný bezpečný tah}, po tahu {other} by měl {otherTheirs}.',
    },
    frontier: {
      bad: 'Odkrývá vaše kameny: máte {own/frontier}, po tahu {other} by to bylo {otherOwn}.',
      good: 'Odkrývá méně vašich kamenů: máte {own/frontier}, po tahu {other} by to bylo {otherOwn}.',
    },
    'frontier-later': {
      bad: '{bestPlay} máte průměrně {own/frontier}, po tahu {other} by to bylo {otherOwn}.',
      good: '{bestPlay} máte průměrně {own/frontier}, po tahu {other} by to bylo {otherOwn}.',
    },
    'many-flips': {
      bad: 'Otočí {own/discs}, tah {other} jen {otherOwn}: mnoho kamenů je zatím na obtíž.',
      good: 'Otočí jen {own/discs}, tah {other} by jich otočil {otherOwn}: mnoho kamenů je zatím na obtíž.',
    },
    'quiet-move': {
      bad: 'Tah {other} je klidnější: otočené kameny se {otherOwn=ne}dotýkají {otherOwn/empty|žádného prázdného pole}, u tahu {move} je to {own}.',
      good: 'Je to klidný tah: otočené kameny se {own=ne}dotýkají {own/empty|žádného prázdného pole}, u tahu {other} by to bylo {otherOwn}.',
    },
    'quiet-kept': {
      bad: 'Kazí vám klidný tah {squares}, který by po tahu {other} zůstal.',
      good: 'Zachovává vám klidný tah {squares}, který by tah {other} zkazil.',
    },
    'quiet-taken': {
      bad: 'Nechává soupeři klidný tah {squares}, který mu {other} bere.',
      good: 'Bere soupeři klidný tah {squares}, který by mu po tahu {other} zůstal.',
    },
    parity: {
      bad: 'Začínáte v oblasti o velikosti {own/region} ({squares}), které se tah {other} vyhýbá, a poslední tah v ní má soupeř: {line}.',
      good: 'Po tahu {other} by měl soupeř poslední tah v oblasti o velikosti {otherOwn/region} ({squares}): {otherLine}.',
    },
    'region-opened': {
      bad: 'V oblasti {squares} jste mohli hrát jen vy; teď může i soupeř a {bestPlay} to udělá: {line}.',
      good: 'Oblast {squares} zůstává jen vám; tah {other} by do ní soupeře pustil: {otherLine}.',
    },
    'region-closed': {
      bad: 'Po odpovědi {reply} už v oblasti {squares} hrát nemůžete; kdybyste hráli {other}, ještě byste mohli.',
      good: 'V oblasti {squares} můžete dál hrát; po tahu {other} a odpovědi {reply} byste už nemohli.',
    },
    'unbalanced-edge': {
      bad: 'Vzniká nevyvážený okraj {squares} a soupeř vezme jeho roh: {line}.',
      good: 'Po tahu {other} by vznikl nevyvážený okraj {squares} a soupeř by vzal jeho roh: {otherLine}.',
    },
    'wedge-allowed': {
      bad: 'Soupeř se na {squares} vklíní mezi vaše kameny: {line}.',
      good: 'Po tahu {other} by se soupeř na {squares} vklínil mezi vaše kameny: {otherLine}.',
    },
    'wedge-missed': {
      bad: 'Na {squares} jste se mohli vklínit mezi dva soupeřovy kameny.',
      good: 'Vklíní se mezi dva soupeřovy kameny.',
    },
    'stable-discs': {
      bad: '{bestPlay} {own=ne}máte po {plies} tazích {own/stable|žádný stabilní kámen}, soupeř {theirs}; s tahem {other} by to bylo {otherOwn} proti {otherTheirs}.',
      good: '{bestPlay} {own=ne}máte po {plies} tazích {own/stable|žádný stabilní kámen}, soupeř {theirs}; s tahem {other} by to bylo {otherOwn} proti {otherTheirs}.',
    },
    'pass-forced': {
      bad: 'Po tahu {other} by soupeř neměl kam hrát a musel by pasovat.',
      good: 'Soupeř nemá kam hrát a musí pasovat.',
    },
    'pass-suffered': {
      bad: '{bestPlay} budete muset pasovat: {line}.',
      good: 'Po tahu {other} byste museli pasovat: {otherLine}.',
    },
    count: {
      bad: 'Spočítáno do konce je tah {other} lepší o {discs/discs}: {otherLine}.',
      good: 'Spočítáno do konce je o {discs/discs} lepší než {other}: {line}.',
    },
    'count-equal': 'Spočítáno do konce není nic lepšího.',
    value: {
      bad: 'Počítač vidí v tahu {other} o {discs/discs} více: {otherLine}.',
      good: 'Počítač v něm vidí o {discs/discs} více než v tahu {other}: {line}.',
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
    'shuts-out': 'po {reply} už na {squares} hrát nemůžete, on ano',
    'last-square': 'tahem {reply} tam zaplní poslední prázdné pole',
    stays: 'kámen na {reply} už nikdo neotočí',
    'turns-back': 'tah {reply} otočí zpět {squares}',
    'could-turn-back': 'tah {reply} by otočil zpět {squares}',
    'turns-edge': 'tah {reply} otočí {squares} na okraji',
    turns: 'tah {reply} otočí {squares}',
    leaves: 'po {reply} můžete hrát už jen na {squares}',
    'gives-nothing': '{reply} je klidný tah, který vám nic nového neotevře',
    'loses-corner': 'po {reply} už nemůžete vzít {corners}{since}',
    'no-new-move': '{reply} vám nedá žádný nový tah',
    'opens-next': 'po {reply} může pokračovat na {squares}',
    wanted: 'po tahu {other} byste tam zahráli sami',
    'return-threatens': 'z {against} byste hrozili vzít {corners}',
    'return-wedges': '{against} by se vklínilo mezi dva soupeřovy kameny na okraji',
    'return-quiet': '{against} by byl klidný tah, který soupeři nic nového neotevře',
    decides: 'Bez této odpovědi by byl tah {move} aspoň tak dobrý jako {other}.',
  },
  withConsequences: {
    one: '{reason}: {first}.',
    two: '{reason}: {first}; {second}.',
  },
  nouns: {
    moves: { one: '{n} tah', few: '{n} tahy', many: '{n} tahu', other: '{n} tahů' },
    discs: { one: '{n} kámen', few: '{n} kameny', many: '{n} kamene', other: '{n} kamenů' },
    frontier: {
      one: '{n} kámen vedle prázdných polí',
      few: '{n} kameny vedle prázdných polí',
      many: '{n} kamene vedle prázdných polí',
      other: '{n} kamenů vedle prázdných polí',
    },
    stable: {
      one: '{n} stabilní kámen',
      few: '{n} stabilní kameny',
      many: '{n} stabilního kamene',
      other: '{n} stabilních kamenů',
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
    'replies-prevented': 'Znemožněné odpovědi',
    'return-missed': 'Promeškaná odveta',
    'return-punished': 'Promeškaná odveta',
    'return-weaker': 'Nedostatečná odveta',
    'moves-lost': 'Ztracené tahy',
    prepared: 'Připravený tah',
    'reserve-lost': 'Ztracený volný tah',
    'could-wait': 'Spotřebovaný volný tah',
    sacrifice: 'Oběť',
    mobility: 'Mobilita',
    'mobility-later': 'Mobilita',
    opens: 'Otevření hry',
    'safe-moves': 'Bezpečné tahy',
    'their-safe-moves': 'Soupeřovy bezpečné tahy',
    frontier: 'Zeď',
    'frontier-later': 'Hranice',
    'many-flips': 'Příliš mnoho kamenů',
    'quiet-move': 'Klidný tah',
    'quiet-kept': 'Zachovaný klidný tah',
    'quiet-taken': 'Odebraný klidný tah',
    parity: 'Parita',
    'region-opened': 'Otevřená oblast',
    'region-closed': 'Přístup do oblasti',
    'unbalanced-edge': 'Nevyvážený okraj',
    'wedge-allowed': 'Klín',
    'wedge-missed': 'Klín',
    'stable-discs': 'Stabilní kameny',
    'pass-forced': 'Vynucený pas',
    'pass-suffered': 'Pas',
    count: 'Počítání',
    'only-move': 'Jediný tah',
    value: 'Výpočet',
  },
};
