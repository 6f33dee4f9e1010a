import { fill } from '../../locales/strings.js';
import { opponent } from '../../rules/color.js';
import type { GameNode } from '../../rules/game-tree.js';
import { SQUARES, squareIndex, type Square } from '../../rules/square.js';
import type { Actor, MoveDetail } from '../events.js';
import type { Hands } from '../input.js';
import type { Inside, Room } from '../inside.js';
import { live } from '../styles/live.styles.js';
import { endFlips, flipsShown, showFlips } from './animate.js';
import type { Commanded } from './commands.js';
import { EngineSide } from './engine-side.js';
import { Keys } from './keys.js';
import { Pointer } from './pointer.js';
import { Voice } from './voice.js';

/**
 * The half of a board that lives: hands, voice, discs that turn, and the engine's side. A diagram does without it;
 * it is fetched with the first board that somebody plays on.
 */
export class LiveBoard implements Hands, Room {
  readonly engine: EngineSide;
  readonly #voice: Voice;
  readonly #keys: Keys;
  readonly #pointer: Pointer;
  /** Says which keys do what, to those who ask for a description of the board. */
  readonly #help = document.createElement('div');
  #considered: Square | undefined;
  #flips: Promise<unknown> | undefined;

  constructor(private readonly inside: Inside) {
    const { board } = inside;
    const current = (): number => inside.current;
    this.#voice = new Voice(inside);
    this.engine = new EngineSide(inside, {
      enginePlays: (move) => (move === 'pass' ? this.#pass('engine') : this.#act(move, 'engine')),
      engineFailed: () => this.#voice.say(this.#voice.speech.strings.engineFailed),
    });
    this.#pointer = new Pointer(inside.shell().grid, current, (square) => {
      this.#considered = square;
      board.requestUpdate();
    });
    this.#keys = new Keys({
      current,
      turned: () => board.orientation === 'white',
      shortcuts: () => !board.noShortcuts,
      choose: (square) => this.choose(square),
      commanded: () => this.#commanded(),
    });
    inside.wear(live);
    this.#help.id = 'help';
    this.#help.hidden = true;
    inside.shell().board.append(this.#help);
    inside.shell().grid.setAttribute('aria-describedby', 'help');
  }

  /** The square under the pointer, under a resting finger, or with the focus. */
  get considered(): Square | undefined {
    return this.#considered;
  }

  /** Whether discs are being flipped. */
  get animating(): boolean {
    return this.#flips !== undefined;
  }

  // --- Hands --------------------------------------------------------------------------------------------

  choose(square: Square): void {
    const { inside } = this;
    const { position } = inside.board.ready();
    inside.point(squareIndex(square));
    inside.board.requestUpdate();
    const legal = position.legalMoves.includes(square);
    const detail = { square, disc: inside.board.shown.at(square), legal };
    if (!inside.board.emit('othello-squareclick', detail, true)) return;
    if (!inside.open()) return;
    if (legal) return this.#act(square, 'user');
    const { strings } = this.#voice.speech;
    const text = position.at(square) ? strings.occupied : strings.notLegal;
    this.#voice.say(fill(text, { square }));
  }

  press(event: KeyboardEvent): void {
    this.#keys.press(event);
  }

  /** A person goes to another place of the game. */
  travel(ply: number): void {
    const { inside } = this;
    const { board } = inside;
    const from = inside.board.ready().node;
    board.goTo(Math.max(0, ply));
    if (inside.board.ready().node !== from)
      inside.board.emit('othello-plychange', { ply: board.ply, by: 'user' });
  }

  // --- What the board tells it --------------------------------------------------------------------------

  /** The board has changed: the engine may have something to do, and the help may be in another language. */
  follow(): void {
    this.engine.follow();
    const { help } = this.#voice.speech.strings;
    if (this.#help.textContent !== help) this.#help.textContent = help;
  }

  /** A move was made by whomever; `before` is the board before it. */
  made(before: string, square: Square): void {
    this.engine.forget();
    const { cells } = this.inside.shell();
    endFlips(cells);
    // In a hidden tab nothing would ever end; a board far out of sight turns its discs for nobody.
    const seen = this.engine.seen && cells[0]!.checkVisibility({ contentVisibilityAuto: true });
    if (seen && !document.hidden) {
      showFlips(cells, before, this.inside.board.ready().node.position.board, square);
    }
    this.#awaitFlips(flipsShown(cells));
  }

  /** Another place of the game is shown. */
  moved(from: GameNode): void {
    this.engine.forget();
    endFlips(this.inside.shell().cells);
    this.#voice.moved(from);
  }

  /** Says what the game has come to, after a move of the page's (1) or its end (0). */
  tell(moves: 0 | 1): void {
    this.#voice.tell(moves);
  }

  /** The board is in no document for now. */
  rest(): void {
    this.engine.unwatch();
    this.#voice.stop();
    this.#pointer.stop();
  }

  /** The board is gone. */
  close(): void {
    this.engine.close();
  }

  // --- Inside -------------------------------------------------------------------------------------------

  #commanded(): Commanded {
    const { inside } = this;
    const { board } = inside;
    const game = inside.board.ready();
    const current = inside.current;
    return {
      game,
      speech: this.#voice.speech,
      current,
      value: this.engine.notes(game.position)?.get(SQUARES[current]!)?.words,
      go: (index) => board.focusSquare(SQUARES[index]!),
      say: (text) => this.#voice.say(text),
      travel: (step) => this.travel(board.ply + step),
      undo: () => this.travel(inside.back()),
      redo: () => this.travel(board.ply + 1),
      pass: () => this.#pass('user'),
      hint: () => this.engine.asked(this.#hint()),
      failed: (error) => inside.failed(error),
    };
  }

  async #hint(): Promise<void> {
    const square = await this.inside.board.hint();
    this.#voice.say(fill(this.#voice.speech.strings.hint, { square }));
  }

  /** A move of a person or the engine, with everything that the page is told of it. */
  #act(square: Square, by: Actor): void {
    const { inside } = this;
    const { board } = inside;
    const game = inside.board.ready();
    const before = game.node;
    const color = game.turn;
    const flips = game.position.flips(square);
    if (flips.length === 0) return;
    if (!inside.board.emit('othello-beforemove', { square, color, flips, by }, true)) return;
    // The page may have done anything meanwhile.
    if (inside.board.ready() !== game || game.node !== before || board.gameOver) return;
    inside.board.make(square);
    board.requestUpdate();
    const { node, result, position, ply } = game;
    const { score } = board;
    const detail: MoveDetail = { square, color, flips, by, ply, position: position.toString(), score };
    const passed = node.position.phase === 'pass';
    this.tell(1);
    inside.board.emit('othello-move', detail);
    if (passed && !board.noAutoPass) {
      inside.board.emit('othello-pass', { color: opponent(color), by, forced: true });
    }
    if (result) inside.board.emit('othello-gameover', { ...result });
    void (this.#flips ?? Promise.resolve()).then(() => inside.board.emit('othello-moveend', detail));
  }

  #pass(by: Actor): void {
    const { inside } = this;
    const { position, turn } = inside.board.ready();
    if (position.phase !== 'pass' || !inside.running()) return;
    inside.board.ready().pass();
    inside.board.requestUpdate();
    this.#voice.state();
    inside.board.emit('othello-pass', { color: turn, by, forced: false });
  }

  #awaitFlips(flips: Promise<unknown> | undefined): void {
    const { inside } = this;
    const { states } = inside.internals;
    this.#flips = flips;
    states[flips ? 'add' : 'delete']('animating');
    void flips?.then(() => {
      if (this.#flips !== flips) return;
      this.#flips = undefined;
      states.delete('animating');
      inside.board.changed('state');
    });
  }
}

export function enter(inside: Inside): LiveBoard {
  return new LiveBoard(inside);
}
