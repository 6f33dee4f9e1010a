import type { AnalyseLaterStrings } from '../analyse-later.js';

/** The strings of the analysis page that are not shown at once, in French. */
export const fr: AnalyseLaterStrings = {
  chapters: {
    name: 'Nom',
    rename: 'Renommer',
    up: 'Monter',
    down: 'Descendre',
    delete: 'Supprimer le chapitre',
    deleted: '«\u00a0{name}\u00a0» est supprimé.',
    undo: 'Le rétablir',
    add: 'Ajouter un chapitre',
    fromPlace: 'À partir de cette position',
    afterMove: '{name}, après le coup {ply}',
    empty: 'À partir de la position de départ',
    text: 'Parties, positions ou liens sous forme de texte',
    addText: 'Ajouter le texte',
    files: 'Depuis des fichiers…',
    added: {
      one: '{n} chapitre ajouté.',
      many: '{n} chapitres ajoutés.',
      other: '{n} chapitres ajoutés.',
    },
    full: 'Une analyse compte au plus {n} chapitres\u00a0: le reste n’a pas été pris.',
    fromLibrary: 'Ajouter comme chapitres',
    left: {
      one: 'Un lien n’a pas de place pour {n} chapitre\u00a0: {names}. Un fichier en a.',
      many: 'Un lien n’a pas de place pour {n} chapitres\u00a0: {names}. Un fichier en a.',
      other: 'Un lien n’a pas de place pour {n} chapitres\u00a0: {names}. Un fichier en a.',
    },
  },
  engineChoice: {
    which: 'Les positions sont évaluées par',
    own: 'le moteur de cette page',
    program: 'un programme de cet ordinateur',
    time: 'Au plus',
    seconds: { one: '{n} seconde', many: '{n} secondes', other: '{n} secondes' },
    depth: 'Profondeur',
    plies: { one: '{n} coup', many: '{n} coups', other: '{n} coups' },
    threads: 'Fils d’exécution',
    usual: 'comme d’habitude',
    help: 'Lancez le programme derrière le pont, en mettant son nom et ses options à la place de PROGRAM\u00a0:',
    limits:
      'Le programme évalue la position affichée et joue la suite\u202f; les bilans sont faits par le moteur de cette page. En GTP il y a des valeurs si le programme connaît kata-analyze.',
    protocol: 'Protocole',
    address: 'Adresse',
    connect: 'Connecter',
    connecting: 'En attente du programme…',
    connected: '{name} évalue les positions.',
    problems: {
      address: '{address} n’est pas une adresse de cet ordinateur, comme ws://localhost:8123.',
      connection: 'Personne ne répond à {address}, ou cette page n’est pas admise.',
      answer: 'Le programme à {address} se tait, ou ne répond pas comme ce protocole le demande.',
    },
    goesOn: 'Le moteur de cette page continue.',
  },
};
