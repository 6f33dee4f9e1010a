import type { Lesson } from './lesson.js';

/** The rules, corners and edges. */
export const FIRST_LESSONS: readonly Lesson[] = [
  {
    id: 'flipping',
    figures: [
      {
        of: 0,
        position: '--------------------------XO------------------------------------ X',
        arrows: 'e4-c4',
        marks: 'e4=circle',
        answer: 'e4',
      },
      { of: 1, moves: 'e6d6c6f6f4g4f3c7d7e3d3c4c5f7', arrows: 'f5-d3 f5-f3 f5-c5 f5-d7' },
      {
        of: 2,
        position: '------------------------XO-O--------O-------X------------------- X',
        arrows: 'e4-e6',
        marks: 'c4=cross',
      },
    ],
    tasks: [
      { kind: 'most', moves: 'd3c5c6c3c4', answer: ['c7'], n: 3 },
      { kind: 'lines', moves: 'f5f6c4f4g4g3', answer: ['e6'], n: 2 },
      {
        kind: 'most',
        moves: 'e6f6d3e3f3c3c4d6f5c5c7c6e7f7d7c8g6',
        answer: ['f4'],
        n: 6,
      },
      {
        kind: 'lines',
        moves: 'e6d6c7f4g3f7d3c2e7c6c4c8e3f6d7f5f3e2c3f2g4d8b5',
        answer: ['c5'],
        n: 5,
      },
      {
        kind: 'only',
        moves: 'f5d6c4f4c6b4e6c5f3d7c7f7f6c8c3e7e8g5h6d3b3a2e3g3f8g6h5d8g4h7f2e1h8h4h3g7g8g2b6a5b7h2b8',
        answer: ['a8'],
      },
    ],
    game: {
      purpose: 'win',
      moves:
        'd3c5c6e3b5c3d2c4c2b6a6a5a4b4f3d6b3e2e7d1e6d7e8f7f6f5f4g5g3a7g4a3g8b7g7g6h6d8a2h7a8c7h5f2c1f8h8e1g2h4g1b2a1h1',
      side: 'black',
      opponent: 'pip',
    },
  },
  {
    id: 'aim',
    figures: [
      {
        of: 0,
        moves:
          'f5f4e3f6g6h6e6d6g4g5d7f3c6h3c4e2g3c5f7b6b5h2h5h4d3b3c3d2c2d1c1c8d8a6a3b4a5f8g7e8c7h8e7b2a4a2a1b1a7h7g2b7f2e1a8b8g1f1h1g8',
      },
      { of: 2, moves: '', marks: 'a1=square h8=square' },
    ],
    tasks: [
      {
        kind: 'winning',
        moves:
          'f5f4e3f6g6h6e6d6g4g5d7f3c6h3c4e2g3c5f7b6b5h2h5h4d3b3c3d2c2d1c1c8d8a6a3b4a5f8g7e8c7h8e7b2a4a2a1b1a7h7g2b7f2e1a8b8g1f1',
        answer: ['h1'],
        judged: 'g8h1:-4',
        n: 6,
      },
      {
        kind: 'winning',
        moves:
          'c4c3c2b2d3d2b3a4a1b4a3c5a5f4f6e3e6c6d6d7b6f5f2f3e8a7e1f1e2b5a6c1d1e7b1f7g2g3g7b7g1g6h3h8c7f8a8h1h6h2g8a2g4c8b8d8h5h4',
        answer: ['h7'],
        judged: 'g5h7:-8',
        n: 8,
      },
      {
        kind: 'winning',
        moves:
          'f5f6c4f4g4g3g5h6g2g1h2e6e7d6c5e8h5h4g7g6f8g8h3h1h8d8c8f3h7f7d7c7b6c6b5c3d3b4c2a5a6a7a3b7f2c1b2b8b3e2e3a4d2d1e1f1b1a2',
        answer: ['a1'],
        judged: 'a8a1:-16',
        n: 2,
      },
      {
        kind: 'winning',
        moves:
          'd3c5c6c3c4e3c2d6f6e6d2g7f2b6f7b5g6b4f5f3g3e2b3d1f4c1a5a3a4a6d7g1c7c8a2a1f1e1b1b2h8g5h5h3h1d8h2h7h6g4b7f8e7g2h4e8a8a7',
        answer: ['b8'],
        judged: 'g8b8:-6',
        n: 10,
      },
    ],
    game: {
      purpose: 'win',
      moves:
        'c4e3f5c6d3d2c3c5c2f3f4e6f6b4d1e2e7g4g5e8g3f2a5b3g2b5a3h5a4g6c7c1b6h2d6c8h3a2a1d7b2e1h1h4g1a6d8b7a8b1',
      side: 'black',
      opponent: 'pip',
    },
  },
  {
    id: 'coordinates',
    figures: [
      { of: 0, moves: '', marks: 'd3=1 c5=2 f6=3' },
      { of: 1, moves: 'f5d6c3', marks: 'f5=1 d6=2 c3=3' },
      { of: 2, moves: '', marks: 'b1=C c1=A d1=B e1=B f1=A g1=C' },
    ],
    tasks: [
      {
        kind: 'column',
        moves: 'd3c5b6e3d6c3f5d7e7',
        answer: ['b5'],
        n: 'b',
      },
      {
        kind: 'row',
        moves: 'd3c5c6e3c4d6',
        answer: ['f5'],
        n: 5,
      },
      {
        kind: 'column',
        moves: 'd3e3f4g5g4g3',
        answer: ['h4'],
        n: 'h',
      },
      {
        kind: 'row',
        moves: 'e6f4f3d6f5f6f7',
        answer: ['g4'],
        n: 4,
      },
    ],
    game: { purpose: 'squares', squares: ['c3', 'f3', 'c6', 'f6'], n: 2, side: 'black', opponent: 'pip' },
  },
  {
    id: 'passing',
    figures: [
      {
        of: 0,
        moves:
          'f5d6c6f4e6d7e8f6g4g5e3f3c7e7f8d3g3h3h2h1h4f7g6c8d8h5f2b6a6g8h6g2g1e2c4h7c5f1c3b8d1e1g7h8b7c1d2a5b5a4a3a8b4a7',
      },
    ],
    tasks: [
      {
        kind: 'silence',
        moves: 'f5d6c5f6e6b4b5f4c6d7e7c7c8a4e3b7b8c3a8f7d8e2a5c4a3b6c2b3d3b2a6d2e1a7a1a2b1d1',
        answer: ['c1'],
      },
      {
        kind: 'silence',
        moves: 'd3c3f5d6d7e3d2e6f3c6f6f4g5c5e7f7b4c4f8g6h5h6h7e8d8g4b6b5b3a3a6a5a4a7h3h4b7a8g3h8c7h2b8',
        answer: ['c8'],
      },
      {
        kind: 'wipeOut',
        moves: 'c4e3f2e2f3g3d2d1f5c1f4g4h4g1g2h3h2h1d3h5g5g6h6h7g7f6e1f1c2b2b1a1a2a3e6f7b4b5b3c3h8a4a5a6',
        answer: ['g8'],
      },
      {
        kind: 'silence',
        moves: 'f5f6d3c5c6c3e6c7c4f3d6e3b5d7e7g5b6a7g6f8a6a5f4f7d8b7b8h5a4c8a8b4',
        answer: ['e8'],
      },
    ],
    game: {
      purpose: 'silence',
      moves: 'f5d6c5f6e6b4b5f4c6d7e7c7c8a4e3b7b8c3a8f7d8e2a5c4a3b6c2b3d3b2a6d2e1a7',
      side: 'black',
      opponent: 'pip',
    },
  },
  {
    id: 'corners',
    figures: [
      {
        of: 0,
        moves: 'c4c5d6c3e6e7b5b4d3d2c6a6e3f3b2b6b3b1a2a3a5a1',
        marks: 'a1=circle',
        arrows: 'c1-a1 a5-a1 e5-a1',
      },
      {
        of: 1,
        moves: 'c4c5d6c3e6e7b5b4d3d2c6a6e3f3b2b6b3b1a2a3a5a1',
        marks: 'a1=circle b1=circle a2=circle b2=circle a3=circle',
      },
    ],
    tasks: [
      {
        kind: 'corner',
        moves: 'e6f6f5f4g3e7d6c5f7g5h6h4d7f3c4h2d3e3e2c2d2f8h3c3',
        answer: ['h1'],
      },
      {
        kind: 'corner',
        moves:
          'e6f4c3e7g4g3f7h4f6g5e8f8g8d6c5c6c7d3e3c4d7b6f3b5h6c2h3d2h5f5b4f2e2a3a5c8g6g2a4a6d1c1e1g1b1h2d8',
        answer: ['h8'],
      },
      {
        kind: 'corner',
        moves: 'f5f6e6d6e7f7d7f8e8d8c5g4c4f4g5h6c7c6g3b8h4b5a6d3h5b3e3c3b4g6h7e2f2f3c8f1',
        answer: ['a8'],
      },
    ],
    game: {
      purpose: 'corners',
      n: 2,
      side: 'black',
      opponent: 'lola',
    },
  },
  {
    id: 'xSquares',
    figures: [{ of: 0, moves: '', marks: 'b2=X g2=X b7=X g7=X a2=C b1=C g1=C h2=C a7=C b8=C g8=C h7=C' }],
    tasks: [
      {
        kind: 'safe',
        moves: 'e6f4d3d6e3f6e7f8c6c5b5b6d7d2f2c4a7f7f3b4c7f5e8c2g8e2g6h7g3g5h4h5g4a5a3c3e1c8c1a6',
        answer: ['a4'],
        n: 7,
      },
      {
        kind: 'punish',
        moves: 'c4e3f2b4e6d6c7f5d3c3a4e7f8c6c5c8d2e8b3a2a3b2b1a5b5d7f7a1d8g7c2g8f4g1',
        answer: ['f6'],
      },
      {
        kind: 'safe',
        moves: 'c4c5c6e3f2b7d6e6d7b5f4e7f5g5g6f6g4e8g7h6a6h3g3g2g1h7d8c3a8h8f8a5b3h2b6a3b4d3h4',
        answer: ['h5'],
        n: 9,
      },
      {
        kind: 'punish',
        moves: 'd3c5f6f3e3f2c3e6f5g6c6g4c4c2g7f7g3f4h4h5h6b3d2e1h7g5b4b7c7b5a5d6a7a6e7d7b6a8b8a4h3c8b2f8d8',
        answer: ['e8'],
      },
    ],
    game: {
      purpose: 'corners',
      n: 3,
      side: 'black',
      opponent: 'nora',
    },
  },
  {
    id: 'blocks',
    figures: [
      {
        of: 1,
        moves:
          'd3e3f3e2f1c5f5f4e6d6c4b4c6d2c3f6c1b5a5a3b6b3a6c2g3d1e1f7g6d7f8a4a2h6e7g4h4b2c8c7h5g2f2h2h3h1g1a7a8b1',
        marks: 'b1=circle c1=circle d1=circle e1=circle f1=circle g1=circle h1=circle c2=circle h2=circle',
      },
    ],
    tasks: [
      {
        kind: 'block',
        moves:
          'd3c3e6e3d2c5c4f6f5f4c2e7c6d6f2b5d7b4b3e2a3d1f3c1a6d8e1b2f8b7a8e8g3a2g5g6c8h5f7h3a1b1h4g4g7h8g8',
        answer: ['b8'],
        n: 7,
      },
      {
        kind: 'block',
        moves:
          'c4e3f5c6d3d2c3c5c2f3f4e6f6b4d1e2e7g4g5e8g3f2a5b3g2b5a3h5a4g6c7c1b6h2d6c8h3a2a1d7b2e1h1h4g1a6d8b7a8b1',
        answer: ['f1'],
        n: 18,
      },
      {
        kind: 'block',
        moves:
          'f5f6f7e3c3c5f3f4d3d2g4e6c1c2d7c4d6c6b3e7b2g7c7g2f2b4h1b6a4a1b1a2a3e2a5h3b5d1e1b8c8d8h5a6g8b7g5g3h8',
        answer: ['f1'],
        n: 15,
      },
      {
        kind: 'block',
        moves: 'e6f4c3e7f3c5d6c6b5b4b6b7d7e3a8c4f5g5g4f7f6d2d3d8d1e2a7f2h6g3g2a6e8h1c2g1g6h3',
        answer: ['a5'],
        n: 4,
      },
    ],
    game: {
      purpose: 'edge',
      side: 'black',
      opponent: 'milo',
    },
  },
  {
    id: 'edges',
    figures: [
      {
        of: 1,
        moves: 'e6f4c3c6d6c4f3d7c5f5e3d3g4b4d2b3b5a4f6c2f7e1c7c8c1e2b6a5a7g6e8e7g5f2a2g8h6g3h3g2h1h2',
        marks: 'h2=circle',
      },
    ],
    tasks: [
      {
        kind: 'wedge',
        moves: 'e6f4f3f6f5g4e3d7g6e2d6g5h5e7d1f2g3h4h3d2c8h7h2g2f1',
        answer: ['e1'],
      },
      {
        kind: 'anchor',
        moves: 'c4c5f6f3b5b4c3c6d6e7b6d3a3e6f4e3f5a6b3a4f7g4a7g7f8d7g3a8a5g6h4',
        answer: ['a2'],
      },
      {
        kind: 'wedge',
        moves:
          'e6f4g3c6c5f6f5d6d3e3c4c3e2h2f3g6c7d7b4g2f2b5a5g4d8a6a7a4a3b3a2b2a1c2d1f1d2b1b6c1e7f7e1c8e8f8b7a8',
        answer: ['b8'],
      },
      {
        kind: 'anchor',
        moves: 'e6f6c4c5g6g7d6c7d7c6f5e3b8e8b4c8f7b6c3f4f3d3b5e7d8a8f2g1h8c2',
        answer: ['g8'],
      },
    ],
    game: {
      purpose: 'edge',
      side: 'white',
      opponent: 'nora',
    },
  },
];
