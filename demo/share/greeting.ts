/** Says who has sent the link that was opened, and the word that came with it. */
import { fill } from '../../src/core/locales.js';
import type { Language } from '../locales/language.js';
import { SHARE, type ShareKind } from '../locales/share.js';

/** The longest name and word that are shown. */
export const LONGEST_NAME = 30;
export const LONGEST_WORD = 90;

/** Adds who sends it and a word to the fragment of a link. */
export function withGreeting(hash: string, name: string, word: string): string {
  const link = new URLSearchParams();
  if (name !== '') link.set('from', name);
  if (word !== '') link.set('word', word);
  return link.size > 0 ? `${hash}&${link.toString()}` : hash;
}

/** What a person reads who opens the link; `undefined` where nobody has written anything. */
function greetingOf(hash: string, language: Language): string | undefined {
  const link = new URLSearchParams(hash.replace(/^#/u, ''));
  // A game that waits for the reader says itself who invites.
  if (link.has('live')) return undefined;
  const name = shortened(link.get('from') ?? '', LONGEST_NAME);
  const word = shortened(link.get('word') ?? '', LONGEST_WORD);
  if (name === '' && word === '') return undefined;
  const words = SHARE[language];
  const kind = kindOf(link);
  const text = name === '' ? words.fromNobody[kind] : fill(words.from[kind], { name });
  return word === '' ? text : fill(words.withWord, { text, word });
}

/** Shows it over the top of the page, until the reader closes it. */
export function greet(hash: string, language: Language): void {
  document.querySelector('.greeting')?.remove();
  const text = greetingOf(hash, language);
  if (text === undefined) return;
  const banner = document.createElement('p');
  banner.className = 'greeting';
  const message = document.createElement('span');
  message.setAttribute('role', 'status');
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'plain';
  close.textContent = SHARE[language].close;
  close.addEventListener('click', () => banner.remove());
  banner.append(message, close);
  document.querySelector('main')!.prepend(banner);
  // Last, because screen readers announce what changes in a status that is there already.
  message.textContent = text;
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
