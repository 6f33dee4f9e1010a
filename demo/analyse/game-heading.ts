/** `<game-heading>`: who played the game on the board, and how it ended; the page's own title while nobody is known. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Color, Game, GameFacts, GameNode } from '../../src/core/rules.js';
import { ANALYSE, type AnalyseStrings } from '../locales/analyse.js';
import { dateText, playerName } from '../players.js';
import { language, onLanguage } from '../site.js';
import { face, faceStyles } from '../opponents/face.js';
import { OPPONENTS } from '../opponents/opponents.js';
import { isExample } from './opened/example-game.js';
import { scoreText, type Ending } from './score-text.js';

/** @fires own-game when, in place of the example, a game of one's own is wanted; `analyse-page.ts` listens */
export class GameHeading extends LitElement {
  static override readonly properties = {
    game: { attribute: false, hasChanged: () => true },
    isOpening: { attribute: false },
  };

  static override readonly styles = [
    faceStyles,
    css`
      :host {
        display: block;
      }

      .known {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        justify-content: space-between;
        gap: 0 1rem;
      }

      h1 {
        margin: 0;
        font: 600 clamp(1.15rem, 1rem + 0.8vw, 1.5rem) / 1.25 var(--serif);
        font-variant-numeric: tabular-nums;
        overflow-wrap: anywhere;
      }

      /* The result stays with the name that follows it. */
      h1 b {
        margin-inline: 0.35em;
        white-space: nowrap;
      }

      i {
        display: inline-block;
        box-sizing: border-box;
        width: 0.72em;
        height: 0.72em;
        margin-inline-end: 0.3em;
        border: 1px solid var(--disc-rim);
        border-radius: 50%;
        background: var(--black-disc);
        forced-color-adjust: none;
      }

      .portrait {
        display: inline-block;
        width: 1.5em;
        margin: -0.4em 0 -0.4em 0.3em;
        translate: 0 -0.12em;
        vertical-align: middle;
      }

      i.white {
        background: var(--white-disc);
      }

      small {
        color: var(--quiet);
        font-size: 0.9rem;
      }

      button {
        min-height: 1.75rem;
        margin-inline-start: 0.6rem;
        padding: 0;
        border: 0;
        background: none;
        color: var(--accent);
        font: inherit;
        font-size: 0.95rem;
        font-weight: 600;
        cursor: pointer;
      }

      button:hover {
        text-decoration: underline;
        text-underline-offset: 0.18em;
      }

      :focus-visible {
        outline: 2px solid var(--accent);
        outline-offset: 2px;
      }
    `,
  ];

  declare game: Game | undefined;
  /** Whether another game is being opened: then the page is not about this one. */
  declare isOpening: boolean;

  constructor() {
    super();
    this.game = undefined;
    this.isOpening = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    onLanguage(() => this.requestUpdate());
  }

  override render(): TemplateResult {
    const words = ANALYSE[language()];
    if (this.isOpening) return html`<h1>${words.example.open}</h1>`;
    const { black, white, event, date } = this.game?.facts ?? {};
    const ending = this.game ? endingOf(this.game) : {};
    if (!this.game || !(black || white || event || ending.outcome)) return html`<slot></slot>`;
    const { colors } = words.open;
    const nameOf = (side: Color): string =>
      black || white ? playerName(this.game!.facts, side, colors[side]) : colors[side];
    const occasion = [event, date && dateText(date)].filter(Boolean).join(' · ');
    return html`<div class="known">
      <h1>
        <i aria-hidden="true"></i>${nameOf('black')}${portrait(black, 'black')}<b
          >${scoreText(ending, words.open)}</b
        ><i class="white" aria-hidden="true"></i>${nameOf('white')}${portrait(white, 'white')}
      </h1>
      ${isExample(this.game) ? this.#example(words.example) : occasion ? html`<small>${occasion}</small>` : nothing}
    </div>`;
  }

  /** Leads from the example to a game of one's own. */
  #example({ title, open }: AnalyseStrings['example']): TemplateResult {
    return html`<div>
      <small>${title}</small
      ><button type="button" @click=${() => this.dispatchEvent(new Event('own-game'))}>${open}</button>
    </div>`;
  }
}

/** The face of an opponent of the home page, in the colour of its side. */
function portrait(name: string | undefined, side: Color): TemplateResult | typeof nothing {
  const known = OPPONENTS.find((one) => one.name === name);
  return known ? html`<span class="portrait">${face(known.id, side)}</span>` : nothing;
}

/** The players of a game and its score, "Hugo 26–38 Vera"; empty where neither is known. */
export function resultLine(
  game: Game,
  words: AnalyseStrings['open'],
  names: Pick<GameFacts, 'black' | 'white'>,
): string {
  const { black, white } = names;
  const ending = endingOf(game);
  if (!black && !white && !ending.outcome) return '';
  const [first, second] = (['black', 'white'] as const).map((side) =>
    black || white ? playerName(names, side, words.colors[side]) : words.colors[side],
  );
  return `${first} ${scoreText(ending, words)} ${second}`;
}

/** The result in the record, or that of the main line's end. */
function endingOf({ facts, root }: Game): Ending {
  const result = facts.result ?? lastOf(root).result;
  return result ? { outcome: result.winner ?? 'draw', margin: result.margin } : {};
}

function lastOf(root: GameNode): GameNode {
  let node = root;
  while (node.children[0]) node = node.children[0];
  return node;
}

declare global {
  interface HTMLElementTagNameMap {
    'game-heading': GameHeading;
  }
}
