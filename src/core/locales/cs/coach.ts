/**
 * Czech: the coach's sentences, and the story of a game. `loaders/coach.ts` loads them for pages in that language;
 * `strings/coach.ts` has their type.
 */
import type { CoachStrings } from '../strings/coach.js';

/** Czech, in the words of the Czech players: roh, pole X, pole C, tichý tah, hranice, stabilní kámen. */
export const cs: CoachStrings = {
  reasons: {
    'corner-given': {
      bad: 'Soupeř si teď vezme {corners}{since}; {otherwise}.',
      good: 'Tah {other} by{otherBy} dal soupeři {corners}; tento tah ne.',
    },
    'corner-left': {
      bad: 'Soupeř si pořád může vzít {corners}; {otherwise}.',
      good: 'Nedovolíte soupeři vzít {corners}; po tahu {other} by mohl.',
    },
    'corner-forced': {
      bad: 'Už nezabráníte tomu, aby soupeř vzal {corners}: například {line}.',
      good: 'Po tahu {other} byste už nezabránili tomu, aby soupeř vzal {corners}: například {otherLine}.',
    },
    'corner-missed': { bad: 'Mohli jste vzít {corners}.', good: 'Berete {corners}.' },
    'corner-force-missed': {
      bad: 'Tahem {other} si vynutíte {corners}: {otherLine}.',
      good: 'Vynutíte si {corners}: {line}.',
    },
    'x-square': {
      bad: 'Hrajete na pole X u prázdného rohu {squares}.',
      good: '{other} je pole X u prázdného rohu {squares}; správně se mu vyhýbáte.',
    },
    'x-square-falls': {
      bad: 'Hrajete na pole X u rohu {squares} a {bestPlay} o ten roh přijdete: {line}.',
      good: '{other} je pole X u rohu {squares} a soupeř by tento roh vzal: {otherLine}.',
    },
    'c-square': {
      bad: 'Hrajete na pole C u prázdného rohu {squares}.',
      good: '{other} je pole C u prázdného rohu {squares}; správně se mu vyhýbáte.',
    },
    'c-square-falls': {
      bad: 'Hrajete na pole C u rohu {squares} a {bestPlay} o ten roh přijdete: {line}.',
      good: '{other} je pole C u rohu {squares} a soupeř by tento roh vzal: {otherLine}.',
    },
    'corner-lost-later': {
      bad: 'Po tahu {move} už nezabráníte tomu, aby soupeř vzal {corners}: {line}.',
      good: 'Po tahu {other} byste už nezabránili tomu, aby soupeř vzal {corners}: {otherLine}.',
    },
    'corner-won-later': {
      bad: 'Po tahu {other} časem vezmete {corners}: {otherLine}.',
      good: '{bestPlay} časem vezmete {corners}: {line}.',
    },
    'corner-threat-missed': {
      bad: 'Tahem {other} hrozíte, že vezmete {corners}; tahem {move} ne.',
      good: 'Hrozíte, že vezmete {corners}.',
    },
    'corner-threat-answered': {
      bad: 'Tahem {other} hrozíte, že vezmete {corners}, a soupeř musí odpovědět {otherReply}; tahem {move} žádný roh neohrožujete.',
      good: 'Hrozíte, že vezmete {corners}, a soupeř musí odpovědět.',
    },
    'square-wanted': {
      bad: 'Na {squares} můžete hrát oba a soupeř tam hned zahraje.',
      good: 'Na {squares} jste první; po tahu {other} by tam byl první soupeř.',
    },
    'square-wanted-later': {
      bad: 'Na {squares} můžete hrát oba a soupeř tam brzy zahraje: {line}.',
      good: 'Na {squares} zahrajete první; po tahu {other} by tam brzy zahrál soupeř: {otherLine}.',
    },
    'square-taken-later': {
      bad: 'Soupeř brzy zahraje {squares}: {line}.',
      good: 'Na {squares} zahrajete vy; po tahu {other} by tam hrál soupeř: {otherLine}.',
    },
    'square-opened-later': {
      bad: 'Soupeř zahraje {reply}, otočí tím {discs} a otevře si {squares}: {line}.',
      good: 'Na {squares} zahrajete první; po tahu {other} by si ho soupeř otevřel tahem {reply}: {otherLine}.',
    },
    'own-square-opened': {
      bad: 'Na {reply} jste mohli hrát jen vy; teď tam {by}pouštíte soupeře a ten bude první{flipping}.',
      good: 'Tah {other} by soupeře{otherBy} pustil na {reply}; takhle tam nemůže.',
    },
    'reply-opened': {
      bad: 'Tah {move} pouští soupeře na {reply}{since}.',
      good: 'Soupeř na {reply} hrát nemůže; tah {other} by ho tam{otherBy} pustil.',
    },
    'reply-prevented': {
      bad: 'Soupeř zahraje {reply}; tah {other} by mu v tom{forNow}{otherBy} zabránil.',
      good: 'Po tahu {other} by soupeř zahrál {reply}; tento tah tomu {by}zabrání.',
    },
    'reply-stronger': {
      bad: 'Soupeř zahraje {reply}.',
      good: 'Po tahu {other} by soupeř zahrál {reply}.',
    },
    'reply-poisoned': {
      bad: 'Soupeř může bez obav zahrát {reply}; po tahu {other} by vám tím dal roh {corner}.',
      good: 'Tahem {reply} by vám soupeř dal roh {corner}; po tahu {other} ne.',
    },
    prepared: {
      bad: 'Tah {other} připravuje {squares}: po odpovědi {otherReply} tam můžete hrát{needs}; po tahu {move} a odpovědi {reply} už ne.',
      good: 'Připravujete {squares}: po odpovědi {otherReply} tam můžete hrát{needs}.',
    },
    'prepared-kept': {
      bad: 'Po tahu {move} a odpovědi {reply} už nemůžete hrát na {squares}; po tahu {other} tam zahrajete: {otherLine}.',
      good: 'Zahrajete {squares}: {line}. Po tahu {other} a odpovědi {reply} byste už nemohli.',
    },
    'prepared-spoiled': {
      bad: 'Tahem {move} přijdete o {squares}{since}; po tahu {other} a odpovědi {otherReply} tam hrát můžete.',
      good: 'Po tahu {other} a odpovědi {reply} byste už na {squares} nemohli; takhle můžete.',
    },
    'too-early-lost': {
      bad: 'Po tahu {move} a odpovědi {reply} teď {other} zahrát nemůžete{since}. Zahrajte nejdřív {other} a teprve potom {move}: {otherLine}.',
      good: 'Správně hrajete nejdřív tento tah: po tahu {other} a odpovědi {reply} už by nebyl možný.',
    },
    'too-early-spoiled': {
      bad: 'Po {move} teď {other} zahrát nemůžete{since}. Zahrajte nejdřív {other} a teprve potom {move}: {otherLine}.',
      good: 'Správně hrajete nejdřív tento tah: po {other} už by nebyl možný.',
    },
    'square-taken-sooner': {
      bad: 'Soupeř brzy zahraje {squares}: {line}. Po tahu {other} tam zahrajete vy: {otherLine}.',
      good: 'Na {squares} zahrajete vy: {line}. Po tahu {other} by tam hrál soupeř: {otherLine}.',
    },
    turned: {
      lost: 'Při nejlepší hře {other} vyhraje o {ahead} a {move} prohraje o {behind}: {otherLine}.',
      drawn: 'Při nejlepší hře {other} vyhraje o {ahead} a {move} jen remizuje: {otherLine}.',
      'draw-lost': 'Při nejlepší hře {other} remizuje a {move} prohraje o {behind}: {otherLine}.',
      estimated:
        'Podle počítače po tahu {other} vedete o {ahead}, po tahu {move} prohráváte o {behind}: {otherLine}.',
    },
    'reserve-lost': {
      bad: 'Na {squares} jste mohli hrát jen vy; teď tam {by}pouštíte soupeře, který tam brzy zahraje: {line}.',
      good: 'Na {squares} dál můžete hrát jen vy; tah {other} by tam{otherBy} pustil soupeře.',
    },
    'reserves-lost':
      'Na {squares} jste mohli hrát jen vy; teď tam {by}pouštíte soupeře, který brzy zahraje {given}: {line}.',
    'reserves-opened': 'Na {squares} jste mohli hrát jen vy; teď tam může i soupeř{since}.',
    'reserve-taken': {
      bad: 'Na {squares} jste mohli hrát jen vy; teď tam {by}hned pouštíte soupeře.',
      good: 'Na {squares} dál můžete hrát jen vy; tah {other} by tam{otherBy} hned pustil soupeře.',
    },
    'could-wait': {
      bad: '{move} vám neuteče, soupeř tam hrát nemůže; na {other} můžete hrát oba, proto má přednost.',
      good: '{other} vám neuteče, soupeř tam hrát nemůže; na toto pole můžete hrát oba, proto má přednost.',
    },
    'could-wait-later': {
      bad: 'Na {move} můžete hrát jen vy, tak si ten tah nechte v záloze: nejdřív zahrajte {other}.',
      good: 'Na {other} můžete hrát jen vy; správně si ho necháváte na později.',
    },
    sacrifice: {
      bad: 'Tahem {other} dáte roh {given}, ale pak můžete na {rest} hrát jen vy: {otherLine}.',
      good: 'Dáte roh {given}, ale pak můžete na {rest} hrát jen vy: {line}.',
    },
    'sacrifice-for': {
      bad: 'Tahem {other} dáte roh {given} a získáte za to {corner}: {otherLine}.',
      good: 'Dáte roh {given} a získáte za to {corner}: {line}.',
    },
    mobility: {
      bad: 'Soupeř zahraje {reply} a vy pak můžete hrát už jen na {squares}; po tahu {other} a odpovědi {otherReply} byste měli {otherOwn/moves}.',
      good: 'Po tahu {other} a odpovědi {reply} byste mohli hrát už jen na {squares}; takhle máte po {otherReply} {own/moves}.',
    },
    'mobility-none': {
      bad: 'Soupeř zahraje {reply} a vy nemáte žádný tah; po tahu {other} a odpovědi {otherReply} byste měli {otherOwn/moves}.',
      good: 'Po tahu {other} a odpovědi {reply} byste neměli žádný tah; takhle máte po {otherReply} {own/moves}.',
    },
    'mobility-lost': {
      bad: 'Po tahu {move} a odpovědi {reply} nemůžete hrát na {squares}; po tahu {other} a odpovědi {otherReply} ano.',
      good: 'Můžete hrát na {squares}; po tahu {other} a odpovědi {reply} byste nemohli.',
    },
    'mobility-fewer': {
      bad: 'Po tahu {move} a odpovědi {reply} máte {own/moves}; po tahu {other} a odpovědi {otherReply} byste měli {otherOwn/moves}.',
      good: 'Po {otherReply} máte {own/moves}; po tahu {other} a odpovědi {reply} byste měli {otherOwn/moves}.',
    },
    'mobility-both':
      'Po tahu {move} a odpovědi {reply} máte {own/moves} a soupeř {theirs}; po tahu {other} a odpovědi {otherReply} byste měli {otherOwn} a soupeř {otherTheirs}.',
    'mobility-taken':
      'Soupeř zahraje {reply}: pak už nemůžete hrát na {squares}{since}; máte {own/moves} místo {otherOwn}.',
    opens: {
      bad: 'Tah {move}{otherBy} otevře soupeři {squares}.',
      good: 'Tah {other} by soupeři otevřel {squares}, tento tah ne.',
    },
    'opens-theirs': {
      bad: 'Po tahu {move} může soupeř hrát na {squares}{since}; po tahu {other} ne.',
      good: 'Soupeř nemůže hrát na {squares}; po tahu {other} by mohl.',
    },
    closes: {
      bad: 'Tah {other}{otherBy} zavře soupeři {squares}, tah {move} ne.',
      good: 'Tento tah zavírá soupeři {squares}; tah {other} ne.',
    },
    'safe-moves': {
      bad: 'Po tahu {move} a odpovědi {reply} máte jediný tah, který nedává roh: {squares}; po tahu {other} a odpovědi {otherReply} byste měli {otherOwn/safe}.',
      good: 'Po {otherReply} máte {own/safe}; po tahu {other} a odpovědi {reply} by to byl jen {squares}.',
    },
    'safe-moves-none': {
      bad: 'Po tahu {move} a odpovědi {reply} nemáte žádný bezpečný tah, každý dává roh; po tahu {other} a odpovědi {otherReply} byste měli {otherOwn/safe}.',
      good: 'Po {otherReply} máte {own/safe}; po tahu {other} a odpovědi {reply} byste neměli žádný.',
    },
    'too-early': {
      bad: 'Nejdřív zahrajte {other} a teprve potom {move}: {otherLine}.',
      good: 'Správně hrajete nejdřív sem a teprve potom {other}: {line}.',
    },
    'quiet-move': {
      bad: 'Tah {move} otočí kameny vedle prázdných polí {squares}; tah {other} se žádného z nich nedotkne.',
      good: 'Je to tichý tah; tah {other} by otočil kameny vedle prázdných polí {squares}.',
    },
    'quiet-move-squares':
      'Kameny, které otočí {move}, se dotýkají prázdných polí {squares}; při tahu {other} je to {otherOwn/empty}.',
    'quiet-move-counted': {
      bad: 'Prázdná pole vedle kamenů, které otočí {move}: {own}; při tahu {other}: {otherOwn}.',
      good: 'Prázdná pole vedle kamenů, které otočíte: {own}; při tahu {other}: {otherOwn}.',
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
      bad: 'Soupeř zahraje {reply} a zavře vám oblast {squares}; po tahu {other} byste tam ještě mohli hrát.',
      good: 'V oblasti {squares} můžete dál hrát; po tahu {other} a odpovědi {reply} byste už nemohli.',
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
      bad: 'Dojdou vám tahy a musíte pasovat: {line}.',
      good: 'Po tahu {other} byste nakonec museli pasovat: {otherLine}.',
    },
    count: {
      bad: 'Při nejlepší hře vynese {other} o {discs/discs} víc: {otherLine}.',
      good: 'Při nejlepší hře získáte o {discs/discs} víc než po {other}: {line}.',
    },
    'reply-opened-now': 'Tah {move} pouští soupeře hned na {reply}{since}.',
    'opens-more': 'Tah {move}{otherBy} otevře soupeři {squares}, tah {other} ne.',
    'corner-missed-lost': {
      bad: 'Vezměte {corners} hned: po tahu {move} ho časem vezme soupeř: {line}.',
      good: 'Berete {corners}; po tahu {other} by ho časem vzal soupeř: {otherLine}.',
    },
    'corner-swapped': {
      bad: 'Po tahu {other} nakonec získáte {corners}, po tahu {move} ho vezme soupeř: {line}.',
      good: 'Nakonec získáte {corners}: {line}. Po tahu {other} by ho vzal soupeř: {otherLine}.',
    },
    'square-taken-instead': {
      bad: 'Soupeř hned zahraje {squares}; po tahu {other} se tam dostanete vy: {otherLine}.',
      good: 'Dostanete se na {squares}: {line}. Po tahu {other} by tam hned hrál soupeř.',
    },
    'square-taken-now': {
      bad: 'Soupeř hned zahraje {squares}.',
      good: 'Na {squares} zahrajete vy; po tahu {other} by tam hned hrál soupeř.',
    },
    several: {
      own: '{by}pouštíte soupeře na {reply}, kde jste mohli hrát jen vy: silné odpovědi jsou teď {all}.',
      opened: '{by}pouštíte soupeře na {reply}: silné odpovědi jsou teď {all}.',
      stronger: 'Silné odpovědi soupeře jsou {all}.',
      poisoned:
        'Silné odpovědi soupeře jsou {all}; odpověď {reply} by vám po tahu {other} dala roh {corner}.',
    },
    'count-equal': 'Při nejlepší hře nevynese žádný jiný tah víc.',
    value: {
      bad: 'Podle počítače je {other} lepší o {discs/discs}: {otherLine}.',
      good: 'Podle počítače je {move} o {discs/discs} lepší než {other}: {line}.',
    },
    'value-close':
      'Počítač zprvu hodnotí {other} o {discs/discs} lépe; při hlubším hledání už téměř žádný rozdíl nevidí.',
    'value-equal': 'Počítač nevidí nic lepšího.',
    'only-move': 'Jiný tah není možný.',
  },
  otherwise: {
    later: 'po tahu {other} ho ještě vzít nemůže',
    none: 'tah {other} by to nedovolil',
    prevents: 'tah {other} by tomu{otherBy} zabránil',
    another: 'po tahu {other} by mohl vzít {otherReply}, ale {squares} ne',
  },
  access: {
    by: 'otočením {discs}',
    placing: 'svým kamenem na {discs}',
    otherBy: 'otočením {discs}',
    since: ', protože {mover} otočí {discs}',
    sincePlacing: ', protože může otočit nový kámen na {discs}',
    flipping: ', a otočí tak {discs}',
    turning: 'a otočit {discs}',
    own: 'díky svému kameni na {discs}',
  },
  consequences: {
    'takes-better': 'Zahrajte {other} hned: po tahu {move} a odpovědi {reply} to už nepůjde{since}.',
    loses: 'pak už nemůžete hrát na {squares}{since}',
    threatens: 'z {reply} hrozí, že vezme {corners}',
    wedges: 'na {reply} se vklíní mezi dva vaše kameny na okraji',
    'shuts-out': 'pak může na {squares} hrát jen on',
    leaves: 'pak můžete hrát už jen na {squares}',
    'loses-corner': 'pak už nemůžete vzít {corners}{since}',
    meets: 'Soupeř chce hrát {reply}: po tahu {other} můžete odpovědět tahem {squares}, po tahu {move} ne.',
    'meets-flipping':
      'Soupeř chce hrát {reply}: po tahu {other} můžete odpovědět tahem {squares}, který pak otočí {discs}.',
    'meets-saved': 'Soupeř chce hrát {reply}: zahrajte nejdřív {other} a {move} bude vaše odpověď.',
    'flips-more':
      'Soupeř chce hrát {reply}: po tahu {move} tím otočí jen {squares}, po tahu {other} musí otočit i {discs}.',
    'all-opened':
      'Po tahu {move} může soupeř hrát na {all}{since}. Každá z těch odpovědí je silná; po tahu {other} tam hrát nemůže.',
    'all-opened-own':
      'Po tahu {move} může soupeř hrát na {all}, kam jste mohli jen vy{since}. Každá z těch odpovědí je silná; po tahu {other} tam hrát nemůže.',
    'all-leave':
      '{all} jsou silné odpovědi: každá vám nechá nejvýš {most}; po tahu {other} a odpovědi {otherReply} byste měli {otherOwn}.',
    'all-take': '{all} jsou silné odpovědi: po každé z nich nemůžete hrát na {squares}.',
  },
  instead: {
    corner: 'Tah {other} bere roh.',
    wins: 'Po tahu {other} časem vezmete {corners}: {line}.',
    threatens: 'Tahem {other} hrozíte, že vezmete {corners}.',
    passes: 'Po tahu {other} musí soupeř pasovat.',
    keeps: 'Po tahu {other} můžete na {squares} dál hrát jen vy.',
    'keeps-shared':
      'Na {other} mohou hrát obě strany, tak tam zahrajte nejdřív; na {squares} pak dál můžete hrát jen vy.',
    closes: 'Po tahu {other} soupeř na {squares} hrát nemůže.',
    'closes-by': 'Tah {other} otočí {discs}, takže soupeř na {squares} hrát nemůže.',
    still: 'Po tahu {other} můžete na {squares} dál hrát.',
    prepares: 'Tah {other} připravuje {squares}: {line}.',
    waits: 'Nejdřív zahrajte {other}: na {move} můžete hrát jen vy, takže to počká.',
    'waits-shared':
      'Na {move} můžete hrát jen vy, takže to počká; na {other} mohou hrát obě strany, tak tam zahrajte nejdřív.',
    quiet: 'Tah {other} soupeři nic neotevře.',
    'quiet-by': 'Tah {other} otočí jen {discs} a soupeři nic neotevře.',
    'quiet-shared': 'Na {other} mohou hrát obě strany a soupeři to nic neotevře: zahrajte tam nejdřív.',
    'quiet-shared-by':
      'Na {other} mohou hrát obě strany; otočí to jen {discs} a soupeři nic neotevře, tak tam zahrajte nejdřív.',
    moves:
      'Po tahu {move} a odpovědi {reply} nemůžete hrát na {squares}; po tahu {other} a odpovědi {otherReply} ano.',
    'moves-alike': 'Po tahu {other} můžete na {reply} odpovědět tahem {squares}, po tahu {move} ne.',
    first: 'Nejdřív zahrajte {other} a teprve potom {move}: {line}.',
    last: 'Po tahu {other} máte v oblasti {squares} poslední tah vy: {line}.',
    'first-lost': 'Nejdřív zahrajte {other}: po tahu {move} a odpovědi {reply} to dalším tahem už nejde.',
    'first-shut':
      'Nejdřív zahrajte {other} a teprve potom {move}, aby se soupeř nedostal na {squares}: {line}.',
    now: 'Zahrajte {other}, dokud tam můžete hrát jen vy.',
    'now-shared': 'Nejdřív zahrajte {other}.',
    shared: 'Na {other} mohou hrát obě strany, a tak tam zahrajte nejdřív.',
    taken: 'Po tahu {move} soupeř brzy zahraje na {squares}: {line}.',
    'taken-now': 'Po tahu {move} soupeř hned zahraje na {squares}.',
    swaps: 'Po tahu {other} získáte {squares} vy, po tahu {move} soupeř: {line}.',
    takes: 'Tah {move} vás připraví o {squares}.',
    'takes-by': 'Tah {move} otočí {discs}, takže už nemůžete hrát na {squares}.',
    'lets-in': 'Tah {move} pustí soupeře na {squares}, kam brzy zahraje: {line}.',
    'lets-in-by': 'Tah {move} otočí {discs} a otevře soupeři {squares}, kam brzy zahraje: {line}.',
    'opens-now': 'Zahraný teď tah {move} pustí soupeře na {squares}.',
    'opens-own': 'Zahraný teď tah {move} otevře {squares}, kam jste mohli jen vy.',
    'passes-back': 'Když ho zahrajete teď, soupeř pasuje a otevřít tahem {other} musíte sami: {line}.',
    'then-threatens': 'Z {against} pak hrozíte, že vezmete {corners}.',
    'then-leaves': 'Tahem {against} pak necháte soupeři jen {squares}.',
    'gets-opened': 'Po tahu {other} zahrajete na {squares} vy: {line}.',
    'gets-by': 'Tah {other} otočí {discs}, takže soupeř na {squares} nemůže a zahrajete tam vy: {line}.',
    gets: 'Po tahu {other} tam zahrajete sami: {line}.',
    leaves: 'Po tahu {other} může soupeř hrát už jen na {squares}.',
    shuts: 'Po tahu {other} soupeř nemůže hrát na {squares}; po tahu {move} ano.',
    'only-reply': 'Tah {move} opravdu potrestá jen odpověď {squares}.',
    'only-reply-by':
      'Tah {move} opravdu potrestá jen odpověď {squares}: otočí {discs}, což po tahu {other} nemůže.',
    'only-replies': 'Tah {move} opravdu potrestají jen odpovědi {squares}.',
  },
  upshot: {
    'corner-now': 'Nejdřív si vezměte {corners}.',
    'corner-lost': 'Po tahu {move} soupeř nakonec vezme {corners}: {line}.',
    'corner-spoiled': 'Po tahu {move} později dáte roh {corner} tahem {second}: {line}.',
    'corner-anyway': 'O roh {corner} přijdete tak i tak.',
    'corner-hangs': 'Roh {corner} může soupeř vzít tak i tak.',
    'corner-another': 'Po tahu {move} soupeř vezme roh {corner}, po tahu {other} jen {second}: {line}.',
    'corner-won': 'Po tahu {other} nakonec vezmete {corners}: {line}.',
    'corner-swapped': 'Po tahu {move} vezme {corners} soupeř, po tahu {other} vy: {line}.',
    'corner-traded': 'Tahem {other} dáte roh {corner} a získáte za něj {second}: {line}.',
    'corner-for-pass': 'Tah {other} vás stojí roh {corner}, ale soupeř pak musí pasovat: {line}.',
    'corner-for-square':
      'Tah {other} vás stojí roh {corner}, ale na {second} pak můžete hrát jen vy: {line}.',
    'corner-for-moves':
      'Tah {other} vás stojí roh {corner}, ale pak máte {otherOwn}; po tahu {move} máte {own}.',
    'corner-cost': 'Tah {other} je lepší, i když za něj dáte {corners}.',
    'corner-cost-later': 'Po tahu {other} soupeř později vezme {corners}, a přesto je ten tah lepší: {line}.',
    'corner-safe': 'Tah {other} sousedí s prázdným rohem {corner}, ale soupeř si ho do tří tahů nevynutí.',
    'corner-offered':
      'Po tahu {other} sice soupeř může vzít roh {corner}, ale lepší odpověď je {otherReply}.',
    'corner-offered-for':
      'Po tahu {other} sice soupeř může vzít roh {corner}, ale na {second} pak můžete hrát jen vy.',
    'corner-bait': 'Tahem {move} sice získáte {corners}, ale {other} je i tak lepší.',
    'corner-waits': '{corners} počká: soupeř tam hrát nemůže.',
    'pass-own': 'Po tahu {move} vám dojdou tahy a musíte pasovat: {line}.',
    'pass-theirs': 'Po tahu {other} musí soupeř pasovat: {line}.',
    'few-own': 'Po {line} můžete hrát už jen na {squares}.',
    'none-own': 'Po tahu {move} vám nezbude žádný další tah; po tahu {other} vám zbude {squares}.',
    'few-theirs': 'Po tahu {other} může soupeř hrát už jen na {squares}.',
  },
  lead: 'Po tahu {other} byste podle počítače vyhráli o {discs}: když vedete, je tichý tah nejjistější.',
  forNow: 'zatím',
  withConsequence: '{reason}: {first}.',
  nouns: {
    moves: { one: '{n} tah', few: '{n} tahy', many: '{n} tahu', other: '{n} tahů' },
    discs: { one: '{n} kámen', few: '{n} kameny', many: '{n} kamene', other: '{n} kamenů' },
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
    'corner-left': 'Ponechaný roh',
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
    'reply-poisoned': 'Otrávený tah',
    prepared: 'Připravený tah',
    'reserve-lost': 'Ztracený volný tah',
    'could-wait': 'Spotřebovaný volný tah',
    'too-early': 'Příliš brzy',
    sacrifice: 'Oběť',
    mobility: 'Mobilita',
    opens: 'Otevření hry',
    'safe-moves': 'Bezpečné tahy',
    'quiet-move': 'Tichý tah',
    parity: 'Parita',
    'region-opened': 'Otevřená oblast',
    'region-closed': 'Přístup do oblasti',
    'wedge-allowed': 'Klín',
    'wedge-missed': 'Klín',
    'wipe-out': 'Ztráta všech kamenů',
    'pass-forced': 'Vynucený pas',
    'pass-suffered': 'Pas',
    count: 'Počítání',
    'only-move': 'Jediný tah',
    value: 'Výpočet',
  },
  story: {
    labels: {
      lastChance: { you: 'Vaše poslední šance na výhru', player: 'Poslední šance na výhru ({name})' },
      turn: 'Tady se partie obrátila',
      worst: { you: 'Váš nejdražší tah', player: 'Nejdražší tah ({name})' },
      costly: 'Drahý tah',
      took: 'Vzali jste {square}',
      yours: 'Tady se partie obrátila ve váš prospěch',
    },
    sides: { black: 'černý', white: 'bílý' },
    move: { you: 'váš tah {move}', player: 'tah {move} ({name})' },
    inOpening: '{end} (zahájení {opening})',
    led: {
      you: '{end}; podle počítače jste vedli od {from}. tahu.',
      player: '{end}; podle počítače {name} vede od {from}. tahu.',
    },
    ledEarly: {
      you: '{end}; vedli jste skoro od začátku.',
      player: '{end}; {name} vede skoro od začátku.',
    },
    ledAgain: {
      you: '{end}; po {at}. tahu jste vedli asi o {discs} a znovu pak od {from}. tahu.',
      player: '{end}; {name} po {at}. tahu vede asi o {discs} a znovu pak od {from}. tahu.',
    },
    ledLittle: '{end}.',
    ledUntil: {
      you: '{end}, přestože jste vedli asi o {discs} {until}.',
      player: '{end}, přestože {name} vede asi o {discs} {until}.',
    },
    comeback: {
      you: '{end}, přestože jste podle počítače po {at}. tahu prohrávali o {discs}.',
      player: '{end}, přestože podle počítače {name} po {at}. tahu prohrává o {discs}.',
    },
    comebackLost: '{end}, přestože jste podle počítače po {at}. tahu vedli o {discs}.',
    level: '{end}: hra byla vyrovnaná {until}.',
    close: '{end}: rozdíl byl malý {until}.',
    until: {
      move: 'do {to}. tahu',
      end: 'až do posledních tahů',
      by: { you: 'do vašeho tahu {move}', player: 'do tahu {move} ({name})' },
    },
    changing: {
      once: '{end}: vedení změnilo majitele {to}. tahem.',
      several: '{end}: vedení změnilo majitele v tazích {plies}.',
      often: '{end}: vedení změnilo majitele {times}krát, naposledy {to}. tahem.',
    },
    causes: {
      'corner-given': { you: 'vám otevřel {corners}{by}', player: 'otevřel {corners} ({name}){by}' },
      'corner-left': { you: 'vám nechal {corners}', player: 'nezavřel {corners}, kam může hrát {name}' },
      'corner-beside': {
        you: 'položil kámen vedle rohu: {at}. tahem jste ho otočili a vzali {corners}',
        player: 'položil kámen vedle rohu: {at}. tahem ho {name} otočí a vezme {corners}',
      },
      'corner-step': {
        you: 'vám otevřel {step} a potom i {corners}',
        player: 'otevřel {step} a potom i {corners} ({name})',
      },
      'square-shared': { you: 'vám nechal {square}', player: 'nechal volné {square}, kde teď hraje {name}' },
      'could-wait': {
        you: 'mohl počkat: vy jste tam hrát nemohli',
        player: 'mohl počkat: {name} tam hrát nemůže',
      },
      'own-square': {
        you: 'otočil {discs}, a teď můžete na {square} hrát i vy',
        player: 'otočil {discs}, a teď může na {square} hrát i {name}',
      },
      opened: {
        you: 'vám otevřel {squares}{by}',
        player: 'otevřel {squares}{by}, kam teď může hrát {name}',
      },
      left: { you: 'vám nechal {squares}', player: 'nechal volné {squares}, kam může hrát {name}' },
      pass: {
        you: 'vám dovolil vynutit si tahem {square} pas',
        player: 'dovolil, aby si {name} tahem {square} vynutil pas',
      },
    },
    by: 'otočením {discs}',
    replies: {
      played: { you: 'hned jste zahráli {reply}', player: '{name} hned hraje {reply}' },
      missed: {
        you: 'ale přehlédli jste {reply} a vrátili jste {discs}',
        player: 'ale {name} přehlédne {reply} a vrátí {discs}',
      },
      best: {
        you: 'vaše nejlepší odpověď byla {reply}',
        player: 'nejlepší odpověď je {reply} ({name})',
      },
    },
    replied: '{replied}.',
    shown: '{replied}: {effect}.',
    effects: {
      threatens: 'ten tah ohrožuje {corners}',
      takes: {
        you: '{reply} otočí {discs}, a vy už nemůžete hrát {squares}',
        player: '{reply} otočí {discs}, a {name} už nemůže hrát {squares}',
      },
      closes: {
        you: 'po {reply} už nemůžete hrát {squares}',
        player: 'po {reply} už {name} nemůže hrát {squares}',
      },
      leaves: {
        you: 'nechá vám {moves}; předtím jste jich měli {others}',
        player: '{name} pak má {moves}; předtím jich bylo {others}',
      },
    },
    alone: { you: ', kam jste mohli jen vy', player: ', kam může jen {name}' },
    worth: {
      corner: 'bere roh',
      threatens: 'ohrožuje {corners}',
      'corner-later': 'získá {corners}',
      'pass-later': {
        you: 'později vám nenechá žádný tah',
        player: '{name} později nemá žádný tah',
      },
      pass: { you: 'nenechává vám žádný tah', player: '{name} pak nemá žádný tah' },
      closes: { you: 'zavírá vám {squares}', player: '{name} pak nemůže hrát na {squares}' },
      choices: {
        you: 'nechává vám {moves} místo {others}',
        player: '{name} pak má {moves} místo {others}',
      },
      unsafe: {
        you: 'nechává vám jen tahy, které odevzdávají roh',
        player: '{name} pak má jen tahy, které odevzdávají roh',
      },
      keeps: {
        you: 'necháte si {moves} místo {others}',
        player: '{name} si nechá {moves} místo {others}',
      },
    },
    costs: {
      discs: 'stál {discs}',
      lead: 'stál {discs} a vedení',
      leadForGood: 'stál {discs} a už nadobro i vedení',
      win: 'stál {discs} a výhru',
      draw: 'stál {discs} a remízu',
      even: {
        you: 'stál {discs}, a od té chvíle jste vedli',
        player: 'stál {discs}, a od té chvíle vede {name}',
      },
      dearest: 'stál nejvíc, {discs}',
      chance: 'tu šanci nevyužil a stál {discs}',
      lastChance: 'stál {discs} a poslední šanci na výhru',
      lastDraw: 'stál {discs} a poslední šanci na remízu',
    },
    about: 'asi {discs}',
    did: '{move} {cause}.',
    fault: '{move} {cost}; lepší bylo {best}{why}.',
    thisMove: 'tento tah',
    better: '{best} bylo lepší než {move}{why}.',
    why: ': {worth}',
    although: ', i když odevzdává {corners}',
    beside: {
      you: ', a {corners} hned vzít nemůžete',
      player: ', a {name} hned {corners} vzít nemůže',
    },
    evenCorner: 'i tah do rohu může být špatný: {fault}',
    offered: { you: '{before} vás vrátil do hry.', player: '{before} dává novou šanci ({name}).' },
    could: {
      you: 'při {ply}. tahu jste mohli vzít {corners}.',
      player: 'při {ply}. tahu může {name} vzít {corners}.',
    },
    letGo: '{move} to nevyužil a {cost}.',
    found: '{move} byl jediný dobrý tah{why}.',
    foundNext: 'každý jiný stojí {discs} nebo víc.',
    square: {
      you: '{place} jste vynechali v tazích {plies}{taken}.',
      player: '{name} vynechává {place} v tazích {plies}{taken}.',
    },
    squareBoth: {
      you: '{place} jste oba vynechali v tazích {plies}{taken}.',
      player: 'obě strany vynechaly {place} v tazích {plies}{taken}.',
    },
    place: 'pole {square}',
    taken: { you: '; zahráli jste tam {ply}. tahem', player: '; {ply}. tahem tam hraje {name}' },
    slow: {
      you: '{moves} vás dohromady stojí {discs}.',
      player: '{name} ztrácí dohromady {discs} ({moves}).',
    },
    cameBack: {
      you: 'prohrávali jste o {most}; před {ply}. tahem už jen o {least}.',
      player: '{name} prohrává o {most}; před {ply}. tahem už jen o {least}.',
    },
    further: 'později {move} stál ještě víc, {discs}.',
    sooner: 'předtím {move} stál ještě víc, {discs}.',
    held: {
      all: {
        you: 'od {from}. tahu jste mohli vzít všechny kameny.',
        player: 'od {from}. tahu může {name} vzít všechny kameny.',
      },
      barely: {
        you: 'potom jste po {ply}. tahu vedli už jen o {discs}, ale vedení jste udrželi.',
        player: 'potom {name} po {ply}. tahu vede už jen o {discs}, ale vedení udrží.',
      },
    },
    won: {
      you: 'vyhráli jste {own}\u00a0:\u00a0{other}',
      player: '{name} vyhrává {own}\u00a0:\u00a0{other}',
    },
    lost: 'prohráli jste {own}\u00a0:\u00a0{other}',
    wipedOut: {
      you: 'po {ply}. tahu vám nezbyl žádný kámen',
      player: 'po {ply}. tahu nemá {name} žádný kámen',
    },
    draw: 'partie skončila remízou {black}\u00a0:\u00a0{white}',
    open: {
      you: 'partie končí po {ply}. tahu a vedete o {discs}',
      player: 'partie končí po {ply}. tahu a {name} vede o {discs}',
    },
    openEven: 'partie končí po {ply}. tahu za vyrovnaného stavu',
    advice: {
      'corner-beside':
        'než zahrajete vedle prázdného rohu, jako {ply}. tahem na {played}, podívejte se, jestli ten kámen půjde otočit.',
      'corner-opened':
        'před každým tahem se ptejte, který roh pak soupeř může vzít: po {move} to byl {squares}.',
      'corner-now': 'nejdřív se podívejte na rohy: při {ply}. tahu šlo vzít roh {best}.',
      'corner-missed': 'nejdřív se podívejte na rohy: tahem {ply}. {best} šlo získat {corners}.',
      'square-shared':
        'když nějaké pole potřebujete oba, jako {square} při {ply}. tahu, zahrajte na něj hned.',
      'own-square':
        'pole, kam může hrát jen jedna strana, jako {square} při {ply}. tahu, je volný tah: neotvírejte ho druhé straně.',
      'own-now':
        'pole, kam může hrát jen jedna strana, se má využít včas, než se otevře i druhé, jako {square} při {ply}. tahu.',
      opened: 'než zahrajete, podívejte se, která pole tím soupeři otevřete: {move} otevřel {squares}.',
      again: 'když necháte dobré pole být, vraťte se k němu: {square} i později patřilo k nejlepším.',
      'could-wait':
        'tah, který má jen jedna strana, jí neuteče: při {ply}. tahu měl přednost {best}, {square} mohl počkat.',
      closes:
        'hledejte odpověď, které se bojíte, a tah, který ji nedovolí: při {ply}. tahu by {best} zavřel {squares}.',
      mobility:
        'spočítejte, kolik tahů vám váš tah nechá: při {ply}. tahu by to po {best} bylo {moves}, po {played} jen {others}.',
      choices:
        'nechte soupeři málo tahů: při {ply}. tahu by po {best} měl {moves}, po {played} jich měl {others}.',
      threat: 'tah, který ohrozí roh, vynutí odpověď: při {ply}. tahu by {best} ohrozil {corners}.',
      'safe-moves': 'hledejte tah, po kterém má soupeř jen tahy vedle rohů, jako {best} při {ply}. tahu.',
      reply: 'než zahrajete, hledejte nejlepší odpověď soupeře: po {move} to byla {square}.',
      'no-move': 'hledejte tah, po kterém soupeř žádný nemá, jako {best} při {ply}. tahu.',
      pass: 'nechte si tah v záloze, abyste nikdy nemuseli pasovat, jako po tahu {move}.',
      count:
        'když zbývá {empties} polí, spočítejte oba tahy až do konce, než si vyberete: {best} vyjde lépe než {move}.',
    },
    takeAlong: 'Zapamatujte si: {advice}',
  },
};
