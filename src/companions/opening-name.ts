import { lastOpening, type Opening } from '../rules/openings.js';
import { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';

/** The name of the last opening that a game from the usual start went through; in French for `fr`, in Czech for `cs`, where it has such a name. */
export function openingName(
  { history, position }: { readonly history: readonly Square[]; readonly position: string },
  language: string,
): string | undefined {
  const passed: Position[] = [];
  let at = Position.start;
  for (const square of history) {
    if (at.phase === 'pass') at = at.pass();
    if (at.flips(square).length === 0) return undefined;
    at = at.play(square);
    passed.push(at);
  }
  if (!position.startsWith(at.board)) return undefined;
  const opening = lastOpening(passed);
  return opening && nameIn(opening, language);
}

/** What an opening is called in a language: by its English name where it has no other. */
export function nameIn({ name, french = name, czech = name }: Opening, language: string): string {
  return { fr: french, cs: czech }[language.slice(0, 2)] ?? name;
}
