/** A lesson on paper: a diagram in each step, where the screen has one board for all. */
import { render } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { diagramSVG, type DiagramTheme } from '../../diagram/diagram.js';
import { gameAt } from './place.js';
import type { LessonStep } from './step.js';

/** The diagrams of a lesson that is being printed. */
export class PrintedDiagrams {
  #figures: HTMLElement[] = [];

  /** Puts a diagram into each step that has none for readers without scripts. */
  show(steps: readonly LessonStep[], orientation: 'black' | 'white', theme: DiagramTheme): void {
    this.remove();
    const without = steps.filter(({ element }) => !element.querySelector('[data-fallback]'));
    this.#figures = without.map((step) => {
      const figure = document.createElement('figure');
      figure.dataset['lessonDiagram'] = '';
      const diagram = diagramSVG(gameAt(step.place).node, {
        marks: step.marks,
        arrows: step.arrows,
        orientation: step.orientation ?? orientation,
        theme,
        size: 260,
      });
      // By lit's policy: a page that enforces Trusted Types refuses `innerHTML`.
      render(unsafeHTML(diagram), figure);
      step.element.append(figure);
      return figure;
    });
  }

  /** Takes them out again. */
  remove(): void {
    for (const figure of this.#figures.splice(0)) figure.remove();
  }
}
