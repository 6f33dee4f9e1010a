// The page for addresses that the site does not have, with a position to pass the time.
import '../../src/elements/index.js';
import { language, onLanguage, startSite } from '../site.js';
import { RIDDLE, SOLUTION } from './riddle.js';

const WORDS = {
  en: {
    play: 'Play Othello',
    question: 'But there is a good move here: where can Black place a disc that can never be flipped?',
    show: 'Show the move',
    next: 'Next puzzle',
    shown: 'g8: joined to your corner, it can never be flipped.',
    right: 'Right: joined to your corner, that disc is yours for good.',
    wrong: 'That disc can still be flipped. Try another square.',
    aboutPlay: 'Against ten opponents, or with a friend',
    aboutTrain: 'A puzzle a day, and your own mistakes',
    aboutAnalyse: 'See where a game turned',
    aboutLearn: 'The rules in a minute, then how to win',
    aboutDocs: 'The board for your own site',
  },
  fr: {
    play: 'Jouer à Othello',
    question:
      'Mais il y a un bon coup\u00a0: où Noir peut-il poser un pion qui ne sera plus jamais retourné\u202f?',
    show: 'Montrer le coup',
    next: 'Problème suivant',
    shown: 'g8\u00a0: relié à votre coin, ce pion ne peut plus être retourné.',
    right: 'Juste\u00a0: relié à votre coin, ce pion est à vous pour toujours.',
    wrong: 'Ce pion peut encore être retourné. Essayez une autre case.',
    aboutPlay: 'Contre dix adversaires, ou avec un ami',
    aboutTrain: 'Un problème par jour, et vos propres erreurs',
    aboutAnalyse: 'Voir où une partie a basculé',
    aboutLearn: 'Les règles en une minute, puis comment gagner',
    aboutDocs: 'L’othellier pour votre propre site',
  },
  cs: {
    play: 'Hrát Othello',
    question: 'Ale dobrý tah tu je: kam může černý položit kámen, který už nikdo neotočí?',
    show: 'Ukázat tah',
    next: 'Další úloha',
    shown: 'g8: kámen spojený s vaším rohem už nejde otočit.',
    right: 'Správně: kámen spojený s rohem je váš už napořád.',
    wrong: 'Tenhle kámen se ještě dá otočit. Zkuste jiné pole.',
    aboutPlay: 'Proti deseti soupeřům, nebo s kamarádem',
    aboutTrain: 'Úloha na každý den a vaše vlastní chyby',
    aboutAnalyse: 'Kde se partie obrátila',
    aboutLearn: 'Pravidla za minutu, a pak jak vyhrávat',
    aboutDocs: 'Deska pro váš web',
  },
} as const;

startSite(WORDS);
const board = document.querySelector<HTMLElementTagNameMap['othello-board']>('#riddle')!;
const answer = document.querySelector<HTMLElement>('#answer')!;
const show = document.querySelector<HTMLElement>('#show')!;
const next = document.querySelector<HTMLElement>('#next')!;
let answered: 'right' | 'wrong' | 'shown' | undefined;

function say(what: typeof answered): void {
  answered = what;
  answer.textContent = answered ? WORDS[language()][answered] : '';
  const isOver = answered === 'right' || answered === 'shown';
  show.hidden = isOver;
  next.hidden = !isOver;
  board.marks = answered === 'shown' ? `${SOLUTION}=circle` : '';
}

board.position = RIDDLE;
board.player = 'black';
board.addEventListener('othello-beforemove', (event) => {
  if (event.detail.square === SOLUTION) return;
  event.preventDefault();
  say('wrong');
});
board.addEventListener('othello-move', () => {
  board.interactive = false;
  say('right');
});
show.addEventListener('click', () => {
  say('shown');
  next.focus();
});
onLanguage(() => say(answered));
