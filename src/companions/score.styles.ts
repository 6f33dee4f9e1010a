import { css } from 'lit';
import { shared } from './shared.styles.js';

export const styles = [
  shared,
  css`
    .sides {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 10.6rem), 1fr));
      gap: 0.5rem;
    }
    .side {
      display: grid;
      grid-template: 'disc name count' auto 'disc status count' 1.2em / auto 1fr auto;
      align-items: center;
      column-gap: 0.6rem;
      padding: 0.55rem 0.8rem;
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
      width: 1.7em;
      height: 1.7em;
    }
    .name {
      grid-area: name;
      overflow: hidden;
      font-weight: 600;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .status {
      grid-area: status;
      color: var(--_quiet);
      font-size: 0.82em;
    }
    .count {
      grid-area: count;
      min-width: 2ch;
      font-size: 1.6em;
      font-variant-numeric: tabular-nums;
      font-weight: 650;
      text-align: end;
    }
  `,
];
