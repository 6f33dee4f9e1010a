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
  step: 'Tah {n} z nejvýše {total}',
  again: '{square} je správně. {color} nemá tah, takže jste znovu na tahu.',
  checking: 'Počítač prověřuje {square}…',
  right: '{square} je správně.',
  next: '{square} je správně. {color} odpovídá {reply}: co teď?',
  wrong: '{square} není správný tah.',
  wrongBy: {
    one: 'Tahem {square} ztratíte {n} kámen. Zkuste jiný tah.',
    few: 'Tahem {square} ztratíte {n} kameny. Zkuste jiný tah.',
    many: 'Tahem {square} ztratíte {n} kamene. Zkuste jiný tah.',
    other: 'Tahem {square} ztratíte {n} kamenů. Zkuste jiný tah.',
  },
  wrongGoal: {
    win: 'Po tahu {square} je výhra pryč. Zkuste jiný tah.',
    draw: 'Po tahu {square} je partie prohraná. Zkuste jiný tah.',
  },
  reply: '{color} odpoví {reply}.',
  replyCorner: '{color} odpoví {reply} a roh už zpátky nezískáte.',
  replyScore: '{color} odpoví {reply} a lepší výsledek než {own}\u00a0:\u00a0{other} už nezískáte.',
  score: 'Lepší výsledek než {own}\u00a0:\u00a0{other} pak už nezískáte.',
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
    win: 'Při nejlepší hře vyhrajete {own}\u00a0:\u00a0{other}.',
    draw: 'Při nejlepší hře to skončí remízou {own}\u00a0:\u00a0{other}.',
    loss: 'Lépe to nejde: {own}\u00a0:\u00a0{other}.',
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
  hintCorner: 'Podívejte se na rohy.',
  hintEdge: 'Podívejte se na okraje.',
  hintInside: 'Hledaný tah není na okraji.',
  hintReason: 'Motiv: {kind}.',
  hintAmong: 'Je to jeden z těchto tahů: {list}.',
  hintSquare: 'Hrajte {square}.',
  solve: 'Ukázat řešení',
  why: 'Proč?',
  whyMove: 'Proč {square}?',
  whyScore:
    'Při nejlepší hře vede {move} k výsledku {own}\u00a0:\u00a0{other}, kdežto {second}, nejlepší z ostatních, jen k {secondOwn}\u00a0:\u00a0{secondOther}.',
  tryAgain: 'Zkusit znovu',
  retry: 'Od začátku',
};
