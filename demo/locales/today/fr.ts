import type { TodayStrings } from '../today.js';

/** The puzzle of the day in French. */
export const fr: TodayStrings = {
  title: 'Le problème du jour',
  earlier: 'Problème du {date}',
  facts: '{date} · {hard}',
  hard: ['facile', 'facile', 'assez facile', 'moyen', 'assez difficile', 'difficile', 'très difficile'],
  about:
    'Tout le monde a le même problème. Il est facile le lundi, puis de plus en plus difficile jusqu’au dimanche.',
  first: 'Vous l’avez résolu du premier coup.',
  later: {
    one: 'Vous l’avez résolu après {n} mauvais coup.',
    other: 'Vous l’avez résolu après {n} mauvais coups.',
  },
  hinted: { one: 'Vous l’avez résolu avec {n} indice.', other: 'Vous l’avez résolu avec {n} indices.' },
  alsoHinted: { one: 'Vous avez pris {n} indice.', other: 'Vous avez pris {n} indices.' },
  shown: 'Vous avez regardé la solution. Un nouveau problème vous attend demain.',
  share: 'Partager votre résultat',
  send: 'Envoyer à un ami',
  sent: 'Problème d’Othello, {date}\n{line} {how}',
  how: { one: 'résolu du premier coup', other: 'résolu en {n} essais' },
  withHints: { one: '{how}, {n} indice', other: '{how}, {n} indices' },
  next: 'Prochain problème dans {time}',
  streak: { one: '{n} jour de suite', other: '{n} jours de suite' },
  streakBegins: 'Premier jour de votre série',
  forgiven: 'Un jour manqué n’interrompt pas votre série.',
  days: {
    solved: '{date}\u00a0: résolu',
    tried: '{date}\u00a0: solution vue',
    open: '{date}\u00a0: pas encore résolu',
    later: '{date}\u00a0: à venir',
  },
  yesterday: 'Le problème d’hier',
  today: 'Le problème du jour',
  more: 'D’autres problèmes',
};
