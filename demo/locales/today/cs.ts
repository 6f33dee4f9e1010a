import type { TodayStrings } from '../today.js';

/** The puzzle of the day in Czech. */
export const cs: TodayStrings = {
  title: 'Dnešní úloha',
  earlier: 'Úloha: {date}',
  facts: '{date} · {hard}',
  hard: ['lehká', 'lehká', 'spíš lehká', 'střední', 'spíš těžká', 'těžká', 'velmi těžká'],
  about: 'Všichni mají stejnou úlohu. V pondělí je lehká a každý den až do neděle o něco těžší.',
  first: 'Vyřešili jste ji na první pokus.',
  later: {
    one: 'Vyřešili jste ji po {n} chybném tahu.',
    few: 'Vyřešili jste ji po {n} chybných tazích.',
    many: 'Vyřešili jste ji po {n} chybného tahu.',
    other: 'Vyřešili jste ji po {n} chybných tazích.',
  },
  hinted: {
    one: 'Vyřešili jste ji s {n} nápovědou.',
    few: 'Vyřešili jste ji se {n} nápovědami.',
    many: 'Vyřešili jste ji s {n} nápovědy.',
    other: 'Vyřešili jste ji s {n} nápovědami.',
  },
  alsoHinted: {
    one: 'Vzali jste si {n} nápovědu.',
    few: 'Vzali jste si {n} nápovědy.',
    many: 'Vzali jste si {n} nápovědy.',
    other: 'Vzali jste si {n} nápověd.',
  },
  shown: 'Podívali jste se na řešení. Zítra přijde další.',
  share: 'Sdílet výsledek',
  send: 'Poslat kamarádovi',
  sent: 'Othello, úloha dne {date}\n{line} {how}',
  how: {
    one: 'vyřešeno napoprvé',
    few: 'vyřešeno na {n}. pokus',
    many: 'vyřešeno na {n}. pokus',
    other: 'vyřešeno na {n}. pokus',
  },
  withHints: {
    one: '{how}, {n} nápověda',
    few: '{how}, {n} nápovědy',
    many: '{how}, {n} nápovědy',
    other: '{how}, {n} nápověd',
  },
  next: 'Další úloha za {time}',
  streak: {
    one: '{n} den v řadě',
    few: '{n} dny v řadě',
    many: '{n} dne v řadě',
    other: '{n} dní v řadě',
  },
  streakBegins: 'První den v řadě',
  forgiven: 'Jeden vynechaný den nevadí.',
  days: {
    solved: '{date}: vyřešeno',
    tried: '{date}: podívali jste se na řešení',
    open: '{date}: zatím nevyřešeno',
    later: '{date}: teprve přijde',
  },
  yesterday: 'Včerejší úloha',
  today: 'Dnešní úloha',
  more: 'Další úlohy',
};
