import { en } from '../locales/en/companions.js';
import type { CompanionStrings } from '../locales/strings/companions.js';
import { load } from '../locales/loaders/companions.js';
import { StringCatalog } from '../locales/localizer.js';

/** The strings of the elements beside the board. */
export const companionStrings = new StringCatalog<CompanionStrings>(en, load);
