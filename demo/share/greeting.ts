/** The name of the sender of a link and the word that came with it: in the link, and as the receiver reads it. */
import { fill, plural } from '../../src/core/locales.js';
import type { Language } from '../locales/language.js';
import { SHARE, type ShareKind, type ShareStrings } from '../locales/share.js';

/** The longest name and word that are shown, in characters. */
export const LONGEST_NAME = 30;
export const LONGEST_WORD = 90;

/** How a game ended, in discs, for who sends it and for the opponent. */
export interface SentScore {
  readonly own: number;
  readonly other: number;
}

/**
 * Adds who sends it and a word to the fragment of a link; an empty name says that it was sent at all.
 *
 * @param score of the sender's own game, `score=36-28`
 */
export function withGreeting(hash: string, name: string, word: string, score?: SentScore): string {
  const link = new URLSearchParams({ from: name });
  if (score) link.set('score', `${score.own}-${score.other}`);
  if (word !== '') link.set('word', word);
  return `${hash}&${link.toString()}`;
}

/**
 * What a person reads who opens the link, and what there is to do; `undefined` where nobody has sent it.
 *
 * @param kind what the link leads to; by default as this page sees it
 * @param isOver whether it leads to the end of a game, where nothing is asked
 */
export function greetingOf(
  hash: string,
  language: Language,
  kind?: ShareKind,
  isOver = false,
): string | undefined {
  const link = new URLSearchParams(hash.replace(/^#/u, ''));
  // A game that waits for the reader says itself who invites.
  if (link.has('live')) return undefined;
  const name = shortened(link.get('from') ?? '', LONGEST_NAME);
  if (!link.has('from') && !link.has('word')) return undefined;
  const words = SHARE[language];
  const about = kind ?? kindOf(link);
  const ownWord = shortened(link.get('word') ?? '', LONGEST_WORD);
  const solved = about === 'today' ? solvedIn(link) : undefined;
  if (solved) {
    const how =
      solved.hints === 0
        ? fill(plural(words.needed, solved.mistakes + 1, language), { name: name || words.friend })
        : fill(words.counted, { name: name || words.friend, how: triesText(solved, language) });
    return `${how} ${ownWord || words.better}`;
  }
  const played = about === 'game' ? playedText(link, name || words.friend, words) : undefined;
  if (played !== undefined) return `${played} ${ownWord || words.asks.game}`;
  if (isOver) return greeting(words, 'game', name, ownWord || words.over);
  return greeting(words, about, name, ownWord || words.asks[about]);
}

/** How the sender's own game against an opponent with a name ended, if the link says so. */
function playedText(link: URLSearchParams, name: string, words: ShareStrings): string | undefined {
  const [, own, theirs] = /^(\d{1,2})-(\d{1,2})$/u.exec(link.get('score') ?? '') ?? [];
  const other = shortened(link.get('opponent') ?? '', LONGEST_NAME);
  if (own === undefined || theirs === undefined || other === '') return undefined;
  const how = Number(own) > Number(theirs) ? 'won' : own === theirs ? 'drawn' : 'lost';
  return fill(words.played[how], { name, other, score: `${Number(own)}–${Number(theirs)}` });
}

/** Who sends it, and a word. */
function greeting(words: ShareStrings, about: ShareKind, name: string, word: string): string {
  const text = name === '' ? words.fromNobody[about] : fill(words.from[about], { name });
  return fill(words.withWord, { text, word });
}

/** What a solved puzzle has cost. */
export interface SentCost {
  /** Wrong moves: one less than the tries. */
  readonly mistakes: number;
  readonly hints: number;
}

/** The tries of whoever has solved the puzzle of a link, and those of its sender; `undefined` if it has none. */
export function comparedTries(hash: string, own: SentCost, language: Language): string | undefined {
  const link = new URLSearchParams(hash.replace(/^#/u, ''));
  const other = link.has('from') ? solvedIn(link) : undefined;
  if (!other) return undefined;
  const words = SHARE[language];
  return fill(words.against, {
    own: triesText(own, language),
    name: shortened(link.get('from') ?? '', LONGEST_NAME) || words.friend,
    other: triesText(other, language),
  });
}

/** "3 tries, 1 hint". */
function triesText({ mistakes, hints }: SentCost, language: Language): string {
  const words = SHARE[language];
  const tries = plural(words.tries, mistakes + 1, language);
  return hints === 0 ? tries : fill(plural(words.triesAndHints, hints, language), { tries });
}

/** What the sender's solution of the puzzle has cost, if the link says so. */
function solvedIn(link: URLSearchParams): SentCost | undefined {
  const tries = countIn(link, 'tries');
  return tries === undefined ? undefined : { mistakes: tries - 1, hints: countIn(link, 'hints') ?? 0 };
}

/** Adds to the link of a puzzle how many tries the sender needed, and the hints if any, `tries=5&hints=1`. */
export function printTriesNeeded({ mistakes, hints }: SentCost): string {
  return `tries=${mistakes + 1}${hints > 0 ? `&hints=${hints}` : ''}`;
}

/** A number from a link: one of at most two digits, or nothing. */
function countIn(link: URLSearchParams, name: string): number | undefined {
  const text = link.get(name) ?? '';
  return /^[1-9]\d?$/u.test(text) ? Number(text) : undefined;
}

function kindOf(link: URLSearchParams): ShareKind {
  if (link.has('today')) return 'today';
  if (!link.has('game')) return 'lesson';
  return document.documentElement.dataset['page'] === 'home' ? 'position' : 'game';
}

/** One line of text from outside, and no longer than it should be. */
function shortened(text: string, longest: number): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return Array.from(line).slice(0, longest).join('');
}
