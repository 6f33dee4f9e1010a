import type { OthelloBoard } from '../../board/element.js';
import { loaded } from '../../board/lazy.js';
import type { GameStrings } from '../../../core/locales/strings/game.js';
import type { ChannelOptions } from './friend/channel-options.js';
import type { SessionEnvironment } from './context.js';
import { windowPage } from './page.js';
import { offeredLanguages } from './offered-languages.js';

/** What an element must have to run a session. */
interface SessionElement extends ChannelOptions {
  readonly hasUpdated: boolean;
  readonly board: OthelloBoard;
  readonly storageKey: string | undefined;
  readonly languages: string | undefined;
  readonly noAppearance: boolean;
}

/** The environment of a session that runs in an element of a page. */
export function environmentOf(
  element: SessionElement,
  localizer: { readonly strings: GameStrings; readonly language: string },
  canSave: () => boolean,
): SessionEnvironment {
  return {
    page: windowPage,
    strings: () => localizer.strings,
    language: () => localizer.language,
    languages: () => offeredLanguages(element.languages),
    offersAppearance: () => !element.noAppearance,
    storageKey: () => element.storageKey,
    canSave,
    channels: () => element,
    remoteBoard: () => element.board,
    boardState: () => (element.hasUpdated ? element.board : undefined),
    openEngine: async () => {
      const { openEngine } = await loaded(import('../analysis/open-engine.js'));
      return (await openEngine({ board: element.board })).engine;
    },
  };
}
