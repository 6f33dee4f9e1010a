/** The names of the dialogs of `<othello-game>`. */
export const DIALOGS = ['new-game', 'options', 'end', 'restart', 'sheet', 'share', 'friend', 'keys'] as const;
export type DialogName = (typeof DIALOGS)[number];
