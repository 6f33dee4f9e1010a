/**
 * The look of the choice of an opponent before the first move, in the panel of `<othello-game>`. The colours `--_…` are
 * from `shared.styles.ts`.
 */
import { css } from 'lit';

export const opponentStyles = css`
  /* -- The levels */
  .opponents,
  .opponents slot {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.25rem;
  }
  .opponents .aim {
    margin-bottom: 0.5rem;
    font-size: inherit;
    font-weight: inherit;
  }
  .opponents p {
    margin: 0;
    font-size: 0.88em;
    font-weight: 600;
  }
  .opponents button {
    min-height: 2.75rem;
    padding: 0.3rem 0.75rem;
    border-radius: 0.75rem;
    line-height: 1.25;
  }
  /* In a narrow game the levels are side by side, and the description of the selected one is below them. */
  .levels {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
  }
  .opponents .level {
    flex: 1 0 auto;
    padding: 0.15rem 0.2rem;
    font-size: 0.875rem;
  }
  .opponents .help {
    font-size: 0.8125em;
    font-weight: 400;
  }
  .level span {
    color: var(--_quiet);
    font-size: 0.8125em;
  }
  .opponents [aria-pressed='true'] {
    border-color: var(--_accent);
    background: color-mix(in oklab, var(--_accent) 12%, var(--_paper));
    box-shadow: inset 0 0 0 1px var(--_accent);
  }
  .opponents [aria-pressed='true'] span {
    color: var(--_ink);
  }

  /* -- Two people */
  /* A person here, a friend elsewhere, and the page's own way: below one another, on a tablet in one row. */
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35rem;
  }
  .opponents .ways slot {
    display: contents;
  }
  .persons,
  ::slotted([slot='start']) {
    flex: 1 1 20rem;
  }
  .persons {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0.35rem;
  }
  .opponents .persons .main {
    min-height: 3rem;
    font-size: 1.06rem;
  }

  /* -- Narrow and wide games */
  /* Before the first move both sides have two discs. The score would only move the choice, or the way to a friend, down. */
  :is(.asking, .before) > othello-score {
    display: none;
  }
  @container (width < 50rem) {
    /* A notice of the page takes the place of the score before the first move. */
    .noticed > othello-score {
      display: none;
    }
    /* The menu stands at the end of the line that asks, which leaves room for it, and takes none itself. */
    .panel:has(> .opponents) {
      display: flex;
      flex-direction: column;
      gap: 0.35rem;
    }
    .opponents {
      order: 1;
      gap: 0.5rem;
    }
    .opponents > [name='welcome'] {
      display: contents;
    }
    .panel > .opponents ~ .tools {
      display: block;
      align-self: end;
      height: 0;
      margin: 0 0 -0.35rem;
      border: 0;
    }
    .opponents ~ .tools > :not(.more) {
      display: none;
    }
    .opponents ~ .tools button.tool:not([hidden]) {
      width: 2.75rem;
      min-height: 2rem;
      margin-inline-end: -0.5rem;
      color: var(--_accent);
    }
    /* The menu is as wide as the game, and not as its button. */
    .opponents ~ .tools .menu {
      width: min(100cqi, 22rem);
    }
    .opponents ~ .tools .tool span {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
    .persons {
      flex-basis: 24.5rem;
      grid-template-columns: 1fr auto auto;
    }
    .opponents .persons .main {
      min-height: 2.75rem;
      padding: 0.15rem 0.3rem;
      font-size: 0.96rem;
      line-height: 1.2;
    }
    .opponents .persons button:not(.main) {
      padding: 0.15rem 0.3rem;
      font-size: 0.86rem;
      line-height: 1.2;
    }
    /* Only for screen readers; the hidden pixel is the usual way to say so. */
    .opponents [name='opponents'] > p:first-child,
    .level span {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  /* On a phone, two large buttons: to play, and what the page leads to; the others are words below them. */
  @container (width < 40rem) {
    .ways {
      gap: 0.35rem;
    }
    .persons {
      display: contents;
    }
    .opponents .persons .main {
      flex: 1 1 auto;
      min-width: 34%;
    }
    ::slotted([slot='start']) {
      flex: 1 1 50%;
      order: 1;
    }
    .opponents .persons button:not(.main) {
      flex: 1 1 auto;
      order: 2;
      min-height: 2.5rem;
      padding-inline: 0.1rem;
      border-color: transparent;
      font-size: 0.77rem;
      background: none;
      color: var(--_accent);
      font-weight: 600;
    }
  }
  /* Each level has a row with its description. */
  @container (min-width: 50rem) {
    .persons {
      margin-top: 0.4rem;
    }
    .opponents .persons .main {
      grid-column: 1 / -1;
    }
    .levels {
      display: grid;
    }
    .opponents .level {
      display: grid;
      padding-inline: 0.75rem;
      font-size: inherit;
      text-align: start;
    }
    .opponents .help {
      display: none;
    }
  }
`;
