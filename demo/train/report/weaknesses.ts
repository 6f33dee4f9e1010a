/** What stands out in the user's games: with positions, and what to do about it. */
import { html, nothing, type TemplateResult } from 'lit';
import { fill, plural } from '../../../src/core/locales.js';
import { shippedPuzzles } from '../../../src/core/puzzles.js';
import type { DearMove, Deviation, Plan, Report } from '../../../src/core/report.js';
import { LEARN } from '../../locales/learn.js';
import type { ReportStrings } from '../../locales/report.js';
import { positionBefore, type OwnRecord } from '../../my-games/own-records.js';
import { openingName } from '../../opening-names.js';
import { language } from '../../site.js';
import { discsText, numberFormats } from './format.js';

/** Number of positions shown on boards; the others are a list. */
const SHOWN_POSITIONS = 3;
/** With fewer games nothing is reported as standing out. */
const LEAST_GAMES = 8;

/** What a weakness leads to. */
export interface WeaknessActions {
  /** Whether a line is in the repertoire. */
  isLearnt(moves: string): boolean;
  learn(moves: string): void;
}

export function weaknessesView(
  { weaknesses, games: count }: Report,
  games: readonly OwnRecord[],
  words: ReportStrings,
  actions: WeaknessActions,
): TemplateResult {
  if (weaknesses.length === 0) {
    return html`<h2>${words.weaknesses}</h2>
      <p>${count < LEAST_GAMES ? words.tooFew : plural(words.nothing, count, language())}</p>`;
  }
  return html`<h2>${words.weaknesses}</h2>
    <p class="hint">${words.legend}</p>
    <ol class="weaknesses">
      ${weaknesses.map(
        (found) =>
          html`<li>
            <h3>${subjectName(found, words)}</h3>
            <p>${versus(found, words)}</p>
            ${positions(found.moves, games, words)} ${planView(found.plan, words, actions)}
          </li>`,
      )}
    </ol>`;
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

function subjectName({ subject }: Deviation, words: ReportStrings): string {
  if (subject.kind !== 'opening') return words.subjects[subject.name];
  return fill(words.opening, { name: openingName(subject.name, language()) });
}

function versus({ subject, loss, expected, games, often }: Deviation, words: ReportStrings): string {
  const { discs, percent } = numberFormats(language());
  const values = { loss: discsText(words.discs, loss, language()), expected: discs(expected) };
  if (often) {
    const [own, usual] = [often.own, often.usual].map((share) => percent(Math.round(100 * share)));
    return fill(words.versusHabit, { ...values, own: own!, usual: usual! });
  }
  if (subject.kind !== 'opening') return fill(words.versus, values);
  return fill(plural(words.versusOpening, games, language()), values);
}

function positions(
  moves: readonly DearMove[],
  games: readonly OwnRecord[],
  words: ReportStrings,
): TemplateResult {
  const rest = moves.slice(SHOWN_POSITIONS);
  return html`<h4>${words.positions}</h4>
    <div class="positions">
      ${moves.slice(0, SHOWN_POSITIONS).map((move) => {
        const { square, best, ply } = move;
        const game = games[move.game]!;
        return html`<figure>
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
      })}
    </div>
    ${
      rest.length === 0
        ? nothing
        : html`<details>
            <summary>${plural(words.allPositions, rest.length, language())}</summary>
            <ul>
              ${rest.map((move) => html`<li>${moveLink(move, games[move.game]!, words)}</li>`)}
            </ul>
          </details>`
    }`;
}

function moveLink(
  { name, ply, square, best, loss }: DearMove,
  { id }: OwnRecord,
  words: ReportStrings,
): TemplateResult {
  const { discs } = numberFormats(language());
  // The analysis opens the game at the place before the move.
  const address = `../analyse/index.html#stored=${id}&ply=${ply - 1}`;
  return html`<a href=${address} aria-label=${fill(words.openGame, { game: name, ply })}>${name}</a>
    <span>${fill(words.move, { ply, square, best, loss: discs(loss) })}</span>`;
}

function planView(
  { lesson, puzzles, line }: Plan,
  words: ReportStrings,
  actions: WeaknessActions,
): TemplateResult {
  const title = LEARN[language()].course.titles[lesson];
  const fitting = shippedPuzzles().filter(({ theme }) => puzzles.includes(theme));
  const moves = line?.join('') ?? '';
  return html`<h4>${words.plan.title}</h4>
    <ul class="plan">
      ${
        fitting.length > 0
          ? html`<li>
              <a href="#puzzles=${puzzles.join()}"
                >${plural(words.plan.puzzles, fitting.length, language())}</a
              >
            </li>`
          : nothing
      }
      <li><a href="../learn/index.html#lesson-${lesson}">${fill(words.plan.lesson, { title })}</a></li>
      ${moves === '' ? nothing : html`<li>${lineView(moves, words, actions)}</li>`}
    </ul>`;
}

function lineView(moves: string, words: ReportStrings, actions: WeaknessActions): TemplateResult {
  const { line, learn, learnt } = words.plan;
  return html`${fill(line, { line: moves.replace(/..(?=.)/gu, '$& ') })}
  ${
    actions.isLearnt(moves)
      ? html`<a href="#repertoire">${learnt}</a>`
      : html`<button type="button" class="plain" @click=${() => actions.learn(moves)}>${learn}</button>`
  }`;
}
