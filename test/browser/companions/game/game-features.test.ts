import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { GameMessages } from '../../../../src/elements/companions/game/session/game-messages.js';
import type { OpponentChoice, OthelloGame } from '../../../../src/elements/companions/game/game.js';
import type {
  Advice,
  MessageSource,
  SessionContext,
} from '../../../../src/elements/companions/game/session/environment.js';
import { EFFORT_LIMITS } from '../../../../src/core/engine/effort.js';
import { type Engine, type SearchLimits, STRENGTHS } from '../../../../src/core/engine/engine.js';
import { en } from '../../../../src/core/locales/en/game.js';
import { Game } from '../../../../src/core/rules/game/game.js';
import { Position } from '../../../../src/core/rules/position.js';
import type { Square } from '../../../../src/core/rules/square.js';
import { printPgn } from '../../../../src/core/formats/pgn.js';
import { treeOf } from '../../../support/trees.js';
import { eventually, firstMoveEngine } from '../../board/support.js';
import { begin, play, pressButton, reload, resultOf, settle } from './game-support.js';

const WIPE_OUT = 'e6f4e3f6g5d6e7f5c5'.match(/../g) as Square[];

const root = (game: OthelloGame): ShadowRoot => game.shadowRoot!;
const dialog = (game: OthelloGame, name: string): HTMLDialogElement =>
  root(game).querySelector<HTMLDialogElement>(`#${name}`)!;

function button(game: OthelloGame, name: string): HTMLButtonElement | undefined {
  return [...root(game).querySelectorAll('button')].find((one) => one.textContent.trim() === name);
}

async function press(game: OthelloGame, name: string): Promise<void> {
  await pressButton(game, button(game, name));
}

const message = (game: OthelloGame): string =>
  root(game).querySelector('.message')!.textContent.replace(/\s+/g, ' ').trim();

/** A game against a computer that plays its first legal move at once. */
async function beginAlone(setup: Parameters<OthelloGame['newGame']>[0] = {}): Promise<OthelloGame> {
  const game = await begin({ players: 'two' });
  game.board.pace = 0;
  game.board.engineProvider = () => Promise.resolve(firstMoveEngine);
  game.newGame({ players: 'one', side: 'black', ...setup });
  await settle(game);
  return game;
}

/** Chooses or types in a field of "New game", as a person does. */
async function fill(game: OthelloGame, name: string, value: string): Promise<void> {
  const field = dialog(game, 'new-game').querySelector<HTMLInputElement>(`[name=${name}]`)!;
  field.value = value;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await settle(game);
}

describe('names', () => {
  const names = (game: OthelloGame): (string | null)[] => {
    const score = root(game).querySelector('othello-score')!;
    return ['black-name', 'white-name'].map((name) => score.getAttribute(name));
  };

  it('come with the game that is opened: a bare position has those of the players here', async () => {
    const game = await beginAlone({ level: 'easy', names: ['Eve', ''], side: 'white' });
    for (const [text, shown] of [
      ['[Black "Xavier"]\n[White "Yolanda"]\n\n1. f5 d6 *', ['Xavier', 'Yolanda']],
      ['[Black "Quentin"]\n[White "Rose"]\n\n1. f5 f6 *', ['Quentin', 'Rose']],
      ['f5d6c3', ['Computer', 'Eve']],
    ] as const) {
      await game.load(text);
      await settle(game);
      expect(names(game), text).to.deep.equal(shown);
    }
  });
});

describe('the page for analysis', () => {
  it('is one that a browser can show: another address is left out', async () => {
    const game = await begin({});
    const link = (): string | null | undefined => root(game).querySelector('.menu a')?.getAttribute('href');
    for (const [address, shown] of [
      ['./analyse/', './analyse/'],
      ['https://example.com/a', 'https://example.com/a'],
      ['javascript:alert(1)', undefined],
      [' java\tscript:alert(1)', undefined],
      ['data:text/html,x', undefined],
    ] as const) {
      game.analysisHref = address;
      await settle(game);
      expect(link(), address).to.equal(shown);
    }
  });
});

describe('the languages to choose from', () => {
  it('are those that the page names', async () => {
    const game = await begin({});
    game.languages = 'cs en xx';
    await press(game, 'Options');
    const list = (): string[] =>
      [...dialog(game, 'options').querySelector<HTMLSelectElement>('[name=language]')!.options].map(
        ({ value }) => value,
      );
    expect(list()).to.deep.equal(['auto', 'cs', 'en']);
    game.options = { language: 'de' };
    expect(game.options.language).to.equal('auto');
  });
});

describe('the options that the user changes', () => {
  const look = {
    theme: 'wood',
    color: 'blue',
    discs: 'flat',
    coordinates: 'numbers',
    ownSideBelow: true,
    sounds: true,
  } as const;
  const offered = async (game: OthelloGame): Promise<string[]> => {
    await press(game, 'Options');
    return [...dialog(game, 'options').querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name);
  };

  it('have how the game looks and sounds among them', async () => {
    expect(await offered(await begin({}))).to.include.members(Object.keys(look));
  });

  it('are those of the game alone where the page chooses the looks, which stay as it has set them', async () => {
    const game = await begin({});
    game.noAppearance = true;
    game.options = look;
    expect((await offered(game)).filter((name) => name in look)).to.deep.equal([]);
    const form = dialog(game, 'options');
    form.querySelector<HTMLInputElement>('[name=legal]')!.click();
    await settle(game);
    expect(game.options).to.include({ ...look, legal: false });
  });
});

describe('"New game"', () => {
  it('takes any time that is typed, character by character', async () => {
    const game = await begin({});
    await press(game, 'New game');
    await fill(game, 'time', 'own');
    for (const typed of ['', '1', '10', '10:', '10:3', '10:30']) {
      await fill(game, 'own', typed);
      const field = dialog(game, 'new-game').querySelector<HTMLInputElement>('[name=own]');
      expect(field?.value, typed).to.equal(typed);
    }
    await press(game, 'Start');
    expect(root(game).querySelector('othello-clock')!.remaining.black).to.be.within(629_000, 630_000);
  });

  it('begins with the last set-up each time, whatever was typed and cancelled', async () => {
    const game = await begin({ time: '5' });
    await press(game, 'New game');
    await fill(game, 'name0', 'Somebody');
    await press(game, 'Cancel');
    await press(game, 'New game');
    const field = dialog(game, 'new-game').querySelector<HTMLInputElement>('[name=name0]')!;
    expect(field.value).to.equal('Ann');
  });

  it('asks before it discards a running game', async () => {
    const game = await begin({});
    await play(game, 'f5');
    await press(game, 'New game');
    await press(game, 'Start');
    expect(dialog(game, 'restart').open).to.equal(true);
    expect(game.board.moves).to.equal('f5');
    dialog(game, 'restart').querySelector<HTMLButtonElement>('[value=no]')!.click();
    await settle(game);
    expect(game.board.moves).to.equal('f5');
    await press(game, 'New game');
    await press(game, 'Start');
    dialog(game, 'restart').querySelector<HTMLButtonElement>('[value=yes]')!.click();
    await eventually(() => game.board.moves === '');
  });

  it('starts once both people have names', async () => {
    const game = await begin({});
    await press(game, 'New game');
    const start = (): HTMLButtonElement =>
      dialog(game, 'new-game').querySelector<HTMLButtonElement>('[type=submit]')!;
    await fill(game, 'name1', '');
    expect(start().disabled).to.equal(true);
    await fill(game, 'name1', 'Bob');
    expect(start().disabled).to.equal(false);
    await press(game, 'Start');
    expect(root(game).querySelector('othello-score')!.getAttribute('white-name')).to.equal('Bob');
  });

  it('shows the field that is wrong, also where it was folded away', async () => {
    const game = await begin({ match: 'margin' });
    await press(game, 'New game');
    await fill(game, 'games', '0');
    const rules = dialog(game, 'new-game').querySelector('details')!;
    rules.open = false;
    await press(game, 'Start');
    expect(dialog(game, 'new-game').open).to.equal(true);
    expect(rules.open).to.equal(true);
    expect(root(game).activeElement?.getAttribute('name')).to.equal('games');
  });

  it('asks before it ends a match that is not decided, also between two games', async () => {
    const game = await begin({ match: 'best-of-three' });
    await play(game, ...WIPE_OUT);
    await press(game, 'New game');
    await press(game, 'Start');
    const question = dialog(game, 'restart');
    expect(question.open).to.equal(true);
    expect(question.textContent).to.contain('End the match?');
    // What is asked is whether it does.
    expect(question.textContent).not.to.contain('The match continues.');
    // A game that is over is on the score sheet.
    expect(question.textContent).not.to.contain('The game on the board');
    question.querySelector<HTMLButtonElement>('[value=no]')!.click();
    await settle(game);
    await press(game, 'Score sheet');
    expect(dialog(game, 'sheet').querySelectorAll('tbody tr')).to.have.length(1);
    dialog(game, 'sheet').close();
    await resultOf(game);
    await press(game, 'Next game');
    await play(game, 'f5');
    await press(game, 'Restart');
    expect(question.textContent).to.contain('Restart the game?');
  });

  it('shows the page’s own choice of an opponent, which has the offered one and is kept in the form', async () => {
    const game = await beginAlone({ level: 800, computer: 'Milo' });
    const choice: OpponentChoice = Object.assign(document.createElement('span'), {
      slot: 'new-game',
      tabIndex: 0,
      value: { level: 1 as const, computer: '' },
    });
    game.append(choice);
    game.nextGame = { text: 'Next', setup: { players: 'one', level: 1000, computer: 'Nora' } };
    await press(game, 'New game');
    expect(choice.value).to.deep.equal({ level: 1000, computer: 'Nora' });
    expect(document.activeElement).to.equal(choice);
    choice.value = { level: 1400, computer: 'Vera' };
    choice.dispatchEvent(new Event('input', { bubbles: true }));
    await settle(game);
    await fill(game, 'name0', 'Ann');
    expect(dialog(game, 'new-game').querySelector<HTMLSelectElement>('[name=level]')!.value).to.equal('1400');
    await press(game, 'Play Vera');
    expect(game.board.level).to.equal(1400);
    const score = root(game).querySelector('othello-score')!;
    expect([score.getAttribute('black-name'), score.getAttribute('white-name')]).to.deep.equal([
      'Ann',
      'Vera',
    ]);
    await press(game, 'New game');
    await fill(game, 'level', '1500');
    expect(choice.value).to.deep.equal({ level: 1500, computer: '' });
  });

  it('lists all levels and strengths, weakest first, and says whom the chosen one plays like', async () => {
    const game = await beginAlone({ level: 'easy' });
    await press(game, 'New game');
    const list = dialog(game, 'new-game').querySelector<HTMLSelectElement>('[name=level]')!;
    expect([...list.options].map(({ text }) => text)).to.deep.equal([
      'Level 1',
      'Level 2 · Easy',
      'Level 3',
      'Level 4 · Medium',
      'Level 5',
      'Level 6 · Hard',
      'Level 7',
      'Level 8 · Expert',
      'Level 9',
      'Level 10 · Master',
      ...STRENGTHS.map((points) => `${points} points`),
    ]);
    expect(list.querySelector('optgroup')!.label).to.equal('By points');
    const help = dialog(game, 'new-game').querySelector(`#${list.getAttribute('aria-describedby')}`)!;
    expect(help.textContent).to.equal(en.newGame.levelHelp[1]);
    expect(list.value).to.equal('2');
    await fill(game, 'level', '4');
    expect(dialog(game, 'new-game').textContent).to.contain(en.newGame.levelHelp[3]!);
    await fill(game, 'level', '1400');
    expect(dialog(game, 'new-game').textContent).to.contain('as strong as a tournament player rated 1400');
    // Only the highest levels play from the book.
    expect(dialog(game, 'new-game').querySelector('[name=book]')).to.equal(null);
    await fill(game, 'level', '4');
    await press(game, 'Start');
    expect(game.board.level).to.equal('medium');
    await press(game, 'New game');
    await fill(game, 'level', '1400');
    await press(game, 'Start');
    expect(game.board.level).to.equal(1400);
  });
});

it("the computer's card says its level", async () => {
  const game = await beginAlone({ level: 3 });
  const score = root(game).querySelector('othello-score')!;
  await score.updateComplete;
  expect(score.shadowRoot!.querySelector('[part~=white]')!.textContent).to.contain('Level 3');
});

describe('side lines', () => {
  it('are there after a reload, and the line that was shown is shown', async () => {
    const before = await begin({});
    await play(before, 'f5', 'd6', 'c3');
    before.board.goTo(1);
    await play(before, 'f6', 'e6');
    before.board.goTo(2);
    await settle(before);
    const game = await reload(before);
    expect(game.board).to.include({ moves: 'f5f6e6', ply: 2 });
    expect(game.board.places[1]!.children.map(({ move }) => move)).to.deep.equal(['d6', 'f6']);
    expect(game.board.places[1]!.children[0]!.children.map(({ move }) => move)).to.deep.equal(['c3']);
  });

  it('come with a file that has them', async () => {
    const game = await begin({});
    await game.load('(;GM[2]SZ[8];B[f5](;W[d6];B[c3])(;W[f6]))');
    await settle(game);
    expect(game.board.moves).to.equal('f5d6c3');
    expect(game.board.places[1]!.children.map(({ move }) => move)).to.deep.equal(['d6', 'f6']);
  });
});

describe('a game from elsewhere', () => {
  it('is shown, and the computer does not move in it by itself', async () => {
    const game = await beginAlone();
    await game.load('f5');
    await settle(game);
    expect(game.board).to.include({ moves: 'f5', turn: 'white', engine: 'white', thinking: false });
    await press(game, 'Play on against the computer');
    await eventually(() => game.board.ply === 2);
  });

  it('is played on by the computer once a person moves in it', async () => {
    const game = await beginAlone();
    await game.load('f5d6');
    await settle(game);
    root(game)
      .querySelector('othello-board')!
      .shadowRoot!.querySelector<HTMLElement>(`[data-square=${game.board.legalMoves[0]!}]`)!
      .click();
    await eventually(() => game.board.ply === 4);
  });

  it('brings the names of its players', async () => {
    const game = await beginAlone();
    await game.load(
      '(;GM[Othello]PB[Tanida]PW[Murakami]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[D6];)',
    );
    await settle(game);
    const score = root(game).querySelector('othello-score')!;
    expect(score).to.include({ blackName: 'Tanida', whiteName: 'Murakami' });
    expect(game.board.engine).to.equal('none');
  });

  it('can be a link of the game itself', async () => {
    const game = await begin({});
    await play(game, 'f5', 'd6');
    const { link } = game;
    game.newGame();
    await settle(game);
    expect(await game.load(link)).to.equal(true);
    expect(game.board.moves).to.equal('f5d6');
  });

  it('is refused in the language of the page if it cannot be read, with the place of the fault', async () => {
    const game = await begin({});
    game.lang = 'fr';
    await eventually(() => button(game, 'Nouvelle partie') !== undefined);
    expect(await game.load('f5 a1')).to.equal(false);
    await settle(game);
    expect(message(game)).to.contain('le coup 2, a1, est impossible (caractère 4)');
  });
});

describe('a game in a box that is as narrow as what is in it, or beside text', () => {
  for (const style of [
    'width: min-content',
    'float: left',
    'position: absolute',
    'display: flex; width: 400px',
  ]) {
    it(`is seen: ${style}`, async () => {
      const game = await begin({});
      const box = document.createElement('div');
      box.style.cssText = style;
      game.before(box);
      const text = document.createElement('p');
      text.textContent = 'word '.repeat(200);
      box.append(game, ...(style.startsWith('display') ? [text] : []));
      expect(game.getBoundingClientRect().width).to.be.at.least(256);
      expect(game.board.getBoundingClientRect().width).to.be.at.least(240);
      box.remove();
    });
  }
});

describe('a link', () => {
  it('opens beside the game on the board, which can be gone back to', async () => {
    const game = await begin({});
    await play(game, 'f5', 'd6', 'c3');
    await game.openLink('e6');
    await settle(game);
    expect(game.board.moves).to.equal('e6');
    expect(message(game)).to.contain('Yours is saved');
    await press(game, 'Back to my game');
    expect(game.board.moves).to.equal('f5d6c3');
    expect(button(game, 'Back to my game')).to.equal(undefined);
  });

  it('asks whoever opens it for the move there, and names no opponent until they have made it', async () => {
    const game = await begin({ players: 'one', level: 'easy' });
    await game.openLink('f5');
    await settle(game);
    const names = (): string => game.shadowRoot!.querySelector('othello-score')!.shadowRoot!.textContent;
    expect(game.board.engine).to.equal('black');
    expect(game.board.paused).to.equal(false);
    expect(names())
      .to.match(/Black[^]*White/u)
      .and.not.to.match(/You|Computer/u);
    game.board.play('d6');
    await eventually(() => /Computer[^]*Ann/u.test(names()));
  });

  it('holds no more moves in another form than in ours, and no longer text', async () => {
    const game = await begin({});
    await play(game, 'f5', 'd6');
    const lines = treeOf(2001);
    expect(await game.openLink(printPgn({ game: lines.game }))).to.equal(false);
    await settle(game);
    expect(message(game)).to.contain('a link holds at most 2000 moves');
    expect(game.board.moves).to.equal('f5d6');
    expect(await game.openLink(`[Event "${'x'.repeat(200_000)}"]\n\n1. f5 *`)).to.equal(false);
    // A person opens a file.
    expect(await game.load(printPgn({ game: lines.game }))).to.equal(true);
  });

  it('keeps what was played since when the page is loaded again', async () => {
    const before = await begin({});
    await before.openLink('f5');
    await settle(before);
    await play(before, 'd6');
    const game = await reload(before);
    await game.openLink('f5');
    await settle(game);
    expect(game.board.moves).to.equal('f5d6');
  });

  it('asks before another game discards your own stored game', async () => {
    const game = await begin({});
    await play(game, 'f5');
    await game.openLink(WIPE_OUT.slice(0, -1).join(''));
    await settle(game);
    await play(game, WIPE_OUT.at(-1)!);
    const question = dialog(game, 'restart');
    const no = async (): Promise<void> => {
      await eventually(() => question.open);
      expect(question.textContent).to.contain('Your own game will be lost.');
      // A game that is over is not lost.
      expect(question.textContent).not.to.contain('The game on the board');
      question.querySelector<HTMLButtonElement>('[value=no]')!.click();
      await settle(game);
    };
    await resultOf(game);
    for (const name of ['Play again', 'Swap colours']) {
      await press(game, name);
      await no();
    }
    await press(game, 'New game');
    await press(game, 'Start');
    await no();
    await press(game, 'Back to my game');
    expect(game.board.moves).to.equal('f5');
  });

  it('keeps your own game through a reload until you discard it', async () => {
    const before = await begin({});
    await play(before, 'f5');
    await before.openLink('e6f4');
    await settle(before);
    const game = await reload(before);
    expect(game.board.moves).to.equal('e6f4');
    await press(game, 'Keep this game');
    expect(button(game, 'Back to my game')).to.equal(undefined);
    expect(game.board.moves).to.equal('e6f4');
  });
});

describe('the end of a game', () => {
  it('has the result where "Restart" was: nothing moves', async () => {
    const game = await begin({});
    await play(game, ...WIPE_OUT.slice(0, -1));
    const top = (one: Element): number => one.getBoundingClientRect().top;
    const before = [...root(game).querySelectorAll('.menu button, othello-controls')].map(
      (one) => [one, top(one)] as const,
    );
    await play(game, WIPE_OUT.at(-1)!);
    expect(button(game, 'Result')).not.to.equal(undefined);
    // At the end nothing can be taken back or given up.
    const rest = before.filter(([one]) => top(one) > 0);
    expect(rest).not.to.have.length(0);
    expect(rest.map(([one]) => top(one))).to.deep.equal(rest.map(([, at]) => at));
  });

  it('has the standing of the match in sight; it is in sight during play, too', async () => {
    const game = await begin({ match: 'best-of-three' });
    await play(game, ...WIPE_OUT);
    await resultOf(game);
    const standing = root(game).querySelector('#end .standing')!;
    expect(standing.textContent).to.contain('Wins: Ann 1, Bob 0.');
    await press(game, 'Next game');
    expect(root(game).querySelector('.panel .standing')!.textContent).to.equal(
      'Game 2 of 3. Wins: Ann 1, Bob 0.',
    );
  });
});

describe('"?"', () => {
  it('shows the keys to everybody', async () => {
    const game = await begin({});
    game.board.focus();
    game.board.shadowRoot!.activeElement!.dispatchEvent(
      new KeyboardEvent('keydown', { key: '?', bubbles: true, composed: true }),
    );
    await settle(game);
    expect(dialog(game, 'keys').open).to.equal(true);
    expect(dialog(game, 'keys').textContent).to.contain('Next legal move');
  });
});

describe('a text that cannot be read', () => {
  const note = (game: OthelloGame, name: string): string =>
    dialog(game, name).querySelector('.note')!.textContent;

  it('is reported where it was given, and not in the dialog that is open by then', async () => {
    const game = await begin({});
    const submit = async (): Promise<void> => {
      game.open('load');
      await settle(game);
      const field = dialog(game, 'load').querySelector('textarea')!;
      field.value = 'no game';
      button(game, en.share.loadButton)!.click();
    };
    await submit();
    await settle(game);
    expect(note(game, 'load')).not.to.equal('');
    dialog(game, 'load').close();

    await submit();
    dialog(game, 'load').close();
    game.open('share');
    await settle(game);
    expect(note(game, 'share')).to.equal('');
  });
});

describe('a hint', () => {
  it('shows the move with its value', async () => {
    const game = await beginAlone();
    const controls = root(game).querySelector('.tools othello-controls')!;
    controls.shadowRoot!.querySelector<HTMLButtonElement>('[part~=hint]')!.click();
    await eventually(() => /^Hint: [a-h][1-8]\. With good play /u.test(message(game)));
    expect(game.board.marks).to.have.length(1);
  });

  it('says a moment later why, in the words of the coach', async () => {
    // Black can take the corner a1, or play d3, which this engine rates twelve discs lower.
    const game = new Game({
      position: Position.of(`-OX${'-'.repeat(24)}OX------XO${'-'.repeat(27)}`, 'black'),
    });
    const cornerFirst: Engine = {
      search: (position) => {
        const best = position.at('a1') ? -2 : position.turn === 'white' ? 10 : -10;
        const moves = position.legalMoves
          .map((move) => ({ move, value: move === 'a1' ? 2 : best, depth: 8, line: [move] }))
          .map((value) => ({ ...value, certainty: 'heuristic' as const }))
          .toSorted((a, b) => b.value - a.value);
        return Promise.resolve({ ...moves[0]!, moves, nodes: 1, time: 1, nps: 1 });
      },
      close: () => undefined,
    };
    const announced: string[] = [];
    const host = {
      env: { openEngine: () => Promise.resolve(cornerFirst), language: () => 'fr' },
      board: {},
      game,
      options: {},
      strings: en,
      setMessage: (text: string, _from: MessageSource, advice?: Advice) =>
        announced.push(advice ? `${advice.title} ${text}` : text),
      reportLoadError: (cause: unknown) => announced.push(String(cause)),
    } as unknown as SessionContext;
    new GameMessages(host).onHint({ square: 'a1', value: 2, certainty: 'heuristic' });
    await eventually(() => announced.length === 2);
    expect(announced).to.deep.equal([
      'Hint: a1. With good play you finish 2 discs ahead. ',
      'Hint: a1. With good play you finish 2 discs ahead. Vous prenez le coin a1.',
    ]);
  });
});

describe('numeric coordinates', () => {
  it('name squares in the list of moves and in words, too', async () => {
    const game = await begin({});
    game.options = { coordinates: 'numbers' };
    await play(game, 'f5');
    const list = root(game).querySelector('othello-moves')!;
    await list.updateComplete;
    expect(list.shadowRoot!.querySelector('[aria-current]')!.textContent).to.contain('(5,4)');
    expect(message(game)).to.contain('Ann played (5,4).');
  });
});

describe('playing White', () => {
  it('does not turn the board unless the options say so', async () => {
    const game = await beginAlone({ side: 'white' });
    expect(game.board.orientation).to.equal('black');
    game.options = { ownSideBelow: true };
    await settle(game);
    expect(game.board.orientation).to.equal('white');
  });
});

describe('the buttons', () => {
  it('have one primary button at a time', async () => {
    const game = await begin({});
    const primary = (): string[] =>
      [...root(game).querySelectorAll('.panel button.main')].map(({ textContent }) => textContent.trim());
    expect(primary()).to.deep.equal(['Play']);
    await play(game, 'f5');
    expect(primary()).to.deep.equal([]);
    await game.openLink('e6');
    await settle(game);
    expect(primary()).to.deep.equal(['Back to my game']);
    await press(game, 'Back to my game');
    // On one's own move in a friend's game, the move comes first.
    await game.openLink('e6', 'white');
    await settle(game);
    expect(primary()).to.deep.equal([]);
    await press(game, 'Back to my game');
    game.newGame();
    await play(game, ...WIPE_OUT);
    await resultOf(game);
    expect(primary()).to.deep.equal(['Play again']);
  });

  it('show a button for a pass if users pass by hand', async () => {
    const game = await begin({});
    game.options = { passByClick: true };
    await play(game, ...('f5f6d3g5h5h4f7h6'.match(/../g) as Square[]));
    expect(game.board.turn).to.equal('black');
    await press(game, 'Pass');
    expect(game.board.turn).to.equal('white');
    expect(button(game, 'Pass')).to.equal(undefined);
  });
});

describe('on a phone that is turned on its side', () => {
  // Create the game first: WebKit only re-evaluates media queries of style sheets in use.
  const beginAndTurn: typeof begin = async (...how) => {
    const game = await begin(...how);
    await setViewport({ width: 740, height: 360 });
    return game;
  };
  afterEach(() => setViewport({ width: 800, height: 600 }));

  it('the board stands beside its panel and fits the window', async () => {
    const game = await beginAndTurn({}, 700);
    const table = root(game).querySelector('.table')!.getBoundingClientRect();
    const panel = root(game).querySelector('.panel')!.getBoundingClientRect();
    expect(panel.left).to.be.at.least(table.right);
    expect(panel.top).to.equal(table.top);
    expect(table.height).to.be.at.most(360);
  });

  it('result and standing of the end are in sight at once, long names broken between words', async () => {
    const names = ['Anna-Karolina Wiśniewska', 'Bartholomew Montgomery Johns'] as const;
    const game = await beginAndTurn({ names, match: 'best-of-three' }, 700);
    await play(game, ...WIPE_OUT);
    await resultOf(game);
    await settle(game);
    const end = root(game).querySelector('#end')!;
    for (const part of ['h2', '.standing']) {
      const { top, bottom } = end.querySelector(part)!.getBoundingClientRect();
      expect(top, part).to.be.at.least(0);
      expect(bottom, part).to.be.at.most(360);
    }
  });
});

describe('the coach', () => {
  /** Every move is worth nothing, but one loses 12 discs; the computer plays its first. */
  const oneBadMove: Engine = {
    search: (position) => {
      const moves = position.legalMoves.map((move, at) => ({
        move,
        value: at === position.legalMoves.length - 1 ? -12 : 0,
        certainty: 'heuristic' as const,
        depth: 8,
        line: [move],
      }));
      return Promise.resolve({ ...moves[0]!, moves, nodes: 1, time: 1, nps: 1 });
    },
    close: () => undefined,
  };

  async function coached(engine = oneBadMove): Promise<OthelloGame> {
    const game = await beginAlone({ side: 'black' });
    game.board.engineProvider = () => Promise.resolve(engine);
    game.options = { ...game.options, coach: true };
    await settle(game);
    return game;
  }

  const click = (game: OthelloGame, square: Square): void =>
    game.board.shadowRoot!.querySelector<HTMLElement>(`[data-square=${square}]`)!.click();

  it('says why a move was bad, and takes it back with its answer', async () => {
    const game = await coached();
    click(game, game.board.legalMoves.at(-1)!);
    await eventually(() => button(game, 'Take it back') !== undefined);
    expect(message(game)).to.match(
      new RegExp(`${game.board.history[0]!} loses 12 discs\\. .*your opponent can play f4, d6 and f6`),
    );
    await press(game, 'Take it back');
    expect(game.board.length === 0 || game.board.ply === 0).to.equal(true);
    expect(button(game, 'Take it back')).to.equal(undefined);
  });

  it('offers no longer to take a move back once a hint has come, nor marks a better one', async () => {
    const game = await coached();
    click(game, game.board.legalMoves.at(-1)!);
    await eventually(() => button(game, 'Take it back') !== undefined);
    const [better] = game.board.marks;
    await eventually(() => game.board.turn === 'black' && !game.board.thinking);
    game.hint();
    await eventually(() => message(game).includes('Hint'));
    await settle(game);
    expect(button(game, 'Take it back')).to.equal(undefined);
    expect(game.board.marks).not.to.include(better);
  });

  it('says it again where a longer look finds something else', async () => {
    let look!: () => void;
    const longer = new Promise<void>((resolve) => (look = resolve));
    const isLong = (limits?: SearchLimits): boolean => limits?.nodes === EFFORT_LIMITS.thorough.nodes;
    const doubtful: Engine = {
      ...oneBadMove,
      search: async (position, limits) => {
        const found = await oneBadMove.search(position, limits);
        if (!isLong(limits)) return found;
        await longer;
        return { ...found, moves: found.moves.map((one) => ({ ...one, value: one.value / 2 })) };
      },
    };
    const game = await coached(doubtful);
    click(game, game.board.legalMoves.at(-1)!);
    await eventually(() => message(game).includes('loses 12 discs'));
    look();
    await eventually(() => message(game).includes('loses 6 discs'));
    expect(button(game, 'Take it back')).to.not.equal(undefined);
  });

  it('says nothing of a move that loses nothing, nor where it is not wanted', async () => {
    const game = await coached();
    click(game, game.board.legalMoves[0]!);
    await eventually(() => game.board.length > 1);
    await settle(game);
    expect(button(game, 'Take it back')).to.equal(undefined);
    game.options = { ...game.options, coach: false };
    await settle(game);
    click(game, game.board.legalMoves.at(-1)!);
    await eventually(() => game.board.length > 3);
    await settle(game);
    expect(button(game, 'Take it back')).to.equal(undefined);
  });
});
