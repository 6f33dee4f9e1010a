import { fill } from '../../../locales/strings.js';
import { opponent, type Color } from '../../../rules/color.js';
import type { GameHost } from '../host.js';
import { friendAddress, friendText, showLink, type FriendNames } from './link.js';

/** What a game with a friend needs of the game around it. */
export interface FriendOwner {
  /** The names that the players gave; empty where they gave none. */
  givenNames(): FriendNames;
  /** The text of the link that leads to the game as it is now. */
  onLink(text: string): void;
}

/** A game with somebody elsewhere, by turns: each move makes a link, which is sent on and has the whole game in it. */
export class FriendGame {
  readonly #host: GameHost;
  readonly #owner: FriendOwner;
  #side: Color | undefined;
  #address = '';

  constructor(host: GameHost, owner: FriendOwner) {
    this.#host = host;
    this.#owner = owner;
  }

  /** The side that is played here; `undefined` where nobody is elsewhere. */
  get side(): Color | undefined {
    return this.#side;
  }

  /** The address to be sent on; empty while there is none. */
  get address(): string {
    return this.#address;
  }

  /** Whether there is something to send: it is the other side's turn, or the game is over. */
  get canSend(): boolean {
    const { turn, gameOver } = this.#host.board();
    return this.#address !== '' && this.#side !== undefined && (gameOver || turn !== this.#side);
  }

  /** Begins, or goes on, as the player of a side. */
  begin(side: Color): void {
    this.#side = side;
    this.#address = '';
    this.apply();
    void this.update();
  }

  /** From now on both sides move here. */
  end(): void {
    if (this.#side === undefined) return;
    this.#side = undefined;
    this.#address = '';
    this.#host.board().player = 'both';
  }

  /** Only one side moves here, and sits below. */
  apply(): void {
    if (this.#side === undefined) return;
    const board = this.#host.board();
    board.player = this.#side;
    board.orientation = this.#side;
  }

  /** Makes the link anew after a move. */
  async update(): Promise<void> {
    const side = this.#side;
    const board = this.#host.board();
    if (side === undefined || board.ply < board.length) return;
    if (board.turn === side && !board.gameOver) {
      this.#address = '';
      return;
    }
    const { moves } = board;
    try {
      const text = await friendText(board, this.#owner.givenNames());
      if (side !== this.#side || board.moves !== moves) return;
      const address = friendAddress(text, opponent(side));
      // Several changes at once ask for the same link.
      if (address === this.#address) return;
      this.#address = address;
      this.#owner.onLink(text);
      showLink(address, text, side);
    } catch (cause) {
      this.#host.reportLoadError(cause);
    }
    this.#host.requestUpdate();
  }

  /** Hands the link to the system's share sheet; where there is none, to the clipboard. */
  async send(): Promise<void> {
    const { friend, name, share } = this.#host.strings();
    const data = {
      title: name,
      // Whoever reads it is the friend of the one who sends it.
      text: fill(friend.invitation, { name: this.#nameOf(this.#side!) }),
      url: this.#address,
    };
    try {
      if (canShare(data)) {
        await navigator.share(data);
        return;
      }
    } catch (error) {
      // Whoever closes the sheet wants to send nothing.
      if ((error as Error).name === 'AbortError') return;
    }
    try {
      await navigator.clipboard.writeText(this.#address);
      this.#host.setMessage(fill(friend.copied, { name: this.otherName }));
    } catch {
      this.#host.setMessage(`${share.notCopied} ${this.#address}`);
    }
  }

  /** What the other player is called in a sentence. */
  get otherName(): string {
    return this.#nameOf(opponent(this.#side!));
  }

  #nameOf(side: Color): string {
    return this.#owner.givenNames()[side] || this.#host.strings().friend.someone;
  }
}

function canShare(data: ShareData): boolean {
  // Not all browsers have it, whatever the types say.
  const { canShare: asks } = navigator as Partial<Navigator>;
  return asks?.call(navigator, data) === true;
}
