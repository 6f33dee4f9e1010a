/** `<opponent-portrait>`: the face of one opponent, as wide as its place. */
import { css, LitElement, nothing } from 'lit';
import { face, faceStyles } from './face.js';
import type { OpponentId } from './opponents.js';

export class OpponentPortrait extends LitElement {
  static override readonly properties = { opponent: { attribute: false } };

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

  override render() {
    return this.opponent ? face(this.opponent) : nothing;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'opponent-portrait': OpponentPortrait;
  }
}
