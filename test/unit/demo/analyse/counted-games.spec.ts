import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { shippedGames } from '../../../../demo/analyse/explorer/counted-games.js';
import { parseTranscript } from '../../../../src/core/formats.js';
import { Position } from '../../../../src/core/rules.js';

afterEach(() => vi.unstubAllGlobals());

it('has the games between the opponents, with their names and strengths', async () => {
  const text = readFileSync('demo/public/games/opponents.txt', 'utf8');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)));
  const games = await shippedGames();
  expect(games.state.games).toBe(180);
  const start = await games.movesAt(Position.start.toString(), {});
  expect(start.reduce((sum, one) => sum + one.games, 0)).toBe(180);
  const [id] = await games.find({
    text: 'kenji',
    color: 'black',
    rating: 2100,
    position: parseTranscript('f5d6').position.toString(),
  });
  const [row] = await games.rows([id!]);
  expect(row).toMatchObject({ black: 'Kenji', blackRating: 2100, moves: 60 });
  expect((await games.game(id!)).black).toBe('Kenji');
});
