/**
 * The shapes that a picture of a board consists of: `draw.ts` makes the shapes, and `svg.ts` and the board's `blob.ts`
 * draw them.
 */

/** A simple shape; the unit is a square of the board. */
export type Shape =
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly fill: string;
    }
  | {
      readonly kind: 'disc';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly fill: string;
      readonly stroke: string;
      readonly line: number;
    }
  | {
      readonly kind: 'line';
      readonly points: readonly (readonly [number, number])[];
      readonly stroke: string;
      readonly line: number;
    }
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly fill: string;
      readonly text: string;
    };

/** A board as shapes, to be written as SVG or painted. */
export interface Picture {
  /** Its width and height, in squares of the board. */
  readonly width: number;
  readonly title: string;
  /** From back to front. */
  readonly shapes: readonly Shape[];
}
