import { expect } from '@open-wc/testing';
import { OthelloBoard } from '../../../src/elements/board/element/element.js';
import { Position } from '../../../src/core/rules/position.js';
import { board, eventually, cell, discs, firstMoveEngine, task } from './support.js';

/** An option: its attribute, its property, a value in both forms, and its default. */
interface Option {
  readonly attribute: string;
  readonly property: string;
  readonly written: string;
  readonly value: unknown;
  readonly byItself: unknown;
}

/** The value of a board's property. */
function valueOf(element: OthelloBoard, property: string): unknown {
  return Reflect.get(element, property) as unknown;
}

const option = (
  attribute: string,
  property: string,
  written: string,
  value: unknown,
  byItself: unknown,
): Option => ({ attribute, property, written, value, byItself });

const AFTER_F5 = Position.start.play('f5').toString();

const OPTIONS: readonly Option[] = [
  option('position', 'position', AFTER_F5, AFTER_F5, Position.start.toString()),
  option('moves', 'moves', 'f5d6', 'f5d6', ''),
  option('ply', 'ply', '0', 0, 0),
  option('turn', 'turn', 'white', 'white', 'black'),
  option('interactive', 'interactive', '', true, false),
  option('player', 'player', 'white', 'white', 'both'),
  option('engine', 'engine', 'black', 'black', 'none'),
  option('level', 'level', '7', 7, 5),
  option('hints', 'hints', 'flips best', 'flips best', 'legal last'),
  option('analysis', 'analysis', '', true, false),
  option('marks', 'marks', 'd3=A', [{ square: 'd3', text: 'A' }], []),
  option('arrows', 'arrows', 'c4-f4', [{ from: 'c4', to: 'f4' }], []),
  option('move-numbers', 'moveNumbers', '', true, false),
  option('coordinates', 'coordinates', 'inside', 'inside', 'outside'),
  option('coordinate-style', 'coordinateStyle', 'numbers', 'numbers', 'letters'),
  option('orientation', 'orientation', 'white', 'white', 'black'),
  option('theme', 'theme', 'wood', 'wood', 'classic'),
  option('no-auto-pass', 'noAutoPass', '', true, false),
  option('no-shortcuts', 'noShortcuts', '', true, false),
  option('move-time', 'moveTime', '300', 300, 1000),
  option('pace', 'pace', '0', 0, 500),
  option('handicap', 'handicap', '2', 2, 0),
  option('handicap-for', 'handicapFor', 'white', 'white', 'black'),
  option('paused', 'paused', '', true, false),
  option('name', 'name', 'game', 'game', ''),
  option('disabled', 'disabled', '', true, false),
  option('verbosity', 'verbosity', 'full', 'full', 'normal'),
  option('controls', 'controls', '', true, false),
];

/** A board whose engine, if any, answers at once and loads nothing. */
async function quietBoard(): Promise<OthelloBoard> {
  const element = await board();
  element.engineProvider = () =>
    Promise.resolve({ ...firstMoveEngine, search: () => new Promise(() => undefined) });
  return element;
}

describe('the options of a board', () => {
  for (const { attribute, property, written, value, byItself } of OPTIONS) {
    it(`${attribute} is an attribute and a property`, async () => {
      const byAttribute = await quietBoard();
      byAttribute.setAttribute(attribute, written);
      expect(valueOf(byAttribute, property)).to.deep.equal(value);
      const byProperty = await quietBoard();
      Reflect.set(byProperty, property, value);
      await byProperty.updateComplete;
      expect(valueOf(byProperty, property)).to.deep.equal(value);
    });

    it(`return to their own value without ${attribute}`, async () => {
      const element = await quietBoard();
      expect(valueOf(element, property), 'never written').to.deep.equal(byItself);
      element.setAttribute(attribute, written);
      await element.updateComplete;
      element.removeAttribute(attribute);
      await element.updateComplete;
      expect(valueOf(element, property), 'written and removed').to.deep.equal(byItself);
    });
  }

  it('has no option that is an attribute only, and rich data as properties only', () => {
    const known = new Map(
      [...OthelloBoard.elementProperties].map(([property, { attribute }]) => [property, attribute]),
    );
    const only = [...known].filter(([, attribute]) => attribute === false).map(([property]) => property);
    expect(only.map(String)).to.include.members(['strings', 'engineProvider']);
    for (const { attribute } of OPTIONS) expect(OthelloBoard.observedAttributes).to.include(attribute);
    const element = new OthelloBoard();
    for (const property of known.keys()) expect(property in element, String(property)).to.equal(true);
  });

  it('counts a boolean as set by its presence alone', async () => {
    const element = await board({ interactive: 'false', 'no-shortcuts': 'false' });
    expect(element.interactive).to.equal(true);
    expect(element.noShortcuts).to.equal(true);
  });

  it('sprouts no attributes: not when it is shown, not in a whole game', async () => {
    const element = await board({ interactive: '', engine: 'white', pace: '0' });
    element.engineProvider = () => Promise.resolve(firstMoveEngine);
    const written = ['interactive', 'engine', 'pace'];
    expect(element.getAttributeNames()).to.deep.equal(written);
    while (!element.gameOver) {
      if (element.turn === 'black') cell(element, element.legalMoves[0]!).click();
      await task();
    }
    expect(element.getAttributeNames()).to.deep.equal(written);
    element.takeBack();
    element.reset();
    await element.updateComplete;
    expect(element.getAttributeNames()).to.deep.equal(written);
    expect(element.getAttribute('engine')).to.equal('white');
  });

  it('begins as the attribute says, lives by the property, and begins anew by another attribute', async () => {
    const element = await board({ interactive: '', moves: 'f5' });
    cell(element, 'd6').click();
    element.play('c3');
    expect(element.moves).to.equal('f5d6c3');
    expect(element.getAttribute('moves')).to.equal('f5');
    element.undo();
    expect(element.ply).to.equal(2);
    element.setAttribute('moves', 'c4');
    expect(element.moves).to.equal('c4');
    element.play('c3');
    element.setAttribute('moves', 'c4');
    expect(element.moves, 'written again, unchanged').to.equal('c4c3');
    element.undo();
    element.setAttribute('moves', 'c4');
    expect([element.moves, element.ply], 'written again, unchanged').to.deep.equal(['c4c3', 1]);
    element.reset();
    expect(element.moves).to.equal('c4');
    element.setAttribute('ply', '0');
    expect(element.ply).to.equal(0);
  });

  it('takes words in any case', async () => {
    const words = OPTIONS.filter(
      ({ attribute, value }) => attribute !== 'name' && typeof value === 'string' && /^[a-z]+$/u.test(value),
    );
    for (const { attribute, property, written, value } of words) {
      const element = await quietBoard();
      element.setAttribute(attribute, written.toUpperCase());
      expect(valueOf(element, property), attribute).to.deep.equal(value);
    }
    const element = await board({ hints: 'LAST', moves: 'F5' });
    expect(cell(element, 'f5').part.contains('last')).to.equal(true);
  });

  it('looks as the word says, in any case', async () => {
    const background = async (theme: string): Promise<string> =>
      getComputedStyle(cell(await board({ theme }), 'a1')).backgroundColor;
    expect(await background('WOOD')).to.equal(await background('wood'));
    const turned = await board({ orientation: 'White' });
    expect(cell(turned, 'a1').getBoundingClientRect().top).to.be.above(
      cell(turned, 'h8').getBoundingClientRect().top,
    );
  });

  it('takes the default for a word or a number that it does not know', async () => {
    const closed = [
      'turn',
      'player',
      'engine',
      'level',
      'coordinates',
      'coordinate-style',
      'orientation',
      'theme',
    ];
    const numbers = ['move-time', 'pace', 'handicap', 'handicap-for'];
    for (const { attribute, property, byItself } of OPTIONS) {
      if (![...closed, ...numbers].includes(attribute)) continue;
      for (const wrong of ['', 'purple', '-1', 'NaN', '1e99', 'null']) {
        const element = await quietBoard();
        element.setAttribute(attribute, wrong);
        await element.updateComplete;
        expect(valueOf(element, property), `${attribute}="${wrong}"`).to.deep.equal(byItself);
      }
    }
    for (const ply of ['purple', '-1', '', '1e99']) {
      const element = await board({ moves: 'f5d6', ply });
      expect(element.ply, `ply="${ply}"`).to.equal(2);
    }
  });

  it('names a wrong value by its beginning, however long it is', async () => {
    const reported: string[] = [];
    for (const { attribute, value } of OPTIONS) {
      const element = await quietBoard();
      element.addEventListener('othello-error', ({ detail }) => reported.push(detail.message));
      if (typeof value !== 'boolean') element.setAttribute(attribute, 'z'.repeat(200_000));
      await element.updateComplete;
    }
    expect(reported.length).to.be.above(15);
    for (const message of reported) expect(message).to.match(/^.{1,300}$/su);
  });

  it('takes a strength in hundreds of points for a level, and tells of one between', async () => {
    for (const [written, level] of [
      ['1400', 1400],
      ['2100', 2100],
      ['1450', 5],
      ['350', 5],
      ['2200', 5],
      ['Expert', 'expert'],
    ] as const) {
      const element = await quietBoard();
      element.setAttribute('level', written);
      await element.updateComplete;
      expect(element.level, written).to.equal(level);
    }
  });

  it('throws nothing out of a change of an attribute: it tells of it', async () => {
    for (const attribute of ['position', 'moves', 'marks', 'arrows']) {
      const element = await board({ moves: 'f5' });
      const shown = discs(element);
      const codes: string[] = [];
      element.addEventListener('othello-error', ({ detail }) => codes.push(detail.code));
      element.setAttribute(attribute, '%');
      await element.updateComplete;
      expect(codes, attribute).to.deep.equal(['attribute']);
      expect(discs(element), attribute).to.equal(shown);
    }
  });

  it('tells of a hint that it does not know, with those that it knows, and shows the others', async () => {
    const element = await board({ interactive: '' });
    const reported: string[] = [];
    element.addEventListener('othello-error', ({ detail }) =>
      reported.push(`${detail.code}: ${detail.message}`),
    );
    element.setAttribute('hints', 'last legl');
    await element.updateComplete;
    expect(reported).to.deep.equal([
      'attribute: hints takes one of legal, last, flips, best, values, stable, strategy, not "legl"',
    ]);
    element.hints = 'LEGAL  strategy';
    await element.updateComplete;
    expect(reported).to.have.length(1);
  });

  it('does nothing where a property is set to what it is', async () => {
    const element = await quietBoard();
    for (const { attribute, written } of OPTIONS) element.setAttribute(attribute, written);
    await element.updateComplete;
    await task();
    for (const { property } of OPTIONS) {
      Reflect.set(element, property, valueOf(element, property));
      expect(element.isUpdatePending, property).to.equal(false);
    }
  });

  it('shows several changes at once', async () => {
    const element = await board();
    let updates = 0;
    element.addController({ hostUpdated: () => updates++ });
    await element.updateComplete;
    updates = 0;
    element.moves = 'f5d6';
    element.ply = 1;
    element.orientation = 'white';
    element.interactive = true;
    element.marks = 'd3';
    await element.updateComplete;
    expect(updates).to.equal(1);
  });

  it('lets the engine go on thinking where its settings are set to what they are', async () => {
    const element = await board({ pace: '0' });
    let searches = 0;
    element.engineProvider = () =>
      Promise.resolve({ ...firstMoveEngine, search: () => (searches++, new Promise(() => undefined)) });
    element.setAttribute('engine', 'black');
    await eventually(() => searches === 1);
    element.engine = 'black';
    element.level = 5;
    element.setAttribute('engine', 'black');
    element.setAttribute('pace', '0');
    await element.updateComplete;
    await task();
    expect(searches).to.equal(1);
    expect(element.thinking).to.equal(true);
  });

  it('takes the time of a person where `pace` says so: no answer comes sooner than the shortest thought', async () => {
    const element = await board({ pace: 'human', moves: 'f5' });
    element.engineProvider = () => Promise.resolve(firstMoveEngine);
    const begun = performance.now();
    element.setAttribute('engine', 'white');
    expect(element.pace).to.equal('human');
    await new Promise((resolve) => element.addEventListener('othello-move', resolve, { once: true }));
    expect(performance.now() - begun).to.be.at.least(600);
  });

  it('does not mind the order in which it is set', async () => {
    const settings: readonly (readonly [string, string])[] = [
      ['position', AFTER_F5],
      ['moves', 'd6c3'],
      ['ply', '1'],
    ];
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    const expected = Position.start.play('f5').play('d6').toString();
    for (const order of orders) {
      const byAttribute = await board(Object.fromEntries(order.map((index) => settings[index]!)));
      expect(byAttribute.position, `attributes ${order.join()}`).to.equal(expected);
      const byProperty = new OthelloBoard();
      for (const index of order) {
        const [name, value] = settings[index]!;
        Reflect.set(byProperty, name, name === 'ply' ? Number(value) : value);
      }
      document.body.append(byProperty);
      await byProperty.updateComplete;
      expect(byProperty.position, `properties ${order.join()}`).to.equal(expected);
      byProperty.remove();
    }
  });

  it('reads all of a task together on a board in use, attributes and properties in any order', async () => {
    const [position, moves] = [Position.start.play('d3').toString(), 'c5'];
    const ways: Readonly<Record<string, (element: OthelloBoard, name: string, value: string) => void>> = {
      attributes: (element, name, value) => element.setAttribute(name, value),
      properties: (element, name, value) => void Reflect.set(element, name, value),
    };
    for (const [way, set] of Object.entries(ways)) {
      for (const order of [
        ['position', 'moves'],
        ['moves', 'position'],
      ] as const) {
        const element = await board({ moves: 'f5d6' });
        const heard: string[] = [];
        element.addEventListener('othello-error', ({ detail }) => heard.push(detail.message));
        for (const name of order) set(element, name, { position, moves }[name]);
        await element.updateComplete;
        await task();
        expect([element.moves, element.ply], `${way} ${order.join()}`).to.deep.equal(['c5', 1]);
        expect(heard, `${way} ${order.join()}`).to.deep.equal([]);
      }
    }
  });

  it('changes nothing when an attribute is set to the same value again', async () => {
    const element = await board({ moves: 'f5', position: 'start', ply: '1' });
    element.play('d6');
    await element.updateComplete;
    await task();
    const reported: string[] = [];
    element.addEventListener('othello-change', ({ detail }) => reported.push(detail.reason));
    for (const name of ['moves', 'position', 'ply']) element.setAttribute(name, element.getAttribute(name)!);
    await task();
    expect([element.moves, element.ply, reported.join()]).to.deep.equal(['f5d6', 2, '']);
  });

  it('says which words are accepted, and keeps the last good one, by attribute and by property', async () => {
    const cases = [
      ['theme', 'theme', 'wood'],
      ['coordinates', 'coordinates', 'inside'],
      ['orientation', 'orientation', 'white'],
      ['coordinate-style', 'coordinateStyle', 'numbers'],
      ['engine', 'engine', 'black'],
      ['level', 'level', 7],
      ['player', 'player', 'white'],
      ['pace', 'pace', 20],
      ['ply', 'ply', 1],
    ] as const;
    for (const [attribute, property, good] of cases) {
      const element = await quietBoard();
      element.moves = 'f5d6';
      element.setAttribute(attribute, String(good));
      await element.updateComplete;
      const messages: string[] = [];
      element.addEventListener('othello-error', ({ detail }) => messages.push(detail.message));
      element.setAttribute(attribute, 'purple');
      expect(valueOf(element, property), attribute).to.equal(good);
      Reflect.set(element, property, 'mauve');
      await element.updateComplete;
      expect(valueOf(element, property), attribute).to.equal(good);
      expect(messages, attribute).to.have.length(2);
      expect(messages[0]).to.match(new RegExp(`^${attribute} takes .*, not "purple"$`, 'u'));
      expect(messages[1]).to.contain('"mauve"');
    }
  });

  it('looks as the property says after a word that it does not know', async () => {
    const background = (element: OthelloBoard): string =>
      getComputedStyle(cell(element, 'a1')).backgroundColor;
    const wood = await board({ theme: 'wood' });
    const before = background(wood);
    wood.setAttribute('theme', 'purple');
    await wood.updateComplete;
    expect([wood.theme, background(wood)]).to.deep.equal(['wood', before]);
    const plain = await board();
    const padding = (element: OthelloBoard): string =>
      getComputedStyle(element.shadowRoot!.querySelector('.board')!).paddingLeft;
    const [outside, unknown] = [padding(plain), await board({ coordinates: 'purple' })];
    expect([unknown.coordinates, padding(unknown)]).to.deep.equal(['outside', outside]);
  });

  it('gives copies, or what cannot be changed', async () => {
    const element = await board({ moves: 'f5f4c3c6c5d6f3c4c7', marks: 'd3=A', arrows: 'c4-f4' });
    const properties = ['history', 'line', 'marks', 'arrows', 'score', 'result'] as const;
    const begun = await board();
    const check = (from: OthelloBoard, property: string): void => {
      const given = valueOf(from, property) as unknown[] | Record<string, unknown>;
      const before = structuredClone(given);
      try {
        if (Array.isArray(given)) given.splice(0, given.length, 'spoilt');
        else for (const key of Object.keys(given)) given[key] = 'spoilt';
      } catch {
        // It is frozen.
      }
      expect(valueOf(from, property), property).to.deep.equal(before);
    };
    for (const property of properties) check(element, property);
    const resigned = await board({ moves: 'f5' });
    resigned.resign();
    check(resigned, 'result');
    check(begun, 'legalMoves');
    const { places } = element;
    (places as unknown[]).length = 0;
    expect(element.places).to.have.length(10);
    expect(Object.isFrozen(element.places[0]!.children), 'children').to.equal(true);
    const flips = begun.flips('f5') as unknown as string[];
    try {
      flips.push('spoilt');
    } catch {
      // It is frozen.
    }
    expect(begun.flips('f5')).to.deep.equal(['e5']);
    expect(begun.play('f5')).to.equal(true);
  });

  it('takes a copy of a list that it is given', async () => {
    const element = await board();
    const marks = [{ square: 'd3' as const, text: 'A' }];
    element.marks = marks;
    marks[0] = { square: 'd3', text: 'B' };
    element.requestUpdate();
    await element.updateComplete;
    expect(element.marks).to.deep.equal([{ square: 'd3', text: 'A' }]);
  });

  it('says what was wrong, where, and what is accepted', async () => {
    const reported = async (attribute: string, text: string): Promise<string> => {
      const element = await board();
      let message = '';
      element.addEventListener('othello-error', ({ detail }) => (message = detail.message));
      element.setAttribute(attribute, text);
      await element.updateComplete;
      return message;
    };
    expect(await reported('moves', 'f5 f9')).to.match(/^moves: .*f9.*a1 to h8.*4/u);
    expect(await reported('moves', 'f5 a1')).to.match(/^moves: .*a1/u);
    expect(await reported('position', 'XO')).to.match(/^position: .*64/u);
    expect(await reported('position', `${'-'.repeat(63)}?`)).to.match(/^position: .*\?.*h8/u);
    expect(await reported('marks', 'd9=A')).to.match(/^marks: 'd9=A'.*d3=A.*circle/u);
    expect(await reported('arrows', 'c4 f4')).to.match(/^arrows: 'c4'.*c4-f4/u);
  });

  it('keeps the last good state, and the whole of it', async () => {
    const element = await board({ interactive: '', moves: 'f5', marks: 'd3=A' });
    element.setAttribute('moves', 'f5 f9');
    element.setAttribute('marks', 'zz');
    element.setAttribute('position', 'no');
    await element.updateComplete;
    expect(element.moves).to.equal('f5');
    expect(element.marks).to.deep.equal([{ square: 'd3', text: 'A' }]);
    cell(element, 'd6').click();
    expect(element.moves).to.equal('f5d6');
    element.setAttribute('position', 'start');
    element.setAttribute('moves', 'c4');
    expect(element.moves, 'after something good').to.equal('c4');
  });
});
