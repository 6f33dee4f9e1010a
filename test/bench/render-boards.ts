import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A board to measure: a module that exports `make(): Promise<{ element, update(index): unknown, destroy?(): void }>`.
 * The board is in the page and ready when the promise resolves. `update` shows another position, without animation.
 */
export interface Contestant {
  readonly name: string;
  /** Its npm package; missing for our own. */
  readonly from?: string;
  readonly module: string;
  /** A style sheet of the package that the page needs. */
  readonly css?: readonly string[];
}

/** Two chess positions, so that each update changes something. */
const FENS =
  "['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR', 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R']";

const IN_PAGE = `const put = (element) => { element.style.width = '200px'; document.body.append(element); return element; };`;

/** In a box with a fixed height, which boards that are not elements need. */
const BOX = `const box = () => { const element = document.createElement('div');
  element.style.cssText = 'width: 200px; height: 200px; position: relative'; document.body.append(element); return element; };`;

/** Our own board, with `setUp` applied to its `element`. */
function own(name: string, setUp = ''): Contestant {
  return {
    name,
    module: `import '/dist/othello-board.js';
      ${IN_PAGE}
      const positions = ['f5', 'f5d6'];
      export async function make() {
        const element = document.createElement('othello-board');
        ${setUp};
        put(element);
        await element.updateComplete;
        return { element, update: (index) => { element.moves = positions[index % 2]; return element.updateComplete; } };
      }`,
  };
}

/** Ours and popular chess boards, in the versions of November 2026. */
export const CONTESTANTS: readonly Contestant[] = [
  own('othello-board'),
  own('othello-board-interactive', 'element.interactive = true'),
  own('othello-diagram', "element.marks = 'e3=A c6=circle'; element.arrows = 'c4-f4 d3-d6:2'"),
  own('othello-board-arrows', "element.arrows = 'c4-f4 d3-d6:2'"),
  // Everything is rendered that shows values; the engine never arrives.
  own(
    'othello-board-values',
    "element.hints = 'legal last values'; element.engineProvider = () => new Promise(() => {})",
  ),
  {
    name: 'chessboard-element',
    from: 'chessboard-element@1.2.0',
    module: `import 'chessboard-element';
      ${IN_PAGE}
      const fens = ${FENS};
      export async function make() {
        const element = document.createElement('chess-board');
        element.setAttribute('position', 'start');
        put(element);
        await element.updateComplete;
        return { element, update: (index) => { element.setPosition(fens[index % 2], false); return element.updateComplete; } };
      }`,
  },
  {
    name: 'gchessboard',
    from: 'gchessboard@1.4.0',
    module: `import 'gchessboard';
      ${IN_PAGE}
      const fens = ${FENS};
      export async function make() {
        const element = document.createElement('g-chess-board');
        element.setAttribute('fen', 'start');
        element.setAttribute('animation-duration', '0');
        put(element);
        return { element, update: (index) => { element.fen = fens[index % 2]; return element.updateComplete; } };
      }`,
  },
  {
    name: 'chessground',
    from: '@lichess-org/chessground@10.1.1',
    css: ['@lichess-org/chessground/assets/chessground.base.css'],
    module: `import { Chessground } from '@lichess-org/chessground';
      ${BOX}
      const fens = ${FENS};
      export async function make() {
        const element = box();
        const board = Chessground(element, { animation: { enabled: false } });
        await new Promise(requestAnimationFrame);
        return { element, update: (index) => { board.set({ fen: fens[index % 2] }); board.state.dom.redrawNow(); }, destroy: () => board.destroy() };
      }`,
  },
  {
    name: 'cm-chessboard',
    from: 'cm-chessboard@8.15.1',
    css: ['cm-chessboard/assets/chessboard.css'],
    module: `import { Chessboard } from 'cm-chessboard/src/Chessboard.js';
      ${BOX}
      const fens = ${FENS};
      export async function make() {
        const element = box();
        const board = new Chessboard(element, { position: fens[0], assetsUrl: '/modules/cm-chessboard/assets/' });
        return { element, update: (index) => board.setPosition(fens[index % 2], false), destroy: () => board.destroy() };
      }`,
  },
];

/**
 * Installs the peers into a folder that is kept for the next run. They are not dependencies of this package: some have
 * licences that a package of ours could not accept, and none is needed to build or test it.
 *
 * @throws when npm cannot install them, for instance without a network
 */
export function installPeers(folder: string): void {
  const wanted = CONTESTANTS.flatMap(({ from }) => from ?? []);
  mkdirSync(folder, { recursive: true });
  const list = join(folder, 'package.json');
  if (!existsSync(list)) writeFileSync(list, '{ "private": true, "type": "module" }');
  const quiet = [
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--prefer-offline',
    '--save-exact',
    '--loglevel=error',
  ];
  execFileSync('npm', ['install', ...quiet, ...wanted], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 180_000,
  });
}
