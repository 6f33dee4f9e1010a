/**
 * Styles of the prose, which stands outside the shadow tree of `<othello-lesson>`: `lesson.ts` adds them to the page.
 */
import { css } from 'lit';

/**
 * Styles of the prose, which belongs to the page: they have no specificity, so that any rule of the page overrides
 * them.
 */
const text = css`
  :where(othello-lesson) :where(section, ol > li) {
    scroll-margin-block-start: var(--_lesson-top);
  }
  :where(othello-lesson:defined [data-task]:not([data-task='done']) [data-solved]) {
    display: none;
  }
  :where(othello-lesson [data-wrong], othello-lesson:defined [data-fallback]) {
    display: none;
  }
  :where(othello-lesson:defined [data-move]) {
    cursor: pointer;
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
  }
  :where(othello-lesson [data-move][aria-current]) {
    font-weight: 700;
    text-decoration-style: solid;
  }
  @media print {
    :where(othello-lesson [data-lesson-diagram], othello-lesson [data-fallback]) {
      width: 6.5cm;
      margin: 0.5em 0;
      break-inside: avoid;
    }
    :where(othello-lesson [data-lesson-diagram], othello-lesson [data-fallback]) :where(svg) {
      width: 100%;
      height: auto;
    }
    :where(othello-lesson [data-task] [data-solved], othello-lesson [data-fallback]) {
      display: revert;
    }
  }
`;

/** Adds these styles once to the document or shadow root of a lesson. */
export function adoptTextStyles(root: Document | ShadowRoot): void {
  const sheet = text.styleSheet;
  const { adoptedStyleSheets } = root as Partial<typeof root>;
  if (sheet && adoptedStyleSheets?.includes(sheet) === false) root.adoptedStyleSheets.push(sheet);
}
