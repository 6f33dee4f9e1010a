/**
 * French: the texts of clock, controls, evaluation, moves and score. `loaders/companions.ts` loads them for pages in
 * that language; `strings/companions.ts` has their type.
 */
import type { CompanionStrings } from '../strings/companions.js';

/** French, in the terms of the French federation. */
export const fr: CompanionStrings = {
  black: 'Noir',
  white: 'Blanc',
  score: {
    name: 'Score',
    discs: '{name}\u00a0: {n}',
    toMove: 'au trait',
    thinking: 'réfléchit',
    winner: 'vainqueur',
    draw: 'nulle',
  },
  moves: {
    name: 'Coups',
    start: 'Début',
    move: '{n}. {color} {square}',
    pass: '{color} passe',
    none: 'Aucun coup',
    side: 'Variante au lieu de {move}',
    sideShown: 'Variante affichée, au lieu de {move}',
    more: 'Autres coups à partir d’ici',
    opening: 'Ouverture\u00a0: {name}',
  },
  controls: {
    name: 'Commandes de la partie',
    undo: 'Reprendre le coup',
    redo: 'Rétablir le coup',
    first: 'Au début',
    back: 'Un coup en arrière',
    forward: 'Un coup en avant',
    last: 'À la fin',
    pass: 'Passer',
    resign: 'Abandonner',
    hint: 'Indice',
    moveNow: 'Faire jouer l’ordinateur tout de suite',
    hintIs: 'Indice\u00a0: {square} ({value})',
    noHint: 'Pas d’indice\u00a0: l’ordinateur n’est pas disponible ici.',
    resignTitle: 'Abandonner la partie\u202f?',
    resignText: 'La partie se termine et {color} gagne.',
    resignYes: 'Abandonner',
    resignNo: 'Continuer',
  },
  clock: {
    name: 'Pendule',
    side: '{color}\u00a0: {time}',
    out: '{color}\u00a0: temps écoulé',
    unlimited: 'sans limite',
  },
  evaluation: {
    name: 'Évaluation',
    ahead: '+{n} pour {color}',
    even: 'égalité',
    exact: 'exact',
    selective: 'presque certain',
    heuristic: 'estimation',
    none: 'pas encore d’évaluation',
    noValue: 'le moteur ne donne pas de valeur',
    depth: 'profondeur {n}',
  },
};
