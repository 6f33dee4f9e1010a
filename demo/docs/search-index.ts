/** Finds texts of the documentation. */
import MiniSearch, { type Query } from 'minisearch';
import type { Language } from '../locales/language.js';
import type { DocsGroup } from './contents.js';
import { WORD } from './excerpt.js';
import { synonymsOf } from './synonyms.js';

/** A searchable part of the documentation: the text under one heading of a page. */
export interface FoundText {
  readonly id: string;
  /** Its address, relative to the root of the site. */
  readonly path: string;
  readonly language: string;
  readonly group: DocsGroup;
  readonly title: string;
  readonly heading: string;
  /** Words and questions that lead here although the text does not have them. */
  readonly questions: string;
  readonly text: string;
}

/** A result, with the words in it that match the query. */
export interface Found extends FoundText {
  readonly terms: readonly string[];
  /** How likely it is what was sought. */
  readonly score: number;
}

/**
 * How much more a word counts in these fields than in the text: headings and questions most. These weights and those below were
 * chosen by trying what readers type (`test/unit/demo/docs-search.spec.ts`).
 */
const BOOST = { heading: 5, questions: 5, title: 3 };
/** A page of tasks comes before a table of the reference that has the same words. */
const WEIGHTS: Readonly<Record<DocsGroup, number>> = {
  tutorials: 0.7,
  howto: 1,
  reference: 0.5,
  explanation: 0.7,
};
/** A result that is so many times less likely than the first one is only in the way. */
const FAR = 100;
/** So many parts of one page are shown, so that other pages are seen, too. */
const MOST_PARTS = 2;

/** Searches the texts of the documentation. */
export class SearchIndex {
  private readonly search: MiniSearch<FoundText>;

  constructor(texts: readonly FoundText[]) {
    this.search = new MiniSearch<FoundText>({
      fields: ['title', 'heading', 'questions', 'text'],
      storeFields: ['path', 'language', 'group', 'title', 'heading', 'text'],
      // What stands above the first heading of a page belongs to its title.
      extractField: (section, field) =>
        field === 'heading' ? section.heading || section.title : section[field as keyof FoundText],
      tokenize: (text) => text.match(WORD) ?? [],
      processTerm: plain,
      // A short word with another letter is another word: `nuxt` and `next`.
      searchOptions: {
        prefix: (term) => term.length > 2,
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
        boost: BOOST,
      },
    });
    this.search.addAll(texts);
  }

  /**
   * The best results in a language and in English, which has more texts; of a page of the reference only its best
   * part, of others their best two. If no text contains all words, texts with some of them are returned.
   */
  find(query: string, language: Language, most = 12): Found[] {
    const words = tellingWords(query.match(WORD) ?? []);
    const found = this.#search(words, language).toSorted(
      (one, other) => Number(isNamed(other, query)) - Number(isNamed(one, query)),
    );
    const page = ({ path }: Found): string => path.replace(/#.*/u, '');
    const least = (found[0]?.score ?? 0) / FAR;
    const near = found.filter(({ score }) => score >= least);
    const parts = new Map<string, number>();
    return near
      .filter((one) => {
        const before = parts.get(page(one)) ?? 0;
        parts.set(page(one), before + 1);
        return before < (one.group === 'reference' ? 1 : MOST_PARTS);
      })
      .slice(0, most);
  }

  /** Texts with any of the words, those with most of them first. */
  #search(words: readonly string[], language: Language): Found[] {
    const meanings = words.map((word) => new Set(synonymsOf(plain(word))));
    return this.search
      .search(
        { combineWith: 'OR', queries: words.map(meaningOf) },
        {
          filter: (result) => result['language'] === language || result['language'] === 'en',
          boostDocument: (_id, _term, stored) =>
            WEIGHTS[stored!['group'] as DocsGroup] * (stored!['language'] === language ? 2 : 1),
        },
      )
      .map((result) => {
        const has = meanings.filter((meaning) => result.queryTerms.some((term) => meaning.has(term))).length;
        // To the power of three: a text with all words comes before one that has a rare word of them often.
        return { ...result, score: result.score * (has / words.length) ** 3 };
      })
      .toSorted((one, other) => other.score - one.score)
      .map((result) => result as unknown as Found);
  }
}

/** Whether a query is the whole name of a page, or of a section of a guide; a type of the reference has common names. */
function isNamed({ title, heading, group }: Found, query: string): boolean {
  const name = group === 'reference' ? title : heading || title;
  return plain(query) === plain(name).replace(/[<>]/gu, '');
}

/** Words of questions, and the end of `next.js`. */
const ASKING = new Set(
  'a an the my i how do does to can is what who where when of for on in with against one use using set from want get make js comment le la les un une je jak se'.split(
    ' ',
  ),
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
