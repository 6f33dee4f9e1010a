/** The names of players and the date of a game as texts, for all places of the site that name a game. */
import { fill } from '../src/core/locales.js';
import { opponent, type Color, type GameFacts } from '../src/core/rules.js';
import { COMPUTER } from './library/library-types.js';
import { language } from './site.js';

const WORDS = {
  en: { you: 'You', computer: 'Computer, level {level}', nameless: 'unnamed' },
  fr: { you: 'Vous', computer: 'Ordinateur, niveau {level}', nameless: 'sans nom' },
  cs: { you: 'Vy', computer: 'Počítač, úroveň {level}', nameless: 'beze jména' },
} as const;

/**
 * A player's name; who has none against the computer is the reader.
 *
 * @param nameless what anybody else without a name is called
 */
export function playerName(
  players: Readonly<Partial<Record<Color, string | undefined>>>,
  side: Color,
  nameless?: string,
): string {
  const words = WORDS[language()];
  const name = players[side];
  const other = players[opponent(side)];
  if (name?.startsWith(COMPUTER)) return fill(words.computer, { level: name.slice(COMPUTER.length) });
  if (name) return name;
  return other?.startsWith(COMPUTER) ? words.you : (nameless ?? words.nameless);
}

/** A date of a record, `2026.11.28`, as people write it; as much of it as is known. */
export function dateText(date: string): string {
  const [, year, month, dayOfMonth] = /^(\d{4})(?:[.-](\d\d|\?\?))?(?:[.-](\d\d|\?\?))?$/u.exec(date) ?? [];
  if (year === undefined) return date;
  const [months, days] = [Number(month), Number(dayOfMonth)];
  if (!(months >= 1 && months <= 12)) return year;
  const isDay = days >= 1 && days <= 31;
  const at = new Date(Date.UTC(Number(year), months - 1, isDay ? days : 1));
  const day: Intl.DateTimeFormatOptions = isDay ? { day: 'numeric' } : {};
  const tag = language() === 'en' ? 'en-GB' : language();
  return at.toLocaleDateString(tag, { year: 'numeric', month: 'short', ...day, timeZone: 'UTC' });
}

/** A game in one line: its players, where and when it was played. */
export function gameName({ event, date, ...players }: GameFacts): string {
  const names = `${playerName(players, 'black')} – ${playerName(players, 'white')}`;
  return [names, event, date && dateText(date)].filter(Boolean).join(', ');
}
