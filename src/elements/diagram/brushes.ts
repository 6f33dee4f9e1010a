/** The brushes of arrows besides the theme's own, for the board and for pictures. */

/** Colours of the second to the fourth brush for arrows, which colour-blind people can tell apart. */
const OTHER_BRUSHES = ['#8ecbff', '#ffb98a', '#f4f1ea'];

/** The colour of an arrow: the author's own for the first brush. */
export function brushColor(brush: number | undefined, own: string): string {
  return OTHER_BRUSHES[(brush ?? 1) - 2] ?? own;
}
