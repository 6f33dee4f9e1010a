import type { Lesson } from './lesson.js';

/** Endings, openings, and how to win. */
export const LAST_LESSONS: readonly Lesson[] = [
  {
    id: 'counting',
    figures: [
      {
        of: 0,
        moves:
          'f5f4f3d6c3g3g4e3d3f6c6c4c5b5d7b4b3h4a4c7c8b6a5a7e7e6f7d2a6e8a8f8d1c2e2c1f2e1f1g1g5d8g6h6g7h7h5h8g8b8b7h3b2g2h1',
        marks: 'a1=square b1=square a2=square h2=square a3=square',
      },
    ],
    tasks: [
      {
        kind: 'count',
        moves:
          'e6f6d3e3f2e7f3c5c6c4b5c3d6f4b6d2c2d7f5b4c7e2a3g3d1g5e1g4h3c8h4b1h6h5g6g1f1c1f8a4a5a7b3e8f7g8a6a2d8g7h8h7b8g2h1',
        answer: ['h2'],
        judged: 'b2h2:-20 b7h2:-20',
        n: 12,
      },
      {
        kind: 'count',
        moves:
          'c4e3f2e2f3g2g1c6d6e6f4c5c7b6d7d8a6g4c8d3c3a7a8f6g6b8c2e7f7b7e1b4e8h6g5g7f5h5h1b2b3d2b5f1g8f8h3h4a2a1g3h8h7a4a3h2',
        answer: ['a5'],
        judged: 'd1a5:-2 b1a5:-4 c1a5:-4',
        n: 20,
      },
      {
        kind: 'count',
        moves:
          'd3c3e6d2d1e3f4f3c2c5c4f5d6b3e2c6b4e7e8d7a3b5g6g4g3f2f7h3b6a7a6a4c7a5a8c1g1e1h2f1h4h1g2d8g5h6h5b8h7h8b7f6c8f8g8',
        answer: ['g7'],
        judged: 'b1g7:-6 b2g7:-20',
        n: 12,
      },
      {
        kind: 'count',
        moves:
          'c4c5e6c3b4f5d6e7f4d3e3f6g5b5d7c6c7e2d8f8f3b8d1g7e8c8b2f7f2c2a5a6h8h5g6g4h4b3a4h3g8g3a7a1d2f1b6b1a8b7a3a2c1e1g1h6',
        answer: ['h7'],
        judged: 'h2h1:-2 g2h1:-12',
        n: 6,
      },
    ],
    game: {
      purpose: 'win',
      moves:
        'c4c3f5b4d3e3f2f3f4c5e2d6b6c6d2f6b5d1a3g5e6g3g6d7e7b3g2e8h5f7h3e1g4c7c1a5c2f1g1h1h2b1a4a2a7h6h7h4g7h8b7a8',
      side: 'black',
      opponent: 'ines',
    },
  },
  {
    id: 'endings',
    figures: [
      {
        of: 0,
        moves:
          'c4c3d3e3d2c6f2c5b4c2b3d1b6f4c7b7d6a2c1a5e1e6e2f1g1b2a3a1f3f5f7a4b8b5g5h5f6a8h4h3a7g7a6g6g8d7e8g4e7h7h6h8f8g3g2c8',
        marks: 'd8=1 h1=2 b1=3 h2=4',
      },
    ],
    tasks: [
      {
        kind: 'solve',
        moves:
          'd3c3c4e3d2c2f6c1e2f3d1e1b3b4f1g1b5c5b2d6c7b1e6f4c6f2g3a5g2a4f5e7a3d7b6a6c8b7a8g4f8e8h1a1a2f7d8h2h5h3b8a7g8g7h6h8',
        answer: ['g5'],
        judged: 'g6h7:-8 h4g5:-12',
        n: 10,
      },
      {
        kind: 'solve',
        moves:
          'd3c5c6e3c4d6e6c3d2c2f5b4e2e1a3e7f6g6g4f7d7b5d8b6f4g5a6h4c7f3b7b3h5a8g3h3h6f2a7a2a1h7d1a5b1c1b2a4g8b8c8e8g2h2f1',
        answer: ['g7'],
        judged: 'h1g1:0 g1h1:-10',
        n: 8,
      },
      {
        kind: 'solve',
        moves:
          'd3c5c6c7f5e3c3f3e2d2b6c4b4b5d6e6d7c2b3f1a5a3b8f4g4g5g3h3f2e1g1h1h5d8h2e7f8e8c8a4a2g2b1h4d1a6a7f6h6g6f7g7h7b7a8',
        answer: ['c1'],
        judged: 'b2a1:0 h8g8:-4 g8h8:-12',
        n: 6,
      },
      {
        kind: 'draw',
        moves:
          'd3c5c6e3b5c3d2c4c2b6a6a5a4b4f3d6b3e2e7d1e6d7e8f7f6f5f4g5g3a7g4a3g8b7g7g6h6d8a2h7a8c7h5f2c1f8h8e1g2h4g1b2a1h1b8',
        answer: ['c8'],
        judged: 'f1c8:-12 b1c8:-12',
      },
      {
        kind: 'draw',
        moves:
          'd3c5c6e3f3f4b5d6g5b6c4b3f6a6b7c7a7d2a5b4d7b8e6g2a8f5b2c8d8e7f2e2c1a4e1e8g3a2f8d1g1f1f7c2a3h1b1a1c3g8g7h8h6h3',
        answer: ['g6'],
        judged: 'h2g6:-6 h4g6:-6',
      },
    ],
    game: {
      purpose: 'win',
      moves:
        'd3c5c6e3c4d6e7c3e6d7e8b3d2b6b4b5a5a3a6f8b2f7f6c2c1d1f5f3f4b1f2c7c8a1a2a7a4d8a8g3g4h5b8g6b7g1h2h3g2e2h7h1g7h8',
      side: 'black',
      opponent: 'ines',
    },
  },
  {
    id: 'openings',
    figures: [{ of: 0, moves: 'f5', marks: 'd6=1 f6=2 f4=3' }],
    tasks: [
      {
        kind: 'even',
        moves: 'f5',
        answer: ['d6', 'f6'],
        judged: 'f4e3:6',
      },
      {
        kind: 'even',
        moves: 'f5f6',
        answer: ['e6'],
        judged: 'c4g5:8 d3g5:10 f7f4:15',
      },
      {
        kind: 'even',
        moves: 'f5d6',
        answer: ['c3', 'c4', 'c5'],
        judged: 'c6f4:3 c7f3:12',
      },
      {
        kind: 'even',
        moves: 'f5d6c5',
        answer: ['f4'],
        judged: 'b4c3:5 f6e6:7 b6d3:8',
      },
    ],
    game: {
      purpose: 'even',
      n: 12,
      side: 'black',
      opponent: 'oskar',
    },
  },
  {
    id: 'families',
    figures: [
      { of: 0, moves: 'f5d6', marks: 'c3=1 c4=2 c5=3' },
      { of: 1, moves: 'f5f6e6d6', marks: 'c5=1 c3=2 e7=3' },
    ],
    tasks: [
      {
        kind: 'even',
        moves: 'f5d6c3',
        answer: ['d3'],
        judged: 'f4f6:3 g5c6:3 f3d3:4',
      },
      {
        kind: 'even',
        moves: 'f5d6c3d3',
        answer: ['c4'],
        judged: 'c5f4:4 c6f4:5 c2f4:10 c7f3:14 e3f3:15',
      },
      {
        kind: 'even',
        moves: 'f5d6c5f4',
        answer: ['d3', 'e3'],
        judged: 'f3g4:4 d7c6:7 e7f6:9',
      },
      {
        kind: 'even',
        moves: 'f5f6e6d6c5',
        answer: ['e3', 'f4'],
        judged: 'g4d7:3 c4c6:4 b4c4:10 b6e7:11',
      },
    ],
    game: { purpose: 'even', n: 20, side: 'black', opponent: 'oskar' },
  },
  {
    id: 'plans',
    figures: [
      {
        of: 1,
        moves: 'c4c3e6f4e3b4c5c6b2f5d6f3g3d3d2e7g6a1b3e2d1c2a5a2b1e1f6a3f7g5f2f1h6h2g4h5h3',
        marks: 'c1=1 g2=2 h4=3 d7=4 g7=5 h7=6 e8=7 f8=8 g8=9',
      },
    ],
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
        judged:
          'd8f1:9 b6f1:10 b5b3:11 g4h3:12 b3d1:12 b4f1:12 g7f1:15 f2g4:22 g2d1:25 h5h4:27 c8f8:36 b2f2:40 b7b6:48',
        n: 4,
      },
    ],
    game: {
      purpose: 'win',
      side: 'black',
      opponent: 'hugo',
    },
  },
  {
    id: 'stronger',
    figures: [
      {
        of: 2,
        moves:
          'd3c5b6e3d6a7b4d7f3e2c6f4f5c4f2e6e7c3e1f1c2d1d2g1a6g4f6c1a8f7e8b1g5b3h3a4f8h6g2h5b2g6a5b7b8a3g3h1b5g7h4c7g8h2a2a1c8d8h8h7',
      },
    ],
    tasks: [
      {
        kind: 'safe',
        moves: 'd3e3f4g5g4g3f5f6f3f2h2c2h5e2c3c5c4b3c6b4d2b6b5a6b1e1c1d1',
        answer: ['f1'],
        n: 12,
      },
      {
        kind: 'safe',
        moves: 'e6f4f3d6f5f6f7e3c3d3e2g5c6c5c2g4b4d7g6e7c4f8h3h5h7g3g7b6a7e1f1b3d1a3d2h6h8a6',
        answer: ['a5'],
        n: 12,
      },
      {
        kind: 'draw',
        moves:
          'd3c5b6e3d6a7b4d7f3e2c6f4f5c4f2e6e7c3e1f1c2d1d2g1a6g4f6c1a8f7e8b1g5b3h3a4f8h6g2h5b2g6a5b7b8a3g3h1b5g7h4c7g8',
        answer: ['h2'],
        judged: 'h8h2:-10 h7h2:-32',
      },
      {
        kind: 'draw',
        moves:
          'e6f4g3e7d6c5d3c6f5d2c3b4c2c1d7e8c8c7f8g8b3g4b8a4f7f3e3g2b6c4g5e2h2h3h1b5h4g6f2f6a5a7b7a8a6d8f1d1h5g1e1b2a1',
        answer: ['b1'],
        judged: 'a3a2:-4 h6b1:-16 a2h6:-24',
      },
    ],
    game: { purpose: 'close', n: 24, side: 'black', opponent: 'ines' },
  },
  {
    id: 'graduation',
    figures: [{ of: 0, moves: '' }],
    tasks: [
      {
        kind: 'best',
        moves: 'f5d6c3f3c7d3c5c6d2c4b4f6e3e6f4d7d8e2b5b3c2c1a4a3f1',
        answer: ['e1'],
        judged:
          'f2d1:9 d1g3:10 e7b6:13 a5e7:16 g3d1:17 b6a6:19 g4d1:19 c8e7:20 g5d1:25 b2a1:26 b8d1:26 b7e7:29',
        n: 4,
      },
      {
        kind: 'best',
        moves: 'e6f4c3c4d3d6f6c6f5g5g6e3f2f7c5b5d7e7f3c8h6h4g4g3f8h5h3b3e8d8',
        answer: ['b8'],
        judged: 'a3g8:8 b4e2:13 g7e2:17 a4b6:18 b7c7:20 a5b4:21 a6g8:22 b6g8:24 c7g8:24 a2g8:26',
        n: 4,
      },
      {
        kind: 'best',
        moves: 'e6f4c3c6c4e7f3c5d6c7b5f2d7c8f5f6f8d8f7e3e8',
        answer: ['g8'],
        judged: 'b3b4:13 d3b8:21 a5a6:22 b7b8:25 c2b8:29 b6b8:29 b2b8:30 b4b8:30 g7b8:36',
        n: 4,
      },
    ],
    game: {
      purpose: 'win',
      side: 'black',
      opponent: 'ines',
    },
  },
];
