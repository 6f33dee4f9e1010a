import type { Lesson } from './lesson.js';

/** The lessons: all positions come from games of the engine against itself with random moves among its own. */
export const LESSONS: readonly Lesson[] = [
  {
    id: 'aim',
    figure: {
      moves:
        'f5f4e3f6g6h6e6d6g4g5d7f3c6h3c4e2g3c5f7b6b5h2h5h4d3b3c3d2c2d1c1c8d8a6a3b4a5f8g7e8c7h8e7b2a4a2a1b1a7h7g2b7f2e1a8b8g1f1h1g8',
    },
    tasks: [
      {
        kind: 'winning',
        moves:
          'f5f4e3f6g6h6e6d6g4g5d7f3c6h3c4e2g3c5f7b6b5h2h5h4d3b3c3d2c2d1c1c8d8a6a3b4a5f8g7e8c7h8e7b2a4a2a1b1a7h7g2b7f2e1a8b8g1f1',
        answer: ['h1'],
        n: 6,
      },
      {
        kind: 'winning',
        moves:
          'c4c3c2b2d3d2b3a4a1b4a3c5a5f4f6e3e6c6d6d7b6f5f2f3e8a7e1f1e2b5a6c1d1e7b1f7g2g3g7b7g1g6h3h8c7f8a8h1h6h2g8a2g4c8b8d8h5h4',
        answer: ['h7'],
        n: 8,
      },
      {
        kind: 'winning',
        moves:
          'f5f6c4f4g4g3g5h6g2g1h2e6e7d6c5e8h5h4g7g6f8g8h3h1h8d8c8f3h7f7d7c7b6c6b5c3d3b4c2a5a6a7a3b7f2c1b2b8b3e2e3a4d2d1e1f1b1a2',
        answer: ['a1'],
        n: 2,
      },
      {
        kind: 'winning',
        moves:
          'd3c5c6c3c4e3c2d6f6e6d2g7f2b6f7b5g6b4f5f3g3e2b3d1f4c1a5a3a4a6d7g1c7c8a2a1f1e1b1b2h8g5h5h3h1d8h2h7h6g4b7f8e7g2h4e8a8a7',
        answer: ['b8'],
        n: 10,
      },
    ],
    game: {
      purpose: 'win',
      moves:
        'c4e3f5c6d3d2c3c5c2f3f4e6f6b4d1e2e7g4g5e8g3f2a5b3g2b5a3h5a4g6c7c1b6h2d6c8h3a2a1d7b2e1h1h4g1a6d8b7a8b1',
      side: 'black',
      level: 1,
    },
  },
  {
    id: 'flipping',
    figure: {
      moves: 'e6d6c6f6f4g4f3c7d7e3d3c4c5f7',
      arrows: 'f5-d3 f5-f3 f5-c5 f5-d7',
      marks: 'f5=circle',
    },
    tasks: [
      {
        kind: 'only',
        moves: 'f5d6c4f4c6b4e6c5f3d7c7f7f6c8c3e7e8g5h6d3b3a2e3g3f8g6h5d8g4h7f2e1h8h4h3g7g8g2b6a5b7h2b8',
        answer: ['a8'],
      },
      {
        kind: 'most',
        moves: 'f5f4e3f6c5b5d6d3c3e7f3e2g4c2f2c6e1c4b4g3d2h3b1a4e6b3g5h4f7d7',
        answer: ['c7'],
        n: 7,
      },
      {
        kind: 'lines',
        moves: 'e6d6c7f4g3f7d3c2e7c6c4c8e3f6d7f5f3e2c3f2g4d8b5',
        answer: ['c5'],
        n: 5,
      },
      {
        kind: 'most',
        moves: 'e6f6d3e3f3c3c4d6f5c5c7c6e7f7d7c8g6',
        answer: ['f4'],
        n: 6,
      },
    ],
    game: {
      purpose: 'flips',
      n: 7,
      side: 'black',
      level: 1,
    },
  },
  {
    id: 'passing',
    figure: {
      moves:
        'f5d6c6f4e6d7e8f6g4g5e3f3c7e7f8d3g3h3h2h1h4f7g6c8d8h5f2b6a6g8h6g2g1e2c4h7c5f1c3b8d1e1g7h8b7c1d2a5b5a4a3a8b4a7',
    },
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
      level: 1,
    },
  },
  {
    id: 'corners',
    figure: {
      moves: 'c4c5d6c3e6e7b5b4d3d2c6a6e3f3b2b6b3b1a2a3a5a1',
      marks: 'a1=circle b1=circle a2=circle b2=circle a3=circle',
    },
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
      level: 1,
    },
  },
  {
    id: 'xSquares',
    figure: {
      moves: '',
      marks: 'b2=X g2=X b7=X g7=X a2=C b1=C g1=C h2=C a7=C b8=C g8=C h7=C',
    },
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
        moves: 'f5f4f3d6c7g2e3d3e2g4c5d2c4b4b3c3b5d1b2a3h3a6b6b7b8a2e1f6h1a1c1h4g6a7g3h6g5e6a5',
        answer: ['a4'],
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
      level: 2,
    },
  },
  {
    id: 'blocks',
    figure: {
      moves:
        'd3e3f3e2f1c5f5f4e6d6c4b4c6d2c3f6c1b5a5a3b6b3a6c2g3d1e1f7g6d7f8a4a2h6e7g4h4b2c8c7h5g2f2h2h3h1g1a7a8b1',
      marks: 'b1=circle c1=circle d1=circle e1=circle f1=circle g1=circle h1=circle c2=circle h2=circle',
    },
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
      level: 1,
    },
  },
  {
    id: 'edges',
    figure: {
      moves: 'e6f4c3c6d6c4f3d7c5f5e3d3g4b4d2b3b5a4f6c2f7e1c7c8c1e2b6a5a7g6e8e7g5f2a2g8h6g3h3g2h1h2',
      marks: 'h2=circle',
    },
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
      level: 2,
    },
  },
  {
    id: 'mobility',
    figure: {
      moves: 'e6f4f3d6c6c5d3c4b4b5a4a3c3a5e3b3b6c2a6a7f5d2e2e7d7f2e1f1g1g3d1c1b1g4g5e8h5c7h4f7',
      marks: 'b7=1 b8=2 c8=3 d8=4',
    },
    tasks: [
      {
        kind: 'fewest',
        moves: 'f5d6c6f4f3g5d7d3c4e3h5g2e2h6g4',
        answer: ['h4'],
        n: 2,
      },
      {
        kind: 'fewest',
        moves: 'e6d6c5f4f3e7f8e8d8c4c6d7f6b7b6f7f5g4g5a7a8b5g8g7g3h5g6h8c7c8b8a6h7h6e3d3b3h3',
        answer: ['h4'],
        n: 3,
      },
      {
        kind: 'fewest',
        moves: 'e6d6c7f5d3c2f6c4f4c6b6g5c3e3b4b3a2b5h5a5g3a3f3g4d2a1h3',
        answer: ['h4'],
        n: 4,
      },
      {
        kind: 'fewest',
        moves: 'f5d6c6f4e6f6e3c5d3d7e7c7c8f3b5c4b6b4c3a6a5b2d2d8f8c2e8a3a7f7a1b3e2a4a2b7d1f2g1e1',
        answer: ['f1'],
        n: 3,
      },
    ],
    game: {
      purpose: 'replies',
      n: 3,
      side: 'black',
      level: 2,
    },
  },
  {
    id: 'quiet',
    figure: {
      moves: 'c4e3f3g3f6c5c3f5d6d3c6b3d2b4c2e6',
      marks: 'b5=circle',
      arrows: 'b5-c4',
    },
    tasks: [
      {
        kind: 'quiet',
        moves: 'f5f6f7g5g6e3d3c3c4d6c5e6h4g4d7h6e7g8h3b3f2h5h7f3b4d8f4b6c2d2b5a6c7',
        answer: ['c6'],
      },
      {
        kind: 'quiet',
        moves: 'e6d6c6f4c3c4d3c2b4a5e3f5g5f3e2d1f1b7',
        answer: ['c5'],
      },
      {
        kind: 'quiet',
        moves: 'd3e3f4g3f6c5f3f5g4e2d2c4f2g1h3g5f1e1d1c1b6',
        answer: ['c3'],
      },
      {
        kind: 'quiet',
        moves: 'd3c5e6f3f4e3c3d2c2b3c1f6b4f5c4c6',
        answer: ['e2'],
      },
    ],
    game: {
      purpose: 'quiet',
      n: 3,
      side: 'black',
      level: 3,
    },
  },
  {
    id: 'parity',
    figure: {
      moves:
        'c4c5f6d3e6b5a5f4f3f2b3b4e2d1f1d2a4b6c6a6e3a3g2a2g1c3f5g3e1g4c1h1b2d6c2g5a7a1b1d7b7f7e8c7c8d8h6h4e7a8f8',
      marks: 'h2=2 h3=2 h5=6 g6=6 g7=6 h7=6 g8=6 h8=6 b8=1',
    },
    tasks: [
      {
        kind: 'parity',
        moves:
          'f5f6d3c5d6e3b5f4g6c7c4b4f3g3e6f2c3c6e2g5d7a6h5e8g4g2b3h3e7f8b6h4f7b7d8c8b8a8a7a5f1g1h6a4d2b2a1c2e1d1h1',
        answer: ['h2'],
      },
      {
        kind: 'parity',
        moves:
          'c4c5c6c3f5f4g4f6f7d6c2b5e6d3b4g5e3f3e2f2a4d1e1f8c1c7d7b3b6e7d2f1e8c8h6d8a3g3g1h3g6a6h5a5a7b1a1a2b2g2h1a8h2',
        answer: ['h4'],
      },
      {
        kind: 'parity',
        moves:
          'e6f4f3d6g4g3f5e7d7f6c5e3c4h5c7b6c6c8d3g5f7g6b7a8b5b8g7e8f2d8f8d2h4h6h7b3c2c3b4a5b2d1e1h2e2h3h1g1g2f1a7',
        answer: ['a6'],
      },
      {
        kind: 'parity',
        moves:
          'f5f4c3d6g4g5h5d3c4f3c2b3b4e3d2g3f6h4e6e7g6f7h6e2f2e1f1c5d1g2a4c1c7d7c6b5a5b6a6a3h1a7c8g1h3d8e8h2b1f8b2',
        answer: ['b8'],
      },
    ],
    game: {
      purpose: 'win',
      moves: 'c4c5f6d3e6b5a5f4f3f2b3b4e2d1f1d2a4b6c6a6e3a3g2a2g1c3f5g3e1g4c1h1b2d6c2g5a7a1b1d7b7f7e8c7c8d8',
      side: 'black',
      level: 3,
    },
  },
  {
    id: 'counting',
    figure: {
      moves:
        'f5f4f3d6c3g3g4e3d3f6c6c4c5b5d7b4b3h4a4c7c8b6a5a7e7e6f7d2a6e8a8f8d1c2e2c1f2e1f1g1g5d8g6h6g7h7h5h8g8b8b7h3b2g2h1',
      marks: 'a1=circle b1=circle a2=circle h2=circle a3=circle',
    },
    tasks: [
      {
        kind: 'count',
        moves:
          'e6f6d3e3f2e7f3c5c6c4b5c3d6f4b6d2c2d7f5b4c7e2a3g3d1g5e1g4h3c8h4b1h6h5g6g1f1c1f8a4a5a7b3e8f7g8a6a2d8g7h8h7b8g2h1',
        answer: ['h2'],
        n: 12,
      },
      {
        kind: 'count',
        moves:
          'c4e3f2e2f3g2g1c6d6e6f4c5c7b6d7d8a6g4c8d3c3a7a8f6g6b8c2e7f7b7e1b4e8h6g5g7f5h5h1b2b3d2b5f1g8f8h3h4a2a1g3h8h7a4a3h2',
        answer: ['a5'],
        n: 20,
      },
      {
        kind: 'count',
        moves:
          'd3c3e6d2d1e3f4f3c2c5c4f5d6b3e2c6b4e7e8d7a3b5g6g4g3f2f7h3b6a7a6a4c7a5a8c1g1e1h2f1h4h1g2d8g5h6h5b8h7h8b7f6c8f8g8',
        answer: ['g7'],
        n: 12,
      },
      {
        kind: 'count',
        moves:
          'c4c5e6c3b4f5d6e7f4d3e3f6g5b5d7c6c7e2d8f8f3b8d1g7e8c8b2f7f2c2a5a6h8h5g6g4h4b3a4h3g8g3a7a1d2f1b6b1a8b7a3a2c1e1g1h6',
        answer: ['h7'],
        n: 6,
      },
    ],
    game: {
      purpose: 'win',
      moves:
        'c4c3f5b4d3e3f2f3f4c5e2d6b6c6d2f6b5d1a3g5e6g3g6d7e7b3g2e8h5f7h3e1g4c7c1a5c2f1g1h1h2b1a4a2a7h6h7h4g7h8b7a8',
      side: 'black',
      level: 5,
    },
  },
  {
    id: 'openings',
    figure: {
      moves: 'f5',
      marks: 'd6=1 f6=2 f4=3',
    },
    tasks: [
      {
        kind: 'even',
        moves: 'f5',
        answer: ['d6', 'f6'],
      },
      {
        kind: 'even',
        moves: 'f5f6',
        answer: ['e6'],
      },
      {
        kind: 'even',
        moves: 'f5d6',
        answer: ['c3', 'c4', 'c5'],
      },
      {
        kind: 'even',
        moves: 'f5d6c5',
        answer: ['f4'],
      },
    ],
    game: {
      purpose: 'even',
      n: 12,
      side: 'black',
      level: 4,
    },
  },
  {
    id: 'plans',
    figure: {
      moves: 'c4c3e6f4e3b4c5c6b2f5d6f3g3d3d2e7g6a1b3e2d1c2a5a2b1e1f6a3f7g5f2f1h6h2g4h5h3',
      marks: 'c1=1 g2=2 h4=3 d7=4 g7=5 h7=6 e8=7 f8=8 g8=9',
    },
    tasks: [
      {
        kind: 'squeeze',
        moves: 'c4e3f5b4c3g6f4g5f2d2e2e6c5d6c2e1b3a3b5d3f1b1',
        answer: ['c1'],
        n: 8,
      },
      {
        kind: 'squeeze',
        moves: 'c4e3f5g6e2d3c3e1f2c2f3d6c6b5c5b6a5g2c1a4a3b4a7',
        answer: ['a6'],
        n: 9,
      },
      {
        kind: 'best',
        moves: 'e6f4e3f6c4c5d6c6f5g5e7f3d7c3d3d2e2c2c1e8f7c7g6h6',
        answer: ['g3'],
        n: 4,
      },
    ],
    game: {
      purpose: 'win',
      side: 'black',
      level: 3,
    },
  },
  {
    id: 'levelFive',
    figure: {
      moves: '',
    },
    tasks: [
      {
        kind: 'best',
        moves: 'f5d6c3f3c7d3c5c6d2c4b4f6e3e6f4d7d8e2b5b3c2c1a4a3f1',
        answer: ['e1'],
        n: 4,
      },
      {
        kind: 'best',
        moves: 'e6f4c3c4d3d6f6c6f5g5g6e3f2f7c5b5d7e7f3c8h6h4g4g3f8h5h3b3e8d8',
        answer: ['b8'],
        n: 4,
      },
      {
        kind: 'best',
        moves: 'e6f4c3c6c4e7f3c5d6c7b5f2d7c8f5f6f8d8f7e3e8',
        answer: ['g8'],
        n: 4,
      },
    ],
    game: {
      purpose: 'win',
      side: 'black',
      level: 5,
    },
  },
];
