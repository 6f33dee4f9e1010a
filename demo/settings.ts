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

/** The settings of the last visit; the defaults where there are none, or they cannot be read. */
export function loadSettings(): Settings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...DEFAULTS, ...(stored as Partial<Settings>) };
  } catch {
    return DEFAULTS;
  }
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
