/** `<opponent-portrait>`: the face of one opponent, as wide as its place. */
import { css, LitElement, nothing } from 'lit';
import type { Color } from '../../src/core/rules.js';
import { face, faceStyles } from './face.js';
import type { OpponentId } from './opponents.js';

export class OpponentPortrait extends LitElement {
  static override readonly properties = { opponent: { attribute: false }, side: { attribute: false } };

  static override readonly styles = [
    faceStyles,
    css`
      :host {
        display: block;
        aspect-ratio: 1;
      }
    `,
  ];

  /** Nobody without one. */
  declare opponent: OpponentId | undefined;
  /** The colour that it plays, so that nobody takes the face for the other one. */
  declare side: Color | undefined;

  override render() {
    return this.opponent ? face(this.opponent, this.side) : nothing;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'opponent-portrait': OpponentPortrait;
  }
}
