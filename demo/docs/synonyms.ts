/** Groups of synonyms in the languages of the site, without diacritics, as in the index. */
const GROUPS: readonly (readonly string[])[] = [
  ['mobile', 'phone', 'smartphone', 'tablet', 'touch', 'telephone', 'tactile', 'mobil', 'telefon', 'dotyk'],
  ['resize', 'size', 'width', 'responsive', 'scale', 'taille', 'largeur', 'velikost', 'sirka'],
  ['lazy', 'late', 'later', 'defer', 'dynamic'],
  ['dark', 'night', 'sombre', 'tmavy', 'tmava'],
  ['license', 'licence', 'licences'],
  ['typescript', 'types', 'ts', 'typings'],
  [
    'translation',
    'translate',
    'language',
    'locale',
    'i18n',
    'lang',
    'traduction',
    'langue',
    'preklad',
    'jazyk',
  ],
  ['result', 'score', 'winner', 'won', 'win', 'outcome', 'gameover', 'resultat', 'vysledek', 'skore'],
  ['ai', 'bot', 'computer', 'engine', 'opponent', 'ordinateur', 'moteur', 'adversaire', 'pocitac', 'souper'],
  [
    'difficulty',
    'strength',
    'level',
    'easy',
    'easier',
    'harder',
    'weaker',
    'stronger',
    'niveau',
    'force',
    'uroven',
    'sila',
  ],
  ['mistake', 'blunder', 'review', 'annotate', 'analyse', 'analyze', 'faute', 'bilan', 'chyba', 'rozbor'],
  ['board', 'plateau', 'othellier', 'deska'],
  ['play', 'hrat', 'hra', 'jouer', 'jeu'],
  ['event', 'listen', 'listener', 'callback', 'handler', 'evenement', 'ecouter', 'udalost'],
  ['undo', 'take', 'takeback', 'annuler', 'reprendre', 'vratit'],
  ['embed', 'iframe', 'insert', 'tag', 'integrer', 'balise', 'vlozit', 'znacka'],
  ['colour', 'color', 'theme', 'style', 'couleur', 'barva', 'motiv', 'vzhled'],
  ['multiplayer', 'online', 'remote', 'friend', 'distance', 'ami', 'kamarad', 'dalku'],
  ['timer', 'time', 'clock', 'pendule', 'temps', 'hodiny', 'cas'],
  ['csp', 'policy', 'nonce', 'security', 'securite', 'bezpecnost'],
  ['offline', 'pwa', 'worker', 'cache', 'ligne'],
  ['wordpress', 'cms', 'blog', 'publishing', 'markdown'],
  ['notation', 'transcript', 'moves', 'pgn', 'coups', 'tahy', 'zapis'],
  ['fen', 'position', 'diagram', 'diagramme', 'pozice'],
  ['error', 'problem', 'broken', 'fails', 'erreur', 'chyba'],
  ['node', 'server', 'backend', 'serveur'],
];

const MEANINGS: ReadonlyMap<string, readonly string[]> = meanings();

/** Each word with its group; a word with several senses, as the Czech `chyba`, with all of its groups. */
function meanings(): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const group of GROUPS)
    for (const word of group) found.set(word, [...new Set([...(found.get(word) ?? []), ...group])]);
  return found;
}

/** A word and its synonyms, the word itself first; plurals are recognised. */
export function synonymsOf(word: string): readonly string[] {
  const group = MEANINGS.get(word) ?? MEANINGS.get(word.replace(/s$/u, ''));
  return group ? [word, ...group.filter((other) => other !== word)] : [word];
}
