import type { FigureId } from '../learn/figures.js';
import type { Language } from './site.js';

/** The words of the lessons. */
export interface LearnStrings {
  readonly title: string;
  readonly intro: string;
  readonly rules: string;
  readonly strategy: string;
  readonly words: string;
  readonly again: string;
  readonly right: string;
  readonly other: string;
  readonly scored: string;
  readonly figures: Readonly<
    Record<FigureId, { readonly title: string; readonly text: string; readonly ask?: string }>
  >;
  /** The federations' terms: the word and what it means. */
  readonly glossary: readonly (readonly [term: string, meaning: string])[];
}

export const LEARN: Readonly<Record<Language, LearnStrings>> = {
  en: {
    title: 'Learn Othello',
    intro: 'A minute for the rules, a lifetime for the rest. Every board here can be played on.',
    rules: 'The rules',
    strategy: 'First strategy',
    words: 'Words of the game',
    again: 'Again',
    right: 'Right: {flips}.',
    other: 'A legal move, but look for another one.',
    scored: 'Black {black}, White {white}.',
    figures: {
      start: {
        title: 'The start',
        text: 'Two black and two white discs lie crosswise in the middle. Black moves first; then the sides take turns.',
      },
      first: {
        title: 'A move brackets',
        text: 'Lay a disc so that opposing discs stand in a straight line between it and another disc of yours. Those between are turned over. A move that turns nothing is not allowed.',
        ask: 'Make one of Black’s four first moves.',
      },
      replies: {
        title: 'Three replies',
        text: 'After the first move White has three answers, whichever of the four it was: perpendicular (1), parallel (2) and diagonal (3).',
        ask: 'Choose one for White.',
      },
      directions: {
        title: 'All directions at once',
        text: 'Lines count in all eight directions: along rows, columns and diagonals. All that is bracketed is turned, and all of it must be.',
        ask: 'Find the move that turns eight discs.',
      },
      chain: {
        title: 'Nothing turns by itself',
        text: 'Only the disc that was laid down brackets. Discs that have just been turned do not turn others.',
        ask: 'Play d3: d4 is turned, e4 stays white though it stands between two black discs.',
      },
      pass: {
        title: 'Passing',
        text: 'Who has no move passes, and the other plays again. Who has a move must play it.',
        ask: 'Play h6 for White: Black then has no move.',
      },
      blocked: {
        title: 'The end',
        text: 'The game is over when neither side can move, even with squares left. They go to the winner: all 64 are counted.',
      },
      wiped: {
        title: 'Wiped out',
        text: 'It is over, too, when one colour is gone from the board: 64 to 0.',
        ask: 'Finish White with one move.',
      },
      zones: {
        title: 'Where a disc is worth much',
        text: 'Corners can never be turned. Edges are hard to turn. The ring inside them, the danger zone, opens both to the opponent.',
      },
      corner: {
        title: 'Take the corner',
        text: 'A disc in a corner stays to the end, and discs beside it along the edge with it.',
        ask: 'Take the corner.',
      },
      xsquare: {
        title: 'X and C squares',
        text: 'Next to an empty corner are its X square, diagonally, and its C squares on the edge. A disc on X nearly always gives the corner away.',
      },
      stable: {
        title: 'Stable discs',
        text: 'A disc is stable when nothing can turn it any more. From a corner stability grows along the edges.',
      },
      mobility: {
        title: 'Few discs, many moves',
        text: 'In the first half of the game do not collect discs. Who has fewer usually has more moves, and who runs out of good moves must make a bad one.',
        ask: 'Choose a move for White that turns few discs.',
      },
    },
    glossary: [
      ['disc', 'What is played: black on one side, white on the other.'],
      ['to bracket', 'To have opposing discs between two of one’s own in a straight line.'],
      ['to flip', 'To turn a disc over to the other colour.'],
      ['pass', 'To miss a turn because there is no legal move.'],
      ['mobility', 'How many legal moves a side has.'],
      ['parity', 'Who makes the last move in a region of empty squares.'],
      ['wipe-out', 'The end of a game in which one colour is gone.'],
    ],
  },
  fr: {
    title: 'Apprendre Othello',
    intro:
      'Une minute pour les règles, une vie pour le reste. On peut jouer sur chaque plateau de cette page.',
    rules: 'Les règles',
    strategy: 'Premiers pas de stratégie',
    words: 'Les mots du jeu',
    again: 'Recommencer',
    right: 'C’est cela : {flips}.',
    other: 'Un coup possible, mais cherchez-en un autre.',
    scored: 'Noir {black}, Blanc {white}.',
    figures: {
      start: {
        title: 'Le départ',
        text: 'Deux pions noirs et deux pions blancs sont croisés au centre. Noir commence, puis chacun joue à son tour.',
      },
      first: {
        title: 'Un coup encadre',
        text: 'Posez un pion de sorte que des pions adverses se trouvent en ligne droite entre lui et un autre des vôtres. Ceux du milieu sont retournés. Un coup qui ne retourne rien est interdit.',
        ask: 'Jouez l’un des quatre premiers coups de Noir.',
      },
      replies: {
        title: 'Trois réponses',
        text: 'Quel que soit le premier coup, Blanc a trois réponses : perpendiculaire (1), parallèle (2) et diagonale (3).',
        ask: 'Choisissez-en une pour Blanc.',
      },
      directions: {
        title: 'Toutes les directions à la fois',
        text: 'Les huit directions comptent : rangées, colonnes et diagonales. Tout ce qui est encadré est retourné, et doit l’être.',
        ask: 'Trouvez le coup qui retourne huit pions.',
      },
      chain: {
        title: 'Pas de réaction en chaîne',
        text: 'Seul le pion posé encadre. Les pions qui viennent d’être retournés n’en retournent pas d’autres.',
        ask: 'Jouez d3 : d4 est retourné, e4 reste blanc bien qu’il soit entre deux noirs.',
      },
      pass: {
        title: 'Passer',
        text: 'Qui n’a aucun coup passe, et l’autre rejoue. Qui a un coup doit le jouer.',
        ask: 'Jouez h6 pour Blanc : Noir n’a plus de coup.',
      },
      blocked: {
        title: 'La fin',
        text: 'La partie s’arrête quand plus personne ne peut jouer, même s’il reste des cases. Elles vont au vainqueur : on compte 64 points.',
      },
      wiped: {
        title: 'Plus un pion',
        text: 'Elle s’arrête aussi quand une couleur a disparu : 64 à 0.',
        ask: 'Finissez en un coup.',
      },
      zones: {
        title: 'Où un pion vaut cher',
        text: 'Un coin ne se retourne jamais. Un bord se retourne mal. L’anneau intérieur, la zone dangereuse, ouvre les deux à l’adversaire.',
      },
      corner: {
        title: 'Prendre le coin',
        text: 'Un pion dans le coin y reste jusqu’à la fin, et ses voisins du bord avec lui.',
        ask: 'Prenez le coin.',
      },
      xsquare: {
        title: 'Cases X et C',
        text: 'À côté d’un coin vide : la case X en diagonale, les cases C sur les bords. Un pion en X donne presque toujours le coin.',
      },
      stable: {
        title: 'Pions définitifs',
        text: 'Un pion est définitif quand rien ne peut plus le retourner. Depuis un coin, cela s’étend le long des bords.',
      },
      mobility: {
        title: 'Peu de pions, beaucoup de coups',
        text: 'Dans la première moitié, ne ramassez pas de pions. Qui en a moins a d’ordinaire plus de coups, et qui n’a plus de bon coup doit en jouer un mauvais.',
        ask: 'Choisissez pour Blanc un coup qui retourne peu.',
      },
    },
    glossary: [
      ['pion', 'Ce que l’on joue : noir d’un côté, blanc de l’autre.'],
      ['encadrer', 'Avoir des pions adverses entre deux des siens, en ligne droite.'],
      ['retourner', 'Faire changer un pion de couleur.'],
      ['passer', 'Sauter son tour faute de coup possible.'],
      ['mobilité', 'Le nombre de coups possibles d’un joueur.'],
      ['parité', 'Qui joue le dernier coup dans une région de cases vides.'],
      ['trait', 'Le droit et le devoir de jouer.'],
    ],
  },
  cs: {
    title: 'Naučte se Othello',
    intro: 'Minuta na pravidla, celý život na zbytek. Na každé desce zde lze hrát.',
    rules: 'Pravidla',
    strategy: 'První strategie',
    words: 'Slova hry',
    again: 'Znovu',
    right: 'Správně: {flips}.',
    other: 'Tah je možný, ale hledejte jiný.',
    scored: 'Černý {black}, bílý {white}.',
    figures: {
      start: {
        title: 'Začátek',
        text: 'Uprostřed leží křížem dva černé a dva bílé kameny. Začíná černý, pak se hráči střídají.',
      },
      first: {
        title: 'Tah svírá',
        text: 'Položte kámen tak, aby soupeřovy kameny ležely v přímce mezi ním a jiným vaším kamenem. Ty mezi nimi se otočí. Tah, který nic neotočí, není dovolen.',
        ask: 'Zahrajte jeden ze čtyř prvních tahů černého.',
      },
      replies: {
        title: 'Tři odpovědi',
        text: 'Po kterémkoli prvním tahu má bílý tři odpovědi: kolmou (1), rovnoběžnou (2) a úhlopříčnou (3).',
        ask: 'Vyberte jednu za bílého.',
      },
      directions: {
        title: 'Všechny směry najednou',
        text: 'Platí všech osm směrů: řady, sloupce i úhlopříčky. Otočí se vše, co je sevřeno, a otočit se to musí.',
        ask: 'Najděte tah, který otočí osm kamenů.',
      },
      chain: {
        title: 'Nic se neotáčí samo',
        text: 'Svírá jen položený kámen. Právě otočené kameny další neotáčejí.',
        ask: 'Zahrajte d3: d4 se otočí, e4 zůstane bílý, ač leží mezi dvěma černými.',
      },
      pass: {
        title: 'Vynechání tahu',
        text: 'Kdo nemá tah, pasuje a soupeř hraje znovu. Kdo tah má, musí táhnout.',
        ask: 'Zahrajte h6 za bílého: černý pak nemá tah.',
      },
      blocked: {
        title: 'Konec',
        text: 'Hra končí, když nikdo nemůže táhnout, i když zbývají pole. Ta připadnou vítězi: počítá se všech 64.',
      },
      wiped: {
        title: 'Bez kamenů',
        text: 'Hra končí i tehdy, když jedna barva z desky zmizí: 64 : 0.',
        ask: 'Ukončete hru jedním tahem.',
      },
      zones: {
        title: 'Kde má kámen cenu',
        text: 'Roh nelze nikdy otočit. Okraj se otáčí těžko. Kruh uvnitř, nebezpečná zóna, otevírá obojí soupeři.',
      },
      corner: {
        title: 'Vezměte roh',
        text: 'Kámen v rohu zůstane do konce a s ním i sousedé podél okraje.',
        ask: 'Vezměte roh.',
      },
      xsquare: {
        title: 'Pole X a C',
        text: 'Vedle prázdného rohu je šikmo pole X a na okrajích pole C. Kámen na X roh skoro vždy daruje.',
      },
      stable: {
        title: 'Stabilní kameny',
        text: 'Kámen je stabilní, když ho už nic nemůže otočit. Od rohu se stabilita šíří podél okrajů.',
      },
      mobility: {
        title: 'Málo kamenů, mnoho tahů',
        text: 'V první polovině kameny nesbírejte. Kdo jich má méně, mívá více tahů, a komu dojdou dobré tahy, musí zahrát špatný.',
        ask: 'Vyberte za bílého tah, který otočí málo kamenů.',
      },
    },
    glossary: [
      ['kámen', 'Čím se hraje: z jedné strany černý, z druhé bílý.'],
      ['sevřít', 'Mít soupeřovy kameny v přímce mezi dvěma svými.'],
      ['otočit', 'Obrátit kámen na druhou barvu.'],
      ['pas', 'Vynechání tahu, protože žádný není možný.'],
      ['mobilita', 'Kolik možných tahů hráč má.'],
      ['parita', 'Kdo táhne poslední v oblasti prázdných polí.'],
      ['roh', 'Pole, na kterém kámen už nikdo neotočí.'],
    ],
  },
};
