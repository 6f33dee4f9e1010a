import type { ChangeReason } from '../../board/events.js';
import { fill } from '../../locales/strings.js';
import type { Square } from '../../rules/square.js';
import {
  agreedOpening,
  applyGame,
  applyView,
  recordOf,
  restoreGame,
  serializeGame,
  type ForeignGame,
  type Opening,
} from './board-sync.js';
import { evenOpening } from './drawn-opening.js';
import { updateEnding, type Ending } from './ending.js';
import type { GameHost } from './host.js';
import { ManualFlips } from './manual-flips.js';
import { mainLineOf } from './saved-tree.js';
import { colorOf, firstGame, withPlayersOf, type Session } from './session.js';
import { readSetup, type GameSetup } from './setup.js';
import { loadOpenings, saveOpenings, type OwnGame, type SavedGame } from './storage.js';

/** The game on the board: what was agreed, how it began and ended, and the mode of flipping discs by hand. */
export class GameController {
  #session: Session = firstGame(readSetup(undefined), ['', ''], 0);
  #ending: Ending | undefined;
  #manualFlips: ManualFlips | undefined;
  /** The position before the first move, where it is not the usual one. */
  #start = '';
  #engineFailed = false;
  /** Whether the computer waits until a person moves or asks for it, as the game came from elsewhere. */
  #engineHeld = false;
  #own: OwnGame | undefined;
  #openings: readonly Opening[] | undefined;

  constructor(private readonly host: GameHost) {}

  get session(): Session {
    return this.#session;
  }

  /** How the game ended; it stays while a person looks back through the game. */
  get ending(): Ending | undefined {
    return this.#ending;
  }

  /** Whether it is the computer's game and the computer cannot play. */
  get engineMissing(): boolean {
    return this.#engineFailed && this.#session.setup.players === 'one' && !this.#ending;
  }

  /** Whether it is the computer's turn and it waits, as the game came from elsewhere. */
  get engineWaiting(): boolean {
    const { engine, turn, gameOver } = this.host.board();
    return this.#engineHeld && engine === turn && !gameOver;
  }

  /** The person's own game, while one from elsewhere is open beside it. */
  get own(): OwnGame | undefined {
    return this.#own;
  }

  /** Whether a person has to pass by a button. */
  get mustPass(): boolean {
    const { engine, turn, gameOver, legalMoves, paused } = this.host.board();
    return !gameOver && !paused && engine !== turn && legalMoves.length === 0;
  }

  /** Whether a game would be lost if another began: it has moves and is not over. */
  get isRunning(): boolean {
    return this.host.board().length > 0 && !this.#ending;
  }

  /** The mode in which the players flip the discs, where that was agreed. */
  get manualFlips(): ManualFlips | undefined {
    return this.#manualFlips;
  }

  /** The game as a text that can be read again. */
  get record(): string {
    return recordOf(this.host.board(), this.#start);
  }

  /** Starts a game as agreed. */
  start(session: Session): void {
    const { opening, handicap, byHand } = session.setup;
    this.#own = undefined;
    this.startFrom(session, agreedOpening(session));
    if (byHand) this.host.setMessage(this.host.strings().manualFlips.begin);
    const byLot = opening === 'even' || (opening === 'list' && this.openings.length > 0);
    if (byLot && handicap === 0) void this.#draw(session);
  }

  /** What games begin with where they begin by a list: the last one that was opened, also before a reload. */
  get openings(): readonly Opening[] {
    const key = this.host.storageKey();
    return (this.#openings ??= key ? loadOpenings(key) : []);
  }
  set openings(openings: readonly Opening[]) {
    this.#openings = openings;
    const key = this.host.storageKey();
    if (key) saveOpenings(key, openings);
  }

  /** Begins again with an opening by lot; meanwhile nobody moves for the computer. */
  async #draw(session: Session): Promise<void> {
    const { host } = this;
    const board = host.board();
    const waiting = board.engine;
    board.engine = 'none';
    try {
      const drawn = session.setup.opening === 'list' ? randomItem(this.openings) : await evenOpening();
      if (this.#session !== session || board.length > 0) return;
      this.startFrom(session, drawn);
      if (drawn.tree.length > 0) {
        host.setMessage(fill(host.strings().messages.opening, { moves: mainLineOf(drawn.tree).join(' ') }));
      }
    } catch (cause) {
      host.reportLoadError(cause);
      if (this.#session === session) board.engine = waiting;
    }
  }

  /** Starts a game from an opening or a position; both sides play on as agreed. */
  startFrom(session: Session, opening: Opening): void {
    const { host } = this;
    this.#session = session;
    this.#ending = undefined;
    this.#engineFailed = false;
    this.#engineHeld = false;
    host.setMessage('');
    this.#start = applyGame(host.board(), session, opening);
    this.applyOrientation();
    this.#manualFlips = this.#createManualFlips();
    host.requestUpdate();
    void host.updateComplete().then(() => {
      const clock = host.clock();
      clock?.reset();
      clock?.start();
    });
  }

  /**
   * Shows a game from elsewhere: the computer does not move in it by itself. Names that it brings are those of two
   * players, and go with it.
   */
  show({ names, view, setup: agreedThere, ...opening }: ForeignGame): void {
    const session = withPlayersOf(this.#session, names);
    const setup = readSetup({ ...session.setup, ...agreedThere, byHand: false });
    this.startFrom({ ...session, setup, counts: false }, opening);
    if (view) applyView(this.host.board(), view);
    this.#engineHeld = true;
    // A game that is over, or that a person looks at, has no clock running.
    this.host.requestUpdate();
  }

  /** Shows a game from elsewhere beside the person's own, which is kept. */
  showBeside(game: ForeignGame): void {
    const own = this.host.board().length > 0 ? { session: this.#session, game: this.serialize() } : undefined;
    this.#own ??= own;
    this.show(game);
  }

  /** Goes back to the person's own game. */
  returnToOwn(): void {
    const own = this.#own;
    if (!own) return;
    this.#own = undefined;
    this.host.setMessage('');
    this.restore(own.session, own.game);
  }

  /** Gives the person's own game up for the one on the board. */
  discardOwn(): void {
    this.#own = undefined;
    this.host.requestUpdate();
  }

  /** The person's own game has gone on in another tab. */
  updateOwn(own: OwnGame): void {
    if (this.#own) this.#own = own;
  }

  /** Lets a waiting computer move. */
  releaseEngine(): void {
    this.#engineHeld = false;
    this.host.requestUpdate();
  }

  /** Restores a game that was saved, and the person's own beside it. */
  restore(session: Session, game: SavedGame, own?: OwnGame): void {
    const { host } = this;
    this.#session = session;
    this.#own = own;
    this.#engineFailed = false;
    this.#engineHeld = game.engineHeld === true;
    this.#manualFlips = this.#createManualFlips();
    const { start, ending } = restoreGame(host.board(), session, game, this.#manualFlips);
    this.applyOrientation();
    this.#start = start;
    this.#ending = ending;
    host.requestUpdate();
    void host.updateComplete().then(() => {
      const clock = host.clock();
      if (clock?.restore(game.clock) && !ending) clock.start();
    });
  }

  /** Turns the board where White is wanted at the bottom. */
  applyOrientation(): void {
    const { setup } = this.#session;
    const below = this.host.options().ownSideBelow && setup.players === 'one';
    this.host.board().orientation = below ? colorOf(this.#session, 0) : 'black';
  }

  /** The game, to be saved. */
  serialize(): SavedGame {
    const record = {
      start: this.#start,
      ending: this.#ending,
      mistakes: this.#manualFlips?.mistakes ?? [],
      turning: this.#manualFlips?.turning,
    };
    const game = serializeGame(this.host.board(), record, this.host.clock()?.save() ?? '');
    return this.#engineHeld ? { ...game, engineHeld: true } : game;
  }

  /** The engine broke down, or could not be loaded. */
  onEngineFailure(): void {
    this.#engineFailed = true;
    this.host.requestUpdate();
  }

  /** After an engine failure: the computer tries again (`one`), or a second person plays in its place (`two`). */
  resume(players: GameSetup['players']): void {
    const { setup } = this.#session;
    this.host.setMessage('');
    this.restore({ ...this.#session, setup: { ...setup, players } }, this.serialize(), this.#own);
  }

  /** Handles a click on a square where discs are flipped by hand; `true` when it was handled. */
  click(square: Square): boolean {
    const board = this.host.board();
    if (!this.#manualFlips || board.gameOver || board.paused || board.turn === board.engine) return false;
    return this.#manualFlips.click(square);
  }

  /**
   * Follows a change on the board.
   *
   * @returns whether the result is to be announced now
   */
  onChange(reason: ChangeReason): boolean {
    this.#manualFlips?.update();
    // Whoever plays on wants the computer to answer.
    if (reason === 'move') this.#engineHeld = false;
    const { session, ending, announce } = updateEnding(
      this.host.board(),
      reason,
      this.#session,
      this.#ending,
    );
    this.#session = session;
    this.#ending = ending;
    this.host.requestUpdate();
    return announce;
  }

  #createManualFlips(): ManualFlips | undefined {
    return this.#session.setup.byHand ? new ManualFlips(this.host) : undefined;
  }
}

function randomItem<Item>(items: readonly Item[]): Item {
  return items[Math.floor(Math.random() * items.length)]!;
}
