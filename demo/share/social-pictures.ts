/** The Vite plugin that draws the pictures for previews of links, in pixels. */
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';
import { diagramSVG, type DiagramOptions } from '../../src/elements/diagram.js';
import { parseAnyGame } from '../../src/core/formats/any-game.js';
import type { PageId } from '../locales/site.js';
import { SHARE_PAGES, type SharePicture } from './share-pages.js';

/** The size that sites with link previews ask for, and the width of the board in it. */
const WIDTH = 1200;
const HEIGHT = 630;
const BOARD = 566;

/** The board in the picture of each page. It has no text, because the title is shown beside it. */
const PICTURES: Readonly<Record<PageId, { readonly moves: string } & DiagramOptions>> = {
  home: { moves: 'f5d6c3d3c4f4f6' },
  train: { moves: 'f5d6c5f4e3c6d3f6e6d7', marks: 'g3=A e7=B' },
  analyse: { moves: 'f5d6c3d3c4f4c5b3c2', arrows: 'f4-e3 c4-b4' },
  learn: { moves: 'f5', marks: 'f6=circle d6=circle f4=circle' },
  docs: { moves: 'f5d6c3d3c4', theme: 'paper' },
  examples: { moves: 'f5d6c3d3c4', theme: 'wood' },
  playground: { moves: 'f5d6c3d3c4', theme: 'slate' },
  missing: { moves: 'f5' },
};

/** Writes the preview picture of each page, `social/learn.png`, and of each kind of link, `social/share-game.png`. */
export function socialPictures(): Plugin {
  return {
    name: 'othello-social-pictures',
    apply: 'build',
    generateBundle() {
      const draw = (name: string, picture: string): void => {
        const source = new Resvg(picture).render().asPng();
        this.emitFile({ type: 'asset', fileName: `social/${name}.png`, source });
      };
      for (const [page, { moves, ...options }] of Object.entries(PICTURES))
        draw(page, pictureOf(moves, options));
      for (const [name, { picture }] of Object.entries(SHARE_PAGES))
        draw(`share-${name}`, 'moves' in picture ? pictureOf(picture.moves, {}) : signOf(picture));
    },
  };
}

function pictureOf(moves: string, options: DiagramOptions): string {
  const { game } = parseAnyGame(moves);
  const board = diagramSVG(game.nodes.at(-1)!, { size: BOARD, coordinates: false, ...options });
  const at = `x="${(WIDTH - BOARD) / 2}" y="${(HEIGHT - BOARD) / 2}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}"><rect width="100%" height="100%" fill="#f5f3ee"/>${board.replace('<svg ', `<svg ${at} `)}</svg>`;
}

const FELT = '#2b7a57';
const DARK = '#1d211f';
const LIGHT = '#f8f6f0';

const SIGNS = {
  play: `<path d="M555 215 L555 415 L705 315 z" fill="${FELT}"/>`,
  question: `<path d="M540 262 q0 -62 62 -62 q64 0 64 58 q0 40 -40 58 q-24 11 -24 44 v14" fill="none" stroke="${FELT}" stroke-width="30" stroke-linecap="round"/><circle cx="602" cy="426" r="20" fill="${FELT}"/>`,
};

/** A picture without a position: discs around a sign, or the week with the puzzle of one day. */
function signOf(picture: Exclude<SharePicture, { readonly moves: string }>): string {
  const disc = (x: number, y: number, r: number, color: string): string =>
    `<circle cx="${x}" cy="${y + r / 16}" r="${r}" fill="#0004"/><circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;
  const content =
    'sign' in picture
      ? disc(260, 315, 150, DARK) +
        disc(940, 315, 150, DARK) +
        disc(600, 315, 220, LIGHT) +
        SIGNS[picture.sign]
      : Array.from({ length: 7 }, (_, day) => {
          const [x, height] = [150 + day * 150, 50 + day * 50];
          const isIt = day === picture.weekday;
          const bar = `<rect x="${x - 45}" y="${560 - height}" width="90" height="${height}" rx="14" fill="${isIt ? LIGHT : '#1f5c41'}"/>`;
          return bar + (isIt ? disc(x, 490 - height, 58, DARK) : '');
        }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}"><rect width="100%" height="100%" fill="${FELT}"/>${content}</svg>`;
}
