/**
 * The class of `<othello-lines>`; `define.ts` registers it. It searches by itself while it is in sight, and shares what
 * it finds with the review of the game.
 */
import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { ErrorDetail } from '../../board/events.js';
import { loaded } from '../../board/lazy.js';
import { Visibility } from '../../board/visibility.js';
import type { Engine, EngineMove, MoveValue, SearchInfo } from '../../../core/engine/engine.js';
import { isNews, searchTimes } from '../../../core/engine/search-times.js';
import { Localizer } from '../../localizer.js';
import type { GameNode } from '../../../core/rules/game/tree.js';
import type { Position } from '../../../core/rules/position.js';
import { ReviewCompanion } from '../review/review-companion.js';
import type { Found } from '../review/review-store.js';
import { positionsOf } from '../analysis/line-player.js';
import { isPlaceOf } from '../analysis/place-value.js';
import { styles } from './lines.styles.js';
import { analysisStrings } from '../analysis/analysis-strings.js';
import { wholeLoss } from '../../board/markup/values.js';
import { lineValueText, problemOf, trustText } from '../analysis/analysis-words.js';

/** A place whose lines are searched. */
interface Subject {
  readonly node: GameNode;
  readonly position: Position;
}

/** Each line takes time from the others. */
const MOST_LINES = 5;

const isExact = ({ certainty }: MoveValue): boolean => certainty === 'exact';

/** The errors of a board after which its engine still plays and searches. */
const HARMLESS: readonly ErrorDetail['code'][] = ['attribute', 'load-failed', 'engine-restarted'];

/**
 * Shows the engine's best lines for the position of a game, with their values, while it searches. A move under the
 * pointer or with the focus shows its position on the board; a click plays the line up to it, as a side line. Beside a
 * board with `analysis` the lines are those of the board's own search.
 *
 * @tagname othello-lines
 *
 * @slot - A board, if `for` is not set.
 * @slot engine - A choice of the engine, between the lines and the buttons.
 *
 * @csspart lines - The list of lines.
 * @csspart line - A line.
 * @csspart room - What keeps the room of lines that are sought.
 * @csspart value - The value of a line.
 * @csspart move - A move of a line.
 * @csspart whole - The button of a line that has more moves than room: it shows all of them, or one row.
 * @csspart button - A button.
 * @csspart status - Depth, nodes and speed, or why there are no lines.
 * @csspart measures - The same, without why there are no lines.
 * @csspart bar - The row of buttons.
 */
export class OthelloLines extends ReviewCompanion {
  static override styles = styles;
  static override properties: PropertyDeclarations = {
    count: { type: Number, reflect: true },
    running: { type: Boolean, reflect: true },
    locked: { type: Boolean, reflect: true },
    time: { type: Number },
    engineProvider: { attribute: false },
  };
  static {
    // The search of a new position begins after it has been rendered.
    this.disableWarning?.('change-in-update');
  }

  /** Defines the element, unless the name is taken. */
  static define(tag = 'othello-lines', registry?: CustomElementRegistry): void {
    this.defineAs(tag, registry);
  }

  /** Number of lines, 1 to 5. */
  count = 3;
  /** Whether the engine searches. It pauses while the element is out of sight. */
  running = false;
  /** Whether to stay with the current position when the board moves on. */
  locked = false;
  /** Maximum milliseconds for one position; 60,000 by default. With `analysis`, the board's `analysis-time` counts. */
  time = 60_000;
  /** Provides an engine instead of the board's, or instead of the package's if there is no board. */
  engineProvider: (() => Promise<Engine>) | undefined;

  readonly #localizer = new Localizer(this, analysisStrings);
  readonly #visibility = new Visibility(this, () => this.requestUpdate());
  #subject: Subject | undefined;
  /** What its own search was begun with: the position, the number of lines and the time; empty for none. */
  #searched = '';
  #ending: AbortController | undefined;
  #engine: Promise<Engine> | undefined;
  /** What its own search has found. */
  #found: Found | undefined;
  #error: unknown;
  /** The lines, by their index, of which all moves are shown on as many rows as they need. */
  readonly #whole = new Set<number>();
  /** The preview that it has set on the board. */
  #previewed: string | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#visibility.watch();
  }

  override disconnectedCallback(): void {
    this.#visibility.unwatch();
    this.#stop();
    this.#unpreview();
    super.disconnectedCallback();
  }

  protected override readonly boardEvents = ['othello-analysis', 'othello-error'];

  protected override onBoardEvent(event: Event): void {
    super.onBoardEvent(event);
    if (event.type !== 'othello-error' || !this.running || !this.#isBoards) return;
    const { code, message, cause } = (event as CustomEvent<ErrorDetail>).detail;
    if (!HARMLESS.includes(code)) this.#fail(cause ?? new Error(message));
  }

  protected override onBoardChanged(): void {
    super.onBoardChanged();
    this.#stop();
    this.#subject = undefined;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#markCut();
    this.#follow();
  }

  /** Marks the lines with more moves than one row has room for. */
  #markCut(): void {
    for (const row of this.renderRoot.querySelectorAll('li')) {
      const moves = row.querySelector('.moves')!;
      const isCut = row.classList.contains('whole') || moves.scrollWidth > moves.clientWidth;
      row.classList.toggle('cut', isCut);
    }
  }

  /** Starts the search of the wanted position, unless it is running. */
  #follow(): void {
    const subject = this.#wanted;
    const wanted =
      this.running && subject && !this.#isBoards && this.#visibility.isVisible
        ? [subject.position.toString(), this.#count, this.time].join()
        : '';
    const isElsewhere =
      subject?.node !== this.#subject?.node ||
      (subject !== undefined && !subject.position.equals(this.#subject!.position));
    // Without a search, too: the lines of another place must not stay beside this one.
    if (wanted === this.#searched && !isElsewhere) return;
    this.#stop();
    this.#searched = wanted;
    if (isElsewhere || this.#isBoards) this.#found = undefined;
    if (isElsewhere) this.#whole.clear();
    this.#subject = subject;
    this.requestUpdate();
    if (wanted && subject && subject.position.phase !== 'over') void this.#search(subject.position);
  }

  /** The place shown, or the locked one. */
  get #wanted(): Subject | undefined {
    const { game } = this;
    if (!game) return undefined;
    // A locked place of another game is dropped.
    const { node, position } = game;
    const lockedOn = this.locked && this.#subject && isPlaceOf(game, this.#subject.node);
    return lockedOn ? this.#subject : { node, position };
  }

  /** Whether the wanted position is searched by the board: two searches would give two values. */
  get #isBoards(): boolean {
    const { view, game } = this;
    const isShown = game !== undefined && this.#wanted?.node === game.node && game.position.phase === 'play';
    const isSameEngine = !this.engineProvider || this.engineProvider === view?.engineProvider;
    return this.isEvaluated && isShown && isSameEngine;
  }

  /** Whether its own search is the only one of the place shown: then all elements show its values. */
  get #isShared(): boolean {
    return !this.isEvaluated && this.#subject?.node === this.game?.node;
  }

  /** What is known of the place. */
  get #info(): Found | undefined {
    const node = this.#subject?.node;
    return node && (this.#isShared || this.#isBoards) ? this.review?.foundAt(node) : this.#found;
  }

  get #count(): number {
    return Math.min(MOST_LINES, Math.max(1, Math.round(this.count) || 1));
  }

  /** Searches a position, for longer each time. */
  async #search(position: Position): Promise<void> {
    const ending = (this.#ending = new AbortController());
    const { signal } = ending;
    let known: SearchInfo | undefined;
    const take = (info: SearchInfo): void => {
      // A new search begins at a lower depth than the previous one reached.
      if (this.#ending !== ending || (known && info.depth < known.depth)) return;
      known = info;
      const { depth, nodes, nps } = info;
      this.#show({ depth, nodes, nps, scores: new Map(info.moves.map((value) => [value.move, value])) });
    };
    this.#error = undefined;
    try {
      this.#engine ??= loaded(() => import('../analysis/open-engine.js')).then(
        async ({ openEngine }) => (await openEngine(this)).engine,
      );
      const engine = await this.#engine;
      for (const time of searchTimes(this.time)) {
        if (signal.aborted) return;
        const found = await engine.search(position, {
          exact: true,
          multiPv: this.#count,
          time,
          signal,
          onProgress: (info) => isNews(info, known) && take(info),
        });
        take(found);
        if (found.moves.every(({ certainty }) => certainty === 'exact')) break;
      }
    } catch (error) {
      if (this.#ending !== ending || signal.aborted) return;
      this.#engine = undefined;
      this.#fail(error);
    } finally {
      if (this.#ending === ending) this.#ending = undefined;
    }
  }

  /** Shows what its own search has found; of the place shown, so do the other elements. */
  #show(found: Found): void {
    this.#found = found;
    if (this.#isShared) this.review?.noteSearch(found, () => this.running);
    this.requestUpdate();
  }

  /** Shows that a search has failed. */
  #fail(error: unknown): void {
    this.#error = error;
    this.running = false;
    this.requestUpdate();
  }

  /** Ends the search. */
  #stop(): void {
    this.#ending?.abort();
    this.#ending = undefined;
    this.#searched = '';
    // The next search needs the engine again.
    if (this.running && this.isConnected) return;
    this.#engine?.then(
      (engine) => engine.close(),
      () => undefined,
    );
    this.#engine = undefined;
  }

  protected override render(): TemplateResult {
    const strings = this.#localizer.strings.lines;
    return html`<slot></slot>
      ${this.#lines()}
      <slot name="engine"></slot>
      <p class="quiet" part=${this.#isMeasured ? 'status measures' : 'status'}>${this.#status()}</p>
      <div class="bar" part="bar" role="group" aria-label=${strings.name}>
        <button
          type="button"
          part="button"
          class="action ${this.running ? '' : 'main'}"
          @click=${() => (this.running = !this.running)}
        >
          ${this.running ? strings.stop : strings.start}
        </button>
        <button
          type="button"
          part="button"
          class="action"
          aria-pressed=${this.locked}
          @click=${() => (this.locked = !this.locked)}
        >
          ${strings.lock}
        </button>
        <label>
          ${strings.count}
          <select
            .value=${String(this.#count)}
            @change=${(event: Event) => (this.count = Number((event.target as HTMLSelectElement).value))}
          >
            ${Array.from({ length: MOST_LINES }, (_, at) => at + 1).map(
              (n) => html`<option value=${n} ?selected=${n === this.#count}>${n}</option>`,
            )}
          </select>
        </label>
      </div>`;
  }

  /** The lines, or room for them. */
  #lines(): TemplateResult | typeof nothing {
    const subject = this.#subject;
    const moves = [...(this.#info?.scores.values() ?? [])].slice(0, this.#count);
    if (!subject || moves.length === 0) return this.#room();
    const { strings } = this.#localizer;
    const isAlike = this.#commonTrust !== undefined;
    return html`<ol part="lines" role="list" aria-label=${strings.lines.name} @keydown=${this.#step}>
      ${moves.map((_, at) => this.#line(subject, moves, at, isAlike))}
    </ol>`;
  }

  /** While lines are sought, their room: nothing below them moves. */
  #room(): TemplateResult | typeof nothing {
    if (!this.running || this.game?.result) return nothing;
    return html`<div class="room" part="room" aria-hidden="true">
      ${Array.from({ length: this.#count }, () => html`<div></div>`)}
    </div>`;
  }

  /** How certain all lines are at least, where all are exact or none is: then it stands once, below them. */
  get #commonTrust(): string | undefined {
    const shown = [...(this.#info?.scores.values() ?? [])].slice(0, this.#count);
    const [first] = shown;
    const isAlike = shown.every((one) => isExact(one) === isExact(first!) && one.noValue === first!.noValue);
    const sure = ({ certainty, confidence = 0 }: MoveValue): number =>
      certainty === 'heuristic' ? -1 : confidence;
    return first && isAlike
      ? this.#trust(shown.reduce((least, one) => (sure(one) < sure(least) ? one : least)))
      : undefined;
  }

  /** How certain a value is, in words. */
  #trust(found: MoveValue): string {
    const { strings } = this.#localizer;
    return found.noValue ? strings.lines.givesNone : trustText(strings, found);
  }

  /** Beside a line, a word is enough; how deep or how probable an estimate is stands in its tip. */
  #shortTrust(found: MoveValue): TemplateResult {
    const trust = this.#trust(found);
    const { estimate } = this.#localizer.strings.graph.key;
    const word = found.noValue || isExact(found) ? trust : estimate;
    return html`<span class="trust" title=${trust} aria-hidden="true">${word}</span>`;
  }

  /** One line: its value and its moves. */
  #line({ position }: Subject, moves: readonly MoveValue[], at: number, isAlike: boolean): TemplateResult {
    const { strings, language } = this.#localizer;
    const found = moves[at]!;
    const [best] = moves;
    const value = lineValueText(strings, position.turn, found, best!, language);
    const isBest = !found.noValue && wholeLoss(best!.value, found.value) === 0;
    const trust = this.#trust(found);
    const label = strings.lines.line
      .replace('{n}', String(at + 1))
      .replace('{value}', value)
      .replace('{trust}', trust);
    const isWhole = this.#whole.has(at);
    return html`<li part="line" class=${isWhole ? 'whole' : ''}>
      <span class="unseen" id="line-${at}">${label}</span>
      <span class="value" part="value" aria-hidden="true"
        >${isBest && this.isEvaluated ? strings.classes.best : value}</span
      >
      ${isAlike ? nothing : this.#shortTrust(found)}
      <span class="moves">
        ${found.line.map((move, step) => this.#move(found.line, move, step, at + step === 0))}
      </span>
      <button
        type="button"
        part="whole"
        class="more"
        aria-labelledby="line-${at}"
        aria-expanded=${isWhole}
        @click=${() => this.#toggle(at)}
      ></button>
    </li>`;
  }

  /** Shows all moves of a line, or one row of them. */
  #toggle(at: number): void {
    if (!this.#whole.delete(at)) this.#whole.add(at);
    this.requestUpdate();
  }

  /** All moves together are one Tab stop; arrow keys move between them. */
  #move(line: readonly EngineMove[], move: EngineMove, at: number, isFirst: boolean): TemplateResult {
    const upTo = line.slice(0, at + 1);
    if (move === 'pass') return html`<span class="quiet">${this.#localizer.strings.lines.pass}</span>`;
    return html`<button
      type="button"
      part="move"
      class="move"
      tabindex=${isFirst ? 0 : -1}
      @click=${() => this.#play(upTo)}
      @pointerenter=${(event: PointerEvent) => event.pointerType === 'mouse' && this.#preview(upTo)}
      @pointerleave=${() => this.#unpreview()}
      @focus=${(event: FocusEvent) => (event.target as Element).matches(':focus-visible') && this.#preview(upTo)}
      @blur=${() => this.#unpreview()}
    >
      ${move}
    </button>`;
  }

  /** Whether the status has numbers, and no message. */
  get #isMeasured(): boolean {
    const isMessage = (this.#error !== undefined && !this.running) || (this.game?.result && !this.locked);
    return !isMessage && this.#info !== undefined;
  }

  /** What the element does, in words. */
  #status(): string {
    const { strings, language } = this.#localizer;
    const words = strings.lines;
    if (this.#error !== undefined && !this.running)
      return words.failed.replace('{problem}', problemOf(this.#error));
    if (this.game?.result && !this.locked) return words.over;
    const info = this.#info;
    if (!info) return this.running ? words.thinking : words.idle;
    const [best] = info.scores.values();
    const trust = this.#commonTrust;
    if (best?.noValue) return trust ?? '';
    const number = new Intl.NumberFormat(language, { notation: 'compact', maximumSignificantDigits: 3 });
    return [
      trust ?? words.depth.replace('{n}', String(info.depth)),
      words.nodes.replace('{n}', number.format(info.nodes)),
      words.speed.replace('{n}', number.format(info.nps)),
    ].join(', ');
  }

  /** Shows the position after some moves of a line on the board. */
  #preview(moves: readonly EngineMove[]): void {
    const { view } = this;
    const subject = this.#subject;
    if (!view || !subject) return;
    view.preview = positionsOf(subject.position, moves).at(-1)?.toString();
    this.#previewed = view.preview;
  }

  /** Removes the preview, unless another part of the page has replaced it. */
  #unpreview(): void {
    const { board } = this;
    if (board && this.#previewed !== undefined && board.preview === this.#previewed)
      board.preview = undefined;
    this.#previewed = undefined;
  }

  /** Plays a line from the place that it belongs to. */
  #play(moves: readonly EngineMove[]): void {
    const { game } = this;
    const subject = this.#subject;
    if (!game || !subject || !isPlaceOf(game, subject.node)) return;
    this.#unpreview();
    this.goToPlace(subject.node);
    // With `autoPass` the game passes by itself; otherwise play the forced pass.
    for (const move of moves) if (move !== 'pass' || game.position.phase === 'pass') game.play(move);
  }

  /** Moves the focus along a line by the arrow keys. */
  #step(event: KeyboardEvent): void {
    const rtl = getComputedStyle(this).direction === 'rtl';
    const buttons = [...this.renderRoot.querySelectorAll<HTMLElement>('.move')];
    const at = buttons.indexOf(event.target as HTMLElement);
    const next = { [rtl ? 'ArrowLeft' : 'ArrowRight']: at + 1, [rtl ? 'ArrowRight' : 'ArrowLeft']: at - 1 }[
      event.key
    ];
    const rows = [...this.renderRoot.querySelectorAll('li')];
    const row = rows.findIndex((one) => one.contains(event.target as Node));
    const other = { ArrowDown: row + 1, ArrowUp: row - 1 }[event.key];
    const to =
      next !== undefined
        ? buttons[next]
        : other !== undefined
          ? rows[other]?.querySelector<HTMLElement>('.move')
          : undefined;
    if (!to) return;
    event.preventDefault();
    to.focus();
  }
}
