import { expect } from '@open-wc/testing';
import { OthelloBoard } from '../../../src/elements/board/element/element.js';
import { board, cell, cells, events, eventually, spoken, task } from './support.js';

const bar = (element: OthelloBoard): HTMLElement | null =>
  element.shadowRoot!.querySelector<HTMLElement>('[role=toolbar]');

function button(element: OthelloBoard, name: string): HTMLButtonElement {
  return [...bar(element)!.querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel === name)!;
}

describe('the bar below the board', () => {
  it('goes back and forth, and tells the page that a person did', async () => {
    const element = await board({ controls: '', moves: 'f5d6c3', interactive: '' });
    const heard = events(element);
    button(element, 'To the start').click();
    expect(element.ply).to.equal(0);
    button(element, 'One move forward').click();
    button(element, 'To the end').click();
    button(element, 'One move back').click();
    expect(element.ply).to.equal(2);
    expect(heard).to.deep.equal(['plychange', 'plychange', 'plychange', 'plychange']);
    button(element, 'Take back').click();
    expect(element.ply).to.equal(1);
    button(element, 'Start again').click();
    await element.updateComplete;
    expect(element.moves).to.equal('f5d6c3');
  });

  it('says the score, whose turn it is, and what cannot be done now', async () => {
    const element = await board({ controls: '' });
    const score = bar(element)!.querySelector<HTMLElement>('[part=score]')!;
    expect(score.ariaLabel).to.equal('black 2, white 2');
    expect(button(element, 'One move back').ariaDisabled).to.equal('true');
    expect(button(element, 'Take back').hidden, 'nobody plays on a diagram').to.equal(true);
    element.play('f5');
    await element.updateComplete;
    expect(score.ariaLabel).to.equal('black 4, white 1');
    expect(button(element, 'One move back').ariaDisabled).to.equal('false');
  });

  it('shows the score of the result, as `toText()` does', async () => {
    const element = await board({ controls: '', moves: 'f5' });
    element.resign('black');
    await element.updateComplete;
    const { black, white } = element.result!;
    expect([black, white], 'Black resigned ahead').to.deep.equal([31, 33]);
    const score = bar(element)!.querySelector<HTMLElement>('[part=score]')!;
    expect(score.ariaLabel).to.equal('black 31, white 33');
    expect(await element.toText())
      .to.include('31')
      .and.to.include('33');
  });

  it('goes with its attribute, and is not fetched without it', async () => {
    const element = await board({});
    expect(bar(element)).to.equal(null);
    element.controls = true;
    await element.updateComplete;
    await eventually(() => bar(element)?.hidden === false);
    element.controls = false;
    await element.updateComplete;
    expect(bar(element)!.hidden).to.equal(true);
  });

  it('speaks the language of the page', async () => {
    const element = await board({ controls: '', lang: 'fr' });
    await eventually(() => bar(element)?.ariaLabel === 'Commandes de la partie');
    expect(button(element, 'Au début')).to.be.instanceOf(HTMLButtonElement);
  });

  it('gives way to what the page puts there', async () => {
    const element = await board({ controls: '' });
    const own = Object.assign(document.createElement('p'), { slot: 'controls', textContent: 'mine' });
    element.append(own);
    expect(own.assignedSlot?.name).to.equal('controls');
    expect(bar(element)!.checkVisibility()).to.equal(false);
  });
});

describe('content of the page on a square', () => {
  it('lies on that square alone, and goes with what was put there', async () => {
    const element = await board({ interactive: '' });
    const note = Object.assign(document.createElement('b'), { slot: 'd3', textContent: '!' });
    element.append(note);
    await eventually(() => note.assignedSlot !== null);
    expect(note.assignedSlot!.parentElement).to.equal(cell(element, 'd3'));
    expect(cells(element).filter(({ firstElementChild }) => firstElementChild)).to.have.length(1);
    note.slot = 'e6';
    await eventually(() => note.assignedSlot?.parentElement === cell(element, 'e6'));
    note.remove();
    await eventually(() => element.shadowRoot!.querySelector('.cell slot') === null);
  });

  it('takes no click away from its square', async () => {
    const element = await board({ interactive: '' });
    const note = Object.assign(document.createElement('b'), { slot: 'd3', textContent: '!' });
    element.append(note);
    await eventually(() => note.assignedSlot !== null);
    note.click();
    expect(element.moves).to.equal('d3');
  });
});

describe('pictures and words of a board', () => {
  it('are an SVG with a disc for each disc, and text from outside stays text', async () => {
    const element = await board({ moves: 'f5d6', marks: 'a1=<b> h8=cross', 'move-numbers': '' });
    const svg = new DOMParser().parseFromString(await element.toSVG(), 'image/svg+xml');
    expect(svg.querySelector('parsererror')).to.equal(null);
    expect(svg.querySelectorAll('circle[r="0.41"]')).to.have.length(6);
    const texts = [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(texts).to.include.members(['<b>', '1', '2', 'a', '8']);
    expect(svg.querySelector('title')!.textContent).to.contain(element.position);
  });

  it('become a file of the requested type and size', async () => {
    const element = await board({ moves: 'f5' });
    const png = await createImageBitmap(await element.toBlob({ size: 200 }));
    expect([png.width, png.height]).to.deep.equal([200, 200]);
    expect((await element.toBlob()).type).to.equal('image/png');
    expect((await element.toBlob({ type: 'image/svg+xml' })).type).to.equal('image/svg+xml');
  });

  it('show black where black is: the middle of a disc has its colour', async () => {
    const element = await board({ coordinates: 'none' });
    const bitmap = await createImageBitmap(await element.toBlob({ size: 830 }));
    const pen = new OffscreenCanvas(830, 830).getContext('2d')!;
    pen.drawImage(bitmap, 0, 0);
    const bright = (x: number, y: number): number => pen.getImageData(x, y, 1, 1).data[0]!;
    // d4 is white and e4 black: squares of 100 pixels inside a rim of 15.
    expect(bright(365, 365)).to.be.greaterThan(200);
    expect(bright(465, 365)).to.be.lessThan(60);
  });

  it('have the lines between the squares, also of a page with a colour of its own', async () => {
    const linesOf = async (element: OthelloBoard): Promise<string> => {
      const svg = new DOMParser().parseFromString(await element.toSVG(), 'image/svg+xml');
      return svg.querySelector('polyline[stroke-width="0.025"]')!.getAttribute('stroke')!;
    };
    const element = await board({ moves: 'f5' });
    const felt = getComputedStyle(cell(element, 'a1')).backgroundColor;
    expect(await linesOf(element)).not.to.be.oneOf([felt, 'rgba(0, 0, 0, 0)']);
    element.style.setProperty('--othello-line-color', 'rgb(1, 2, 3)');
    expect(await linesOf(element)).to.equal('rgb(1, 2, 3)');
  });

  it('can be had of a board that was never in a page, in the colours of its theme', async () => {
    const shown = await board({ moves: 'f5', theme: 'slate', coordinates: 'inside' });
    const never = new OthelloBoard();
    never.moves = 'f5';
    never.theme = 'slate';
    never.coordinates = 'inside';
    const parse = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml');
    const [seen, unseen] = [parse(await shown.toSVG()), parse(await never.toSVG())];
    expect(unseen.querySelectorAll('circle[r="0.41"]')).to.have.length(5);
    const discs = (picture: Document): string[] =>
      [...picture.querySelectorAll('circle')].map((one) => one.outerHTML.replace(/fill="[^"]*"/gu, ''));
    expect(discs(unseen).map((one) => one.replace(/stroke="[^"]*"/gu, ''))).to.deep.equal(
      discs(seen).map((one) => one.replace(/stroke="[^"]*"/gu, '')),
    );
    const field = (picture: Document): string => {
      const probe = document.createElement('div');
      probe.style.color = picture.querySelectorAll('rect')[1]!.getAttribute('fill')!;
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    };
    expect(field(unseen)).to.equal(field(seen));
    expect((await never.toBlob({ size: 64 })).type).to.equal('image/png');
    expect(await never.toText()).to.contain('Black f5, flips 1. e5.');
  });

  it('are refused with what is accepted', async () => {
    const element = await board({});
    const refusal = async (made: Promise<Blob>): Promise<string> =>
      made.then(
        () => 'made',
        (error: unknown) => String(error),
      );
    expect(await refusal(element.toBlob({ type: 'image/bmp' }))).to.contain(
      "one of image/png, image/jpeg, image/webp, image/svg+xml, not 'image/bmp'",
    );
    expect(await refusal(element.toBlob({ size: 9 }))).to.contain('16 to 8192');
  });

  it('are words for those who cannot see the board', async () => {
    const element = await board({ moves: 'f5' });
    const text = await element.toText();
    expect(text).to.contain('Black: e4, d5, e5, f5.');
    expect(text).to.contain('Black f5, flips 1. e5.');
    expect(text).to.contain('White to move, 3 moves.');
    expect(text).to.contain('3 moves: f4, d6, f6.');
  });

  it('have the colon of their language', async () => {
    const element = await board({ lang: 'fr', moves: 'f5' });
    let text = '';
    await eventually(() => {
      void element.toText().then((now) => (text = now));
      return text.includes('Noir\u00a0: e4, d5, e5, f5.');
    });
  });
});

describe('how a board speaks', () => {
  it('describes itself by its keys', async () => {
    const element = await board({ interactive: '' });
    const grid = element.shadowRoot!.querySelector('[role=grid]')!;
    const help = element.shadowRoot!.getElementById(grid.getAttribute('aria-describedby')!)!;
    expect(help.textContent).to.contain('question mark');
  });

  it('labels squares in words of the page, and in its own where the page has none', async () => {
    const element = await board({ interactive: '' });
    element.labelFormatter = (square, { disc, label }) => {
      if (square === 'a1') throw new Error('of the test');
      return disc === 'black' ? `${label}, mine` : undefined;
    };
    await element.updateComplete;
    expect(cell(element, 'e4').ariaLabel).to.equal('e4, black, mine');
    expect(cell(element, 'd4').ariaLabel).to.equal('d4, white');
    expect(cell(element, 'a1').ariaLabel).to.equal('a1, empty');
  });

  it('says of a move as much as it is asked to', async () => {
    const element = await board({ interactive: '', verbosity: 'short' });
    cell(element, 'f5').click();
    expect(await spoken(element)).to.equal('Black f5, flips 1.');
    element.verbosity = 'full';
    cell(element, 'd6').click();
    expect(await spoken(element)).to.match(/^White d6, flips 1\. Black to move.* Black 3, White 3\.$/);
  });

  it("says a person's move and a quick answer in one breath", async () => {
    const element = await board({ engine: 'white', pace: '0' });
    element.engineProvider = () =>
      Promise.resolve({
        search: ({ legalMoves }) => {
          const move = legalMoves[0]!;
          const value = { move, value: 0, certainty: 'heuristic', depth: 1, line: [move] } as const;
          return Promise.resolve({ ...value, moves: [value], nodes: 1, time: 0, nps: 0 });
        },
        close: () => undefined,
      });
    // The code for the engine is loaded first, so that the answer is immediate.
    await element.hint();
    const announced: (string | null)[] = [];
    const status = element.shadowRoot!.querySelector('[role=status]')!;
    new MutationObserver(() => announced.push(status.textContent)).observe(status, { childList: true });
    cell(element, 'f5').click();
    await eventually(() => element.ply === 2);
    await task();
    expect(announced).to.have.length(1);
    expect(announced[0]).to.match(/^Black f5, flips 1\. White f4, flips 1\. Black to move, \d+ moves\.$/);
  });
});

describe('a finger that rests on a square', () => {
  const touch = (type: string): PointerEvent =>
    new PointerEvent(type, { pointerType: 'touch', bubbles: true, composed: true });

  it('shows what a move there would flip, and does not play it', async () => {
    const element = await board({ interactive: '', hints: 'legal flips' });
    const preview = (): string[] =>
      cells(element)
        .filter(({ dataset }) => dataset['preview'] !== undefined)
        .map(({ dataset }) => dataset['square']!);
    cell(element, 'f5').dispatchEvent(touch('pointerdown'));
    await eventually(() => preview().join() === 'e5');
    cell(element, 'f5').dispatchEvent(touch('pointerup'));
    cell(element, 'f5').click();
    await element.updateComplete;
    expect([element.ply, preview().length]).to.deep.equal([0, 0]);
  });

  it('plays when it is lifted at once', async () => {
    const element = await board({ interactive: '', hints: 'legal flips' });
    cell(element, 'f5').dispatchEvent(touch('pointerdown'));
    cell(element, 'f5').dispatchEvent(touch('pointerup'));
    cell(element, 'f5').click();
    expect(element.moves).to.equal('f5');
  });
});

describe('side lines', () => {
  it('are what was played from here', async () => {
    const element = await board({ interactive: '', moves: 'f5d6' });
    element.goTo(1);
    expect(element.play('f4')).to.equal(true);
    element.goTo(1);
    expect([...element.variations]).to.deep.equal(['d6', 'f4']);
    element.play('d6');
    expect(element.moves).to.equal('f5d6');
  });
});
