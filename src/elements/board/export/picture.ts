/**
 * The board as it looks now, as shapes: for SVG, and for files of pictures. `export.ts` makes SVG of them, and `blob.ts`
 * pixels; the type of the options is public.
 */
import { isColor } from '../../dom.js';
import type { BoardContext } from '../context.js';
import { colorsOfTheme, drawDiagram, type DiagramColors } from '../../diagram/draw.js';
import { labelled } from '../../../core/locales/strings.js';
import type { Picture } from '../../diagram/shapes.js';

/** Options of a picture. */
export interface PictureOptions {
  /** Letters and numbers beside the board; by default as on the board. */
  coordinates?: boolean;
  /** Legal squares; not shown by default, as in printed diagrams. */
  legal?: boolean;
}

/** Options of a picture as a file. */
export interface FileOptions extends PictureOptions {
  /** `image/png` (the default), `image/jpeg`, `image/webp` or `image/svg+xml`. */
  type?: string;
  /** The width in pixels, 16 to 8192; default 800. */
  size?: number;
}

/** The board as shown now. */
export function pictureOf(context: BoardContext, options: PictureOptions): Picture {
  const board = context.options;
  const { strings, language } = context.localized;
  return drawDiagram({
    cells: context.cellStates(),
    arrows: context.arrows,
    colors: colorsOf(context),
    title: labelled(strings.board, context.model.game.position.toString(), language),
    coordinates: options.coordinates ?? board.coordinates !== 'none',
    numbered: board.coordinateStyle === 'numbers',
    turned: board.orientation === 'white',
    legal: options.legal ?? false,
  });
}

/** The computed colours: a theme's, or the page's own. A board outside a page has its theme's. */
function colorsOf(context: BoardContext): DiagramColors {
  const { element, options } = context;
  const theme = colorsOfTheme(options.theme);
  const host = element.isConnected ? getComputedStyle(element) : element.style;
  const own = (name: string, other: string): string => {
    const value = host.getPropertyValue(`--othello-${name}`).trim();
    return isColor(value) ? value : other;
  };
  const colors = {
    board: own('board-color', theme.board),
    frame: own('frame-color', theme.frame),
    line: own('line-color', theme.line),
    coordinate: own('coordinate-color', theme.coordinate),
    mark: own('mark-color', theme.mark),
    last: own('last-color', theme.last),
    legal: own('legal-color', theme.legal),
    arrow: own('arrow-color', theme.arrow),
    black: own('black-disc', theme.black),
    white: own('white-disc', theme.white),
    discLine: theme.discLine,
  };
  if (!element.isConnected || !context.hasShell) return colors;
  const { board, grid, rows, cells } = context.shell;
  return {
    ...colors,
    board: getComputedStyle(cells[0]!).backgroundColor,
    frame: getComputedStyle(board).backgroundColor,
    line: getComputedStyle(grid).borderTopColor,
    coordinate: getComputedStyle(rows[0]!, '::before').color,
  };
}
