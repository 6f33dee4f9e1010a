/** The names of the themes, for attributes, options and their texts. */

/** The values of the `theme` attribute, the default first. */
export const THEME_NAMES = ['classic', 'wood', 'slate', 'paper', 'contrast'] as const;
/** The name of a theme. */
export type ThemeName = (typeof THEME_NAMES)[number];
