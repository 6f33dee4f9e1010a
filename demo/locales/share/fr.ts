import type { ShareStrings } from '../share.js';

/** Sharing in French. */
export const fr: ShareStrings = {
  title: 'Partager',
  close: 'Fermer',
  what: 'Joindre au lien',
  picture: 'Une image',
  last: 'Les dix derniers coups',
  all: 'Toute la partie',
  drawing: 'Dessin des coups en cours…',
  failed: 'Ce navigateur ne peut pas créer l’image. Vous pouvez quand même envoyer le lien.',
  name: 'Votre nom',
  word: 'Votre message',
  words: {
    game: 'Où est mon erreur\u202f?',
    position: 'Trouve le meilleur coup.',
    today: 'Sauras-tu faire mieux\u202f?',
    lesson: 'Celle-ci va te plaire.',
  },
  asks: {
    game: 'Voyez ce qui a fait la différence.',
    position: 'Trouvez le meilleur coup.',
    today: 'Trouvez le meilleur coup.',
    lesson: 'Essayez-la.',
  },
  kinds: {
    game: 'Une partie d’Othello',
    position: 'Une position d’Othello',
    today: 'Le problème d’Othello du jour',
    lesson: 'Une leçon d’Othello',
  },
  results: {
    won: 'J’ai battu {name} {score} à Othello',
    lost: '{name} a gagné {score} contre moi à Othello',
    drawn: 'Partie nulle {score} à Othello contre {name}',
  },
  from: {
    game: '{name} vous envoie une partie',
    position: '{name} vous envoie une position',
    today: '{name} vous envoie un problème',
    lesson: '{name} vous envoie une leçon',
  },
  fromNobody: {
    game: 'Une partie pour vous',
    position: 'Une position pour vous',
    today: 'Un problème pour vous',
    lesson: 'Une leçon pour vous',
  },
  withWord: '{text}\u00a0: {word}',
  send: 'Envoyer',
  copy: 'Copier le lien',
  copyMoves: 'Copier les coups',
  save: 'Enregistrer l’image',
  copied: 'Copié. Collez-le où vous voulez.',
  notCopied: 'Ce navigateur ne laisse pas les pages copier du texte. Copiez-le vous-même\u00a0:',
};
