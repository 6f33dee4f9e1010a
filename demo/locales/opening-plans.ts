/**
 * The plan of each frequent opening, by its English name: who plays what next, and why. Losses and numbers of moves are
 * those of the opening book.
 */
import type { Language } from './language.js';

export const OPENING_PLANS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  Perpendicular: {
    en: 'White plays at a right angle to Black’s move. Black has three good answers: c3, c4 and c5.',
    fr: 'Blanc joue perpendiculairement au coup de Noir. Noir a trois bonnes réponses\u00a0: c3, c4 et c5.',
    cs: 'Bílý hraje kolmo na tah černého. Černý má tři dobré odpovědi: c3, c4 a c5.',
  },
  Diagonal: {
    en: 'White plays on the diagonal. Black must answer e6: any other move gives away seven discs or more.',
    fr: 'Blanc joue en diagonale. Noir doit répondre e6\u00a0: tout autre coup coûte sept pions ou plus.',
    cs: 'Bílý hraje do úhlopříčky. Černý musí odpovědět e6: každý jiný tah stojí sedm kamenů nebo víc.',
  },
  Parallel: {
    en: 'This is White’s weakest answer. Black plays e3 and leaves White only four moves.',
    fr: 'C’est la réponse la plus faible de Blanc. Noir joue e3 et ne lui laisse que quatre coups.',
    cs: 'To je nejslabší odpověď bílého. Černý hraje e3 a nechá mu jen čtyři tahy.',
  },
  Tiger: {
    en: 'White’s one good answer is f4. Then most players choose f6 for Black. c5 is two discs better and leaves White only five moves.',
    fr: 'La seule bonne réponse de Blanc est f4. Ensuite, Noir joue le plus souvent f6. c5 vaut deux pions de plus et ne laisse que cinq coups à Blanc.',
    cs: 'Jediná dobrá odpověď bílého je f4. Potom černý nejčastěji hraje f6. Tah c5 je o dva kameny lepší a nechá bílému jen pět tahů.',
  },
  Cow: {
    en: 'White has two equally good answers. e3 flips two discs. f4 flips three and leaves Black only two.',
    fr: 'Blanc a deux réponses qui se valent. e3 retourne deux pions. f4 en retourne trois et n’en laisse que deux à Noir.',
    cs: 'Bílý má dvě stejně dobré odpovědi. e3 otočí dva kameny. f4 otočí tři a nechá černému jen dva.',
  },
  Rabbit: {
    en: 'White answers c6: any other move costs three discs or more. Then both sides flip one disc at a time.',
    fr: 'Blanc répond c6\u00a0: tout autre coup coûte trois pions ou plus. Ensuite, chacun retourne un pion à la fois.',
    cs: 'Bílý odpoví c6: každý jiný tah stojí tři kameny nebo víc. Potom obě strany otáčejí po jednom kameni.',
  },
  Stephenson: {
    en: 'White’s best answer is f3. g5 costs two discs but is often played, so learn what follows both.',
    fr: 'La meilleure réponse de Blanc est f3. g5 coûte deux pions mais se joue souvent\u00a0: apprenez la suite des deux.',
    cs: 'Nejlepší odpověď bílého je f3. g5 stojí dva kameny, ale hraje se často: naučte se pokračování po obou.',
  },
  "Comp'Oth": {
    en: 'Black plays e6 or e3. After e6, White must answer e7: any other move costs five discs or more.',
    fr: 'Noir joue e6 ou e3. Après e6, Blanc doit répondre e7\u00a0: tout autre coup coûte cinq pions ou plus.',
    cs: 'Černý hraje e6 nebo e3. Po e6 musí bílý odpovědět e7: každý jiný tah stojí pět kamenů nebo víc.',
  },
  Heath: {
    en: 'White answers g5 or f4. g5 flips two discs and leaves Black six moves, f4 flips three and leaves seven.',
    fr: 'Blanc répond g5 ou f4. g5 retourne deux pions et laisse six coups à Noir\u00a0; f4 en retourne trois et en laisse sept.',
    cs: 'Bílý odpoví g5 nebo f4. g5 otočí dva kameny a nechá černému šest tahů, f4 otočí tři a nechá sedm.',
  },
  Rose: {
    en: 'Black plays g3, outside all other discs, and White c4, in the middle. Both moves flip a single disc.',
    fr: 'Noir joue g3, à l’extérieur de tous les pions, et Blanc c4, au milieu. Chaque coup ne retourne qu’un pion.',
    cs: 'Černý hraje g3, vně všech kamenů, a bílý c4, doprostřed. Každý z tahů otočí jediný kámen.',
  },
  'Rose-Bill': {
    en: 'Black has ten of the thirteen discs, but White has only six moves. White breaks in with e6 or e3.',
    fr: 'Noir a dix des treize pions, mais Blanc n’a que six coups. Blanc perce par e6 ou e3.',
    cs: 'Černý má deset ze třinácti kamenů, ale bílý jen šest tahů. Bílý se prosadí tahem e6 nebo e3.',
  },
  'Rose-v-Toth': {
    en: 'White’s best answer is g5: it flips one disc, on the side where Black began. c4, on the other side, costs one disc.',
    fr: 'La meilleure réponse de Blanc est g5\u00a0: elle retourne un pion, du côté où Noir a commencé. c4, de l’autre côté, coûte un pion.',
    cs: 'Nejlepší odpověď bílého je g5: otočí jeden kámen na straně, kde černý začal. c4 na druhé straně stojí jeden kámen.',
  },
  'No-Kung': {
    en: 'Black answers e6, which flips two discs and leaves White eight moves. f3, e3 and c6 cost two discs.',
    fr: 'Noir répond e6, qui retourne deux pions et laisse huit coups à Blanc. f3, e3 et c6 coûtent deux pions.',
    cs: 'Černý odpoví e6: otočí dva kameny a nechá bílému osm tahů. f3, e3 a c6 stojí dva kameny.',
  },
  Snake: {
    en: 'White answers f3 or f4. f3 flips one disc; f4 flips two and leaves Black seven moves instead of nine.',
    fr: 'Blanc répond f3 ou f4. f3 retourne un pion\u00a0; f4 en retourne deux et laisse à Noir sept coups au lieu de neuf.',
    cs: 'Bílý odpoví f3 nebo f4. f3 otočí jeden kámen, f4 dva a nechá černému sedm tahů místo devíti.',
  },
  Tanida: {
    en: 'Black has two equally good answers, f3 and e2. Both flip one disc and leave White seven moves.',
    fr: 'Noir a deux réponses qui se valent, f3 et e2. Chacune retourne un pion et laisse sept coups à Blanc.',
    cs: 'Černý má dvě stejně dobré odpovědi, f3 a e2. Každá otočí jeden kámen a nechá bílému sedm tahů.',
  },
  Chimney: {
    en: 'White has eight of the ten discs and so a wall that Black can play against. Good answers are g5 and d7.',
    fr: 'Blanc a huit des dix pions, donc un mur contre lequel Noir peut jouer. Les bonnes réponses sont g5 et d7.',
    cs: 'Bílý má osm z deseti kamenů, tedy zeď, proti které černý může hrát. Dobré odpovědi jsou g5 a d7.',
  },
  Buffalo: {
    en: 'Black plays c3, away from the side where the game began. White answers on that side with g4.',
    fr: 'Noir joue c3, loin du côté où la partie a commencé. Blanc répond de ce côté-là par g4.',
    cs: 'Černý hraje c3, daleko od strany, kde partie začala. Bílý odpoví na této straně tahem g4.',
  },
  Cat: {
    en: 'Black has a row of four discs, and White is two discs ahead. White answers f4, then Black plays e3.',
    fr: 'Noir a une rangée de quatre pions, et Blanc a deux pions d’avance. Blanc répond f4, puis Noir joue e3.',
    cs: 'Černý má řadu čtyř kamenů a bílý vede o dva. Bílý odpoví f4, potom černý hraje e3.',
  },
  "Leader's Tiger": {
    en: 'Black has eight of the eleven discs. White has five moves, of which b3 is best: the others cost three discs or more.',
    fr: 'Noir a huit des onze pions. Blanc a cinq coups, dont b3 est le meilleur\u00a0: les autres coûtent trois pions ou plus.',
    cs: 'Černý má osm z jedenácti kamenů. Bílý má pět tahů, z nich nejlepší je b3: ostatní stojí tři kameny nebo víc.',
  },
  'Rose-Birth': {
    en: 'Black’s best move is b4: it flips one disc and leaves White nine moves. g5 and g6 cost one disc.',
    fr: 'Le meilleur coup de Noir est b4\u00a0: il retourne un pion et laisse neuf coups à Blanc. g5 et g6 coûtent un pion.',
    cs: 'Nejlepší tah černého je b4: otočí jeden kámen a nechá bílému devět tahů. g5 a g6 stojí jeden kámen.',
  },
  Horse: {
    en: 'White has two equally good answers, e3 and c4. e3 flips one disc and leaves Black only six moves.',
    fr: 'Blanc a deux réponses qui se valent, e3 et c4. e3 retourne un pion et ne laisse que six coups à Noir.',
    cs: 'Bílý má dvě stejně dobré odpovědi, e3 a c4. e3 otočí jeden kámen a nechá černému jen šest tahů.',
  },
  Brightwell: {
    en: 'Black has a block of six discs, and White is two discs ahead. White answers f3 or f6, which flip one disc each.',
    fr: 'Noir a un bloc de six pions, et Blanc a deux pions d’avance. Blanc répond f3 ou f6, qui retournent un pion chacun.',
    cs: 'Černý má blok šesti kamenů a bílý vede o dva. Bílý odpoví f3 nebo f6, každý tah otočí jeden kámen.',
  },
};
