/** The puzzle of the day, the same for everybody. */
import { html, render } from 'lit';
import { define } from '../../define.js';
import { TodayPuzzle } from '../../today/today.js';
import type { Mode, TrainContext } from '../mode.js';

export function open(container: HTMLElement, _context: TrainContext): Mode {
  define('today-puzzle', TodayPuzzle);
  return { draw: () => render(html`<today-puzzle root="../" untitled></today-puzzle>`, container) };
}
