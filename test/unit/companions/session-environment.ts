/** What a session of `<othello-game>` needs of its page, without a browser. */
import { expect } from 'vitest';
import type {
  SessionEnvironment,
  SessionPage,
} from '../../../src/elements/companions/game/session/environment.js';
import { gameStrings } from '../../../src/elements/companions/game/session/game-words.js';
import { LANGUAGES } from '../../../src/core/locales/languages.js';

/** A page without a browser. */
export class Page implements SessionPage {
  state: unknown = null;
  readonly isHidden = false;
  readonly isOwnWindow = true;
  constructor(public address = 'https://example.com/play') {}
  replace(state: unknown, address?: string): void {
    this.state = state;
    if (address !== undefined) this.address = new URL(address, this.address).href;
  }
}

/** The environment of a session in English without an engine and a friend's board, except for some members. */
export function environmentOf(
  page: SessionPage,
  storageKey?: string,
  rest: Partial<SessionEnvironment> = {},
): SessionEnvironment {
  return {
    page,
    strings: () => gameStrings.english,
    language: () => 'en',
    languages: () => LANGUAGES,
    offersAppearance: () => true,
    storageKey: () => storageKey,
    canSave: () => true,
    channels: () => ({ relay: undefined, openChannel: undefined, contacts: [] }),
    remoteBoard: () => expect.unreachable('no board'),
    boardState: () => undefined,
    openEngine: () => expect.unreachable('no engine'),
    ...rest,
  };
}
