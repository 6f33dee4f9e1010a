import { expect } from '@open-wc/testing';
import type { OthelloBoard } from '../../../src/elements/board/element/element.js';
import { registerStrings } from '../../../src/elements/board/strings.js';
import { cs } from '../../../src/core/locales/cs/board.js';
import { de } from '../../../src/core/locales/community/de/board.js';
import { en } from '../../../src/core/locales/en/board.js';
import { es } from '../../../src/core/locales/community/es/board.js';
import { fr } from '../../../src/core/locales/fr/board.js';
import { it as italian } from '../../../src/core/locales/community/it/board.js';
import { ja } from '../../../src/core/locales/community/ja/board.js';
import { zhHans } from '../../../src/core/locales/community/zh-Hans/board.js';
import { board, cell, eventually, firstMoveEngine, press, spoken, task, transcript } from './support.js';

/** Black must pass after h6. */
const BEFORE_PASS = 'f5f6d3g5h5h4f7';
/** After c7 White has no disc left. */
const BEFORE_WIPE_OUT = 'f5f4c3c6c5d6f3c4';

/** A board in a language whose strings have been loaded. */
async function speaking(
  lang: string,
  attributes: Readonly<Record<string, string>> = {},
): Promise<OthelloBoard> {
  const element = await board({ interactive: '', lang, ...attributes });
  const words = { en, fr, cs, de, es, it: italian, ja, 'zh-Hans': zhHans }[lang]!.empty;
  await eventually(() => cell(element, 'a1').ariaLabel === `a1, ${words}`);
  return element;
}

describe('announcements of a board', () => {
  it('says nothing of a diagram that begins at some ply', async () => {
    const place = document.createElement('div');
    place.innerHTML = '<othello-board moves="f5d6c3d3c4" ply="3"></othello-board>';
    document.body.append(place);
    const element = place.firstElementChild as OthelloBoard;
    expect(await spoken(element)).to.equal('');
    expect(element.ply).to.equal(3);
    place.remove();
  });

  it('has one live region, there from the start and silent', async () => {
    const element = await board({ interactive: '', moves: 'f5d6' });
    const regions = element.shadowRoot!.querySelectorAll('[role=status], [role=alert], [aria-live]');
    expect(regions).to.have.length(1);
    expect(regions[0]!.textContent).to.equal('');
  });

  it('one message for each turn: move, flips, whose turn, how many moves', async () => {
    const element = await board({ interactive: '' });
    const announced = transcript(element);
    cell(element, 'f5').click();
    await task();
    cell(element, 'd6').click();
    await task();
    expect(announced).to.deep.equal([
      'Black f5, flips 1. White to move, 3 moves.',
      'White d6, flips 1. Black to move, 5 moves.',
    ]);
  });

  it('a pass with the move that led to it', async () => {
    const element = await board({ interactive: '', moves: BEFORE_PASS });
    cell(element, 'h6').click();
    expect(await spoken(element)).to.equal('White h6, flips 1. Black must pass. White to move, 2 moves.');
  });

  it('how many discs the move after an automatic pass flips', async () => {
    const element = await board({ interactive: '', moves: 'c4c3c2b2f5c1a1a3' });
    cell(element, 'c5').click();
    expect(await spoken(element)).to.match(/^White c5, flips 2\./);
  });

  it('how many discs were flipped by hand, whatever the rules say', async () => {
    const element = await board({ interactive: '' });
    element.play('f5', '---------------------------OX------XXX--------------------------');
    element.play('f6', '---------------------------OX------XOX-------O------------------');
    expect(await spoken(element)).to.match(/White f6, flips 1\./);
  });

  it('a pass that a person has to make, and that he made it', async () => {
    const element = await board({ interactive: '', moves: BEFORE_PASS, 'no-auto-pass': '' });
    cell(element, 'h6').click();
    expect(await spoken(element)).to.equal('White h6, flips 1. Black must pass.');
    element.focus();
    await press('p');
    expect(await spoken(element)).to.equal('White to move, 2 moves.');
  });

  it('the end with both numbers and the winner', async () => {
    const element = await board({ interactive: '', moves: BEFORE_WIPE_OUT });
    const flips = element.flips('c7').length;
    cell(element, 'c7').click();
    expect(await spoken(element)).to.equal(
      `Black c7, flips ${flips}. Game over. Black 64, White 0. Black wins by 64.`,
    );
  });

  it('names the move that was taken back or redone', async () => {
    const element = await board({ interactive: '', moves: 'f5d6' });
    element.focus();
    await press('Control+z');
    expect(await spoken(element)).to.equal('Undone: d6. White to move, 3 moves.');
    await press('Control+y');
    expect(await spoken(element)).to.equal('Move 2: white d6. Black to move, 5 moves.');
    await press('<');
    expect(await spoken(element)).to.contain('Black to move, 4 moves.');
  });

  it('why nothing happened, twice if it happens twice', async () => {
    const element = await board({ interactive: '' });
    const announced = transcript(element);
    for (const square of ['a1', 'a1', 'd4'] as const) {
      cell(element, square).click();
      await task();
    }
    expect(announced).to.deep.equal([
      'a1 is not a legal move.',
      'a1 is not a legal move.\u00a0',
      'd4 is occupied.',
    ]);
  });

  it('the engine’s move as one of its own, and nothing of what it thinks meanwhile', async () => {
    const element = await board({ interactive: '', pace: '400', hints: 'values best' });
    element.engineProvider = () => Promise.resolve(firstMoveEngine);
    element.engine = 'white';
    const announced = transcript(element);
    cell(element, 'f5').click();
    await eventually(() => element.ply === 2);
    await task();
    expect(announced.join(' ')).to.match(
      /^Black f5, flips 1\. White to move, 3 moves\. White \w\d, flips 1\. Black to move/u,
    );
    const count = announced.length;
    await eventually(() => element.shadowRoot!.querySelector('[part~=value]') !== null);
    expect(announced).to.have.length(count);
  });

  it('a move and an answer that comes at once in one message', async () => {
    const element = await board({ interactive: '', pace: '0' });
    element.engineProvider = () => Promise.resolve(firstMoveEngine);
    element.engine = 'white';
    const announced = transcript(element);
    cell(element, 'f5').click();
    await eventually(() => announced.join(' ').includes('Black to move'));
    expect(announced.join(' ')).to.match(/^Black f5, flips 1\. White \w\d, flips 1\. Black to move/u);
  });

  it('announces moves after the board was moved within the page', async () => {
    const element = await board({ interactive: '', pace: '300' });
    element.engineProvider = () => Promise.resolve(firstMoveEngine);
    element.engine = 'white';
    const announced = transcript(element);
    cell(element, 'f5').click();
    await task();
    const place = element.parentElement!;
    element.remove();
    place.append(element);
    await eventually(() => element.ply === 2);
    await eventually(() => /White \w\d, flips 1\. Black to move/u.test(announced.join(' ')));
  });

  it('announces the result, not an engine failure, when a hint is requested after the end', async () => {
    const element = await board({ interactive: '', position: `${'X'.repeat(40)}${'O'.repeat(24)} X` });
    const errors: Event[] = [];
    element.addEventListener('othello-error', (event) => errors.push(event));
    const announced = transcript(element);
    element.focusSquare('a1');
    const target = element.shadowRoot!.activeElement!;
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true, composed: true }));
    await eventually(() => announced.join(' ').includes('40'));
    expect([errors.length, element.matches(':state(error)')]).to.deep.equal([0, false]);
  });

  it('says that a side must pass when it asks for a hint', async () => {
    const element = await board({ interactive: '', 'no-auto-pass': '', moves: `${BEFORE_PASS}h6` });
    const announced = transcript(element);
    element.focusSquare('a1');
    await press('i');
    await eventually(() => announced.join(' ').endsWith('Black must pass.'));
    expect(element.matches(':state(error)')).to.equal(false);
  });

  it('answers the keys for score, moves and turn', async () => {
    const element = await board({ interactive: '', moves: 'f5d6' });
    element.focusSquare('d3');
    const answer = async (key: string): Promise<string> => {
      const region = element.shadowRoot!.querySelector('[role=status]')!;
      region.textContent = '';
      await press(key);
      await eventually(() => region.textContent !== '');
      return region.textContent;
    };
    expect(await answer('s')).to.equal('Black 3, White 3.');
    expect(await answer('l')).to.equal('White d6, flips 1. d5.');
    expect(await answer('m')).to.equal('5 moves: c3, c4, c5, c6, c7.');
    expect(await answer('t')).to.equal('Black to move, 5 moves.');
    // Who can move may not pass.
    expect(await answer('p')).to.equal('5 moves: c3, c4, c5, c6, c7.');
    expect(await answer('v')).to.equal('No evaluation.');
    element.focusSquare('d7');
    expect(await answer('X')).to.equal('north-west: empty');
    expect(await answer('x')).to.equal('north: d6 white, d5 white, d4 white');
    expect(await answer('x')).to.equal('north-east: empty');
    expect(await answer('X')).to.equal('north: d6 white, d5 white, d4 white');
    element.focusSquare('d8');
    expect(await answer('x')).to.equal('north: empty');
    expect(await answer('?')).to.contain('Arrow keys');
  });

  it('is said in the language of the page', async () => {
    const expected = {
      en: [
        'White h6, flips 1. Black must pass. White to move, 2 moves.',
        'Game over. Black 64, White 0. Black wins by 64.',
      ],
      fr: [
        'Blanc h6, retourne 1 pion. Noir doit passer. Blanc au trait, 2 coups possibles.',
        'Partie terminée. Noir 64, Blanc 0. Noir gagne de 64 pions.',
      ],
      cs: [
        'Bílý h6, otáčí 1 kámen. Černý musí pasovat. Na tahu je bílý, 2 možné tahy.',
        'Konec partie. Černý 64, bílý 0. Černý vítězí o 64.',
      ],
      de: [
        'Weiß h6, dreht 1 Stein um. Schwarz muss passen. Weiß am Zug, 2 mögliche Züge.',
        'Die Partie ist zu Ende. Schwarz 64, Weiß 0. Schwarz gewinnt mit 64 Punkten Vorsprung.',
      ],
      es: [
        'Blanco h6, voltea 1 ficha. Negro tiene que pasar. Juega blanco, 2 jugadas posibles.',
        'Fin de la partida. Negro 64, blanco 0. Gana negro por 64.',
      ],
      it: [
        'Bianco h6, gira 1 pedina. Il nero deve passare. Muove il bianco, 2 mosse possibili.',
        'Partita finita. Nero 64, bianco 0. Il nero vince di 64.',
      ],
      ja: [
        '白がh6に打ち、1個返しました。 黒はパスです。 白の番です。打てる場所は2か所です。',
        '終局です。黒64、白0。 黒の64石勝ちです。',
      ],
      'zh-Hans': [
        '白棋下 h6，翻转 1 子。 黑棋无处可下，停一手。 轮到白棋，有 2 处可下。',
        '对局结束。黑棋 64，白棋 0。 黑棋胜 64 子。',
      ],
    };
    for (const [lang, [pass, end]] of Object.entries(expected)) {
      const passing = await speaking(lang, { moves: BEFORE_PASS });
      cell(passing, 'h6').click();
      expect(await spoken(passing)).to.equal(pass);
      const ending = await speaking(lang, { position: 'start' });
      ending.moves = BEFORE_WIPE_OUT;
      await ending.updateComplete;
      cell(ending, 'c7').click();
      expect((await spoken(ending)).replace(/^[^.。]*[.。] /u, '')).to.equal(end);
    }
  });

  for (const [lang, expected] of Object.entries({
    fr: [
      'Coup impossible en a1.',
      'La case d4 est occupée.',
      'Coup repris\u00a0: d6. Blanc au trait, 3 coups possibles.',
      'Coup 2\u00a0: blanc d6. Noir au trait, 5 coups possibles.',
      'Noir 3, Blanc 3.',
      'Blanc d6, retourne 1 pion. d5.',
      '5 coups possibles\u00a0: c3, c4, c5, c6, c7.',
      'Noir au trait, 5 coups possibles.',
      'Pas d’évaluation.',
      'Partie terminée. Noir 31, Blanc 33. Blanc gagne de 2 pions.',
    ],
    cs: [
      'Na a1 nelze hrát.',
      'Pole d4 je obsazené.',
      'Tah vzat zpět: d6. Na tahu je bílý, 3 možné tahy.',
      'Tah 2: bílý d6. Na tahu je černý, 5 možných tahů.',
      'Černý 3, bílý 3.',
      'Bílý d6, otáčí 1 kámen. d5.',
      '5 možných tahů: c3, c4, c5, c6, c7.',
      'Na tahu je černý, 5 možných tahů.',
      'Hodnocení není k dispozici.',
      'Konec partie. Černý 31, bílý 33. Bílý vítězí o 2.',
    ],
  })) {
    it(`says refusals, ways back and answers in ${lang}, too`, async () => {
      const element = await speaking(lang, { moves: 'f5d6' });
      const region = element.shadowRoot!.querySelector('[role=status]')!;
      const announced: string[] = [];
      const after = async (act: () => unknown): Promise<void> => {
        region.textContent = '';
        await act();
        await eventually(() => region.textContent !== '');
        announced.push(region.textContent);
      };
      await after(() => cell(element, 'a1').click());
      await after(() => cell(element, 'd4').click());
      element.focus();
      for (const key of [',', '.', 's', 'l', 'm', 't', 'v']) await after(() => press(key));
      await after(() => element.play('c5') && element.resign('black'));
      // The move is announced together with the end.
      announced.push(announced.pop()!.replace(/^(?:[^.]*\. ){2}/u, ''));
      expect(announced).to.deep.equal(expected);
    });
  }

  it('has the plurals of its language', async () => {
    const element = await speaking('cs');
    element.moves = 'f5';
    await element.updateComplete;
    cell(element, 'd6').click();
    expect(await spoken(element)).to.contain('5 možných tahů');
    element.moves = '';
    await element.updateComplete;
    cell(element, 'f5').click();
    expect(await spoken(element)).to.contain('3 možné tahy');
  });

  it('follows the nearest lang, at once when it changes, also through shadow roots', async () => {
    const outer = document.createElement('div');
    outer.lang = 'fr';
    const host = document.createElement('div');
    outer.append(host);
    document.body.append(outer);
    const element = await board({ interactive: '' });
    host.attachShadow({ mode: 'open' }).append(element);
    const label = (): string | null => cell(element, 'a1').ariaLabel;
    await eventually(() => label() === 'a1, vide');
    outer.lang = 'cs';
    await eventually(() => label() === 'a1, prázdné');
    outer.lang = 'en-GB';
    await eventually(() => label() === 'a1, empty');
    outer.lang = 'xx';
    await eventually(() => label() === 'a1, empty');
    expect(
      element.shadowRoot!.querySelector('[role=row]')!.ariaLabel ??
        element.shadowRoot!.querySelector('[role=row]')!.getAttribute('aria-label'),
    ).to.equal('Row 1');
    outer.remove();
  });

  it('can be said in the page’s own words, all or some of them', async () => {
    const element = await board({ interactive: '' });
    element.strings = { empty: 'free', played: '{color} takes {square}: {flips}.' };
    await element.updateComplete;
    expect(cell(element, 'a1').ariaLabel).to.equal('a1, free');
    cell(element, 'f5').click();
    expect(await spoken(element)).to.equal('Black takes f5: flips 1. White to move, 3 moves.');
    element.strings = undefined;
    await element.updateComplete;
    expect(cell(element, 'a1').ariaLabel).to.equal('a1, empty');
  });

  it('can be said in a language that a page adds', async () => {
    registerStrings('eo', { ...en, empty: 'malplena' });
    const element = await board({ interactive: '', lang: 'eo' });
    expect(cell(element, 'a1').ariaLabel).to.equal('a1, malplena');
  });
});
