import { html, nothing, render } from 'lit';
import type { OthelloBoard } from '../../../src/elements/element.js';
import { LEVELS, STRENGTHS, type Level, type Strength } from '../../../src/core/engine.js';
import { parseTranscript } from '../../../src/core/formats/notation/transcript.js';
import { fill } from '../../../src/core/locales.js';
import { opponent, Position, type Color, type Game } from '../../../src/core/rules.js';
import type { AnalyseStrings } from '../../locales/analyse.js';

/** Plays against the engine from the position on the board. */
export class PlayPanel {
  readonly #container: HTMLElement;
  readonly #board: OthelloBoard;
  readonly #onChange: () => void;
  #level: Level | Strength = 6;
  #words: AnalyseStrings | undefined;

  constructor(container: HTMLElement, board: OthelloBoard, onChange: () => void) {
    this.#container = container;
    this.#board = board;
    this.#onChange = onChange;
    board.addEventListener('othello-change', () => this.#draw());
  }

  /** Whether the engine has a side. */
  get playing(): boolean {
    return this.#board.engine !== 'none';
  }

  /** Ends playing against the engine. */
  stop(): void {
    if (!this.playing) return;
    this.#board.engine = 'none';
    this.#onChange();
    this.#draw();
  }

  draw(words: AnalyseStrings): void {
    this.#words = words;
    this.#draw();
  }

  #start(): void {
    const board = this.#board;
    board.level = this.#level;
    board.engine = opponent(board.turn);
    this.#onChange();
    this.#draw();
  }

  /** Whether the reader has gone back to a place where the computer has moved: it does not move there by itself. */
  get #isBack(): boolean {
    const { engine, turn, variations, gameOver } = this.#board;
    return engine === turn && variations.length > 0 && !gameOver;
  }

  /** Lets the computer move again. */
  async #answer(): Promise<void> {
    const board = this.#board;
    const { node } = board.game;
    const { move } = await board.analyze({ level: this.#level });
    if (this.#isBack && board.game.node === node) board.play(move);
  }

  #draw(): void {
    const words = this.#words?.play;
    if (!words) return;
    const { engine, gameOver } = this.#board;
    const option = (level: Level | Strength, text: string) =>
      html`<option value=${level} ?selected=${level === this.#level}>${text}</option>`;
    render(
      html`<p class="quiet">
          ${this.playing ? words.playing.replace('{color}', words[engine as Color]) : words.help}
        </p>
        ${
          this.#isBack
            ? html`<p>
                ${words.isBack}
                <button type="button" class="plain" @click=${() => void this.#answer()}>
                  ${words.answer}
                </button>
              </p>`
            : nothing
        }
        <div class="row">
          <label
            >${words.level}
            <select @change=${(event: Event) => this.#choose(event.target as HTMLSelectElement)}>
              ${LEVELS.map((level) => option(level, String(level)))}
              ${STRENGTHS.map((points) => option(points, fill(words.points, { n: points })))}
            </select></label
          >
          <button
            type="button"
            class="plain ${this.playing ? 'main' : ''}"
            ?disabled=${gameOver && !this.playing}
            @click=${() => (this.playing ? this.stop() : this.#start())}
          >
            ${this.playing ? words.stop : words.start}
          </button>
        </div>
        ${
          gameOver
            ? nothing
            : html`<p>
                <a href="../train/index.html#repertoire=${lineAddress(this.#board.game)}">${words.learn}</a>
              </p>`
        }`,
      this.#container,
    );
  }

  #choose({ value }: HTMLSelectElement): void {
    this.#level = Number(value) as Level | Strength;
    if (this.playing) this.#board.level = this.#level;
  }
}

/** The place shown as an address of the training page has it: moves from the usual start, where they lead there, else the position. */
function lineAddress({ root, line, ply, position }: Game): string {
  const moves = line.slice(0, ply).join('');
  const isUsual = root.position.equals(Position.start);
  try {
    if (isUsual && parseTranscript(moves).position.equals(position)) return moves;
  } catch {
    // The visitor has changed the position meanwhile.
  }
  return encodeURIComponent(position.toString());
}
