/**
 * Time controls. A record keeps them as they were written: `300` or `300+5` in seconds, with an increment (PGN),
 * `15:00/00:05/02:00`, main time, increment and extension (GGF), or SGF's `TM` and `OT` joined by a plus, `300 + 5 s a
 * move`. Each format writes main time and increment in its own form, and anything else unchanged.
 */
/** Main time and increment in seconds; `undefined` for any other time control. */
export function secondsOf(timeControl: string): { main: number; increment: number } | undefined {
  const [, main, increment] = /^\s*([\d.]+)(?:\s*\+\s*([\d.]+)(?: s a move)?)?\s*$/.exec(timeControl) ?? [];
  const parts = main === undefined ? timeControl.trim().split('/') : [main, increment ?? ''];
  const [first, second, extension] = ['', '', ''].map((none, at) => clock(parts[at] ?? none));
  if (parts.length > 3 || first === undefined || second === undefined || extension !== 0) return undefined;
  return { main: first, increment: second };
}

/** `300+5`, for PGN. */
export function printPgnTime(timeControl: string): string {
  const { main, increment = 0 } = secondsOf(timeControl) ?? {};
  if (main === undefined) return timeControl;
  return increment > 0 ? `${main}+${increment}` : String(main);
}

/** `05:00/00:05`, for GGF. */
export function printGgfTime(timeControl: string): string {
  const { main, increment = 0 } = secondsOf(timeControl) ?? {};
  if (main === undefined) return timeControl;
  return minutes(main) + (increment > 0 ? `/${minutes(increment)}` : '');
}

/** Converts `hours:minutes:seconds` to seconds; only the seconds are required. `undefined` for an empty text. */
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
