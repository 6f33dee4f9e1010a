import { expect, test } from 'vitest';
import { parseGgf, printGgf } from '../../../src/core/formats/ggf.js';
import type { GameRecord } from '../../../src/core/formats/common/game-record.js';
import { printSgf, readSgf } from '../../../src/core/formats/sgf.js';
import { played } from '../rules/support.js';

const GAME = '(;GM[2]PB[Ann];B[d3];W[c5])';

test.each(['(;GM[2])', '(;GM[', '(;GM[2', 'see (;FF[4', '(;FF[4]GM[2]B[d3])', '( ; CA [UTF-8] x'])(
  'a game whose event is %s is printed and read as one game',
  (event) => {
    const record: GameRecord = { game: played('f5d6'), event };
    const read = [...readSgf(printSgf(record))];
    expect(read).toMatchObject([{ record: { event } }]);
    expect(parseGgf(printGgf(record))).toHaveLength(1);
  },
);

test.each(['(;GM[2]PB[Bob];B[d3];W[c5', '(;GM[2]PB[Bob', '(;GM[2]PB[Bob];B[d3];W[c5]'])(
  'the games after %s, which is not closed, are read',
  (broken) => {
    const read = [...readSgf(`${broken}\n${GAME}\n${GAME}`)];
    expect(read.filter(({ record }) => record?.black === 'Ann')).toHaveLength(2);
  },
);

test.each(['(;CA[]GM[2]', '(;GM[2]sz[8]'])(
  'games that begin with %s are read after one that is not closed',
  (begin) => {
    const game = `${begin}PB[Ann];B[d3];W[c5])`;
    const read = [...readSgf(`(;GM[2]PB[Bob];B[d3]\n${game}\n${game}`)];
    expect(read.filter(({ record }) => record?.black === 'Ann')).toHaveLength(2);
  },
);
