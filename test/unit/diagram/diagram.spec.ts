import { describe, expect, test } from 'vitest';
import { parseAnyGame } from '../../../src/core/formats/any-game.js';
import { DIAGRAM_THEMES, diagramSVG } from '../../../src/elements/diagram/diagram.js';

const { game } = parseAnyGame('f5d6c3d3c4');
const all = (svg: string, pattern: RegExp): string[] => [...svg.matchAll(pattern)].map(([found]) => found);
const discs = (svg: string, color: string): number =>
  all(svg, new RegExp(`<circle[^>]*r="0.41" fill="${color}"`, 'g')).length;

describe('a diagram without a page', () => {
  test('has the discs of its place, and says which position it is', () => {
    const svg = diagramSVG(game.root.children[0]!);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="800" height="800"/);
    expect(svg).toContain('role="img"');
    expect(svg).toContain(`<title>Othello board: ${game.root.children[0]!.position.toString()}</title>`);
    expect([discs(svg, '#14181a'), discs(svg, '#f6f2e9')]).toEqual([4, 1]);
    expect(all(svg, /<text[^>]*>[a-h1-8]<\/text>/g)).toHaveLength(16);
  });

  test('shows the last move, or the numbers of all moves', () => {
    expect(all(diagramSVG(game.node), /r="0.1" fill="#ffb454"/g)).toHaveLength(1);
    const numbered = diagramSVG(game.node, { moveNumbers: true, coordinates: false });
    expect(all(numbered, />\d</g).sort()).toEqual(['>1<', '>2<', '>3<', '>4<', '>5<']);
    expect(numbered).not.toContain('r="0.1" fill="#ffb454"');
  });

  test('is XML, whatever a mark is', () => {
    const svg = diagramSVG(game.root, { marks: [{ square: 'd3', text: '\u0000\u001b\ud800' }] });
    expect(svg).toContain('>\ufffd\ufffd\ufffd</text>');
    // Characters that XML does not allow.
    // oxlint-disable-next-line no-control-regex
    expect(svg).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u);
  });

  test('shows marks, arrows and legal squares', () => {
    const svg = diagramSVG(game.root, { marks: 'd3=A e6=circle', arrows: 'c4-f4', legal: true });
    expect(svg).toContain('>A</text>');
    expect(svg).toMatch(/r="0.26" fill="none"/);
    expect(all(svg, /<polyline[^>]*stroke="#ffd766"/g)).toHaveLength(2);
    expect(all(svg, /r="0.12" fill="none"/g)).toHaveLength(4);
  });

  test('shows 500 arrows at most, as a board does', () => {
    const arrows = 'c4-f4 '.repeat(20_000);
    const drawn = diagramSVG(game.root, { arrows }).length - diagramSVG(game.root).length;
    const one = diagramSVG(game.root, { arrows: 'c4-f4' }).length - diagramSVG(game.root).length;
    expect(drawn).toBe(500 * one);
  });

  test('shows no arrow from a square to itself', () => {
    const arrows = [{ from: 'd3', to: 'd3' }];
    expect(diagramSVG(game.root, { arrows })).toBe(diagramSVG(game.root));
  });

  test('shows each arrow in the colour of its brush', () => {
    const svg = diagramSVG(game.root, { arrows: 'c4-f4 a1-a8:1 a1-b2:2 b1-c2:3 c1-d2:4' });
    const colors = all(svg, /(?<=<polyline[^>]*stroke=")#\w+(?=" stroke-width="0.1")/g);
    expect(colors.filter((_, i) => i % 2 === 0)).toEqual([
      '#ffd766',
      '#ffd766',
      '#8ecbff',
      '#ffb98a',
      '#f4f1ea',
    ]);
  });

  test('is turned round where White is at the bottom', () => {
    const placeOf = (letter: string, svg: string) =>
      new RegExp(` x="([^"]+)"[^>]*>${letter}<`).exec(svg)?.[1];
    const turned = diagramSVG(game.root, { orientation: 'white' });
    expect(placeOf('a', turned)).toBe(placeOf('h', diagramSVG(game.root)));
  });

  test.each(DIAGRAM_THEMES)('is drawn in the colours of %s', (theme) => {
    expect(diagramSVG(game.root, { theme, size: 300, title: 'Start' })).toContain('<title>Start</title>');
  });

  test('keeps text from outside text', () => {
    const svg = diagramSVG(game.root, { marks: [{ square: 'a1', text: '<b>"&' }], title: '<script>' });
    expect(svg).not.toMatch(/<b>|<script>/);
  });

  test('refuses what it does not know, and says what it does', () => {
    expect(() => diagramSVG(game.root, { theme: 'glass' as never })).toThrow(
      'theme takes one of classic, wood',
    );
    expect(() => diagramSVG(game.root, { size: 9 })).toThrow('size takes 16 to 8192 pixels, not 9');
    expect(() => diagramSVG(game.root, { marks: 'z9' })).toThrow("marks: 'z9' is not a mark");
  });
});
