import type { Plural } from '../../src/core/locales.js';
import type { Language } from './language.js';
import { cs } from './today/cs.js';
import { en } from './today/en.js';
import { fr } from './today/fr.js';

/** The strings of the puzzle of the day. */
export interface TodayStrings {
  readonly title: string;
  /** The heading of the puzzle of an earlier `{date}`, a weekday, a day and a month. */
  readonly earlier: string;
  /** Beside the heading: `{date}`, a weekday, a day and a month, and how `{hard}` it is. */
  readonly facts: string;
  /** How hard it is, from Monday to Sunday. */
  readonly hard: readonly [string, string, string, string, string, string, string];
  /** That everybody has it, and that it becomes harder over the week. */
  readonly about: string;
  /** How it went. */
  readonly first: string;
  readonly later: Plural;
  readonly hinted: Plural;
  /** Follows `later`. */
  readonly alsoHinted: Plural;
  readonly shown: string;
  readonly share: string;
  /** Sends the puzzle without a result. */
  readonly send: string;
  /** Sent with the link: `{date}`, `{line}`, the squares, and `{how}` many tries and hints it took. */
  readonly sent: string;
  readonly how: Plural;
  readonly withHints: Plural;
  /** When the next one comes: `{time}`, hours and minutes. */
  readonly next: string;
  /** The days of the streak, and its first one. */
  readonly streak: Plural;
  readonly streakBegins: string;
  readonly forgiven: string;
  /** Read out for a day of the week, `{date}`. */
  readonly days: {
    readonly solved: string;
    readonly tried: string;
    readonly open: string;
    readonly later: string;
  };
  readonly yesterday: string;
  readonly today: string;
  readonly more: string;
}

export const TODAY: Readonly<Record<Language, TodayStrings>> = { en, fr, cs };
