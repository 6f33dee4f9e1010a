import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../src/elements/companions/game/define.js';
import type { OthelloGame } from '../../../src/elements/companions/game/game.js';
import { en as companionsEnglish } from '../../../src/core/locales/en/companions.js';
import { en as boardEnglish } from '../../../src/core/locales/en/board.js';
import { en as gameEnglish } from '../../../src/core/locales/en/game.js';
import type { Language } from '../../../src/core/locales/languages.js';
import { gameStrings } from '../../../src/elements/companions/game/session/game-words.js';
import { boardStrings } from '../../../src/elements/board/strings.js';
import { companionStrings } from '../../../src/elements/companions/shared/companion-strings.js';
import { eventually } from '../board/support.js';
import { settle } from './game/game-support.js';
import { room } from './support.js';

/** Words that are the same in other languages: names and loanwords. */
const BORROWED = [
  'Computer',
  'Expert',
  'Handicap',
  'Live',
  'Match',
  'Normal',
  'Options',
  'Othello',
  'Score',
  'Violet',
];

/** English texts long enough to be distinguished from signs. */
const ENGLISH_TEXTS = new Set(
  textsIn([boardEnglish, companionsEnglish, gameEnglish]).filter(
    (text) => /\p{Letter}{3}/u.test(text.replace(/\{\w+\}|Ctrl/gu, '')) && !BORROWED.includes(text),
  ),
);

/** A narrow phone. */
const PHONE = { width: 360, height: 740 };

function textsIn(table: object): string[] {
  return Object.values(table).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? textsIn(value) : [],
  );
}

/** All elements below one, through shadow roots. */
function below(element: Element): Element[] {
  return [...element.querySelectorAll('*'), ...(element.shadowRoot?.querySelectorAll('*') ?? [])].flatMap(
    (one) => (one.shadowRoot ? [one, ...below(one)] : [one]),
  );
}

/** What is read or heard of an element: names, descriptions and its own text. */
function wordsOf(element: Element): string[] {
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return [
    element.ariaLabel,
    element.getAttribute('title'),
    element.getAttribute('placeholder'),
    ...own.map(({ textContent }) => textContent),
  ]
    .map((text) => text?.trim() ?? '')
    .filter(Boolean);
}

/** A game in a language whose strings have been loaded. */
async function gameIn(lang: Language): Promise<OthelloGame> {
  const key = crypto.randomUUID();
  const game = room(`<othello-game lang=${lang} storage-key=${key}></othello-game>`).querySelector(
    'othello-game',
  )!;
  await eventually(() => [gameStrings, boardStrings, companionStrings].every((one) => one.find(lang)));
  game.options = { ...game.options, speed: 'off', strategy: true };
  game.newGame({ players: 'two', time: '5:00', match: 'points' });
  await settle(game);
  return game;
}

/** Texts that a reader of the language would see in English. */
function leftInEnglish(game: OthelloGame): string[] {
  return below(game)
    .flatMap(wordsOf)
    .filter((text) => ENGLISH_TEXTS.has(text));
}

/** Buttons, fields and labels whose texts do not fit, or that leave the screen. */
function tooWide(game: OthelloGame): string[] {
  return below(game)
    .filter((element) => element.matches('button, a, label, legend, h2, select, summary, .status, .name'))
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      if (width <= 1) return false;
      // Fields clip their own content.
      const cut = !element.matches('select, .name') && element.scrollWidth > element.clientWidth + 1;
      const { display } = getComputedStyle(element);
      return left < -1 || right > PHONE.width + 1 || (cut && display !== 'inline');
    })
    .map((element) => `${element.localName} ${wordsOf(element).join(' ') || element.textContent.trim()}`);
}

describe('a game in the language of the page', () => {
  before(() => setViewport(PHONE));
  after(() => setViewport({ width: 800, height: 600 }));

  it('says what happens, and has nothing left in English', async () => {
    const game = await gameIn('fr');
    game.board.play('f5');
    await settle(game);
    expect(game.shadowRoot!.textContent).to.contain('f5');
    expect(leftInEnglish(game)).to.deep.equal([]);
  });

  it('fits a narrow telephone with each of its dialogs', async () => {
    const game = await gameIn('fr');
    expect(tooWide(game), 'the game').to.deep.equal([]);
    expect(document.documentElement.scrollWidth, 'no scrolling sideways').to.be.at.most(PHONE.width);
    // With a game in progress, each button asks something.
    game.board.play('f5');
    await settle(game);
    const menu = game.shadowRoot!.querySelector<HTMLButtonElement>('.more > button')!;
    menu.click();
    await settle(game);
    expect(tooWide(game), 'the menu').to.deep.equal([]);
    const buttons = game.shadowRoot!.querySelectorAll<HTMLButtonElement>('.menu button:not([aria-pressed])');
    expect(buttons.length).to.be.greaterThan(5);
    for (const button of buttons) {
      const name = button.textContent.trim();
      button.click();
      const dialog = (): HTMLDialogElement | undefined =>
        below(game).find((one): one is HTMLDialogElement => one instanceof HTMLDialogElement && one.open);
      await eventually(() => dialog() !== undefined);
      await settle(game);
      expect(leftInEnglish(game), name).to.deep.equal([]);
      expect(tooWide(game), name).to.deep.equal([]);
      dialog()!.close();
      await eventually(() => dialog() === undefined);
    }
  });
});
