import type { Level, LevelName } from '../src/engine/engine.js';

/** What a visitor has chosen; kept in the browser. */
export interface Settings {
  readonly engine: 'black' | 'white' | 'none';
  readonly level: Level | LevelName;
  readonly theme: 'classic' | 'wood' | 'slate' | 'contrast';
  readonly coordinates: 'outside' | 'inside' | 'none';
  readonly hints: readonly string[];
}

const KEY = 'othello-board-demo';

const DEFAULTS: Settings = {
  engine: 'white',
  level: 'easy',
  theme: 'classic',
  coordinates: 'outside',
  hints: ['legal', 'last'],
};

/** The settings of the last visit; the default for each that is not there or makes no sense. */
export function loadSettings(): Settings {
  const stored = readStored();
  const { level, hints } = stored as { level?: unknown; hints?: unknown };
  return {
    engine: oneOf(stored['engine'], ['black', 'white', 'none'], DEFAULTS.engine),
    level: typeof level === 'string' && isLevel(level) ? level : DEFAULTS.level,
    theme: oneOf(stored['theme'], ['classic', 'wood', 'slate', 'contrast'], DEFAULTS.theme),
    coordinates: oneOf(stored['coordinates'], ['outside', 'inside', 'none'], DEFAULTS.coordinates),
    hints: Array.isArray(hints) ? hints.filter((hint) => typeof hint === 'string') : DEFAULTS.hints,
  };
}

function readStored(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(value: unknown, words: readonly T[], fallback: T): T {
  return words.find((word) => word === value) ?? fallback;
}

/** Keeps the settings for the next visit, where the browser lets us. */
export function saveSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A private window may refuse; the game goes on without.
  }
}

const LEVELS: readonly string[] = ['easy', 'medium', 'hard', 'expert', 'master'];

/** Whether a choice of the form is a level's name or number. */
export function isLevel(text: string): text is LevelName {
  return LEVELS.includes(text) || (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 10);
}
