/** The results of puzzles by theme. */
import type { ReasonKind } from '../../../src/core/coach.js';
import { isClean, type Attempt } from '../../progress/training.js';

/** The puzzles of one theme. */
export interface ThemeResult {
  readonly name: string;
  /** The kinds with this name. */
  readonly kinds: readonly ReasonKind[];
  readonly tried: number;
  /** Solved at once by the last try. */
  readonly solved: number;
  readonly hasCrown: boolean;
}

/** This many solved make a crown. */
export const CROWN_SOLVED = 5;
/** Fewer tries do not show a weakness, and who solves this share has none. */
const LEAST_TRIES = 4;
const STRONG_SHARE = 0.7;

/**
 * The themes that were tried, those with crowns first, then by what is solved. The last try at each puzzle counts.
 *
 * @param themeOf the theme of the puzzle with a key
 * @param nameOf its name; kinds with one name are one theme
 */
export function crownsOf(
  attempts: readonly Attempt[],
  themeOf: (key: string) => ReasonKind | undefined,
  nameOf: (theme: ReasonKind) => string,
): ThemeResult[] {
  const last = new Map(attempts.map((attempt) => [attempt.key, attempt]));
  const themes = new Map<string, { kinds: Set<ReasonKind>; tried: number; solved: number }>();
  for (const [key, attempt] of last) {
    const theme = themeOf(key);
    if (!theme) continue;
    const name = nameOf(theme);
    const known = themes.get(name) ?? { kinds: new Set(), tried: 0, solved: 0 };
    known.kinds.add(theme);
    known.tried++;
    if (isClean(attempt)) known.solved++;
    themes.set(name, known);
  }
  return [...themes]
    .map(([name, { kinds, tried, solved }]) => ({
      name,
      kinds: [...kinds],
      tried,
      solved,
      hasCrown: solved >= CROWN_SOLVED,
    }))
    .sort((a, b) => Number(b.hasCrown) - Number(a.hasCrown) || b.solved - a.solved);
}

/** The theme of which the least share is solved; `undefined` where nothing stands out. */
export function weakestTheme(themes: readonly ThemeResult[]): ThemeResult | undefined {
  const share = ({ solved, tried }: ThemeResult): number => solved / tried;
  return themes
    .filter((theme) => theme.tried >= LEAST_TRIES && share(theme) < STRONG_SHARE)
    .sort((a, b) => share(a) - share(b) || b.tried - a.tried)[0];
}
