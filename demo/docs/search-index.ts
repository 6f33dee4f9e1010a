import MiniSearch, { type Query } from 'minisearch';
import type { Language } from '../locales/language.js';
import { WORD } from './excerpt.js';
import { synonymsOf } from './synonyms.js';

/** A searchable part of the documentation: the text under one heading of a page. */
export interface FoundText {
  readonly id: string;
  /** Its address, relative to the root of the site. */
  readonly path: string;
  readonly language: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

/** A result, with the words in it that match the query. */
export interface Found extends FoundText {
  readonly terms: readonly string[];
}

/** Searches the texts of the documentation. */
export class SearchIndex {
  private readonly search: MiniSearch<FoundText>;

  constructor(texts: readonly FoundText[]) {
    this.search = new MiniSearch<FoundText>({
      fields: ['title', 'heading', 'text'],
      storeFields: ['path', 'language', 'title', 'heading', 'text'],
      tokenize: (text) => text.match(WORD) ?? [],
      processTerm: plain,
      searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { title: 4, heading: 2 } },
    });
    this.search.addAll(texts);
  }

  /**
   * The best results in a language and in English, which has more texts; a text in both languages is returned once. If
   * no text contains all words, texts with some of them are returned.
   */
  find(query: string, language: Language, most = 12): Found[] {
    const words = tellingWords(query.match(WORD) ?? []);
    const all = this.#search('AND', words, language);
    const found = all.length > 0 ? all : this.#search('OR', words, language);
    return found.filter(({ path }, i) => found.findIndex((one) => one.path === path) === i).slice(0, most);
  }

  #search(combineWith: 'AND' | 'OR', words: readonly string[], language: Language): Found[] {
    return this.search
      .search(
        { combineWith, queries: words.map(meaningOf) },
        {
          filter: (result) => result['language'] === language || result['language'] === 'en',
          boostDocument: (_id, _term, stored) => (stored?.['language'] === language ? 2 : 1),
        },
      )
      .map((result) => result as unknown as Found);
  }
}

/** Words of questions, and the end of `next.js`. */
const ASKING = new Set(
  'a an the my i how do does to can is what who where when js comment le la les un une je jak se'.split(' '),
);

/** The words without those of which most texts have one; all of them if no other is left. */
function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !ASKING.has(plain(word)));
  return telling.length > 0 ? telling : words;
}

/** A word as typed and, with less weight, its synonyms. */
function meaningOf(word: string): Query {
  const [typed, ...others] = synonymsOf(plain(word));
  const same = { queries: others, prefix: false, fuzzy: false, boostTerm: () => 0.3 };
  return { combineWith: 'OR', queries: [typed!, ...(others.length > 0 ? [same] : [])] };
}

/** A word in lower case and without diacritics. */
function plain(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
