/** The link to what the playground shows: the attributes of the board, and the target of its code. */
import type { Settings } from './controls.js';
import { TARGETS, type Target } from './targets.js';

/** What the playground shows. */
export interface Shown {
  readonly settings: Settings;
  readonly target: Target;
}

/** The key of the target in the link; the board has no such attribute. */
const TARGET = 'as';

/** Reads the hash of a link, `#interactive=&as=react`; a page without one has a board to play on. */
export function readLink(hash: string): Shown {
  const settings = new URLSearchParams(hash.slice(1));
  const isEmpty = settings.size === 0;
  const target = TARGETS.find((one) => one === settings.get(TARGET)) ?? 'html';
  settings.delete(TARGET);
  return {
    settings: isEmpty ? new URLSearchParams({ interactive: '', hints: 'legal last flips' }) : settings,
    target,
  };
}

/** The hash of a link. */
export function linkTo({ settings, target }: Shown): string {
  const link = new URLSearchParams(settings);
  // A board without attributes needs the target, or its link would be none.
  if (target !== 'html' || settings.size === 0) link.set(TARGET, target);
  return `#${link.toString()}`;
}
