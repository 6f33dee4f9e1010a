/** The sheet that is printed in place of the analysis page: players, moves, and diagrams every few moves. */
import { html, nothing, render, type TemplateResult } from 'lit';
import type { AnalyseStrings } from '../locales/analyse.js';
import type { AnalysisGame } from './analysis-game.js';
import type { Look } from '../share/pictures.js';
import { late } from '../late.js';

/**
 * Fills the sheet that is printed in place of the page, and prints it.
 *
 * @param every moves from one diagram to the next
 * @returns the text for the user, as other ways to share have one: none, because the browser's own dialog says it
 */
export async function printSheet(
  analysis: AnalysisGame,
  look: Look,
  every: number,
  words: AnalyseStrings['share'],
): Promise<string> {
  const { diagramsOf, transcriptDiagram } = await late(() => import('../share/pictures.js'));
  const { board } = analysis;
  // Diagrams on paper are drawn as in a book, to save ink.
  const onPaper: Look = { ...look, theme: 'paper' };
  const [whole, diagrams] = await Promise.all([
    transcriptDiagram(board, onPaper),
    diagramsOf(board, onPaper, every),
  ]);
  const { black = '', white = '', site = '', date = '' } = analysis.game.facts;
  const sheet = document.querySelector<HTMLElement>('#sheet')!;
  render(
    html`<h1>${black || white ? `${black || '–'} – ${white || '–'}` : 'Othello'}</h1>
      <p>${[site, date].filter(Boolean).join(', ')}</p>
      <p>${board.line.map(({ square }, at) => `${at + 1}. ${square} `)}</p>
      <div class="diagrams">
        ${whole ? figure(whole, words.allMoves) : nothing}
        ${diagrams.map(({ svg, ply }) => figure(svg, captionOf(ply, board.line[ply - 1]?.square, words)))}
      </div>`,
    sheet,
  );
  await Promise.all([...sheet.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)));
  print();
  return '';
}

function captionOf(ply: number, square: string | undefined, words: AnalyseStrings['share']): string {
  if (!square) return words.start;
  return words.after.replace('{n}', String(ply)).replace('{square}', square);
}

function figure(svg: string, caption: string): TemplateResult {
  return html`<figure>
    <img src="data:image/svg+xml,${encodeURIComponent(svg)}" alt="" />
    <figcaption>${caption}</figcaption>
  </figure>`;
}
