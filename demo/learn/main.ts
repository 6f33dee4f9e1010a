import { html, nothing, render, type TemplateResult } from 'lit';
import '../../src/index.js';
import type { OthelloBoard } from '../../src/board/element.js';
import { LEARN, type LearnStrings } from '../locales/learn.js';
import { language, onLanguage, startSite } from '../site.js';
import { RULES, STRATEGY, type Figure, type FigureId } from './figures.js';

const lessons = document.querySelector<HTMLElement>('#lessons')!;
/** What was said of the last try on each figure. */
const said = new Map<FigureId, string>();

function draw(): void {
  const words = LEARN[language()];
  render(
    html`<h2 class="chapter" id="rules">${words.rules}</h2>
      <div class="figures">${RULES.map((figure) => lesson(figure, words))}</div>
      <h2 class="chapter" id="strategy">${words.strategy}</h2>
      <div class="figures">${STRATEGY.map((figure) => lesson(figure, words))}</div>
      <h2 class="chapter" id="words">${words.words}</h2>
      <dl>
        ${words.glossary.map(
          ([term, meaning]) =>
            html`<div>
              <dt>${term}</dt>
              <dd>${meaning}</dd>
            </div>`,
        )}
      </dl>`,
    lessons,
  );
}

function lesson(figure: Figure, words: LearnStrings): TemplateResult {
  const { title, text, ask } = words.figures[figure.id];
  return html`<section class="lesson" id=${figure.id} aria-labelledby="${figure.id}-title">
    <h3 id="${figure.id}-title">${title}</h3>
    ${boardOf(figure)}
    <p>${text}</p>
    ${ask ? html`<p class="ask">${ask}</p>` : nothing}
    ${
      figure.task
        ? html`<div class="answer">
            <p class="said" role="status">${said.get(figure.id) ?? ''}</p>
            <button type="button" class="plain" @click=${() => again(figure)}>${words.again}</button>
          </div>`
        : nothing
    }
  </section>`;
}

const boards = new Map<FigureId, OthelloBoard>();

/** The board of a figure: made once, so that a change of language leaves the game on it. */
function boardOf(figure: Figure): OthelloBoard {
  const known = boards.get(figure.id);
  if (known) return known;
  const board = document.createElement('othello-board');
  for (const [name, value] of Object.entries(figure.attributes)) board.setAttribute(name, value);
  board.addEventListener('othello-beforemove', (event) => {
    const { square } = event.detail;
    if (board.ply !== startPly(figure) || !figure.task) return;
    if (figure.task === 'any' || figure.task.includes(square)) return;
    event.preventDefault();
    say(figure, LEARN[language()].other);
  });
  board.addEventListener('othello-move', ({ detail }) => {
    say(figure, LEARN[language()].right.replace('{flips}', `${detail.square} → ${detail.flips.join(', ')}`));
  });
  board.addEventListener('othello-gameover', ({ detail }) => {
    const text = `${said.get(figure.id) ?? ''} ${LEARN[language()].scored}`;
    say(figure, text.replace('{black}', String(detail.black)).replace('{white}', String(detail.white)));
  });
  boards.set(figure.id, board);
  return board;
}

function startPly({ attributes }: Figure): number {
  return (attributes['moves'] ?? '').length / 2;
}

function again(figure: Figure): void {
  boards.get(figure.id)?.reset();
  say(figure, '');
}

function say({ id }: Figure, text: string): void {
  said.set(id, text);
  draw();
}

startSite(LEARN);
onLanguage(draw);
