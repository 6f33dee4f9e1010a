/** For views that need a change once and not its parts: the clock and the session of `<othello-game>`. */
import type { ChangeReason } from '../../board/events.js';
import type { Game, GameChange } from '../../../core/rules/game/game.js';

/** Of several reasons in one task, the first in this list is reported. */
const PRIORITY: readonly ChangeReason[] = ['setup', 'result', 'move', 'pass', 'navigate', 'edit'];

/** The reason for a change, as a board would report it. */
function reasonOf({ type }: GameChange, game: Game): ChangeReason {
  if (type === 'reset') return 'setup';
  if (type === 'over' || (type === 'move' && game.result)) return 'result';
  if (type === 'place') return 'navigate';
  return type === 'move' || type === 'pass' ? type : 'edit';
}

/** Reports all changes of a game within one task together. */
export class GameChanges {
  readonly #onChange: (reason: ChangeReason) => void;
  #reason: ChangeReason | undefined;
  #unwatch: (() => void) | undefined;

  constructor(onChange: (reason: ChangeReason) => void) {
    this.#onChange = onChange;
  }

  /** Watches this game from now on, and no other. */
  watch(game: Game | undefined): void {
    this.#unwatch?.();
    this.#unwatch = game?.watch((changes) => {
      for (const change of changes) this.#add(reasonOf(change, game));
    });
  }

  /** Notes a change; the most important one of a task is reported. */
  #add(reason: ChangeReason): void {
    if (!this.#reason) queueMicrotask(() => this.flush());
    this.#reason = PRIORITY.find((one) => one === this.#reason || one === reason)!;
  }

  /**
   * Reports pending changes at once: a game that has just been loaded is complete, and what is played next is another
   * change.
   */
  flush(): void {
    const reason = this.#reason;
    this.#reason = undefined;
    if (reason) this.#onChange(reason);
  }
}
