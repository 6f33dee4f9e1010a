/**
 * The dialogs of `<othello-game>`: `game.ts` renders them and opens one on a button, and `dialogActions` does in the
 * session what a user agrees to. The forms for a new game are in `new-game.ts`, those of results in `results.ts`.
 */
import { LANGUAGE_NAMES } from '../../../../core/locales/languages.js';
import { labelled } from '../../../../core/locales/strings.js';
import type { GameStrings } from '../../../../core/locales/strings/game.js';
import { type FormOption, checkbox, choicesOf, select } from './form.js';
import {
  type NewGameDraft,
  type OpponentChoice,
  draftOf,
  newGameForm,
  openingsFile,
  readForm,
} from './new-game.js';
import { type FriendSetup, friendForm } from './friend-form.js';
import { restartForm, sheetForm } from './results.js';
import { namesOf } from '../session/game-words.js';
import { type Options, readOptions } from '../session/setup/game-options.js';
import type { GameSession } from '../session/session.js';
import { type GameSetup, type NextGame, readSetup } from '../session/setup/game-setup.js';
import { closeDialog, showModal } from '../../../dom.js';
import { type ReactiveControllerHost, type TemplateResult, html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';

/** The names of the dialogs of `<othello-game>`, which are also the ids of their elements. */
export const DIALOGS = [
  // The opponent, the level and the rules of a new game.
  'new-game',
  // How the game looks, sounds and helps; each change applies at once.
  'options',
  // The question whether to give up the current game for a new one.
  'restart',
  // The results of a series of games.
  'sheet',
  // The game as a link and as a text, to copy.
  'share',
  // A field for the text of another game.
  'load',
  // A game with a friend elsewhere: sides, names and time.
  'friend',
  // The keys of the board.
  'keys',
] as const;
/** The name of a dialog of the game. */
export type DialogName = (typeof DIALOGS)[number];

/** The data that dialogs show. */
export interface DialogView {
  readonly session: GameSession;
  /** The hosts that a live game would contact. */
  readonly contacts: readonly string[];
  /** The game that the page offers when one has ended. */
  readonly nextGame: NextGame | undefined;
  /** The page's own choice of an opponent for "New game", if any. */
  readonly choice: OpponentChoice | undefined;
}

/** The callbacks of the dialogs. */
export interface DialogOwner {
  /** The data to show now. */
  view(): DialogView;
  /** A dialog was opened or closed. The game is paused while one is open. */
  onOpenChange(): void;
  /** Starts a game as agreed; `openings` is the file that the user chose, if any. */
  start(setup: GameSetup, openings: File | undefined): void;
  /** Starts a game with a friend elsewhere. */
  startWithFriend(setup: FriendSetup): void;
  /** The user has changed an option. @param options all options, with the change */
  choose(options: Options): void;
  /** Opens a game from a text; resolves to an error message, if any. */
  load(text: string): Promise<string | undefined>;
  /** A dialog was closed. @param answer the value of the button that closed it; empty if there is none */
  onClose(name: DialogName, answer: string): void;
}

/** All dialogs of the game: rendering, opening, closing, and the state of their forms. */
export class Dialogs {
  /** The answers in "New game" so far. */
  #draft: NewGameDraft | undefined;
  /** Replaced when the dialog closes, so that next time the form begins with the last set-up. */
  #newGameKey = {};
  /**
   * The result of the last button pressed in "Share", or the problem with a text to open. Each opening of a dialog has a
   * note of its own: what comes late does not appear in the dialog that is open then.
   */
  #note = { text: '' };
  /** Dialogs that have been opened. Others are empty, to keep the page fast. */
  readonly #opened = new Set<DialogName>();
  /** The dialog that opens with the next rendering. */
  #opening: DialogName | undefined;

  constructor(
    private readonly host: ReactiveControllerHost & { readonly renderRoot: ParentNode },
    private readonly owner: DialogOwner,
  ) {}

  /** Opens a dialog after the next render. */
  open(name: DialogName): void {
    this.#note = { text: '' };
    this.#opened.add(name);
    this.#opening = name;
    this.host.requestUpdate();
    void this.host.updateComplete.then(() => this.#show(name));
  }

  /** Shows a dialog that has been rendered. */
  #show(name: DialogName): void {
    if (this.#opening !== name) return;
    this.#opening = undefined;
    const dialog = this.#dialog(name);
    if (dialog.open) return;
    showModal(dialog);
    this.owner.onOpenChange();
    if (name === 'new-game') this.owner.view().choice?.focus();
    // Show the title, even of a long dialog.
    dialog.scrollTop = 0;
  }

  render(): TemplateResult {
    const view = this.owner.view();
    return html`${DIALOGS.map(
      (name) =>
        html`<dialog
          id=${name}
          part="dialog"
          aria-labelledby="${name}-title"
          @close=${() => this.#onClose(name)}
        >
          ${this.#opened.has(name) ? this.#form(name, view) : nothing}
        </dialog>`,
    )}`;
  }

  /** The content of a dialog. */
  #form(name: DialogName, view: DialogView): unknown {
    const { session } = view;
    const { strings, agreement, env } = session;
    switch (name) {
      case 'new-game':
        return this.#newGame(view);
      case 'options':
        return optionsForm(session, (chosen) => this.owner.choose(chosen));
      case 'restart':
        return restartForm(session);
      case 'sheet':
        return sheetForm(strings, agreement.match, namesOf(agreement.setup, strings));
      case 'share':
        return this.#share(view);
      case 'load':
        return loadForm(strings, this.#note.text, (text) => void this.#load(text));
      case 'friend':
        return friendForm(
          strings,
          env.language(),
          { contacts: view.contacts, name: session.ownName },
          (setup) => this.owner.startWithFriend(setup),
        );
      case 'keys':
        return keysForm(strings);
    }
  }

  /** The form for a new game. */
  #newGame({ session, nextGame, choice }: DialogView): TemplateResult {
    const { strings, env } = session;
    const current = setupHere(session);
    // The form begins with the current set-up, and against a computer with what the page offers next.
    const offered = current.players === 'one' ? nextGame?.setup : undefined;
    const draft = this.#draft ?? draftOf(readSetup({ ...current, ...offered }));
    const { level, computer } = draft.setup;
    // The page's own choice of an opponent is an element, which shows the draft too.
    if (choice) choice.value = { level, computer };
    const template = newGameForm({
      strings,
      language: env.language(),
      draft,
      choice,
      changed: (form, target) => {
        const answers = readForm(form, draft, strings);
        const chosen = target === choice ? choice.value : undefined;
        // A level may rule out other answers: `readSetup` makes a set-up that can be played of any.
        this.#draft = { ...answers, setup: readSetup({ ...answers.setup, ...chosen }) };
        this.host.requestUpdate();
      },
      invite: () => {
        closeDialog(this.#dialog('new-game'));
        this.open('friend');
      },
      start: (form) => {
        closeDialog(this.#dialog('new-game'));
        this.owner.start(readForm(form, draft, strings).setup, openingsFile(form));
      },
    });
    return html`${keyed(this.#newGameKey, template)}`;
  }

  /** The form for sharing the game. */
  #share({ session }: DialogView): TemplateResult {
    const { strings, address: link, record, isTranscript, env } = session;
    return shareForm({
      strings,
      language: env.language(),
      link,
      record,
      isTranscript,
      note: this.#note.text,
      copy: (text) => void this.#copy(text),
    });
  }

  /** Copies a text, and says so. */
  async #copy(text: string): Promise<void> {
    const note = this.#note;
    const { share } = this.owner.view().session.strings;
    try {
      await navigator.clipboard.writeText(text);
      note.text = share.copied;
    } catch {
      note.text = share.notCopied;
    }
    this.host.requestUpdate();
  }

  /** Loads a game from a text, or says why not. */
  async #load(text: string): Promise<void> {
    const note = this.#note;
    const problem = await this.owner.load(text);
    if (problem === undefined) closeDialog(this.#dialog('load'));
    else note.text = problem;
    this.host.requestUpdate();
  }

  /** Passes on the answer of a dialog that was closed, and forgets the answers in the form for a new game. */
  #onClose(name: DialogName): void {
    const dialog = this.#dialog(name);
    const answer = dialog.returnValue;
    dialog.returnValue = '';
    if (name === 'new-game') {
      this.#draft = undefined;
      this.#newGameKey = {};
      this.host.requestUpdate();
    }
    this.owner.onOpenChange();
    this.owner.onClose(name, answer);
  }

  /** Whether a dialog is open, or about to be. */
  get isOpen(): boolean {
    return this.#opening !== undefined || this.host.renderRoot.querySelector('dialog[open]') !== null;
  }

  /** The element of a dialog. */
  #dialog(name: DialogName): HTMLDialogElement {
    return this.host.renderRoot.querySelector<HTMLDialogElement>(`dialog#${name}`)!;
  }
}

/** The set-up of the game; where a friend plays elsewhere, a game against the computer. */
function setupHere({ agreement: { setup }, friend, live }: GameSession): GameSetup {
  const isApart = friend.side !== undefined || live.seat !== undefined;
  return isApart ? { ...setup, players: 'one', names: ['', ''], time: 'none' } : setup;
}

/** Lists the keys of the board. */
function keysForm({ keys }: GameStrings): TemplateResult {
  return html`<form method="dialog">
    <h2 id="keys-title">${keys.title}</h2>
    <dl class="keys">
      ${keys.list.map(
        ([names, action]) =>
          html`<div>
            <dt>${names.split(' ').map((name) => html`<kbd>${name}</kbd> `)}</dt>
            <dd>${action}</dd>
          </div>`,
      )}
    </dl>
    <div class="actions"><button class="main">${keys.close}</button></div>
  </form>`;
}

/** The parts of the page that `dialogActions` calls. */
interface DialogPage {
  /** Scrolls the board into view: on a phone the button of a dialog is far below it. */
  showBoard(): void;
  /** The user has changed the options. */
  onOptions(options: Options): void;
}

/** Carries out in the session what the user agrees to in dialogs. */
export function dialogActions(
  session: GameSession,
  page: DialogPage,
): Pick<DialogOwner, 'start' | 'startWithFriend' | 'choose' | 'load' | 'onClose'> {
  return {
    start: (setup, openings) => void session.newGames.agreed(setup, openings).then(() => page.showBoard()),
    startWithFriend: (setup) => {
      startApart(session, setup);
      page.showBoard();
    },
    choose: (options) => {
      session.choose(options);
      page.onOptions(options);
    },
    // If it cannot be read, the session's message says why.
    load: async (text) => ((await session.loadBeside(text)) ? undefined : session.message.text),
    onClose: (name, answer) => {
      // The buttons of the question about a new game have the values `yes` and `no` (`results.ts`).
      if (name === 'restart') session.newGames.answer(answer === 'yes');
      if (name === 'options') page.showBoard();
    },
  };
}

/** Begins a game with a friend elsewhere. */
function startApart(session: GameSession, setup: FriendSetup): void {
  const { newGames } = session;
  session.ownName = setup.name;
  const { isByTurns, side, name, friend, days, minutes, increment } = setup;
  const names = [name, friend] as const;
  // The form has minutes for the game, and seconds for the increment; the session has seconds.
  if (isByTurns) newGames.withFriend({ side, names, days: days || undefined });
  else newGames.live({ side, names, time: minutes * 60, increment });
}

/** The form of the options. @param changed called with all options after each change */
function optionsForm(
  { strings, options, env }: GameSession,
  changed: (options: Options) => void,
): TemplateResult {
  const t = strings.options;
  const read = (event: Event): void =>
    changed(readOptions({ ...options, ...valuesOf(event.currentTarget as HTMLFormElement) }));
  return html`<form method="dialog" @input=${read}>
    <h2 id="options-title">${t.title}</h2>
    ${env.offersAppearance() ? appearance(t, options) : nothing}
    <div class="columns">
      ${select('language', t.language, options.language, [
        ['auto', t.auto],
        ...env.languages().map((one): FormOption => [one, LANGUAGE_NAMES[one]]),
      ])}
      ${select('speed', t.speed, options.speed, choicesOf(t.speeds))}
    </div>
    <fieldset>
      <legend>${t.show}</legend>
      ${checkbox('legal', t.legal, options.legal)} ${checkbox('last', t.last, options.last)}
      ${checkbox('flips', t.flips, options.flips)} ${checkbox('strategy', t.strategy, options.strategy)}
      ${checkbox('values', t.values, options.values)}
    </fieldset>
    <fieldset>
      <legend>${t.help}</legend>
      ${checkbox('advice', t.advice, options.advice)} ${checkbox('coach', t.coach, options.coach)}
      ${checkbox('passByClick', t.passByClick, options.passByClick)}
    </fieldset>
    <div class="actions"><button class="main">${t.done}</button></div>
  </form>`;
}

/** How the game looks and sounds. */
function appearance(t: GameStrings['options'], options: Options): TemplateResult {
  return html`<div class="columns">
      ${select('theme', t.theme, options.theme, choicesOf(t.themes))}
      ${select('color', t.color, options.color, choicesOf(t.colors))}
      ${select('discs', t.discs, options.discs, choicesOf(t.discStyles))}
      ${select('coordinates', t.coordinates, options.coordinates, choicesOf(t.coordinateStyles))}
    </div>
    <div>
      ${checkbox('ownSideBelow', t.ownSideBelow, options.ownSideBelow)}
      ${checkbox('sounds', t.sounds, options.sounds)}
    </div>`;
}

/** The values of a form; boxes are true or false. */
function valuesOf(form: HTMLFormElement): Readonly<Record<string, unknown>> {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  return {
    ...Object.fromEntries(new FormData(form)),
    ...Object.fromEntries(boxes.map(({ name, checked }) => [name, checked])),
  };
}

/** The data that the dialog shows, and its callbacks. */
interface ShareView {
  readonly strings: GameStrings;
  readonly language: string;
  readonly link: string;
  /** The game as a text: its moves (then `isTranscript`), or only the position if moves cannot give it. */
  readonly record: string;
  readonly isTranscript: boolean;
  /** The result of the last button pressed. */
  readonly note: string;
  readonly copy: (text: string) => void;
}

/** The game as a link and as a text. */
function shareForm({ strings, language, link, record, isTranscript, note, copy }: ShareView): TemplateResult {
  const t = strings.share;
  const line = (id: string, label: string, value: string): TemplateResult =>
    html`<div class="copy">
      <div class="field">
        <label for=${id}>${label}</label>
        <input type="text" id=${id} readonly .value=${value} />
      </div>
      <button type="button" @click=${() => copy(value)} aria-label=${labelled(t.copy, label, language)}>
        ${t.copy}
      </button>
    </div>`;
  return html`<form method="dialog">
    <h2 id="share-title">${t.title}</h2>
    ${line('share-link', t.link, link)}
    ${line('share-moves', isTranscript ? t.transcript : t.position, record)}
    <p role="status" class="note">${note}</p>
    <div class="actions"><button class="main">${t.close}</button></div>
  </form>`;
}

/** A field to open another game. */
function loadForm({ share: t }: GameStrings, note: string, load: (text: string) => void): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    if ((event.submitter as HTMLButtonElement | null)?.value !== 'load') return;
    event.preventDefault();
    load(new FormData(event.currentTarget as HTMLFormElement).get('game') as string);
  };
  return html`<form method="dialog" @submit=${submit}>
    <h2 id="load-title">${t.load}</h2>
    <div class="field">
      <label for="load-game">${t.loadHelp}</label>
      <textarea id="load-game" name="game" rows="3" spellcheck="false"></textarea>
    </div>
    <p role="status" class="note">${note}</p>
    <div class="actions">
      <button value="close">${t.close}</button>
      <button value="load" class="main">${t.loadButton}</button>
    </div>
  </form>`;
}
