import { css } from 'lit';
import { shared } from './shared.styles.js';

export const styles = [
  shared,
  css`
    .sides {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
      gap: 0.5rem;
    }
    .side {
      display: grid;
      grid-template: 'disc name name' auto 'disc status count' auto / auto minmax(0, 1fr) auto;
      align-items: center;
      column-gap: 0.45rem;
      padding: 0.2rem 0.55rem;
      border: 1px solid var(--_edge);
      border-radius: 0.6rem;
      background: var(--_paper);
    }
    .current {
      border-color: var(--_accent);
      box-shadow: inset 0.25rem 0 0 var(--_accent);
    }
    .side > .disc {
      grid-area: disc;
      width: 1.6em;
      height: 1.6em;
    }
    .name {
      grid-area: name;
      overflow: hidden;
      font-weight: 600;
      line-height: 1.3;
      /* A name is read whole, on several lines; of an endless one, the title has the rest. */
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 4;
      overflow-wrap: anywhere;
    }
    .status {
      grid-area: status;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      color: var(--_quiet);
      font-size: 0.82em;
      line-height: 1.25;
    }
    .count {
      grid-area: count;
      min-width: 2ch;
      font-size: 1.4em;
      font-variant-numeric: tabular-nums;
      font-weight: 650;
      line-height: 1.15;
      text-align: end;
    }
  `,
];
