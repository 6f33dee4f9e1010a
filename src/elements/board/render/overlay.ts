/**
 * The overlay on top of the squares: arrows, stable discs, zones, values. The controller loads it when the first option
 * asks for it and draws it after the squares.
 */
import type { Certainty } from '../../../core/engine/engine.js';
import { isSquare, squareIndex, SQUARES, type Square } from '../../../core/rules/square.js';
import {
  C_SQUARES,
  CORNERS,
  DANGER_ZONE,
  EDGES,
  stableDiscs,
  X_SQUARES,
} from '../../../core/rules/strategy.js';
import { flippedBy } from '../../../core/rules/game/tree.js';
import type { BoardContext, BoardPart } from '../context.js';
import type { Arrow } from '../../../core/formats/common/marks.js';
import { overlay } from '../styles/overlay.styles.js';
import { brushColor } from '../../diagram/brushes.js';
import { drawnArrows } from '../../diagram/drawn-arrows.js';
import type { SquareHints } from './cell-states.js';
import { Legend } from './legend.js';

/** The namespace of elements of SVG. */
const SVG = 'http://www.w3.org/2000/svg';

/** The zones shown to learners, narrow ones first: an X-square is also in the danger zone. */
const ZONES = [
  ['corner', CORNERS],
  ['x', X_SQUARES],
  ['c', C_SQUARES],
  ['edge', EDGES],
  ['danger', DANGER_ZONE],
] as const;

/**
 * What some boards show on top of the squares: arrows, stable discs, strategy zones, values, flips, and what the page
 * puts on squares.
 */
export class Overlay implements BoardPart {
  readonly #context: BoardContext;
  readonly #legend: Legend;
  /**
   * The certainties that the legend explains: it keeps its entries while values are shown, so that they do not come and
   * go.
   */
  #certainties: readonly Certainty[] = [];
  #drawnArrows: readonly Arrow[] | undefined;

  constructor(context: BoardContext) {
    this.#context = context;
    context.addStyles(overlay);
    this.#legend = new Legend(context.shell.board);
  }

  /**
   * The hints of each square.
   *
   * @param hovered the hovered or focused square
   */
  hintsOf(hints: ReadonlySet<string>, hovered: Square | undefined): (square: Square) => SquareHints {
    const { model } = this.#context;
    const { position } = model.game;
    // A preview hides the game and its moves.
    const legal = model.preview ? [] : position.legalMoves;
    const values = this.#context.moveValues();
    // The values stand best first.
    const best = hints.has('best') ? values?.keys().next().value : undefined;
    const isPreviewed = hints.has('flips') && model.canUserMove && hovered !== undefined;
    const previewed = isPreviewed ? position.flips(hovered) : [];
    const flipped = hints.has('flips') && !model.preview ? flippedBy(model.game.node) : [];
    const stable = hints.has('stable') ? stableDiscs(position) : [];
    return (square) => {
      const isLegal = legal.includes(square);
      return {
        value: isLegal && hints.has('values') ? values?.get(square) : undefined,
        best: isLegal && square === best,
        flipped: flipped.includes(square),
        preview: previewed.includes(square),
        stable: stable.includes(square) && model.shown.at(square) !== undefined,
        zone: hints.has('strategy') ? zoneOf(square) : undefined,
      };
    };
  }

  /** Draws what the options ask for. */
  update(): void {
    const { element, options, shell } = this.#context;
    updateSquareSlots(element, shell.cells);
    const hasValues = /\bvalues\b/i.test(options.hints);
    this.#certainties = hasValues ? this.#certaintiesShown() : [];
    this.#legend.update(
      {
        zones: /\bstrategy\b/i.test(options.hints),
        values: hasValues,
        areLosses: options.analysis,
        isOver: this.#context.model.shown.phase === 'over',
        certainties: this.#certainties,
      },
      this.#context.localized.strings,
    );
    const { arrows } = this.#context;
    if (arrows === this.#drawnArrows) return;
    this.#drawnArrows = arrows;
    drawArrows(shell.grid, arrows);
  }

  /** The certainties for the legend; one that was there stays, so that the legend does not flicker. */
  #certaintiesShown(): readonly Certainty[] {
    const values = [...(this.#context.moveValues()?.values() ?? [])];
    return [...new Set([...this.#certainties, ...values.map(({ kind }) => kind)])];
  }
}

/** Makes the part, once its module is loaded. */
export function createPart(context: BoardContext): Overlay {
  return new Overlay(context);
}

/** The zone of a square, as named in the style sheet. */
function zoneOf(square: Square): string | undefined {
  return ZONES.find(([, squares]) => squares.includes(square))?.[0];
}

/**
 * Adds a slot to each square on which the page puts something, and removes empty ones.
 *
 * @param cells the squares, a1 first
 */
function updateSquareSlots({ children }: Element, cells: readonly HTMLElement[]): void {
  const wanted = new Set([...children].map(({ slot }) => slot).filter(isSquare));
  for (const [index, cell] of cells.entries()) {
    const square = SQUARES[index]!;
    const slot = cell.querySelector('slot');
    if (!wanted.has(square)) slot?.remove();
    else if (!slot) cell.append(Object.assign(document.createElement('slot'), { name: square }));
  }
}

/** Draws the author's arrows over the squares in place of the old ones. */
function drawArrows(grid: HTMLElement, arrows: readonly Arrow[]): void {
  grid.querySelector('.arrows')?.remove();
  if (arrows.length === 0) return;
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('class', 'arrows');
  picture.setAttribute('viewBox', '0 0 8 8');
  picture.setAttribute('aria-hidden', 'true');
  picture.append(...drawnArrows(arrows).map(drawArrow));
  grid.append(picture);
}

/** One arrow as a polygon, from the middle of a square to the middle of another, in squares from a1's corner. */
function drawArrow({ from, to, brush }: Arrow): SVGElement {
  const [x, y] = middle(squareIndex(from));
  const [toX, toY] = middle(squareIndex(to));
  const length = Math.hypot(toX - x, toY - y);
  // Where the shaft ends and the head begins.
  const neck = length - 0.45;
  const points = `0.2,-0.07 ${neck},-0.07 ${neck},-0.22 ${length - 0.1},0 ${neck},0.22 ${neck},0.07 0.2,0.07`;
  const polygon = document.createElementNS(SVG, 'polygon');
  const angle = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  polygon.setAttribute('part', 'arrow');
  polygon.setAttribute('points', points);
  polygon.setAttribute('transform', `translate(${x} ${y}) rotate(${angle})`);
  polygon.setAttribute('fill', brushColor(brush, 'currentColor'));
  return polygon;
}

/** The centre of a square, in squares from the corner of a1. */
function middle(index: number): readonly [number, number] {
  return [(index & 7) + 0.5, (index >> 3) + 0.5];
}
