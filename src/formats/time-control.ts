/**
 * The time control of a game. A record has it as it was written: `300` or `300+5` in seconds, with what a move adds (PGN),
 * `15:00/00:05/02:00`, main time, what a move adds and an extension (GGF), or SGF's `TM` and `OT` with a plus between them,
 * `300 + 5 s a move`. Each format writes what all can say in its own way, and anything else as it is.
 */
import { printTag } from './tags.js';

/** Seconds of the main time, and what a move adds; `undefined` where a time control is another one. */
export function secondsOf(timeControl: string): { main: number; increment: number } | undefined {
  const [, main, increment] = /^\s*([\d.]+)(?:\s*\+\s*([\d.]+)(?: s a move)?)?\s*$/.exec(timeControl) ?? [];
  const parts = main === undefined ? timeControl.trim().split('/') : [main, increment ?? ''];
  const [first, second, extension] = ['', '', ''].map((none, at) => clock(parts[at] ?? none));
  if (parts.length > 3 || first === undefined || second === undefined || extension !== 0) return undefined;
  return { main: first, increment: second };
}

/** `300+5`, as PGN has it. */
export function printPgnTime(timeControl: string): string {
  const { main, increment = 0 } = secondsOf(timeControl) ?? {};
  if (main === undefined) return timeControl;
  return increment > 0 ? `${main}+${increment}` : String(main);
}

/** `05:00/00:05`, as GGF has it. */
export function printGgfTime(timeControl: string): string {
  const { main, increment = 0 } = secondsOf(timeControl) ?? {};
  if (main === undefined) return timeControl;
  return minutes(main) + (increment > 0 ? `/${minutes(increment)}` : '');
}

/** The main time in `TM`, and in `OT`, in words of its own, what comes beside it. */
export function printSgfTime(timeControl: string | undefined): string {
  if (timeControl === undefined) return '';
  const { main, increment = 0 } = secondsOf(timeControl) ?? {};
  if (main !== undefined)
    return printTag('TM', String(main)) + printTag('OT', increment > 0 ? `${increment} s a move` : undefined);
  const [, first, other = timeControl] = /^([\d.]+) \+ (.*)$/.exec(timeControl) ?? [];
  return printTag('TM', first) + printTag('OT', other);
}

/** Seconds of `hours:minutes:seconds`, of which only the seconds are needed; no time at all is none. */
function clock(text: string): number | undefined {
  if (text === '') return 0;
  const parts = text.trim().split(':');
  if (parts.length > 3 || !parts.every((part) => /^\d{1,9}(?:\.\d{0,9})?$/.test(part))) return undefined;
  return parts.reduce((total, part) => total * 60 + Number(part), 0);
}

function minutes(seconds: number): string {
  const whole = Math.floor(seconds / 60);
  const [rest = '0', decimals] = String(Math.round((seconds - whole * 60) * 1000) / 1000).split('.');
  return `${String(whole).padStart(2, '0')}:${rest.padStart(2, '0')}${decimals === undefined ? '' : `.${decimals}`}`;
}
