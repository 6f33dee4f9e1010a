import type { Lesson } from './lesson.js';

/** The middle game: moves, not discs. */
export const MIDDLE_LESSONS: readonly Lesson[] = [
  {
    id: 'mobility',
    figures: [
      {
        of: 0,
        moves: 'e6f4f3d6c6c5d3c4b4b5a4a3c3a5e3b3b6c2a6a7f5d2e2e7d7f2e1f1g1g3d1c1b1g4g5e8h5c7h4f7',
        marks: 'b7=1 b8=2 c8=3 d8=4',
      },
    ],
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
      opponent: 'hugo',
    },
  },
  {
    id: 'centre',
    figures: [
      {
        of: 1,
        moves: 'f5d6c6f4e6c5b4d7c4',
        marks: 'b4=circle c4=circle c5=circle f5=circle c6=circle e6=circle',
      },
    ],
    tasks: [
      {
        kind: 'frontier',
        moves: 'd3c5c6e3c4d6e7c3',
        answer: ['e6'],
      },
      {
        kind: 'frontier',
        moves: 'f5d6c6f4e6c5b4d7',
        answer: ['c4'],
      },
      {
        kind: 'frontier',
        moves: 'd3c5d6e3f5f4e2d2f3f2c4c3',
        answer: ['c2'],
      },
      {
        kind: 'frontier',
        moves: 'd3c5c6c7f6e3c3f3f5e6',
        answer: ['f4'],
      },
    ],
    game: { purpose: 'behind', n: 20, side: 'black', opponent: 'hugo' },
  },
  {
    id: 'quiet',
    figures: [
      { of: 0, moves: 'c4e3f3g3f6c5c3f5d6d3c6b3d2b4c2e6', arrows: 'b5-c4' },
      {
        of: 1,
        moves: 'c4e3f3g3f6c5c3f5d6d3c6b3d2b4c2e6',
        marks: 'e2=square f2=square g2=square h2=square f4=square g4=square h4=square',
        arrows: 'h3-d3',
      },
    ],
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
      opponent: 'hugo',
    },
  },
  {
    id: 'freeMoves',
    figures: [{ of: 1, moves: 'd3c5d6e3f5f4e2d2f3f2c4c3c2g3d1e6f6e1c1', marks: 'c1=circle' }],
    tasks: [
      {
        kind: 'tempo',
        moves: 'd3c5c6e3c4d6e7c3e6d7f5g4d8f6f7f8g6e8g8g5',
        answer: ['f4'],
      },
      {
        kind: 'tempo',
        moves: 'f5d6c6f4e6c5b4d7e3f6g7b5f3g2d3g6b7b6f7g5c4e7d8e8h5c8a7h8c7h4g3',
        answer: ['h6'],
      },
      {
        kind: 'tempo',
        moves: 'e6f4f3d6f5f6f7e3c3d3e2g5c6c5c2g4b4d7g6e7c4f8h3h5h7g3g7b6a7e1f1b3d1a3d2h6h8a6a4g8h2a8b5',
        answer: ['a5'],
      },
      {
        kind: 'tempo',
        moves: 'd3c5b6e3d6c3f5d7e7b5b2g6d8c4c6e8f8f6',
        answer: ['e6'],
      },
    ],
    game: { purpose: 'tempo', n: 3, side: 'black', opponent: 'vera' },
  },
  {
    id: 'parity',
    figures: [
      {
        of: 0,
        moves:
          'f5f6d3c5d6e3b5f4g6c7c4b4f3g3e6f2c3c6e2g5d7a6h5e8g4g2b3h3e7f8b6h4f7b7d8c8b8a8a7a5f1g1h6a4d2b2a1c2e1d1h1',
        marks: 'a2=4 a3=4 b1=4 c1=4 g7=4 g8=4 h7=4 h8=4 h2=1',
      },
      {
        of: 1,
        moves:
          'c4c5f6d3e6b5a5f4f3f2b3b4e2d1f1d2a4b6c6a6e3a3g2a2g1c3f5g3e1g4c1h1b2d6c2g5a7a1b1d7b7f7e8c7c8d8h6h4e7a8f8',
        marks: 'h2=2 h3=2 h5=6 g6=6 g7=6 h7=6 g8=6 h8=6 b8=1',
      },
    ],
    tasks: [
      {
        kind: 'parity',
        moves:
          'f5f6d3c5d6e3b5f4g6c7c4b4f3g3e6f2c3c6e2g5d7a6h5e8g4g2b3h3e7f8b6h4f7b7d8c8b8a8a7a5f1g1h6a4d2b2a1c2e1d1h1',
        answer: ['h2'],
        judged: 'g8h2:-2 h7c1:-2 b1h2:-10 a2h2:-18 g7h2:-30',
      },
      {
        kind: 'parity',
        moves:
          'c4c5c6c3f5f4g4f6f7d6c2b5e6d3b4g5e3f3e2f2a4d1e1f8c1c7d7b3b6e7d2f1e8c8h6d8a3g3g1h3g6a6h5a5a7b1a1a2b2g2h1a8h2',
        answer: ['h4'],
        judged: 'g7h4:-14 h7h8:-16 b7h4:-20',
      },
      {
        kind: 'parity',
        moves:
          'e6f4f3d6g4g3f5e7d7f6c5e3c4h5c7b6c6c8d3g5f7g6b7a8b5b8g7e8f2d8f8d2h4h6h7b3c2c3b4a5b2d1e1h2e2h3h1g1g2f1a7',
        answer: ['a6'],
        judged: 'c1a6:-2 b1a6:-2 h8a6:-4 a1a6:-6 g8a6:-6 a2a6:-8',
      },
      {
        kind: 'parity',
        moves:
          'f5f4c3d6g4g5h5d3c4f3c2b3b4e3d2g3f6h4e6e7g6f7h6e2f2e1f1c5d1g2a4c1c7d7c6b5a5b6a6a3h1a7c8g1h3d8e8h2b1f8b2',
        answer: ['b8'],
        judged: 'a2b7:-8 b7a8:-8 a1a2:-8 g7h8:-10 h7g8:-18',
      },
    ],
    game: {
      purpose: 'win',
      moves: 'c4c5f6d3e6b5a5f4f3f2b3b4e2d1f1d2a4b6c6a6e3a3g2a2g1c3f5g3e1g4c1h1b2d6c2g5a7a1b1d7b7f7e8c7c8d8',
      side: 'black',
      opponent: 'vera',
    },
  },
  {
    id: 'swindles',
    figures: [
      {
        of: 0,
        moves:
          'd3e3f6c5f5d6e2f3b5b4g4b6c3e1f1c4c6e6a4g7d1g5b7h3h5f4f2b2f7c7d7a5h8a3c2a8b8b3a1d2a2e7a6c8c1g1e8d8g3g2a7b1',
        marks: 'h4=square',
      },
    ],
    tasks: [
      {
        kind: 'swindle',
        moves:
          'd3c3f5d2b2b3d1e3f4a1a3b4a5b5c5b6c7f3c1a7c4g4f2g3e2c6a6c2b1f1a8e1d7d6f6g5a2a4g2h1g6e8d8f7e6g7b7b8c8g1f8e7',
        answer: ['g8'],
        judged: 'h4h6:0 h2h4:-4 h6h8:-8 h7h6:-8 h3h5:-14 h5h7:-14',
        n: 6,
      },
      {
        kind: 'swindle',
        moves:
          'f5f4d3d6f3g5g6g7h5g3h3g4h4c3h6c2c7f6c4b8h7e3e7h2h1c5b2e6g2g1f7e2f1b3f2e8e1d2d8c8a3d1b1c1b4a4d7c6b6a5b5a1a2',
        answer: ['a6'],
        judged: 'h8a7:-2 f8a7:-6 b7a8:-10 g8f8:-16',
        n: 6,
      },
      {
        kind: 'swindle',
        moves:
          'c4c5f6d3e6b4c2g7a4a3f5a5b5d6c7b3c6c3b2a2g6e7f7b6h8a1d8f8a6c1d7h6f4b7g8g5h4e8a7g3e3g4h3f2h2f3d2e2g2c8b8a8',
        answer: ['f1'],
        judged: 'd1e1:-6 g1f1:-6 e1g1:-8 b1d1:-8',
        n: 6,
      },
    ],
    game: {
      purpose: 'win',
      moves:
        'd3c5c6e3c4d6e7c3f3f5f2e2c2b4d1f1f4d7e1c1e6e8d2g5g4b5b1g1h1b2f6g7f7c7g3g6b8h4h6c8a5b6b7a8a1h3g2a3a4a7',
      side: 'black',
      opponent: 'oskar',
    },
  },
];
