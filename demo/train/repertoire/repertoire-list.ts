/** The lines of the user's repertoire: typed, named by an opening, or taken from games. */
import { html, nothing, render, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { OthelloBoard } from '../../../src/elements/element.js';
import { parseTranscript, printTranscript } from '../../../src/core/formats.js';
import { fill } from '../../../src/core/locales.js';
import { plainName } from '../../../src/core/report.js';
import { bookMoves } from '../../../src/core/book.js';
import { Position, type Color, type Square } from '../../../src/core/rules.js';
import type { LibraryClient } from '../../library/client.js';
import { TRAIN, type TrainStrings } from '../../locales/train.js';
import { deleteLine, keepLine } from '../../progress/store.js';
import type { TrainingLine } from '../../progress/training.js';
import { language } from '../../site.js';
import type { TrainContext } from '../mode.js';
import type { NextStep } from './drill-view.js';
import { withoutPass } from './passes.js';
import { lineStartText } from './line-start-text.js';
import {
  canonicalKey,
  lineRecord,
  lineName,
  readLine,
  startOf,
  turnedLike,
  type LineStart,
} from './repertoire.js';
import { firstOfPlan, namedOpenings, type NamedOpening } from './named-openings.js';
import { textOfFile } from './file-lines-text.js';
import { standingOf } from './line-standing.js';
import { standingView } from './standing-view.js';
import { gapsOf } from './repertoire-gaps.js';
import { gapList, type OwnGap } from './gap-list.js';
import { libraryGames, playedGames, type OfferedGame } from './offered-games.js';
import { late } from '../../late.js';

/** Number of openings shown: those played most often, or those that a search has found. */
const MOST_CHIPS = 8;

export class RepertoireList {
  #message = '';
  /** Whether a line is being played on the board. */
  #isPlaying = false;
  #gaps: readonly OwnGap[] = [];
  /** What the openings are searched for. */
  #search = '';
  /** The lines that were practised since the page was opened. */
  readonly #practised = new Set<string>();
  /** The opening that is shown, and the side that is to be learnt. */
  #opening: NamedOpening = namedOpenings()[0]!;
  #side: Color = 'black';
  /** Games of the library under the user's names. */
  #ownGames: readonly OfferedGame[] = [];

  constructor(
    private readonly container: HTMLElement,
    private readonly context: TrainContext,
    private readonly listeners: {
      /** After lines were added or removed; the newest may be new, and its first moves known. */
      readonly onChange: (isNew: boolean, known?: string) => void;
      /** When an opening was chosen that is no line yet. */
      readonly onChoice: (line: LineStart) => void;
      /** When a line is to be learnt. */
      readonly onLine: (line: TrainingLine) => void;
      /** What is asked, and from where. */
      readonly settings: () => TemplateResult;
    },
    /** The place after which typed moves are played. */
    private readonly from: LineStart | undefined,
    private readonly board: OthelloBoard,
    private readonly library?: LibraryClient,
  ) {
    board.addEventListener('othello-move', () => this.draw());
    this.draw();
    // Without the library, only games against the computer are offered.
    if (library)
      libraryGames(library).then(
        (games) => {
          this.#ownGames = games;
          this.draw();
        },
        () => undefined,
      );
    this.#findGaps();
  }

  draw(): void {
    render(
      html`${this.#isPlaying ? this.#playing() : this.#content()}
        <p role="status">${this.#message}</p>`,
      this.container,
    );
  }

  /** The ways to a first line; later the lines, when each comes back, and the way to another. */
  #content(): TemplateResult {
    const words = TRAIN[language()].repertoire;
    const { lines } = this.context.training;
    if (lines.length === 0) return html`<section class="card">${this.#ways()}</section>`;
    return html`<section class="card">
      <h2>${fill(words.lines, { n: lines.length })}</h2>
      <ul class="stored-lines">
        ${lines.map((line) => this.#line(line))}
      </ul>
      ${gapList(this.#gaps, ({ moves, position, reply, side }) => {
        this.#side = side;
        this.#play({ moves: `${moves}${reply}`, ...(position && { position }) });
      })}
      <details>
        <summary>${words.another}</summary>
        ${this.#ways()}
      </details>
      <details>
        <summary>${words.whatIsAsked}</summary>
        <p class="hint">${words.intro}</p>
        ${this.listeners.settings()}
      </details>
    </section>`;
  }

  /** Removes a message that speaks of what was done before. */
  clearMessage(): void {
    if (this.#message === '') return;
    this.#message = '';
    this.draw();
  }

  /** What comes after a line: a line not asked yet, its own next moves, or the opening played most that is none. */
  nextAfter(position: Position, side: Color): readonly NextStep[] {
    const longer = this.#longer(position, side);
    const other = this.#otherLine(position, side);
    return other.isWaiting ? [other, ...longer] : [...longer, other];
  }

  /** The line that ends in a position, with the moves that the book plays next, in its place. */
  #longer(position: Position, side: Color): readonly NextStep[] {
    const wanted = canonicalKey(position);
    const line = this.context.training.lines.find(
      (one) => one.side === side && canonicalKey(endOf(one)) === wanted,
    );
    const moves = line ? movesAfter(line) : [];
    if (!line || moves.length === 0) return [];
    const added = lineRecord(
      side,
      Date.now(),
      [...parseTranscript(line.moves, startOf(line)).moves, ...moves],
      startOf(line),
    );
    return [
      {
        text: fill(TRAIN[language()].repertoire.longer, { moves: moves.join(' ') }),
        act: () => void this.#change(() => replaceLine(line, added), '', line.moves),
      },
    ];
  }

  /** A line not asked yet, which is waiting, or the opening played most that is no line. */
  #otherLine(position: Position, side: Color): NextStep & { readonly isWaiting: boolean } {
    const words = TRAIN[language()];
    const { lines } = this.context.training;
    for (const line of lines)
      if (line.side === side && goesThrough(line, position)) this.#practised.add(line.id);
    const next = lines.find(({ id }) => !this.#practised.has(id));
    if (next) {
      const name = next.position ? lineStartText(next, words) : lineName(next.moves, language());
      const line = name ?? next.moves.replace(/..(?=.)/gu, '$& ');
      return {
        text: fill(words.repertoire.nextLine, { line }),
        act: () => this.listeners.onLine(next),
        isWaiting: true,
      };
    }
    const opening = namedOpenings().find(({ moves }) =>
      lines.every((line) => line.position !== undefined || !line.moves.startsWith(moves)),
    );
    if (opening)
      return {
        text: fill(words.repertoire.nextLine, { line: opening.name }),
        act: () => void this.#add(opening.moves, side),
        isWaiting: false,
      };
    return { text: words.session.back, act: () => (location.hash = ''), isWaiting: false };
  }

  /** The ways to add a line: an opening by its name, a game, a file, and moves that are typed or played. */
  #ways(): TemplateResult {
    const words = TRAIN[language()].repertoire;
    const openings = namedOpenings();
    const { moves: chosen } = this.#opening;
    const shown = openings.find(({ moves }) => moves === chosen)!;
    return html`<p class="over">${words.title}</p>
      <div class="named">
        <h2>${shown.name}</h2>
        <span> ${shown.share === undefined ? nothing : fill(words.share, { n: shown.share })} </span>
      </div>
      <p class="plan">${firstOfPlan(shown.opening)}</p>
      <div class="as">
        <div class="sides" role="group" aria-label=${words.side}>
          ${(['black', 'white'] as const).map(
            (side) =>
              html`<button
                type="button"
                class="plain"
                aria-pressed=${side === this.#side ? 'true' : 'false'}
                @click=${() => {
                  this.#side = side;
                  this.draw();
                }}
              >
                <span class="turn ${side}" aria-hidden="true"></span>
                <span>${TRAIN[language()].colors[side]}</span>
              </button>`,
          )}
        </div>
        <button type="button" class="lead" @click=${() => void this.#add(chosen, this.#side)}>
          ${words.learn[this.#side]}
        </button>
      </div>
      <p class="search">
        <input
          type="search"
          name="opening"
          autocomplete="off"
          aria-label=${fill(words.allOpenings, { n: openings.length })}
          placeholder=${fill(words.allOpenings, { n: openings.length })}
          .value=${live(this.#search)}
          @input=${({ target }: Event) => {
            this.#search = (target as HTMLInputElement).value;
            this.draw();
          }}
        />
      </p>
      ${this.#chips(openings, chosen)}
      <details>
        <summary>${words.otherWays}</summary>
        ${this.#games()} ${this.#files()}
        <form @submit=${this.#onSubmit}>
          <p class="choice">
            <label>
              ${words.line}
              <input name="line" required maxlength="300" autocomplete="off" placeholder="f5d6c3d3c4" />
            </label>
            <button class="plain">${words.add}</button>
          </p>
          <p class="hint">${this.from ? words.typedFromPosition : words.howTyped}</p>
        </form>
        <p class="ways">
          <button type="button" class="plain" @click=${() => this.#play({ moves: '' })}>${words.play}</button>
        </p>
      </details>`;
  }

  /** The openings found, or those played most often, each with its shape. */
  #chips(openings: readonly NamedOpening[], chosen: string): TemplateResult {
    const words = TRAIN[language()].repertoire;
    const wanted = plainName(this.#search);
    const found = openings.filter(({ name }) => plainName(name).includes(wanted));
    const further = found.length - MOST_CHIPS;
    return html`<div class="chips" role="group" aria-label=${words.popular}>
        ${found.slice(0, MOST_CHIPS).map(
          (opening) =>
            html`<button
              type="button"
              class="plain"
              aria-pressed=${opening.moves === chosen ? 'true' : 'false'}
              @click=${() => this.#choose(opening)}
            >
              <othello-board inert hints="" .moves=${opening.moves}></othello-board>
              <span>${opening.name}</span>
            </button>`,
        )}
      </div>
      <p class="hint" role="status">
        ${wanted === '' ? '' : found.length === 0 ? words.noOpening : further > 0 ? fill(words.furtherOpenings, { n: further }) : ''}
      </p>`;
  }

  #choose(opening: NamedOpening): void {
    this.#opening = opening;
    this.showChoice();
    this.draw();
  }

  /** Shows the chosen opening on the board. */
  showChoice(): void {
    this.listeners.onChoice({ moves: this.#opening.moves });
  }

  #line(line: TrainingLine): TemplateResult {
    const words = TRAIN[language()];
    const text = textOfLine(line, words);
    const { name, moves } = partsOf({ ...line, moves: this.#asPlayed(line) }, words);
    const { puzzles, attempts } = this.context.training;
    return html`<li>
      <button type="button" class="line" @click=${() => this.listeners.onLine(line)}>
        <span class="turn ${line.side}" role="img" aria-label=${words.colors[line.side]}></span>
        <span>${name ? html`<strong>${name}</strong> ` : nothing}${moves}</span>
        ${standingView(standingOf(line, puzzles, attempts), Date.now())}
      </button>
      <button
        type="button"
        class="remove"
        title=${words.repertoire.remove}
        aria-label=${fill(words.repertoire.removeLine, { line: text })}
        @click=${() => void this.#change(() => deleteLine(line), '')}
      >
        ✕
      </button>
    </li>`;
  }

  /** The moves of a line as they stand on the board, which may show it turned or mirrored. */
  #asPlayed(line: TrainingLine): string {
    const { root, line: nodes, ply } = this.board.game;
    if (line.position || !root.position.equals(Position.start)) return line.moves;
    return turnedLike(line.moves, printTranscript(nodes.slice(0, ply)));
  }

  /** Lines from the user's games, newest first: those against the computer, then those of the library. */
  #games(): TemplateResult {
    const words = TRAIN[language()];
    const games = [...playedGames(this.context.training.games), ...this.#ownGames];
    if (games.length === 0) return html`<p><a href="../index.html">${words.repertoire.noGames}</a></p>`;
    const textOf = ({ text, side, moves }: OfferedGame): string =>
      [text, words.colors[side], lineName(moves, language())].filter(Boolean).join(', ');
    return html`<p class="choice">
      <label>
        ${words.repertoire.fromGame}
        <select
          @change=${({ target }: Event) => {
            const select = target as HTMLSelectElement;
            const game = games[Number(select.value)];
            select.value = '';
            if (game) void this.#add(game.moves, game.side);
          }}
        >
          <option value="">–</option>
          ${games.map((game, at) => html`<option value=${at}>${textOf(game)}</option>`)}
        </select>
      </label>
    </p>`;
  }

  /** While a line is played on the board, for both sides. */
  #playing(): TemplateResult {
    const words = TRAIN[language()].repertoire;
    return html`<section class="card playing">
      <p>${words.playing}</p>
      <p class="ways">
        <button type="button" class="lead" @click=${() => void this.#addPlayed()}>${words.addPlayed}</button>
        <button type="button" class="plain" @click=${() => this.#stopPlaying()}>${words.cancel}</button>
      </p>
    </section>`;
  }

  #play({ moves, position }: LineStart): void {
    const { board } = this;
    this.#isPlaying = true;
    board.position = startOf({ position }).toString();
    for (const move of parseTranscript(moves, startOf({ position })).moves) board.game.play(move);
    board.player = 'both';
    board.interactive = true;
    this.#message = '';
    this.draw();
    board.scrollIntoView({ block: 'nearest' });
  }

  #stopPlaying(): void {
    this.#isPlaying = false;
    this.#message = '';
    this.listeners.onChange(false);
    this.draw();
  }

  async #addPlayed(): Promise<void> {
    const { root, line, ply } = this.board.game;
    const side = this.#side;
    this.#isPlaying = false;
    const played = lineRecord(side, Date.now(), line.slice(0, ply), root.position);
    if (played.moves === '') {
      this.#stopPlaying();
      return;
    }
    await this.#change(() => keepLine(played), '');
  }

  #files(): TemplateResult {
    const words = TRAIN[language()].repertoire;
    return html`<p class="ways">
      <label class="file plain">
        ${words.file}
        <input
          class="unseen"
          type="file"
          accept=".pgn,.txt,.sgf,.ggf"
          @change=${({ target }: Event) => void this.#addFile(target as HTMLInputElement)}
        />
      </label>
    </p>`;
  }

  async #addFile(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    if (!file) return;
    const words = TRAIN[language()].repertoire;
    try {
      const { linesOfGames } = await late(() => import('./repertoire-files.js'));
      const found = linesOfGames(await file.text(), this.#side, Date.now());
      if (found.lines.length === 0) throw new RangeError('no lines');
      await this.#change(async () => void (await Promise.all(found.lines.map(keepLine))), textOfFile(found));
    } catch {
      this.#message = fill(words.notAFile, { file: file.name });
      this.draw();
    }
    input.value = '';
  }

  /** What people of the library play that no line answers. */
  #findGaps(): void {
    const { library } = this;
    if (!library) return;
    const { lines } = this.context.training;
    const gaps = Promise.all(
      (['black', 'white'] as const).map(async (side) =>
        (await gapsOf(lines, side, (position) => library.call('movesAt', [position.toString()]))).map(
          (gap) => ({ ...gap, side }),
        ),
      ),
    );
    gaps.then(
      (found) => {
        this.#gaps = found.flat();
        this.draw();
      },
      // Without the library, nobody knows what people play.
      () => undefined,
    );
  }

  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const data = new FormData(form);
    void this.#add(data.get('line') as string, this.#side).then((added) => {
      if (added) form.reset();
    });
  };

  async #add(text: string, side: Color): Promise<boolean> {
    const words = TRAIN[language()].repertoire;
    let line: TrainingLine;
    try {
      line = readLine(text, side, Date.now(), this.from);
      if (line.moves === '') throw new RangeError('no moves');
    } catch {
      this.#message = words.notALine;
      this.draw();
      return false;
    }
    await this.#change(() => keepLine(line), '');
    return true;
  }

  async #change(change: () => Promise<void>, message: string, known?: string): Promise<void> {
    const before = new Set(this.context.training.lines.map(({ id }) => id));
    try {
      await change();
      this.#message = message;
      await this.context.refresh();
      this.listeners.onChange(
        this.context.training.lines.some(({ id }) => !before.has(id)),
        known,
      );
      this.#findGaps();
    } catch {
      this.context.onNotStored();
    }
    this.draw();
  }
}

/** Puts a line in another's place. */
async function replaceLine(line: TrainingLine, by: TrainingLine): Promise<void> {
  await keepLine(by);
  await deleteLine(line);
}

/** The position after a line. */
function endOf(line: TrainingLine): Position {
  return withoutPass(parseTranscript(line.moves, startOf(line)).position);
}

/** The book's best moves after a line, up to the next of the user's; none where the book has ended before it. */
function movesAfter(line: TrainingLine): readonly Square[] {
  const moves: Square[] = [];
  for (let at = endOf(line); ; at = withoutPass(at)) {
    const best = at.phase === 'over' ? undefined : bookMoves(at)?.[0]?.move;
    if (!best) return [];
    moves.push(best);
    if (at.turn === line.side) return moves;
    at = at.play(best);
  }
}

/** Whether a line has a position among its places, in any orientation. */
function goesThrough(line: TrainingLine, position: Position): boolean {
  const wanted = canonicalKey(position);
  let at = startOf(line);
  return parseTranscript(line.moves, at).moves.some((move) => {
    at = withoutPass(at).play(move);
    return canonicalKey(at) === wanted;
  });
}

/** The name of a line, which is the opening or the position where it begins, and its moves. */
function partsOf(line: TrainingLine, words: TrainStrings): { name: string | undefined; moves: string } {
  return {
    name: line.position ? lineStartText(line, words) : lineName(line.moves, language()),
    moves: line.moves.replace(/..(?=.)/gu, '$& '),
  };
}

/** A line in words: the side, the opening or the position, and the moves. */
export function textOfLine(line: TrainingLine, words: TrainStrings): string {
  const { name, moves } = partsOf(line, words);
  return `${words.colors[line.side]}: ${name ? `${name}, ` : ''}${moves}`;
}
