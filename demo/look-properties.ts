import { themeColors } from '../src/diagram.js';
import type { KeptLook, Look } from './look.js';

/** A look as the custom properties that all boards of a page follow; the usual one needs none. */
export function propertiesOf({ theme, discs }: Look): KeptLook['properties'] {
  const { board, line, frame, coordinate, legal, last, mark } = themeColors(theme);
  const colors = {
    '--othello-board-color': board,
    '--othello-line-color': line,
    '--othello-frame-color': frame,
    '--othello-coordinate-color': coordinate,
    '--othello-legal-color': legal,
    '--othello-last-color': last,
    '--othello-mark-color': mark,
  };
  const flat = {
    '--othello-black-disc': '#161b19',
    '--othello-white-disc': '#f6f3ea',
    '--othello-disc-shadow': '0 0.28cqw 0.5cqw #0006',
  };
  return { ...(theme === 'classic' ? {} : colors), ...(discs === 'flat' ? flat : {}) };
}
