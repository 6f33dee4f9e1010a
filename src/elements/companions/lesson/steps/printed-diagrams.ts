/**
 * Prints a lesson: a diagram in each step, in place of the single board on screen. `lesson.ts` makes one, which adds the
 * diagrams before printing and removes them afterwards.
 */
import { render, type ReactiveController } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { diagramSVG, type DiagramTheme } from '../../../diagram/diagram.js';
import { gameOf } from './step-line.js';
import type { LessonStep } from './step.js';

/** What is printed, and how. */
export interface PrintedLesson {
  readonly steps: readonly LessonStep[];
  readonly orientation: 'black' | 'white';
  readonly theme: DiagramTheme;
}

/** Puts diagrams into the steps of a lesson while it is being printed. */
export class PrintedDiagrams implements ReactiveController {
  readonly #lesson: () => PrintedLesson;
  readonly #change: (change: () => void) => void;
  #figures: HTMLElement[] = [];

  /** @param change makes a change of the text that must not be treated as the page's */
  constructor(lesson: () => PrintedLesson, change: (change: () => void) => void) {
    this.#lesson = lesson;
    this.#change = change;
  }

  hostConnected(): void {
    globalThis.addEventListener('beforeprint', this.#onBeforePrint);
    globalThis.addEventListener('afterprint', this.#onAfterPrint);
  }

  hostDisconnected(): void {
    globalThis.removeEventListener('beforeprint', this.#onBeforePrint);
    globalThis.removeEventListener('afterprint', this.#onAfterPrint);
  }

  readonly #onBeforePrint = (): void => this.#change(() => this.#show(this.#lesson()));

  readonly #onAfterPrint = (): void => this.#change(() => this.#remove());

  /** Puts a diagram into each step that has no fallback of its own. */
  #show({ steps, orientation, theme }: PrintedLesson): void {
    this.#remove();
    const without = steps.filter(({ element }) => !element.querySelector('[data-fallback]'));
    this.#figures = without.map((step) => {
      const figure = document.createElement('figure');
      figure.dataset['lessonDiagram'] = '';
      const diagram = diagramSVG(gameOf(step.line).node, {
        marks: step.marks,
        arrows: step.arrows,
        orientation: step.orientation ?? orientation,
        theme,
        size: 260,
      });
      // Uses lit's policy: a page that enforces Trusted Types rejects `innerHTML`.
      render(unsafeHTML(diagram), figure);
      step.element.append(figure);
      return figure;
    });
  }

  /** Removes the diagrams. */
  #remove(): void {
    for (const figure of this.#figures.splice(0)) figure.remove();
  }
}
