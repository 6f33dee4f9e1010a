import type { Square } from '../../src/rules/square.js';

/** A board of a lesson. */
export interface Figure {
  /** The key of its words. */
  readonly id: FigureId;
  readonly attributes: Readonly<Record<string, string>>;
  /** What a learner is to find; any legal move will do where it is `any`, none is asked where it is absent. */
  readonly task?: readonly Square[] | 'any';
}

export type FigureId = (typeof RULES | typeof STRATEGY)[number]['id'];

/** Eight lines that meet in d4: White's ring, Black's discs behind it. */
const STAR = [
  '--------',
  '-X-X-X--',
  '--OOO---',
  '-XO-OX--',
  '--OOO---',
  '-X-X-X--',
  '--------',
  '--------',
].join('');

/** d3 brackets d4 with d5; e4 stands between d4 and f4, but d4 is only turned, not laid down. */
const NO_CHAIN = [
  '--------',
  '--------',
  '--------',
  '---OOX--',
  '---X----',
  '--------',
  '--------',
  '--------',
].join('');

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
    id: 'chain',
    attributes: { position: `${NO_CHAIN} X`, interactive: '', hints: 'flips last' },
    task: ['d3'],
  },
  {
    id: 'pass',
    attributes: { moves: 'f5f6d3g5h5h4f7', interactive: '', hints: 'legal last' },
    task: ['h6'],
  },
  { id: 'blocked', attributes: { moves: 'f5f4c3e6f7g6g4e8g8g5h5', hints: 'last' } },
  {
    id: 'wiped',
    attributes: { moves: 'e6f4e3f6g5d6e7f5', interactive: '', hints: 'legal last' },
    task: ['c5'],
  },
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

/** First strategy. */
export const STRATEGY = [
  { id: 'zones', attributes: { hints: 'strategy' } },
  {
    id: 'corner',
    attributes: { position: `${CORNER} X`, interactive: '', hints: 'legal flips last' },
    task: ['a1'],
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
