/** The fields for searching and sorting games of the library. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import {
  OPENED,
  PLAYED,
  SAVED,
  SORT_KEYS,
  type LibraryState,
  type LibraryOutcome,
} from '../../../library/library-types.js';
import type { AnalyseStrings } from '../../../locales/analyse.js';
import { openingName } from '../../../opening-names.js';
import { language } from '../../../site.js';
import { labelledSelect } from './labelled-select.js';
import type { ListQuery, SearchChange } from './list-query.js';

const OUTCOMES: readonly LibraryOutcome[] = ['black', 'white', 'draw'];
const RATINGS = [1200, 1400, 1600, 1800, 2000, 2200, 2400] as const;

/** The data that the fields show, and the callback for a change of a field. */
export interface SearchView {
  readonly words: AnalyseStrings['open'];
  readonly state: LibraryState;
  /** Number of the user's own games. */
  readonly mine: number;
  readonly query: ListQuery;
  search(change: SearchChange): void;
  /** The position on the board, as a board string. */
  position(): string;
}

/** All fields of a search in the library. */
export function searchFields(view: SearchView): TemplateResult {
  const { words, query, search } = view;
  const { text = '', collection, position, outcome, opening, rating, fromYear, toYear } = query;
  const set = [collection, position, outcome, opening, rating, fromYear, toYear];
  const more = set.filter((one) => one !== undefined).length;
  return html`<div class="search" role="search">
    <label class="wide"
      >${words.player}
      <input
        type="search"
        autocomplete="off"
        .value=${live(text)}
        @input=${(event: Event) => search({ text: (event.target as HTMLInputElement).value })}
    /></label>
    <details class="more">
      <summary>${words.more}${more > 0 ? ` (${more})` : nothing}</summary>
      <div class="search">
        ${collectionSelect(view)} ${sortSelect(view)} ${moreFields(view)}
        <label class="flag"
          ><input
            type="checkbox"
            .checked=${live(position !== undefined)}
            @change=${({ target }: Event) =>
              search({ position: (target as HTMLInputElement).checked ? view.position() : undefined })}
          />${words.withPosition}</label
        >
      </div>
    </details>
  </div>`;
}

/** The choice of a collection; its value is a number, `last`, `mine`, or empty for all games. */
export function collectionSelect(
  view: Pick<SearchView, 'words' | 'state' | 'mine' | 'query' | 'search'>,
): TemplateResult {
  const { words, query, search } = view;
  return labelledSelect(words.collection, collectionOptions(view), String(query.collection ?? ''), (chosen) =>
    search({ collection: /^\d+$/u.test(chosen) ? Number(chosen) : chosen }),
  );
}

function collectionOptions({
  words,
  state,
  mine,
}: Pick<SearchView, 'words' | 'state' | 'mine'>): [string, string][] {
  const { games, inCollection, last, collections } = state;
  const counted = (name: string, count: number): string => `${name} (${count.toLocaleString(language())})`;
  const numbered = (id: number, name: string): [string, string] => [
    String(id),
    counted(name, inCollection[id] ?? 0),
  ];
  return [
    ['', counted(words.collections.all, games)],
    ['last', counted(words.collections.last, last)],
    ['mine', counted(words.collections.mine, mine)],
    numbered(OPENED, words.collections.opened),
    numbered(PLAYED, words.collections.played),
    numbered(SAVED, words.collections.saved),
    ...collections.map(({ id, name }) => numbered(id, name)),
  ];
}

function sortSelect({ words, query, search }: SearchView): TemplateResult {
  const { sort = 'added', descending = false } = query;
  return labelledSelect(
    words.sort,
    SORT_KEYS.flatMap((key): [string, string][] => [
      [key, words.sorts[key]],
      [`${key} down`, `${words.sorts[key]} ↓`],
    ]),
    `${sort}${descending ? ' down' : ''}`,
    (chosen) => {
      const [key, down] = chosen.split(' ');
      search({ sort: key, descending: down !== undefined });
    },
  );
}

/** Years, result and rating: what both the list and the explorer ask for. */
export function factFields({
  words,
  state: { years },
  query: { outcome, rating, fromYear, toYear },
  search,
}: Pick<SearchView, 'words' | 'state' | 'query' | 'search'>): TemplateResult {
  const all = years ? Array.from({ length: years[1] - years[0] + 1 }, (_, at) => years[0] + at) : [];
  const yearOptions = all.map((year): [string, string] => [String(year), String(year)]);
  const asNumber = (chosen: string): number | undefined => (chosen === '' ? undefined : Number(chosen));
  const any = ['', words.anyYear] as const;
  return html`${labelledSelect(words.from, [any, ...yearOptions], String(fromYear ?? ''), (year) =>
    search({ fromYear: asNumber(year) }),
  )}
  ${labelledSelect(words.to, [any, ...yearOptions], String(toYear ?? ''), (year) =>
    search({ toYear: asNumber(year) }),
  )}
  ${labelledSelect(
    words.result,
    [['', words.results.any], ...OUTCOMES.map((one) => [one, words.results[one]] as const)],
    outcome ?? '',
    (chosen) => search({ outcome: chosen }),
  )}
  ${labelledSelect(
    words.strength,
    [['', words.anyRating], ...RATINGS.map((least) => [String(least), `≥ ${least}`] as const)],
    String(rating ?? ''),
    (chosen) => search({ rating: asNumber(chosen) }),
  )}`;
}

function moreFields(view: SearchView): TemplateResult {
  const {
    words,
    state: { openings },
    query: { opening },
    search,
  } = view;
  return html`${factFields(view)}
  ${labelledSelect(
    words.opening,
    [['', words.anyYear], ...openings.map((name) => [name, openingName(name, language())] as const)],
    opening ?? '',
    (chosen) => search({ opening: chosen }),
  )}`;
}
