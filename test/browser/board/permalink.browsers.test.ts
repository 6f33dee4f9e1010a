import { expect } from '@open-wc/testing';
import { parsePermalink } from '../../../src/core/formats/permalink.js';
import { Position } from '../../../src/core/rules/position.js';
import { board } from './support.js';

describe('a link of the board', () => {
  it('carries the game as it is shown, side lines too', async () => {
    const element = await board({
      moves: 'f5d6c3d3c4',
      ply: '2',
      orientation: 'white',
      marks: 'd3=A',
      arrows: 'c4-f4:2',
    });
    element.play('c4');
    const link = await element.permalink();
    expect(link.startsWith(`${location.href.replace(/#.*/, '')}#game=~1`)).to.equal(true);
    const { root, shown, orientation, marks, arrows } = await parsePermalink(link);
    expect(root.children[0]!.children[0]!.children.map(({ move }) => move)).to.deep.equal(['c3', 'c4']);
    expect(shown.ply).to.equal(3);
    expect(shown.move).to.equal('c4');
    expect({ orientation, marks, arrows }).to.deep.equal({
      orientation: 'white',
      marks: [{ square: 'd3', text: 'A' }],
      arrows: [{ from: 'c4', to: 'f4', brush: 2 }],
    });
  });

  it('carries discs that were turned by hand, and who gave up', async () => {
    const element = await board({});
    const { board: discs } = Position.start.play('f5');
    const wrong = discs.replace('XXX', 'XOX');
    element.play('f5', wrong);
    element.resign('black');
    const { shown, result } = await parsePermalink(await element.permalink());
    expect(shown.position.board).to.equal(wrong);
    expect(result).to.deep.include({ winner: 'white', by: 'resignation' });
  });

  it('leads to the page that is named, whatever was behind its number sign', async () => {
    const element = await board({ moves: 'f5d6' });
    const link = await element.permalink('https://example.com/play?lang=fr#old');
    expect(link).to.match(/^https:\/\/example\.com\/play\?lang=fr#game=~1m[\w-]{5}$/);
    const relative = await element.permalink('/play/');
    expect(relative.startsWith(`${location.origin}/play/#game=~1m`)).to.equal(true);
  });

  it('refuses what is no address', async () => {
    const element = await board({});
    const failure = await element.permalink('https://').catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(TypeError);
  });
});
