/** Board colours on which both discs and all marks can be seen well: luminance 0.12 to 0.28. */
export const COLORS = {
  green: '#2c7a58',
  blue: '#3a6ea5',
  red: '#a95b4f',
  violet: '#7d62a8',
  grey: '#6b7280',
} as const;
export type ColorName = keyof typeof COLORS;

/** The custom properties for a board in a colour, `theme` for the theme's own. */
export function colorProperties(name: 'theme' | ColorName) {
  const color = name === 'theme' ? '' : COLORS[name];
  return {
    '--othello-board-color': color,
    '--othello-line-color': color && `color-mix(in oklab, ${color} 45%, #000)`,
    '--othello-frame-color': color && `color-mix(in oklab, ${color} 28%, #101413)`,
    '--othello-coordinate-color': color && `color-mix(in oklab, ${color} 25%, #fff)`,
  };
}
