/** `<review-story>`: the story of a reviewed game, then its key moments one after the other on the page's board. */
import { nothing, type PropertyValues, type TemplateResult } from 'lit';
import { buttonStyles } from '../../buttons.js';
import { story, type Moment } from '../../../src/core/analysis.js';
import { explainFrom, loadCoachWords } from '../../../src/core/coach.js';
import type { GameNode } from '../../../src/core/rules.js';
import type { OthelloGraph } from '../../../src/elements/companions/graph/graph.js';
import { language, onLanguage } from '../../site.js';
import { keepWalk, storedWalk } from '../stored/walk.js';
import { styles } from './review-story.styles.js';
import { momentOf, readerOf } from './story-facts.js';
import { type AwaitedMoment, StoryReading } from './story-reading.js';
import { storyView } from './story-view.js';

/** Moves that the story may choose from; those that a reader goes through are fewer. */
const MOST_KNOWN = 9;

export class ReviewStory extends StoryReading {
  static override readonly properties = {
    ...StoryReading.properties,
    graph: { attribute: false },
  };

  static override readonly styles = [buttonStyles, styles];

  declare graph: OthelloGraph;
  /** The start of the game that the story is about. */
  #root: GameNode | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    onLanguage(() => void this.#loadWords());
  }

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!changed.has('review')) return;
    this.review.addEventListener('othello-review', this.#onReview);
    this.#onReview();
  }

  /** The graph numbers the moments as the list does; what was well found has no number. */
  override updated(changed: PropertyValues): void {
    super.updated(changed);
    const kept = this.walk.kept;
    if (kept) keepWalk(this.board.game, kept);
    // Whose moments they are is known with the reader.
    if (!this.reader) return;
    const bad = this.walk.moments.filter(({ kind }) => kind !== 'found');
    const plies = bad.map(({ main }) => main.ply);
    if (plies.join() === this.graph.moments.join()) return;
    this.graph.moments = plies;
    this.review.moments = plies;
  }

  async #loadWords(): Promise<void> {
    const words = await loadCoachWords(language());
    this.reader = { words, language: language(), ...readerOf(this.board.game.facts) };
  }

  /** Shows a moment that is known already, before a review says why it is one. */
  showAtOnce(moment: AwaitedMoment): void {
    this.forget();
    this.#root = this.board.game.root;
    this.awaited = moment;
    void this.#loadWords();
    void this.updateComplete.then(() => this.awaited === moment && this.showAwaited(moment));
  }

  readonly #onReview = (): void => {
    const { status, plies, explanations } = this.review.result;
    const walk = this.walk;
    const hasRun = this.isRunning || status === 'running';
    this.isRunning = status === 'running';
    this.searched = plies.length === 0 ? 0 : plies.filter(Boolean).length / plies.length;
    // A game that was opened is reviewed at once; until its story is known, that of another game is none.
    const { root } = this.board.game;
    if (status === 'idle' || root !== this.#root) this.forget();
    this.#root = root;
    const isFirst = walk.story === undefined;
    if (isFirst) this.#restoreWalk();
    // The story is told once each move has a value, and again at the end: else it would change with each move.
    const isKnown = plies.length > 0 && plies.every(Boolean);
    // Made with each news all the same: it explains each move once, and at the end all together would hold the page up.
    const made = story(plies, { explanations, most: MOST_KNOWN });
    this.requestUpdate();
    if (status !== 'complete' && !(isFirst && isKnown)) return;
    const isRead = this.shown !== undefined || this.isOver;
    walk.take(made, isRead);
    const loaded = this.#loadWords();
    if (!isFirst) return;
    // Limits are those of the quick pass, which the end of a game may have made.
    if (hasRun || this.review.nodes !== undefined) this.#begin();
    // After a reload, the reader is where they were.
    else
      void loaded.then(() => {
        const at = this.questionHere;
        if (this.shown ?? this.awaited) return;
        if (at === undefined || !this.isShown) this.arrive();
        else this.show(at);
      });
  };

  /** The list that the reader had before a reload, once the review that it was made from is whole. */
  #restoreWalk(): void {
    const kept = storedWalk(this.board.game);
    if (!kept) return;
    const { plies, explanations = [] } = kept.found ?? this.review.result;
    if (!plies.every(Boolean)) return;
    const made = story(plies, { explanations, most: MOST_KNOWN });
    if (made) this.walk.restore(kept, made, (ply) => this.#momentAt(ply));
  }

  /** Begins with the moment of the link, or with the one at the place on the board; else the story comes first. */
  #begin(): void {
    const { awaited } = this;
    const walk = this.walk;
    if (awaited && walk.indexOf(awaited.node.ply) === undefined) this.#addMoment(awaited.node);
    const at = awaited ? walk.indexOf(awaited.node.ply) : this.questionHere;
    if (at === undefined || at >= walk.moments.length) return;
    this.show(at);
    // A moment does not change while it is read.
    walk.hold();
  }

  /** The moment of a link is one of the story, if the move lost anything; else it stays on the board as it is. */
  #addMoment({ ply }: GameNode): void {
    const moment = this.#momentAt(ply);
    if (moment) this.walk.see(moment);
  }

  /** A move that lost something as a moment, by its number. */
  #momentAt(number: number): Moment | undefined {
    const { plies, explanations } = this.review.result;
    const at = plies.findIndex((one) => one?.ply === number);
    const ply = plies[at];
    if (!ply || ply.loss === 0) return undefined;
    return momentOf(ply, explanations[at] ?? explainFrom(ply.position, ply.square, ply.moves));
  }

  override render(): TemplateResult | typeof nothing {
    return storyView(this);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'review-story': ReviewStory;
  }
}
