/**
 * The current game of a session, which calls it for each change: it knows the agreement, how the game began, and how it
 * ended. `manual-flips.ts` is a part of it.
 */
import type { ChangeReason } from '../../../../board/events.js';
import { fill } from '../../../../../core/locales/strings.js';
import type { GameJson } from '../../../../../core/formats/json/game-json.js';
import type { GameNode } from '../../../../../core/rules/game/tree.js';
import type { GameRecord } from '../../../../../core/rules/game/game.js';
import type { Square } from '../../../../../core/rules/square.js';
import {
  colorOf,
  engineOf,
  firstGame,
  playerOf,
  withoutResult,
  withPlayersOf,
  type Agreement,
  endingOf,
  updateEnding,
  type Ending,
} from '../setup/agreement.js';
import { agreedOpening, evenOpening, type ForeignGame, resignAtEnd } from './opening.js';
import type { SessionContext } from '../environment.js';
import { ManualFlips } from './manual-flips.js';
import {
  readGame,
  recordOf,
  wasJustRead,
  WrittenGame,
  loadOpenings,
  saveOpenings,
  type OwnGame,
  type SavedGame,
} from './storage.js';
import { knowsBook, readSetup, type GameSetup } from '../setup/game-setup.js';
import type { ByTurns } from '../friend/link.js';
import type { Color } from '../../../../../core/rules/color.js';

/** The current game: what was agreed, how it began and ended, and flipping by hand. */
export class GameController {
  readonly #context: SessionContext;
  readonly #onReopen: () => void;
  /** Before a game is agreed, one without names; 0 stands for the random number that draws the sides. */
  #agreement: Agreement = firstGame(readSetup(undefined), ['', ''], 0);
  #ending: Ending | undefined;
  readonly #written = new WrittenGame();
  #manualFlips: ManualFlips | undefined;
  #engineFailed = false;
  /** Whether the computer waits for the user to move or ask for it, because the game came from elsewhere. */
  #engineHeld = false;
  /** Whether the game of a link asks the person who opens it for a move. */
  #asksForMove = false;
  /** The start of the game whose time the clock counts: another one means that other code has started a game. */
  #root: GameNode | undefined;
  #own: OwnGame | undefined;
  #openings: readonly GameJson[] | undefined;

  /** @param onReopen called when a game that had ended goes on */
  constructor(context: SessionContext, onReopen: () => void) {
    this.#context = context;
    this.#onReopen = onReopen;
  }

  get agreement(): Agreement {
    return this.#agreement;
  }

  /** How the game ended; it is kept while the user looks back through the game. */
  get ending(): Ending | undefined {
    return this.#ending;
  }

  /** Whether the computer should play but cannot. */
  get engineMissing(): boolean {
    return this.#engineFailed && this.#agreement.setup.players === 'one' && !this.#ending;
  }

  /** Whether it is the computer's turn, and it waits because the game came from elsewhere. */
  get engineWaiting(): boolean {
    const { game, board } = this.#context;
    // At the start there is no move that the computer could answer again.
    const canMove = game.node.children.length === 0 || game.ply > 0;
    return this.#engineHeld && board.engine === game.turn && !game.result && canMove;
  }

  /** The user's own game, while one from elsewhere is open beside it. */
  get own(): OwnGame | undefined {
    return this.#own;
  }

  /** Whether it is the game of a link that nobody has played on with: the players of this page have no part in it. */
  get isUntouched(): boolean {
    return this.#asksForMove && this.#engineHeld && this.#agreement.setup.players === 'one';
  }

  /** The game on the board is that of the link that was opened again. */
  askForMove(): void {
    this.#asksForMove = !this.#agreement.counts;
    this.#context.requestUpdate();
  }

  /** Whether a person must pass by a button. */
  get mustPass(): boolean {
    const { game, board } = this.#context;
    return !game.result && board.engine !== game.turn && game.position.legalMoves.length === 0;
  }

  /** Whether starting another game would lose this one: it has moves and is not over. */
  get isRunning(): boolean {
    return this.#context.game.nodes.length > 0 && !this.#ending;
  }

  /** The mode in which players flip the discs, if agreed. */
  get manualFlips(): ManualFlips | undefined {
    return this.#manualFlips;
  }

  /** The game as a text that can be read again. */
  get record(): string {
    return recordOf(this.#context.game);
  }

  /** The openings of a list: from the last file opened, even before a reload. */
  get openings(): readonly GameJson[] {
    const key = this.#context.env.storageKey();
    return (this.#openings ??= key ? loadOpenings(key) : []);
  }
  set openings(openings: readonly GameJson[]) {
    this.#openings = openings;
    const key = this.#context.env.storageKey();
    if (key) saveOpenings(key, openings);
  }

  /** Starts a game as agreed. */
  start(agreement: Agreement): void {
    const { opening, handicap, byHand } = agreement.setup;
    this.#own = undefined;
    this.startFrom(agreement, agreedOpening(agreement));
    if (byHand) this.#context.setMessage(this.#context.strings.manualFlips.begin);
    // A handicap has its own start, which no opening fits.
    const byLot = opening === 'even' || (opening === 'list' && this.openings.length > 0);
    if (byLot && handicap === 0) void this.#draw(agreement);
  }

  /** Restarts with a random opening; until then nobody moves for the computer. */
  async #draw(agreement: Agreement): Promise<void> {
    const context = this.#context;
    const { engine } = context.board;
    context.setBoard({ engine: 'none' });
    try {
      const byList = agreement.setup.opening === 'list';
      const drawn = byList ? readGame(randomItem(this.openings)) : await evenOpening();
      if (this.#agreement !== agreement || context.game.nodes.length > 0) return;
      this.startFrom(agreement, drawn);
      const { line } = drawn.game;
      if (line.length > 0)
        context.setMessage(fill(context.strings.messages.opening, { moves: line.join(' ') }));
    } catch (cause) {
      context.reportLoadError(cause);
      if (this.#agreement === agreement) context.setBoard({ engine });
    }
  }

  /** Starts a game from an opening or a position; both sides play as agreed. */
  startFrom(agreement: Agreement, opening: GameRecord): void {
    const context = this.#context;
    this.#ending = undefined;
    this.#engineHeld = false;
    this.#asksForMove = false;
    context.setMessage('');
    this.#manualFlips = undefined;
    this.#load(agreement, opening);
    const { time, increment } = agreement.setup;
    context.clock.setTime(time, increment);
    context.clock.start();
    context.requestUpdate();
  }

  /**
   * Shows a game from elsewhere. The computer does not move in it by itself. If the game has names, it is a game
   * between two players with these names.
   */
  show({ record, names, view, asksForMove, setup: agreedThere }: ForeignGame): void {
    const agreement = withPlayersOf(this.#agreement, names);
    const setup = readSetup({ ...agreement.setup, ...agreedThere });
    const { turn } = (record.shown ?? record.game.node).position;
    const blackPlayer = asksForMove ? (turn === 'black' ? 0 : 1) : agreement.blackPlayer;
    this.startFrom({ ...agreement, setup, blackPlayer, counts: false }, record);
    this.#asksForMove = asksForMove === true;
    if (view) {
      const { game, board } = this.#context;
      const { orientation = board.orientation, marks, arrows, loser } = view;
      if (loser) resignAtEnd(game, loser);
      this.#context.setBoard({ orientation, marks, arrows });
    }
    // After this the session hears of the change, and pauses the board and its clock while the computer waits.
    this.#engineHeld = true;
    this.#context.requestUpdate();
  }

  /** Shows a game from elsewhere beside the user's own, which is kept. */
  showBeside(game: ForeignGame, turns: ByTurns): void {
    const { nodes } = this.#context.game;
    const own = nodes.length > 0 ? { session: this.#agreement, game: this.serialize(), ...turns } : undefined;
    this.#own ??= own;
    this.show(game);
  }

  /**
   * Continues a game that was kept.
   *
   * @param turns of the running game, which then waits beside it; `undefined` if it is kept, too
   */
  restoreBeside({ session, game }: OwnGame, turns: ByTurns | undefined): void {
    const own =
      turns && this.isRunning ? { session: this.#agreement, game: this.serialize(), ...turns } : undefined;
    this.#context.setMessage('');
    this.restore(session, game, this.#own ?? own);
  }

  /** Goes back to the user's own game. */
  returnToOwn(): void {
    const own = this.#own;
    if (!own) return;
    this.#own = undefined;
    this.#context.setMessage('');
    this.restore(own.session, own.game);
  }

  /** Discards the user's own game and keeps the one on the board. */
  discardOwn(): void {
    this.#own = undefined;
    this.#context.requestUpdate();
  }

  /** A player of this game is called by another name. */
  rename(side: Color, name: string): void {
    const { setup } = this.#agreement;
    const [first, second] = setup.names;
    const names: GameSetup['names'] = playerOf(this.#agreement, side) === 0 ? [name, second] : [first, name];
    this.#agreement = { ...this.#agreement, setup: { ...setup, names } };
    this.#context.requestUpdate();
  }

  /** The user's own game was continued in another tab. */
  updateOwn(own: OwnGame): void {
    if (this.#own) this.#own = own;
  }

  /** Lets a waiting computer move. */
  releaseEngine(): void {
    const { game } = this.#context;
    const { node } = game;
    const { parent, move } = node;
    this.#engineHeld = false;
    // Where moves follow, a board takes a step back for looking, and a move for one to be answered.
    if (parent && move && node.children.length > 0) {
      game.goTo(parent);
      game.play(move, node.position);
    }
    this.#context.requestUpdate();
  }

  /** Restores a saved game, and the user's own beside it. */
  restore(agreement: Agreement, saved: SavedGame, own?: OwnGame): void {
    const { game, clock } = this.#context;
    const { time, increment } = agreement.setup;
    this.#own = own;
    this.#engineHeld = saved.engineHeld === true;
    this.#manualFlips = undefined;
    // Asked before it is read again, which forgets it.
    const isChecked = wasJustRead(saved.record);
    this.#load(agreement, readGame(saved.record));
    if (isChecked) this.#written.know(game, saved.record);
    this.#ending = endingOf(game);
    if (saved.turning) this.manualFlips?.resume(saved.turning);
    clock.setTime(time, increment);
    if (clock.restore(saved.clock) && !this.#ending) clock.start();
    this.#context.requestUpdate();
  }

  /** Loads a game, and configures the boards for the agreement. */
  #load(agreement: Agreement, record: GameRecord): void {
    const context = this.#context;
    const { level, book, players, byHand } = agreement.setup;
    this.#agreement = agreement;
    this.#engineFailed = false;
    context.setBoard({ preview: undefined, marks: [], arrows: [] });
    const { game, shown } = record;
    if (shown) game.goTo(shown);
    // The record was read or made for this, and its notes belong to the places of its tree: it can be used without a copy.
    if (game.autoPass === context.game.autoPass) context.game.take(game, record);
    else context.game.load(record);
    this.#root = context.game.root;
    const usesBook = book && players === 'one' && knowsBook(level);
    context.setBoard({ level, usesBook, engine: engineOf(agreement) });
    this.applyOrientation();
    if (!byHand) return;
    this.#manualFlips = new ManualFlips(context, () => this.#reopen());
    this.#manualFlips.update();
  }

  /** Turns the board: against the computer the user's side can be at the bottom, otherwise Black is. */
  applyOrientation(): void {
    const isOwnBelow = this.#context.options.ownSideBelow && this.#agreement.setup.players === 'one';
    // Against the computer, player 0 is the user.
    this.#context.setBoard({ orientation: isOwnBelow ? colorOf(this.#agreement, 0) : 'black' });
  }

  /** The game in the form to be saved. */
  serialize(): SavedGame {
    const { game, clock } = this.#context;
    return {
      record: this.#written.json(game),
      turning: this.#manualFlips?.turning,
      clock: clock.save(),
      engineHeld: this.#engineHeld || undefined,
    };
  }

  /** Whether {@link serialize} is fast; large games must be prepared. */
  get isQuicklySerialized(): boolean {
    return this.#written.isQuick(this.#context.game);
  }

  /** Serializes the game in pieces, so that {@link serialize} is fast. */
  prepareToSerialize(): Promise<void> {
    return this.#written.prepare(this.#context.game);
  }

  /** The engine crashed, or could not be loaded. */
  onEngineFailure(): void {
    this.#engineFailed = true;
    this.#context.requestUpdate();
  }

  /**
   * Continues after an engine failure: the computer tries again (`one`), or a second person takes its place (`two`).
   */
  resume(players: GameSetup['players']): void {
    const { setup } = this.#agreement;
    this.#context.setMessage('');
    this.restore({ ...this.#agreement, setup: { ...setup, players } }, this.serialize(), this.#own);
  }

  /** Goes back to a place of a game that has ended, from where it is played on. */
  reopenAt(place: GameNode): void {
    this.#reopen();
    this.#context.game.goTo(place);
  }

  /** A turn begins in a game that had ended: its result no longer holds, until the end is reached again. */
  #reopen(): void {
    if (!this.#ending) return;
    this.#ending = undefined;
    this.#agreement = withoutResult(this.#agreement);
    this.#onReopen();
  }

  /** Handles a click on a square while discs are flipped by hand; returns whether it was handled. */
  click(square: Square): boolean {
    const { game, board } = this.#context;
    if (!this.#manualFlips || game.result || board.paused || game.turn === board.engine) return false;
    return this.#manualFlips.click(square);
  }

  /**
   * Reacts to a change of the game.
   *
   * @returns whether the result must be announced now
   */
  onChange(reason: ChangeReason): boolean {
    const { game, clock } = this.#context;
    this.#manualFlips?.update();
    if (game.root === this.#root) clock.update(reason);
    else clock.reset();
    this.#root = game.root;
    // After a move of the user the computer answers.
    if (reason === 'move') this.#engineHeld = false;
    const update = updateEnding(game, reason, this.#agreement, this.#ending);
    this.#agreement = update.agreement;
    this.#ending = update.ending;
    this.#context.requestUpdate();
    return update.announce;
  }
}

/** Any one of some items. */
function randomItem<Item>(items: readonly Item[]): Item {
  return items[Math.floor(Math.random() * items.length)]!;
}
