import type { ErrorDetail } from '../../board/events.js';
import type { Options } from './options.js';

/** The options that the user has chosen. */
export interface OptionsDetail {
  readonly options: Options;
}

/** The events of the game, besides those of its board. */
export interface GameEvents {
  readonly 'othello-options': OptionsDetail;
  readonly 'othello-newgame': undefined;
  readonly 'othello-error': ErrorDetail;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'othello-options': CustomEvent<OptionsDetail>;
    'othello-newgame': CustomEvent<undefined>;
  }
}
