/** The cards of a review besides its moments: any other move of the game, and a move that the reader tries. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PlyReview, Reader } from '../../../src/core/analysis.js';
import { fill } from '../../../src/core/locales.js';
import { type GameNode, lostDiscs } from '../../../src/core/rules.js';
import type { StoryStrings } from '../../locales/analyse.js';
import { lostText, titleOf, type Tried } from './moment-words.js';
import type { Rest } from './story-end.js';

/** What a card of one move shows. */
interface PlaceCard {
  readonly label: string;
  readonly pill: string | undefined;
  readonly isGood: boolean;
  readonly head: string;
  readonly text: string;
}

/** A move of the game that is no moment: who played it, and what was better, if anything. */
export function moveCard(
  node: GameNode,
  review: PlyReview | undefined,
  back: Rest,
  words: StoryStrings,
  reader: Reader,
): TemplateResult {
  const lost = review ? lostDiscs(review.loss) : 0;
  const isBest = review !== undefined && lost === 0;
  const pill = isBest ? words.bestMove : review && lostText(review.loss, words, reader.language);
  const text = lost > 0 ? fill(words.ratherWhy, { move: review!.best[0]!, why: '' }) : '';
  const head = titleOf(node, words, reader);
  return placeCard(
    { label: fill(words.moveNumber, { n: node.ply }), pill, isGood: isBest, head, text },
    back,
  );
}

/** A move that the reader tries in place of the game's: it enters no list, and the game stays as it is. */
export function tryCard(
  { square, isRight, lost, why }: Tried,
  back: Rest,
  words: StoryStrings,
  language: string,
): TemplateResult {
  const pill = isRight ? words.bestMove : lost > 0 ? lostText(lost, words, language) : undefined;
  return placeCard(
    { label: words.yourTry, pill, isGood: isRight, head: fill(words.after, { move: square }), text: why },
    {
      ...back,
      isLead: true,
    },
  );
}

function placeCard(
  { label, pill, isGood, head, text }: PlaceCard,
  back: Rest & { readonly isLead?: boolean },
): TemplateResult {
  return html`<section class="bubble brief ${isGood ? 'found' : 'plain'}">
    <p class="place"><span class="label">${label}</span></p>
    <div class="said" role="status">
      <div class="head">
        ${pill === undefined ? nothing : html`<span class="pill">${pill}</span>`}
        <h3>${head}</h3>
      </div>
      <p class="lesson-text">${text}</p>
    </div>
    <div class="ways">
      <button type="button" class=${back.isLead ? 'lead' : 'next'} @click=${back.show}>${back.text}</button>
    </div>
  </section>`;
}
