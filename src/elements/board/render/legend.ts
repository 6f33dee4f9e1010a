/** The list that explains colours and signs on the squares; the overlay shows it when a board shows zones or values. */
import type { Certainty } from '../../../core/engine/engine.js';
import { lossText, valueText } from '../markup/values.js';
import type { LegendStrings, Strings, ValueLegendStrings } from '../../../core/locales/strings.js';

/** In the order in which they are listed. */
const ZONES = ['corner', 'edge', 'c', 'x', 'danger'] as const;
const TONES = ['best', 'good', 'fair', 'bad'] as const;
/** The value of a sample, and the loss that the texts name, in discs. */
const SAMPLE = 4;
const CERTAINTIES = ['exact', 'selective', 'heuristic'] as const;

/** What a legend should explain. */
export interface Explained {
  /** The strategy zones. */
  readonly zones: boolean;
  /** The tones of the values on squares. */
  readonly values: boolean;
  /** Whether the values say how much worse than the best each move is. */
  readonly areLosses: boolean;
  /** Whether no square can have a value, because the game is over. */
  readonly isOver: boolean;
  /** The signs and looks of these values. */
  readonly certainties: readonly Certainty[];
}

/** The list below a board that says what its strategy zones and the values on its squares mean. */
export class Legend {
  readonly #list = document.createElement('div');
  /** The input of the current entries. */
  #made: readonly unknown[] = [];

  constructor(board: HTMLElement) {
    this.#list.className = 'legend';
    this.#list.setAttribute('part', 'legend');
    this.#list.role = 'list';
    this.#list.hidden = true;
    board.after(this.#list);
  }

  /** Renders the entries; hidden if there is nothing to explain. At the end of a game it keeps its place. */
  update(
    { zones, values, areLosses, certainties, isOver }: Explained,
    strings: Pick<Strings, 'legend' | 'valueLegend'>,
  ): void {
    const { legend, valueLegend } = strings;
    this.#list.hidden = !zones && !values;
    this.#list.style.visibility = isOver && !zones ? 'hidden' : '';
    const made = [zones, values, areLosses, certainties.join(), legend, valueLegend];
    if (this.#list.hidden || made.every((one, i) => one === this.#made[i])) return;
    this.#made = made;
    this.#list.setAttribute('aria-label', legend.name);
    this.#list.replaceChildren(
      ...(values ? valueEntries(certainties, areLosses, valueLegend) : []),
      ...(zones ? zoneEntries(legend) : []),
    );
  }
}

/** The entries for zones. */
function zoneEntries(strings: LegendStrings): HTMLElement[] {
  return ZONES.map((zone) => entry({ zone }, '', strings[zone]));
}

/** The entries for values: colours by loss, and how certain they are. */
function valueEntries(
  certainties: readonly Certainty[],
  areLosses: boolean,
  strings: ValueLegendStrings,
): HTMLElement[] {
  // The companions say how certain each value is.
  if (areLosses)
    return [
      entry({ kind: 'sample' }, lossText(0), strings.best),
      entry({ kind: 'sample' }, lossText(SAMPLE), strings.worse),
    ];
  return [
    ...TONES.map((tone) => entry({ tone }, '', strings[tone])),
    ...CERTAINTIES.filter((kind) => certainties.includes(kind)).map((kind) =>
      entry({ kind }, valueText({ value: SAMPLE, certainty: kind }), strings[kind]),
    ),
  ];
}

/** An entry: a sample that looks like the squares, and its meaning. */
function entry(look: Readonly<Record<string, string>>, sample: string, meaning: string): HTMLElement {
  const item = document.createElement('span');
  item.role = 'listitem';
  const swatch = document.createElement('i');
  Object.assign(swatch.dataset, look);
  swatch.textContent = sample;
  item.append(swatch, meaning);
  return item;
}
