/** Attributes, options and their texts take the names from here. */

/** The values of the `theme` attribute, the default first. */
export const THEME_NAMES = ['classic', 'wood', 'slate', 'paper', 'contrast'] as const;
/** The name of a theme. */
export type ThemeName = (typeof THEME_NAMES)[number];
