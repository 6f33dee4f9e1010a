import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';
import { diagramSVG, type DiagramOptions } from '../../src/elements/diagram.js';
import { parseAnyGame } from '../../src/core/formats/any-game.js';
import type { PageId } from '../locales/site.js';
import type { ShareKind } from '../locales/share.js';

/** The size that sites with link previews ask for. */
const WIDTH = 1200;
const HEIGHT = 630;
const BOARD = 566;

/** The board in the picture of each page, and of each kind of link that people send. It has no text, because the title is shown beside it. */
const PICTURES: Readonly<Record<PageId | ShareKind, { readonly moves: string } & DiagramOptions>> = {
  home: { moves: 'f5d6c3d3c4f4f6' },
  train: { moves: 'f5d6c5f4e3c6d3f6e6d7', marks: 'g3=A e7=B' },
  analyse: { moves: 'f5d6c3d3c4f4c5b3c2', arrows: 'f4-e3 c4-b4' },
  learn: { moves: 'f5', marks: 'f6=circle d6=circle f4=circle' },
  docs: { moves: 'f5d6c3d3c4', theme: 'paper' },
  examples: { moves: 'f5d6c3d3c4', theme: 'wood' },
  playground: { moves: 'f5d6c3d3c4', theme: 'slate' },
  missing: { moves: 'f5' },
  game: {
    moves: 'c4e3f3c5d3f4g4c3b6e2f5g6f6g3b3a3c2f7f1g5a4a5h5c7f8b4b5h6f2d1h3c6h4e8d8d2e1e6',
  },
  position: { moves: 'f5d6c3d3c4f4c5b3c2e3d2c6', marks: 'b4=A e2=B f3=C' },
  today: { moves: 'f5d6c5f4e3c6d3f6e6d7', legal: true },
  lesson: { moves: 'f5d6c3', marks: 'd3=circle c4=circle b5=cross', arrows: 'c3-f6' },
};

/** Writes the preview picture of each page: `social/learn.png`. */
export function socialPictures(): Plugin {
  return {
    name: 'othello-social-pictures',
    apply: 'build',
    generateBundle() {
      for (const [page, { moves, ...options }] of Object.entries(PICTURES)) {
        const source = new Resvg(pictureOf(moves, options)).render().asPng();
        this.emitFile({ type: 'asset', fileName: `social/${page}.png`, source });
      }
    },
  };
}

function pictureOf(moves: string, options: DiagramOptions): string {
  const { game } = parseAnyGame(moves);
  const board = diagramSVG(game.nodes.at(-1)!, { size: BOARD, coordinates: false, ...options });
  const at = `x="${(WIDTH - BOARD) / 2}" y="${(HEIGHT - BOARD) / 2}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}"><rect width="100%" height="100%" fill="#f5f3ee"/>${board.replace('<svg ', `<svg ${at} `)}</svg>`;
}
