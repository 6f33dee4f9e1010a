import { describe, expect, it } from 'vitest';
import { figuresByBand, lossByPhase } from '../../../training/human/choice-figures.js';
import { fitLogit, scoresOf, toChances } from '../../../training/human/logit.js';
import { minimize } from '../../../training/human/minimize.js';
import type { Samples } from '../../../training/human/samples.js';
import { Position } from '../../../src/core/rules/position.js';
import { randomNumbers } from '../../../src/core/rules/random.js';

describe('the fit of human choice', () => {
  it('finds the lowest place of a long narrow valley', () => {
    const lowest = minimize(
      Float64Array.of(5, -3, 2),
      ([x, y, z], slope) => {
        slope.set([2 * (x! - 1), 200 * (y! + 2), 2e-1 * z!]);
        return (x! - 1) ** 2 + 100 * (y! + 2) ** 2 + 0.1 * z! ** 2;
      },
      () => undefined,
    );
    expect(lowest[0]).toBeCloseTo(1, 2);
    expect(lowest[1]).toBeCloseTo(-2, 2);
    expect(lowest[2]).toBeCloseTo(0, 1);
  });

  it('finds the weights by which choices were made, and how they change with circumstances', () => {
    const random = randomNumbers(7);
    const truth = [1.5, -0.5, -1, 0.8];
    const count = 4000;
    const rows = Float32Array.from({ length: count * 3 * 2 }, () => random() * 2 - 1);
    const circumstances = Array.from({ length: count }, () => [1, random() * 2 - 1]);
    const starts = Uint32Array.from({ length: count + 1 }, (_, at) => at * 3);
    const samples: Samples = { choices: [], starts, chosen: new Uint32Array(count), rows, width: 2 };
    const scores = scoresOf({ samples, circumstances }, Float64Array.from(truth));
    for (let choice = 0; choice < count; choice++) {
      toChances(scores, choice * 3, choice * 3 + 3, choice * 3);
      let left = random();
      let row = choice * 3;
      while (row < choice * 3 + 2 && (left -= scores[row]!) > 0) row++;
      samples.chosen[choice] = row;
    }
    const fit = fitLogit({ samples, circumstances }, 1, () => undefined);
    for (const [at, weight] of truth.entries()) expect(Math.abs(fit[at]! - weight)).toBeLessThan(0.2);
    expect(fitLogit({ samples, circumstances }, 1, () => undefined)).toEqual(fit);
  });

  it('is measured by first choice, log-loss and what is drawn', () => {
    const choice = (move: 'd3' | 'c4', strength: number) => ({
      ...{ position: Position.start, move, strength, ply: 8, values: [], before: [] },
      game: { number: 1, black: 1500, white: 1500, moves: [] },
    });
    const chances = [0.5, 0.25, 0.125, 0.125];
    const [, band] = figuresByBand([choice('d3', 1400), choice('c4', 1499)], [chances, chances]);
    expect(band).toEqual({
      band: '1350 to 1500',
      positions: 2,
      agreement: 0.5,
      logLoss: (Math.LN2 + 2 * Math.LN2) / 2,
      drawn: 0.375,
    });
  });

  it('is measured by what moves cost people, and would cost who draws them', () => {
    const choice = {
      ...{ position: Position.start, move: 'c4' as const, strength: 1700, ply: 8, before: [] },
      values: [
        [9, 4],
        [9, 0],
        [9, 2],
        [9, 4],
      ],
      game: { number: 1, black: 1500, white: 1500, moves: [] },
    };
    const losses = lossByPhase([choice], [[0.5, 0.25, 0.25, 0]]);
    const opening = losses.find(({ band, phase }) => band === '1650 to 1800' && phase === 'opening');
    expect(opening).toMatchObject({ positions: 1, people: 4, drawn: 1.5 });
  });
});
