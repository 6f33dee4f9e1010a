/** The weaknesses and merits that stand out in the user's games, with positions, and exercises against them. */
import { html, nothing, type TemplateResult } from 'lit';
import { fill, plural } from '../../../src/core/locales.js';
import { shippedPuzzles } from '../../../src/core/puzzles.js';
import type { DearMove, Deviation, Plan } from '../../../src/core/report.js';
import { LEARN } from '../../locales/learn.js';
import type { ReportStrings } from '../../locales/report.js';
import { positionBefore, type OwnRecord } from '../../my-games/own-records.js';
import { openingName } from '../../opening-names.js';
import { gameName } from '../../players.js';
import { language } from '../../site.js';
import { discsText, numberFormats } from './format.js';
import { bar } from './tables.js';

/** A game whose positions are shown; without a number in the library it cannot be opened. */
export type SeenGame = Pick<OwnRecord, 'record' | 'side' | 'name'> & { readonly id?: number };

/** What a weakness leads to. */
export interface WeaknessActions {
  /** Whether a line is in the repertoire. */
  isLearnt(moves: string): boolean;
  learn(moves: string): void;
}

/** What a weakness is; of an opening and of a habit, what they cost. The bars below say the rest. */
export function weaknessText(found: Deviation, words: ReportStrings): string {
  const { subject, loss, often } = found;
  if (subject.kind === 'opening') return versus(found, words);
  const cost = often ? ` ${fill(words.perGame, { loss: discsText(words.discs, loss, language()) })}` : '';
  return `${words.meanings[subject.name]}${cost}`;
}

/**
 * How much a weakness costs, or how often a habit shows, beside players of the same strength.
 *
 * @param losses those of all weaknesses, whose numbers have the same form
 */
export function comparedBars(
  { subject, loss, expected, often }: Deviation,
  losses: readonly number[],
  words: ReportStrings,
): TemplateResult | typeof nothing {
  if (subject.kind === 'opening') return nothing;
  const { discsAmong, percent } = numberFormats(language());
  const discs = discsAmong(losses);
  const [own, usual] = often ? [often.own, often.usual] : [loss, expected];
  const text = (value: number): string => (often ? percent(100 * value) : discs(value));
  const { title, habit, you, others } = words.bars;
  const row = (name: string, value: number): TemplateResult =>
    html`<dt>${name}</dt>
      <dd>${bar(value / Math.max(own, usual), text(value))}</dd>`;
  return html`<p class="hint">${often ? habit : title}</p>
    <dl class="compared">${row(you, own)} ${row(others, usual)}</dl>`;
}

/** One line for each deviation. */
export function deviationList(
  title: string,
  found: readonly Deviation[],
  words: ReportStrings,
  more: (one: Deviation) => string = () => '',
): TemplateResult | typeof nothing {
  if (found.length === 0) return nothing;
  return html`<h2>${title}</h2>
    <ul class="deviations">
      ${found.map(
        (one) =>
          html`<li><strong>${subjectName(one, words)}</strong> ${versus(one, words)} ${more(one)}</li>`,
      )}
    </ul>`;
}

/** The name of what stands out: a theme, a part of the game, a habit, or an opening. */
export function subjectName({ subject }: Pick<Deviation, 'subject'>, words: ReportStrings): string {
  if (subject.kind !== 'opening') return words.subjects[subject.name];
  return fill(words.opening, { name: openingName(subject.name, language()) });
}

function versus({ subject, loss, expected, games, often }: Deviation, words: ReportStrings): string {
  const { discs, percent } = numberFormats(language());
  const values = { loss: discsText(words.discs, loss, language()), expected: discs(expected) };
  if (often) {
    const [own, usual] = [often.own, often.usual].map((share) => percent(100 * share));
    return fill(words.versusHabit, { ...values, own: own!, usual: usual! });
  }
  if (subject.kind !== 'opening') return fill(words.versus, values);
  return fill(plural(words.versusOpening, games, language()), values);
}

/** The move that cost most, on a board. */
export function dearestView(
  [move]: readonly DearMove[],
  games: readonly SeenGame[],
  words: ReportStrings,
): TemplateResult | typeof nothing {
  if (!move) return nothing;
  const { square, best, ply } = move;
  const game = games[move.game]!;
  return html`<figure class="position">
    <othello-board
      coordinates
      .position=${positionBefore(game, ply).toString()}
      .marks=${[
        { square, shape: 'cross' },
        { square: best, shape: 'circle' },
      ]}
    ></othello-board>
    <figcaption>${moveLink(move, game, words)}</figcaption>
  </figure>`;
}

/** The other moves that cost much, as a list. */
export function otherMovesView(
  [, ...rest]: readonly DearMove[],
  games: readonly SeenGame[],
  words: ReportStrings,
): TemplateResult | typeof nothing {
  if (rest.length === 0) return nothing;
  return html`<details>
    <summary>${plural(words.allPositions, rest.length, language())}</summary>
    <ul>
      ${rest.map((move) => html`<li>${moveLink(move, games[move.game]!, words)}</li>`)}
    </ul>
  </details>`;
}

function moveLink(
  { ply, square, best, loss }: DearMove,
  { id, record }: SeenGame,
  words: ReportStrings,
): TemplateResult {
  const text = fill(words.move, { ply, square, best, loss: discsText(words.discs, loss, language()) });
  if (id === undefined) return html`<span>${text}</span>`;
  const name = gameName(record);
  // The analysis opens the game at the place before the move.
  const address = `../analyse/index.html#stored=${id}&ply=${ply - 1}`;
  return html`<span>${text}</span>
    <a href=${address} aria-label=${fill(words.openGame, { game: name, ply })}>${name}</a>`;
}

/**
 * What to do about a weakness: the best of it as a button, the others beside it.
 *
 * @param button the class of the button
 */
export function planView(
  { lesson, puzzles, line }: Plan,
  words: ReportStrings,
  actions: WeaknessActions,
  button: 'lead' | 'plain',
): TemplateResult {
  const title = LEARN[language()].course.titles[lesson];
  const hasPuzzles = shippedPuzzles().some(({ theme }) => puzzles.includes(theme));
  return html`<p class="ways">
    ${
      hasPuzzles
        ? html`<a class=${button} href="#puzzles=${puzzles.join()}">${words.plan.puzzles}</a>`
        : nothing
    }
    ${line ? lineView(line.join(''), words, actions, hasPuzzles ? 'plain' : button) : nothing}
    <a class=${hasPuzzles || line ? '' : button} href="../learn/index.html#lesson-${lesson}"
      >${fill(words.plan.lesson, { title })}</a
    >
  </p>`;
}

function lineView(
  moves: string,
  words: ReportStrings,
  actions: WeaknessActions,
  button: 'lead' | 'plain',
): TemplateResult {
  const { line, learnt } = words.plan;
  const name = moves.replace(/..(?=.)/gu, '$& ');
  return actions.isLearnt(moves)
    ? html`<a class=${button} href="#repertoire">${learnt}</a>`
    : html`<button type="button" class=${button} @click=${() => actions.learn(moves)}>
        ${fill(line, { line: name })}
      </button>`;
}
