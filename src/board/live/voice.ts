import { messages } from '../../locales/english/messages.js';
import { fill } from '../../locales/strings.js';
import type { GameNode } from '../../rules/game-tree.js';
import type { Inside } from '../inside.js';
import type { Speech } from '../labels.js';
import { withOwn } from '../localize.js';
import { Announcer } from './announcer.js';
import { moveText, scoreText, stateText, travelText } from './sentences.js';

/** How long a person's move waits to be said in one breath with the engine's answer, in milliseconds. */
const BREATH = 400;

/** What the board says to those who listen to it. */
export class Voice {
  readonly #announcer: Announcer;

  constructor(private readonly inside: Inside) {
    this.#announcer = new Announcer(inside.shell().status);
  }

  /** The words for messages, the page's own among them. */
  get speech(): Speech {
    const { strings, language } = this.inside.speech();
    return { language, strings: withOwn({ ...messages, ...strings }, this.inside.board.strings) };
  }

  say(text: string): void {
    this.#announcer.say(text);
  }

  /** Says the move that led here, if a move did, and what the game has come to. */
  tell(moves: 0 | 1): void {
    const { inside } = this;
    const { board } = inside;
    const { speech } = this;
    const { strings } = speech;
    const game = inside.board.ready();
    const { move, color, parent, position } = game.node;
    if (moves && move && color && parent) {
      this.say(moveText(speech, color, move, parent.position.flips(move).length));
      const passed = position.phase === 'pass' && !board.noAutoPass;
      if (passed) this.say(fill(strings.passes, { color: strings[position.turn] }));
    }
    if (board.verbosity === 'short' && !game.result) return;
    const state = stateText(speech, game);
    const score = board.verbosity === 'full' && !game.result ? ` ${scoreText(speech, game)}` : '';
    const answered = !game.result && inside.enginesTurn(game.turn) && board.pace < BREATH;
    if (answered) this.#announcer.hold(BREATH, state + score);
    else this.say(state + score);
  }

  /** Says that another place of the game is shown. */
  moved(from: GameNode): void {
    const game = this.inside.board.ready();
    const { speech } = this;
    this.say(travelText(speech, from, game.node));
    this.say(stateText(speech, game));
  }

  /** Says how the game stands. */
  state(): void {
    this.say(stateText(this.speech, this.inside.board.ready()));
  }

  /** Says nothing any more of what it has held back. */
  stop(): void {
    this.#announcer.stop();
  }
}
