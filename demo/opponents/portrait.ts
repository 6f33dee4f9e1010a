/** `<opponent-portrait>`: the face of one opponent, as wide as its place, with a crown once it is beaten. */
import { css, html, LitElement, nothing } from 'lit';
import { crown, crownStyles, face, faceStyles } from './face.js';
import type { OpponentId } from './opponents.js';

export class OpponentPortrait extends LitElement {
  static override readonly properties = {
    opponent: { attribute: false },
    isBeaten: { attribute: false },
  };

  static override readonly styles = [
    faceStyles,
    crownStyles,
    css`
      :host {
        position: relative;
        display: block;
        aspect-ratio: 1;
      }

      .crown {
        width: 45%;
        height: auto;
      }
    `,
  ];

  /** Nobody without one. */
  declare opponent: OpponentId | undefined;
  declare isBeaten: boolean;

  override render() {
    const { opponent } = this;
    return opponent ? html`${face(opponent)}${this.isBeaten ? crown() : nothing}` : nothing;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'opponent-portrait': OpponentPortrait;
  }
}
