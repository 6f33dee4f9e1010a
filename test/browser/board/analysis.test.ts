import { expect } from '@esm-bundle/chai';
import type { Certainty, Engine, SearchLimits, SearchResult } from '../../../src/core/engine/engine.js';
import { board, eventually } from './support.js';

/** An engine whose searches are answered by the test, one depth each. */
function scripted(...answers: readonly { depth: number; certainty?: Certainty }[]) {
  const requested: SearchLimits[] = [];
  const engine: Engine = {
    search(position, limits = {}) {
      const { depth, certainty = 'heuristic' } = answers[requested.length]!;
      requested.push(limits);
      const moves = position.legalMoves.map((move) => ({ move, value: 2, certainty, depth, line: [move] }));
      const result: SearchResult = { ...moves[0]!, moves, nodes: 1, time: 0, nps: 0 };
      return Promise.resolve(result);
    },
    close: () => undefined,
  };
  return { engine, requested };
}

async function analysed(engine: Engine) {
  const heard: { depth: number; final: boolean }[] = [];
  const element = await board({});
  element.addEventListener('othello-analysis', ({ detail: { depth, final } }) =>
    heard.push({ depth, final }),
  );
  element.engineProvider = () => Promise.resolve(engine);
  element.analysis = true;
  await eventually(() => heard.some(({ final }) => final));
  return heard;
}

describe('the analysis of a position', () => {
  it('looks briefly first, so that other boards have their turn soon, then longer', async () => {
    const { engine, requested } = scripted({ depth: 8 }, { depth: 14 });
    const heard = await analysed(engine);
    expect(requested).to.have.length(2);
    expect(requested[0]!.time).to.be.below(requested[1]!.time! / 2);
    expect(heard.at(-1)).to.deep.equal({ depth: 14, final: true });
  });

  it('shows nothing that is less deep than what it knows', async () => {
    const { engine } = scripted({ depth: 14 }, { depth: 5 });
    const heard = await analysed(engine);
    expect(heard.map(({ depth }) => depth)).not.to.include(5);
    expect(heard.at(-1)).to.deep.equal({ depth: 14, final: true });
  });

  it('ends with the first look where everything is proven', async () => {
    const { engine, requested } = scripted({ depth: 10, certainty: 'exact' });
    const heard = await analysed(engine);
    expect(requested).to.have.length(1);
    expect(heard.at(-1)!.final).to.equal(true);
  });

  it('is made again when another game begins in the same position', async () => {
    const { engine, requested } = scripted(
      { depth: 10, certainty: 'exact' },
      { depth: 10, certainty: 'exact' },
    );
    const element = await board({});
    const finals: Event[] = [];
    element.addEventListener('othello-analysis', (event) => event.detail.final && finals.push(event));
    element.engineProvider = () => Promise.resolve(engine);
    element.analysis = true;
    await eventually(() => finals.length === 1);
    element.reset();
    await eventually(() => finals.length === 2);
    expect(requested).to.have.length(2);
  });
});
