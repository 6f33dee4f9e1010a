/** The boards of the page that explains rules, tournaments and strategy. */
import type { Color, Square } from '../../src/core/rules.js';

/** A board of a lesson. */
export interface Figure {
  /** The key of its strings in `demo/locales/learn`, which name squares and scores of the figure. */
  readonly id: FigureId;
  readonly attributes: Readonly<Record<string, string>>;
  /** The moves to find; `any` accepts every legal move; without it there is no task. */
  readonly task?: readonly Square[] | 'any';
  /** A disc that was flipped wrongly, which the learner must click; then the board shows `corrected`. */
  readonly mistake?: { readonly square: Square; readonly corrected: string };
  /** A button makes this side run out of time. */
  readonly flag?: Color;
  /** Shows chess clocks above the board. */
  readonly clock?: string;
}

export type FigureId = (typeof RULES | typeof TOURNAMENT | typeof STRATEGY)[number]['id'];

/** An empty row. */
const ROW = '--------';

/** White's ring around d4, with Black's discs behind it in all eight directions. */
const STAR = [
  ROW, //
  '-X-X-X--',
  '--OOO---',
  '-XO-OX--',
  '--OOO---',
  '-X-X-X--',
  ROW,
  ROW,
].join('');

/** h1 outflanks the whole first row. */
const LONG_LINE = ['XOOOOOO-', ...Array<string>(7).fill(ROW)].join('');

/** e4 outflanks e5; the row to its left has a gap on c4. */
const GAP = [ROW, ROW, ROW, 'XO-O----', '----O---', '----X---', ROW, ROW].join('');

/** e2 outflanks d2 with c2; b2 lies beyond. */
const NEAREST = [ROW, 'XOXO----', ROW, ROW, ROW, ROW, ROW, ROW].join('');

/** d3 outflanks d4 with d5. e4 then lies between d4 and f4, but d4 was only flipped, not placed. */
const NO_CHAIN = [ROW, ROW, ROW, '---OOX--', '---X----', ROW, ROW, ROW].join('');

/** d4 lies between two white discs, and outflanks d5. */
const BETWEEN = [ROW, ROW, ROW, '--O-O---', '---O----', '---X----', ROW, ROW].join('');

/**
 * The beginning of a game by W. D. Smith in which Black has to pass 23 times: White has placed 30 discs, and had two at
 * the start.
 */
const ALL_USED =
  'f5d6c4g5d7c7h5d8b8b7b6a7b5a6a5b4b3c6e8f8c8a8e7a4b2a2c2d2d1e2f2c5c3a1a3e6d3f6f7f1g2h2e3f4b1g1';

/** A game that ends with 34 black and 29 white discs; nobody can play a1. */
const ONE_EMPTY =
  'c4c5f6b3b4e3c6b5a5d6e6d7a2e7f3c3f7a6c2g3a7b6f2f5g2g6a3g8h3b7a8d3a4b1g5b8e8f4e2c7f8e1h7g1f1h2d1h4d2h6d8h1g7c8g4' +
  'c1b2h5h8';

/** The rules, figure by figure. */
export const RULES = [
  { id: 'start', attributes: { position: 'start', hints: '' } },
  { id: 'first', attributes: { interactive: '', hints: 'legal flips last' }, task: 'any' },
  {
    id: 'replies',
    attributes: { moves: 'f5', interactive: '', hints: 'legal flips last', marks: 'd6=1 f4=2 f6=3' },
    task: ['d6', 'f4', 'f6'],
  },
  {
    id: 'directions',
    attributes: { position: `${STAR} X`, interactive: '', hints: 'flips last' },
    task: ['d4'],
  },
  {
    id: 'long',
    attributes: { position: `${LONG_LINE} X`, interactive: '', hints: 'legal flips last' },
    task: ['h1'],
  },
  { id: 'gap', attributes: { position: `${GAP} X`, interactive: '', hints: 'flips last' }, task: ['e4'] },
  {
    id: 'nearest',
    attributes: { position: `${NEAREST} X`, interactive: '', hints: 'flips last' },
    task: ['e2'],
  },
  {
    id: 'chain',
    attributes: { position: `${NO_CHAIN} X`, interactive: '', hints: 'flips last' },
    task: ['d3'],
  },
  {
    id: 'between',
    attributes: { position: `${BETWEEN} X`, interactive: '', hints: 'flips last' },
    task: ['d4'],
  },
  {
    id: 'pass',
    attributes: { moves: 'f5f6d3g5h5h4f7', interactive: '', hints: 'legal last' },
    task: ['h6'],
  },
  { id: 'shared', attributes: { moves: ALL_USED, interactive: '', hints: 'legal last' }, task: 'any' },
  { id: 'blocked', attributes: { moves: 'f5f4c3e6f7g6g4e8g8g5h5', hints: 'last' } },
  { id: 'counted', attributes: { moves: ONE_EMPTY, hints: '', marks: 'a1=square' } },
  {
    id: 'wiped',
    attributes: { moves: 'e6f4e3f6g5d6e7f5', interactive: '', hints: 'legal last' },
    task: ['c5'],
  },
] as const satisfies readonly (Omit<Figure, 'id'> & { readonly id: string })[];

/** Black has placed f5 without flipping e5. */
const FORGOTTEN = [ROW, ROW, ROW, '---OX---', '---XOX--', ROW, ROW, ROW].join('');
const PUT_RIGHT = [ROW, ROW, ROW, '---OX---', '---XXX--', ROW, ROW, ROW].join('');

/** A game that Black wins by 37 to 27, but not throughout: at ply 54 Black is ahead, at ply 42 behind. */
const BY_TEN =
  'd3e3f2c2f3g3d2g1b1c6d6c5b4b6f4a3h2c3a5b2c7h4e2g4g5e1b5f6c4f5g6c8e6d7e8e7f7a6b8b3d8g8d1c1h3a4h6h1a2h7f1g2h5f8a1' +
  'b7a8g7h8a7';

/** Mistakes, clocks, handicaps and matches. */
export const TOURNAMENT = [
  {
    id: 'mistake',
    attributes: { position: `${FORGOTTEN} O`, interactive: '', hints: '' },
    mistake: { square: 'e5', corrected: `${PUT_RIGHT} O` },
  },
  { id: 'clock', attributes: { interactive: '', hints: 'legal last' }, task: 'any', clock: '20:00' },
  { id: 'late', attributes: { moves: BY_TEN, ply: '54', hints: 'last' }, flag: 'black' },
  { id: 'behind', attributes: { moves: BY_TEN, ply: '42', hints: 'last' }, flag: 'black' },
  {
    id: 'handicap',
    attributes: { handicap: '4', interactive: '', hints: 'legal last' },
    task: 'any',
  },
  { id: 'match', attributes: { moves: BY_TEN, hints: '' } },
] as const satisfies readonly (Omit<Figure, 'id'> & { readonly id: string })[];

/** A corner to take, on an edge that White has begun. */
const CORNER = [
  '-OOX----',
  '--OXX---',
  '--OXXO--',
  '--OXOO--',
  '--XXOO--',
  '---XXO--',
  '--------',
  '--------',
].join('');

/** A white disc on the edge, which cannot flip the black one below it. */
const EDGE = ['---O----', '---X----', ...Array<string>(6).fill(ROW)].join('');

/** First steps in strategy. */
export const STRATEGY = [
  { id: 'zones', attributes: { hints: 'strategy' } },
  {
    id: 'corner',
    attributes: { position: `${CORNER} X`, interactive: '', hints: 'legal flips last' },
    task: ['a1'],
  },
  {
    id: 'edge',
    attributes: {
      position: `${EDGE} X`,
      hints: '',
      arrows: 'd1-a1 d1-h1 d1-a4 d1-d8 d1-h5',
    },
  },
  {
    id: 'xsquare',
    attributes: {
      position: 'start',
      marks: 'b2=X g2=X b7=X g7=X a2=C b1=C g1=C h2=C a7=C b8=C g8=C h7=C',
      hints: '',
    },
  },
  {
    id: 'stable',
    attributes: {
      position: `XXXXXO--XXXXOO--XXXOO---XXOOX---XOOXX---X-------${'-'.repeat(16)} O`,
      hints: 'stable',
    },
  },
  {
    id: 'mobility',
    attributes: { moves: 'f5f6e6f4e3', interactive: '', hints: 'legal flips last' },
    task: 'any',
  },
] as const satisfies readonly (Omit<Figure, 'id'> & { readonly id: string })[];
