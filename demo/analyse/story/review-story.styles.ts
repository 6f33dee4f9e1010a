/** The look of `<review-story>`. */
import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
  }

  p {
    margin: 0 0 0.6rem;
    line-height: 1.45;
  }

  h3 {
    margin: 0;
    font: 600 1.12rem/1.3 var(--serif);
  }

  .course {
    margin-block: 0.2rem 0.9rem;
    font-size: 1.05rem;
  }

  /* Two players side by side, each with a bar as long as the share of good play. */
  .accuracy {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0.5rem 1.5rem;
    margin: 0.2rem 0 1rem;
    font-variant-numeric: tabular-nums;
  }

  .accuracy > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.15rem 0.5rem;
    align-items: baseline;
    justify-content: space-between;
  }

  .accuracy dt {
    display: flex;
    gap: 0.4rem;
  }

  .accuracy dd {
    margin: 0;
  }

  .accuracy b {
    font: 600 1.15rem/1.3 var(--serif);
  }

  .accuracy span {
    font-size: 0.88rem;
  }

  .accuracy .meter {
    overflow: hidden;
    flex: 0 0 100%;
    height: 0.35rem;
    border-radius: 1rem;
    background: light-dark(#0000001a, #ffffff24);
  }

  .meter svg {
    display: block;
    width: 100%;
    height: 100%;
    fill: var(--accent);
  }

  .bubble {
    margin: 0 0 0.75rem;
    padding: 0.9rem 1.1rem 1rem;
    border-radius: 14px;
    background: light-dark(#fbe9e5, #3a221d);
    box-shadow: 0 1px 2px light-dark(#0002, #0006);
  }

  .bubble.found {
    background: light-dark(#e3f1e8, #16302a);
  }

  .bubble:is(.plain, .gift) {
    background: light-dark(#eceae4, #2a2f2d);
  }

  .plain .label {
    color: var(--quiet);
  }

  :is(.found, .gift) .label {
    color: light-dark(#14613f, #7fd3a6);
  }

  .head {
    display: flow-root;
    margin-bottom: 0.3rem;
    font-variant-numeric: tabular-nums;
  }

  .pill {
    float: inline-end;
    margin-block-start: 0.1rem;
    margin-inline-start: 0.6rem;
    padding: 0.1rem 0.6rem;
    border-radius: 1rem;
    background: light-dark(#b3382c, #e08a6d);
    color: var(--paper);
    font-size: 0.82rem;
    font-weight: 600;
    white-space: nowrap;
  }

  :is(.found, .gift) .pill {
    background: var(--accent);
  }

  .place {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.1rem 0.7rem;
    margin-bottom: 0.35rem;
    color: light-dark(#5c5652, #b9aea8);
    font-size: 0.88rem;
  }

  .count {
    margin-inline-start: auto;
    white-space: nowrap;
  }

  .label {
    color: light-dark(#a02c21, #f0a58e);
    font-weight: 600;
  }

  /* Room for the longest texts: the buttons and what is below stay in place from card to card. */
  .said {
    min-height: 9.5rem;
  }

  .bubble.brief .said {
    min-height: 3.4rem;
  }

  /* The moves of a line, of which the board shows those that are filled. */
  .line {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    margin-block-end: 0.6rem;
  }

  .line ol {
    display: flex;
    gap: 0.25rem;
    margin: 0;
  }

  .bubble .line button {
    display: flex;
    align-items: center;
    gap: 0.3rem;
    width: auto;
    min-height: 2.25rem;
    padding: 0.1rem 0.45rem 0.1rem 0.25rem;
    border-color: transparent;
    border-radius: 2rem;
    background: none;
    color: var(--quiet);
    font-variant-numeric: tabular-nums;
    transition: background-color 0.2s;
  }

  .bubble .line .played {
    color: var(--ink);
  }

  .bubble .line button:not(.lead, [aria-current]) {
    border-color: transparent;
    background: none;
  }

  .bubble .line [aria-current] {
    font-weight: 600;
  }

  .bubble .line .arrow {
    padding: 0.1rem;
  }

  .arrow svg {
    width: 1.4rem;
    fill: none;
    stroke: currentcolor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 2;
  }

  .ball {
    display: grid;
    box-sizing: border-box;
    width: 1.5rem;
    height: 1.5rem;
    border: 1px solid var(--disc-rim);
    border-radius: 50%;
    background: var(--black-disc);
    color: #fff;
    font-size: 0.8rem;
    font-weight: 600;
    place-items: center;
    forced-color-adjust: none;
  }

  .ball.white {
    background: var(--white-disc);
    color: #111;
  }

  .line li:not(:has(.played)) .ball {
    opacity: 0.45;
  }

  .praise {
    display: flex;
    gap: 0.5rem;
  }

  .praise i {
    color: var(--accent);
    font-style: normal;
  }

  .rule {
    padding: 0.6rem 0.8rem;
    border-inline-start: 3px solid var(--accent);
    border-radius: 0.3rem 0.6rem 0.6rem 0.3rem;
    background: var(--card);
  }

  .lesson-text b {
    white-space: nowrap;
  }

  /* As they are marked on the board. */
  .about {
    padding-inline: 0.12em;
    outline: 1px solid color-mix(in oklab, currentcolor 45%, transparent);
    outline-offset: -2px;
    font-weight: inherit;
  }

  .bad {
    color: light-dark(#a02c21, #f0a58e);
  }

  .good {
    color: light-dark(#14613f, #7fd3a6);
  }

  .running {
    color: var(--quiet);
    font-size: 0.94rem;
  }

  .running p {
    margin-block-end: 0.2rem;
  }

  progress {
    width: 100%;
    accent-color: var(--accent);
  }

  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }

  /* Three buttons stand on one line in every language. */
  .bubble .ways:not(.end) {
    flex-wrap: nowrap;
  }

  .bubble :is(button, a) {
    padding-inline: 0.8rem;
    white-space: nowrap;
  }

  /* Below the board, the graph and the card stand right under it. */
  @media (max-width: 52rem) and (orientation: portrait) {
    .course.walk {
      display: none;
    }
  }

  @media (max-width: 40rem) {
    .course:not(.over) .further {
      display: none;
    }

    .course {
      margin-block-end: 0.6rem;
      font-size: 1rem;
    }

    .bubble {
      padding: 0.55rem 0.75rem 0.25rem;
      font-size: 0.94rem;
    }

    h3 {
      font-size: 1.02rem;
    }

    .place {
      gap: 0.1rem 0.45rem;
      font-size: 0.82rem;
    }

    .pill {
      padding-inline: 0.45rem;
      font-size: 0.75rem;
    }

    .said {
      min-height: 9.5rem;
    }

    .bubble .line {
      margin-block-end: 0;
      gap: 0;
    }

    .line ol {
      gap: 0;
    }

    .bubble .line button {
      gap: 0.2rem;
      padding-inline: 0.15rem 0.35rem;
    }

    .head {
      margin-block-end: 0.15rem;
    }

    .bubble p {
      margin-block-end: 0.4rem;
      line-height: 1.35;
    }

    .bubble :is(button, a) {
      min-width: 0;
      padding-inline: 0.5rem;
    }

    .bubble .ways {
      padding-block: 0.4rem;
      gap: 0.4rem;
    }

    /* The way on is in sight, and covers nothing of the story. */
    .parts {
      display: flex;
      flex-direction: column;
    }

    .begin {
      order: -1;
    }

    .begin > * {
      flex: 1;
    }

    .bubble {
      scroll-margin-block-end: calc(var(--bar, 0px) + 0.5rem);
    }

    .end > * {
      flex: 1 0 auto;
      text-align: center;
    }

    .end > .lead {
      flex-basis: 100%;
      order: -1;
    }
  }

  /* The name of what to practise may be long. */
  .bubble .end > * {
    max-width: 100%;
    white-space: normal;
  }

  .bubble .end > .lead {
    order: -1;
    margin-inline: 0;
  }

  .bubble .end > :not(.lead) {
    padding-inline: 0.5rem;
    font-size: 0.94rem;
  }

  a.button {
    display: inline-grid;
    box-sizing: border-box;
    align-items: center;
  }

  .bubble :is(.lead, .next) {
    margin-inline-start: auto;
  }

  .bubble .show {
    margin-inline-start: 0;
  }

  ol {
    display: grid;
    margin: 0 0 0.5rem;
    padding: 0;
    list-style: none;
  }

  li button {
    display: flex;
    gap: 0.7rem;
    width: 100%;
    padding-inline: 0.5rem;
    border-color: transparent;
    background: none;
    text-align: start;
  }

  li button:hover,
  li [aria-current] {
    background: color-mix(in oklab, var(--accent) 10%, transparent);
  }

  li small {
    flex: none;
    color: var(--quiet);
    font-size: 0.88rem;
    font-variant-numeric: tabular-nums;
  }

  .what {
    flex: 1;
  }

  .why {
    color: var(--quiet);
  }

  .better {
    color: light-dark(#14613f, #7fd3a6);
    font-weight: 600;
    white-space: nowrap;
  }

  .disc {
    flex: none;
    box-sizing: border-box;
    width: 1em;
    height: 1em;
    margin-block-start: 0.25em;
    border: 1px solid var(--disc-rim);
    border-radius: 50%;
    background: var(--black-disc);
    forced-color-adjust: none;
  }

  .disc.white {
    background: var(--white-disc);
  }

  .bubble :is(button, a):not(.lead) {
    border-color: light-dark(#0000002e, #ffffff3d);
    background: var(--card);
  }

  button.quiet {
    padding-inline: 0;
    border-color: transparent;
    color: var(--accent);
    font-weight: 600;
  }

  li i {
    flex: none;
    width: 1.6rem;
    height: 1.6rem;
    border-radius: 50%;
    background: light-dark(#b3382c, #e08a6d);
    color: var(--paper);
    font-size: 0.85rem;
    font-style: normal;
    font-weight: 600;
    line-height: 1.6rem;
    text-align: center;
  }

  li :is(.found, .gift) {
    background: var(--accent);
  }

  :focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
`;
