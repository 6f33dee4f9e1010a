/** What `<review-story>` shows: the course of the game, the card of the place on the board, and the list of moments. */
import { html, nothing, type TemplateResult } from 'lit';
import {
  adviceOf,
  lessonIn,
  lessonText,
  momentSummary,
  type Moment,
  type Story,
} from '../../../src/core/analysis.js';
import { plural } from '../../../src/core/locales.js';
import { gameThemes, type Theme } from '../../../src/core/report.js';
import type { Color, GameNode } from '../../../src/core/rules.js';
import { ANALYSE, type StoryStrings } from '../../locales/analyse.js';
import { language } from '../../site.js';
import { type CardWays, momentCard, type ShownLine } from './moment-card.js';
import { momentList } from './moment-list.js';
import {
  cardCost,
  cardLabel,
  cardText,
  isAnswered,
  isBetterShown,
  isGift,
  isLine,
  type LineShown,
  rowOf,
  type Telling,
} from './moment-view.js';
import { canTry, firstSentence, titleOf } from './moment-words.js';
import { moveCard, tryCard } from './place-card.js';
import { type Rest, storyEnd } from './story-end.js';
import { colorsOfLine, numberOf, shownLineOf } from './story-facts.js';
import type { StoryReading } from './story-reading.js';
import { shareGame, shareMoment } from './story-share.js';
import { accuracyView, courseView } from './story-summary.js';

/** Nothing before there is something to say. */
export function storyView(reading: StoryReading): TemplateResult | typeof nothing {
  const words = ANALYSE[language()].story;
  const { reader, awaited, walk } = reading;
  const { story: told } = walk;
  if (!reader || !(told || awaited)) return reading.isRunning ? running(reading, words.running) : nothing;
  if (!told) {
    return html`<section class="bubble">
      <div class="head"><h3>${titleOf(awaited!.node, words, reader)}</h3></div>
      ${running(reading, words.running)}
    </section>`;
  }
  const { plies } = reading.review.result;
  const { at, isOver, shown } = reading;
  const telling: Telling = { words, reader, walk };
  const card = cardOf(reading, told, telling);
  const isAtPlace = reading.trial !== undefined || placeOf(reading) !== undefined;
  const course = isAtPlace
    ? nothing
    : courseView(told, reader, {
        isWhole: walk.isFinal && at === undefined,
        isOver,
        isWalk: at !== undefined,
      });
  // At the end, what there is to take along and where to go stand first.
  return html`<div class="parts">${isOver ? card : course} ${isOver ? course : card}</div>
    ${at === undefined && !isAtPlace && walk.isFinal ? accuracyView(plies, words, reader) : nothing}
    ${isListed(reading) ? listOf(reading, telling) : running(reading, words.checking)}
    <p class="ways">
      <button
        type="button"
        class="quiet"
        @click=${() => void (reading.shown ? shareMoment(reading.shown.main.node) : shareGame(reading.board, reader.you, reading.course))}
      >
        ${shown ? words.shareMoment : words.shareGame}
      </button>
    </p>`;
}

/** The list comes once: when it is final, or the reader has begun. */
function isListed({ walk, isRunning, review }: StoryReading): boolean {
  return walk.isHeld || (!isRunning && review.nodes === undefined);
}

function listOf(reading: StoryReading, telling: Telling): TemplateResult {
  return momentList(
    reading.walk.moments.map((moment) => rowOf(moment, telling)),
    { label: telling.words.moments, shown: reading.at, pick: (one) => reading.pick(one) },
  );
}

/** A place in the game that is no moment: neither its start nor its end. */
function placeOf({ board, shown, awaited, isOver }: StoryReading): GameNode | undefined {
  const { node, nodes } = board.game;
  const isWithin = node.move !== undefined && node !== nodes.at(-1);
  return isWithin && !shown && !awaited && !isOver ? node : undefined;
}

function cardOf(reading: StoryReading, told: Story, telling: Telling): TemplateResult | typeof nothing {
  const { words, reader, walk } = telling;
  const { trial, shown } = reading;
  if (trial) {
    const back = { text: words.backToGame, show: () => reading.backToGame() };
    return tryCard(trial, back, words, reader.language);
  }
  if (reading.isOver && walk.moments.length > 0) return endOf(reading, told, telling);
  if (shown) return cardOfMoment(reading, shown, telling);
  const first = walk.unseen[0] ?? 0;
  const begin = { text: words.begin, show: () => reading.pick(first) };
  const place = placeOf(reading);
  if (place) return moveCard(place, walk.reviewOf(place), begin, words, reader);
  if (walk.moments.length === 0) return nothing;
  // Above the game of a sender, a button leads to a game of one's own.
  const rank = reading.received?.side ? '' : 'lead';
  return html`<p class="ways begin">
    <button type="button" class=${rank} @click=${begin.show}>${begin.text}</button>
  </p>`;
}

function endOf(reading: StoryReading, told: Story, { words, reader, walk }: Telling): TemplateResult {
  const { moments } = walk;
  const taught = { ...told, advice: adviceOf(moments, told.turn) };
  const found = moments.find(({ kind }) => kind === 'found');
  const { result } = reading.board.game.nodes.at(-1) ?? {};
  return storyEnd(
    {
      lesson: lessonText(taught, reader),
      advice: lessonIn(taught, reader)?.advice,
      praise: found && firstSentence(momentSummary(found, reader)),
      dearest: reader.you && dearestOf(reading, reader.you),
    },
    { you: reader.you, result },
    { again: () => reading.pick(0), rest: restOf(reading, words) },
  );
}

/** What cost the reader most, if there are puzzles about it. */
function dearestOf({ review }: StoryReading, you: Color): Theme | undefined {
  return gameThemes(review.result.plies, you).find(({ plan }) => plan.puzzles.length > 0)?.name;
}

function running({ searched }: StoryReading, text: string): TemplateResult {
  return html`<div class="running">
    <p role="status">${text}</p>
    <progress max="1" .value=${searched} aria-label=${text}></progress>
  </div>`;
}

function cardOfMoment(reading: StoryReading, moment: Moment, telling: Telling): TemplateResult {
  const { mode, at } = reading;
  const { words, reader, walk } = telling;
  const isFound = moment.kind === 'found';
  const isBetter = isBetterShown(moment, mode);
  return momentCard(
    {
      moment,
      ...cardText(moment, mode, telling),
      label: cardLabel(moment, mode, telling),
      cost: cardCost(moment, mode, telling),
      count: isFound ? undefined : { n: numberOf(walk.moments, at), total: numberOf(walk.moments) },
      isGood: isFound || isBetter,
      isGift: isGift(moment, reader),
      isKnown: !walk.isOpen(moment),
      isAsking: isAnswered(mode) && !isBetter,
      line: isLine(mode) ? lineOnBoard(moment, mode) : undefined,
    },
    waysOf(reading, moment, telling),
    words,
  );
}

/** The buttons of a moment: to see it, to try it, and to go on. */
function waysOf(reading: StoryReading, moment: Moment, { words, reader, walk }: Telling): CardWays {
  const { mode } = reading;
  const at = reading.at!;
  const held = (act: () => void) => (): void => {
    walk.hold();
    act();
  };
  const isFound = moment.kind === 'found';
  const isAsking = isAnswered(mode) && !isBetterShown(moment, mode);
  const next = walk.followingOf(at);
  const isBetter = isLine(mode) && mode.which === 'better';
  const shown: Rest = {
    text: isBetter ? words.asPlayed : isLine(mode) ? words.showBetter : words.show,
    // What was well found was played.
    show: held(() => (isBetter && isFound ? reading.show(at) : reading.play(isBetter ? 'played' : 'better'))),
  };
  return {
    step: (to) => reading.step(to),
    show: isAsking ? { text: words.reveal, show: held(() => reading.reveal(at)) } : shown,
    ask:
      canTry(moment, reader) && !isAnswered(mode)
        ? { text: words.try, show: held(() => reading.ask()) }
        : undefined,
    next:
      next === undefined
        ? (restOf(reading, words) ?? { text: words.finish, show: held(() => reading.finish()) })
        : { text: words.next, show: held(() => reading.show(next)) },
  };
}

/** Leads to the moments that the reader has not opened, with those that a longer search has found since they began. */
function restOf(reading: StoryReading, words: StoryStrings): Rest | undefined {
  const { walk } = reading;
  const left = walk.unseen.length + walk.others.length;
  if (left === 0) return undefined;
  const show = (): void => {
    walk.hold();
    walk.extend();
    reading.pick(walk.unseen[0]!);
  };
  return { text: plural(words.rest, left, language()), show };
}

/** A line of a moment as the card shows it. */
function lineOnBoard(moment: Moment, { which, at }: LineShown): ShownLine {
  return { moves: shownLineOf(moment, which), colors: colorsOfLine(moment, which), at };
}
