import { css } from 'lit';
import { shared } from '../shared.styles.js';

export const styles = [
  shared,
  css`
    :host {
      container-type: inline-size;
    }
    .puzzle {
      display: grid;
      gap: 0.9rem 1.5rem;
    }
    @container (min-width: 44rem) {
      .puzzle {
        grid-template-columns: minmax(0, 1.25fr) minmax(15rem, 1fr);
        align-items: start;
      }
    }
    p,
    ul {
      margin: 0 0 0.5rem;
    }
    ul {
      padding-inline-start: 1.1em;
    }
    .ask {
      font-size: 1.1em;
      font-weight: 600;
    }
    .ask .disc {
      margin-inline-end: 0.25em;
    }
    .quiet {
      color: var(--_quiet);
    }
    .told {
      min-height: 2.7em;
    }
    .told p:last-child {
      margin-block-end: 0;
    }
    .bar {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
      margin-block-start: 0.6rem;
    }
    .action {
      min-height: 2.75rem;
      padding: 0.3rem 0.9rem;
      border: 1px solid var(--_field-edge);
      border-radius: 0.6rem;
      background: var(--_paper);
    }
    .action.main {
      border-color: var(--_accent);
      background: var(--_accent);
      color: var(--_on-accent);
    }
    @media print {
      .bar {
        display: none;
      }
    }
  `,
];
