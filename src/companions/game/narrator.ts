import type { OthelloBoard } from '../../board/element.js';
import type { BeforeMoveDetail, ChangeDetail, ErrorDetail } from '../../board/events.js';
import type { GameStrings } from '../../locales/game/strings.js';
import { adviceText } from './advice-text.js';
import { positionOf } from './hand-flips.js';
import type { Options } from './options.js';
import { isPassed, passText, turnedBetween } from './told.js';

/** What the narrator needs of the game that it is part of. */
export interface NarratorHost {
  board(): OthelloBoard;
  words(): GameStrings;
  options(): Options;
  say(text: string): void;
  /** Shows what the board says. */
  show(text: string): void;
}

/** Tells what happens on the board: advice and passes in words, moves in sounds. */
export class Narrator {
  /** The position shown last. */
  #shown = '';

  constructor(private readonly host: NarratorHost) {}

  /** Before a move of a person: what is to be thought of it, where he wants to hear that. */
  advise({ by, square }: BeforeMoveDetail): void {
    if (by !== 'user') return;
    const { host } = this;
    host.say(host.options().advice ? adviceText(host.words(), positionOf(host.board()), square) : '');
  }

  /** Says what could not be done. Whether the engine is gone. */
  fail(code: ErrorDetail['code']): boolean {
    const { said } = this.host.words();
    if (code === 'attribute' || code === 'engine-restarted') return false;
    const loaded = code !== 'load-failed';
    if (loaded) this.host.show(said.noEngine);
    else this.host.say(said.notLoaded);
    return loaded;
  }

  tell({ reason, position }: ChangeDetail): void {
    const { host } = this;
    const before = this.#shown;
    this.#shown = position;
    if (reason === 'navigate') host.say('');
    if (reason !== 'move' && reason !== 'result' && reason !== 'pass') return;
    const said = passText(host.words(), host.board());
    if (said) host.show(said);
    if (host.options().sounds) void this.#sound(turnedBetween(before, position));
  }

  async #sound(turned: number): Promise<void> {
    const sounds = await import('./sounds.js');
    const board = this.host.board();
    if (turned > 0) sounds.soundMove(turned);
    if (board.gameOver) sounds.soundEnd();
    else if (isPassed(board)) sounds.soundPass();
  }
}
