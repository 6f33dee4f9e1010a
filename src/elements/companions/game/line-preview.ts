/** Plays the better line of a move on the board without changing the game. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { OthelloBoard } from '../../board/element.js';
import type { LinePlayer } from '../analysis/line-player.js';
import { loadedFor } from '../shared/loaded-for.js';
import type { ShownLine } from './context.js';

/** Plays one line at a time; it can be stopped. */
export class LinePreview implements ReactiveController {
  #player: LinePlayer | undefined;

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement & { readonly board: OthelloBoard },
  ) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  get playing(): boolean {
    return this.#player?.playing === true;
  }

  async play({ start, moves }: ShownLine): Promise<void> {
    const module = await loadedFor(this.host, () => import('../analysis/line-player.js'));
    if (!module) return;
    this.#player ??= new module.LinePlayer();
    this.#player.play(this.host.board, start, moves, () => this.host.requestUpdate());
    this.host.requestUpdate();
  }

  stop(): void {
    this.#player?.stop();
  }
}
