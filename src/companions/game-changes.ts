import type { ChangeReason } from '../board/events.js';
import type { Game, GameChange } from '../rules/game.js';

/** Of several reasons in one task, the first of these is told. */
const PRIORITY: readonly ChangeReason[] = ['setup', 'result', 'move', 'pass', 'navigate', 'edit'];

/** What has changed in a game, as its board would say it. */
function reasonOf({ type }: GameChange, game: Game): ChangeReason {
  if (type === 'reset') return 'setup';
  if (type === 'over' || (type === 'move' && game.result)) return 'result';
  if (type === 'place') return 'navigate';
  return type === 'move' || type === 'pass' ? type : 'edit';
}

/** Tells once of all changes of a game that are made within one task. */
export class GameChanges {
  readonly #onChange: (reason: ChangeReason) => void;
  #reason: ChangeReason | undefined;
  #unwatch: (() => void) | undefined;

  constructor(onChange: (reason: ChangeReason) => void) {
    this.#onChange = onChange;
  }

  /** From now on the changes of this game are told, and of no other. */
  watch(game: Game | undefined): void {
    this.#unwatch?.();
    this.#unwatch = game?.watch((changes) => {
      for (const change of changes) this.#add(reasonOf(change, game));
    });
  }

  #add(reason: ChangeReason): void {
    if (!this.#reason) queueMicrotask(() => this.flush());
    this.#reason = PRIORITY.find((one) => one === this.#reason || one === reason)!;
  }

  /** Tells at once of what has changed: a game that has just been loaded is complete, and what is played next is another change. */
  flush(): void {
    const reason = this.#reason;
    this.#reason = undefined;
    if (reason) this.#onChange(reason);
  }
}
