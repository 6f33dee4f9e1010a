import { labels } from '../english/labels.js';
import { legend, valueLegend } from '../english/legend.js';
import { messages } from '../english/messages.js';
import type { Strings } from '../strings.js';

/** English: the source that the other languages are translated from. */
export const en: Strings = { ...labels, ...messages, legend, valueLegend };
