/**
 * Czech: the texts of `<othello-puzzle>`. `loaders/puzzle.ts` loads them for pages in that language; `strings/puzzle.ts`
 * has their type.
 */
import type { PuzzleStrings } from '../strings/puzzle.js';

/** Czech, in the terms of the Czech federation. */
export const cs: PuzzleStrings = {
  colors: { black: 'Černý', white: 'Bílý' },
  name: 'Úloha',
  ask: {
    best: '{color} je na tahu: najděte nejlepší tah.',
    win: '{color} je na tahu: najděte tah, který vyhrává.',
    draw: '{color} je na tahu: najděte tah, který zachrání remízu.',
    'play-out': '{color} je na tahu: dohrajte koncovku a získejte co nejvíc kamenů.',
  },
  toFind: {
    one: 'Zbývá najít {n} tah',
    few: 'Zbývá najít {n} tahy',
    many: 'Zbývá najít {n} tahu',
    other: 'Zbývá najít {n} tahů',
  },
  again: '{square} je správně. {color} nemá tah, takže jste znovu na tahu.',
  checking: 'Počítač prověřuje {square}…',
  right: '{square} je správně.',
  next: '{square} je správně. {color} odpovídá {reply}: co teď?',
  wrong: '{square} není správný tah.',
  wrongBy: {
    one: 'Po tahu {square} skončíte o {n} kámen hůř než po správném tahu. Zkuste jiný tah.',
    few: 'Po tahu {square} skončíte o {n} kameny hůř než po správném tahu. Zkuste jiný tah.',
    many: 'Po tahu {square} skončíte o {n} kamene hůř než po správném tahu. Zkuste jiný tah.',
    other: 'Po tahu {square} skončíte o {n} kamenů hůř než po správném tahu. Zkuste jiný tah.',
  },
  wrongGoal: {
    win: 'Po tahu {square} je výhra pryč. Zkuste jiný tah.',
    draw: 'Po tahu {square} je partie prohraná. Zkuste jiný tah.',
  },
  reply: '{color} odpoví {reply}.',
  replyCorner: '{color} odpoví {reply} a roh už zpátky nezískáte.',
  replyWanted: '{color} pak zahraje na pole, které jste měli obsadit vy.',
  replyEnds: {
    win: '{color} odpoví {reply} a vyhrajete jen {own}\u00a0:\u00a0{other}.',
    draw: '{color} odpoví {reply} a získá remízu.',
    loss: '{color} odpoví {reply} a vyhraje {other}\u00a0:\u00a0{own}.',
  },
  solved: 'Vyřešeno na první pokus.',
  solvedAfter: {
    one: 'Vyřešeno s {n} chybným tahem.',
    few: 'Vyřešeno se {n} chybnými tahy.',
    many: 'Vyřešeno s {n} chybného tahu.',
    other: 'Vyřešeno s {n} chybnými tahy.',
  },
  solvedWith: {
    one: 'Vyřešeno s {n} nápovědou.',
    few: 'Vyřešeno se {n} nápovědami.',
    many: 'Vyřešeno s {n} nápovědy.',
    other: 'Vyřešeno s {n} nápovědami.',
  },
  solvedBoth: 'Vyřešeno: {wrong}, {hints}.',
  wrongMoves: {
    one: '{n} chybný tah',
    few: '{n} chybné tahy',
    many: '{n} chybného tahu',
    other: '{n} chybných tahů',
  },
  hintsTaken: { one: '{n} nápověda', few: '{n} nápovědy', many: '{n} nápovědy', other: '{n} nápověd' },
  ends: {
    win: 'Vyhrajete {own}\u00a0:\u00a0{other}.',
    draw: 'Skončí to remízou {own}\u00a0:\u00a0{other}.',
    loss: 'Prohrajete {own}\u00a0:\u00a0{other}, ale tolik kamenů nezachrání žádný jiný tah.',
  },
  endsOther: {
    win: 'Každým jiným tahem byste vyhráli méně, nejvýš {own}\u00a0:\u00a0{other}.',
    draw: 'Každým jiným tahem byste získali nejvýš remízu.',
    loss: 'Každým jiným tahem byste prohráli, nejlépe {own}\u00a0:\u00a0{other}.',
  },
  endsWith: {
    win: 'Tahem {square} místo {best} byste vyhráli jen {own}\u00a0:\u00a0{other}.',
    draw: 'Tahem {square} místo {best} byste získali jen remízu.',
    loss: 'Tahem {square} místo {best} byste prohráli {own}\u00a0:\u00a0{other}.',
  },
  endsLess:
    'Vyhrajete {own}\u00a0:\u00a0{other}. V tahu {n} vyhrává jiné pole {bestOwn}\u00a0:\u00a0{bestOther}: pokud ho chcete najít, začněte od začátku.',
  solution: 'Řešení: {line}.',
  outBest: 'Končíte s výsledkem {result}: víc získat nešlo. Bezchybně.',
  outWorse: {
    one: 'Končíte s výsledkem {result}, možné bylo {best}: přišli jste o {n} kámen.',
    few: 'Končíte s výsledkem {result}, možné bylo {best}: přišli jste o {n} kameny.',
    many: 'Končíte s výsledkem {result}, možné bylo {best}: přišli jste o {n} kamene.',
    other: 'Končíte s výsledkem {result}, možné bylo {best}: přišli jste o {n} kamenů.',
  },
  outCost: {
    one: 'Tah {square} stál {n} kámen.',
    few: 'Tah {square} stál {n} kameny.',
    many: 'Tah {square} stál {n} kamene.',
    other: 'Tah {square} stál {n} kamenů.',
  },
  thinking: 'Počítač přemýšlí…',
  failed: 'Počítač selhal: {problem}',
  missing: 'Není tu žádná pozice k řešení.',
  hint: 'Nápověda',
  hintArea: {
    corner: 'Je to jeden z označených rohů.',
    edge: 'Je to jedno z označených polí na okraji.',
    inside: 'Je to jedno z označených polí, žádné z nich není na okraji.',
    topLeft: 'Je to jedno z označených polí vlevo nahoře.',
    topRight: 'Je to jedno z označených polí vpravo nahoře.',
    bottomLeft: 'Je to jedno z označených polí vlevo dole.',
    bottomRight: 'Je to jedno z označených polí vpravo dole.',
    board: 'Je to jedno z označených polí.',
  },
  hintReason: 'Motiv: {kind}.',
  hintAmong: 'Je to jeden z těchto tahů: {list}.',
  hintSquare: 'Hrajte {square}.',
  solve: 'Ukázat řešení',
  why: 'Proč?',
  whyMove: 'Proč {square}?',
  whyPass: 'Po tahu {move} nemá {color} žádný tah, takže hrajete dvakrát za sebou.',
  whyCorner: 'Tah {move} bere roh, který už nikdo neotočí.',
  whyFew: {
    one: 'Po tahu {move} má {color} už jen {n} tah.',
    few: 'Po tahu {move} má {color} už jen {n} tahy.',
    many: 'Po tahu {move} má {color} už jen {n} tahu.',
    other: 'Po tahu {move} má {color} už jen {n} tahů.',
  },
  whyScore:
    'Při nejlepší hře skončíte po tahu {move} s {own} kameny proti {other}, kdežto po tahu {second}, nejlepším z ostatních, jen s {secondOwn} proti {secondOther}.',
  retry: 'Od začátku',
};
