/**
 * The teaching mode of a game (option `byHand`), for `GameController`: the board shows the unfinished turn as a preview
 * until it is confirmed.
 */
import { joinSentences } from '../../../../../core/locales/join-sentences.js';
import { fill, plural } from '../../../../../core/locales/strings.js';
import { opponent, type Color } from '../../../../../core/rules/color.js';
import { discCount } from '../../../../../core/rules/score.js';
import { squareName } from '../../../../board/square-name.js';
import { coordinateStyleOf } from '../setup/game-options.js';
import {
  beginHandTurn,
  checkHandTurn,
  outcome,
  turnDisc,
  type HandCheck,
  type HandTurn,
} from '../../../../../core/rules/hand-flips.js';
import { followsRules, type GameNode } from '../../../../../core/rules/game/tree.js';
import type { Game } from '../../../../../core/rules/game/game.js';
import type { Mark } from '../../../../../core/rules/game/facts.js';
import { SQUARES, type Square } from '../../../../../core/rules/square.js';
import type { SessionContext } from '../environment.js';

/** What the player can do now: end their turn, keep a wrong one as it is, or correct the last one. */
export type ManualFlipsAction = 'end' | 'keep' | 'correct';

/** A turn in progress in the form to be saved: the square of the new disc, and the discs flipped so far. */
export type MoveInProgress = Pick<HandTurn, 'square' | 'turned'>;

/**
 * The teaching mode in which players flip the discs themselves: they place a disc, flip others by clicks, and end their
 * turn. Mistakes are marked, and can be corrected until the opponent has moved.
 */
export class ManualFlips {
  /** The turn in progress, shown as the board's preview. */
  #turn: HandTurn | undefined;
  /** The place at which it began. */
  #turnAt: GameNode | undefined;
  /** Whether its mistakes have been marked. */
  #marked = false;
  /** What the marks on the board belong to: the turn in progress, or the place after a wrong one. */
  #markedOf: 'turn' | GameNode | undefined;

  /** @param onBegin called when a player begins a turn, or corrects the last one: the game goes on */
  constructor(
    private readonly context: SessionContext,
    private readonly onBegin: () => void,
  ) {}

  get actions(): readonly ManualFlipsAction[] {
    if (this.#turn) return this.#marked ? ['keep'] : ['end'];
    return this.#mistake ? ['correct'] : [];
  }

  /** The turn in progress. */
  get turning(): MoveInProgress | undefined {
    const { square, turned } = this.#turn ?? {};
    return square && turned && { square, turned };
  }

  /**
   * The discs that each player has not placed yet: of 64, each has 32 at first. A player without any takes one of the
   * opponent's.
   */
  get stock(): Readonly<Record<Color, number>> {
    const { root, node, turn } = this.#game;
    const { black, white } = discCount(root.position);
    const left = { black: 32 - black, white: 32 - white };
    const useDisc = (side: Color): void => void left[left[side] > 0 ? side : opponent(side)]--;
    const movers: Color[] = this.#turn ? [turn] : [];
    for (let at: GameNode | undefined = node; at; at = at.parent) if (at.color) movers.unshift(at.color);
    movers.forEach(useDisc);
    return left;
  }

  /** The state of the turn in progress in words; `undefined` between turns. */
  get text(): string | undefined {
    const turn = this.#turn;
    if (!turn) return undefined;
    const { strings, env, options } = this.context;
    const { placed, turn: next } = strings.manualFlips;
    const square = squareName(turn.square, coordinateStyleOf(options));
    return joinSentences([fill(plural(placed, turn.turned.length, env.language()), { square }), next]);
  }

  /** Handles a click of the side to move on a square; returns whether the click belongs to this mode. */
  click(square: Square): boolean {
    if (this.#turn) {
      if (square !== this.#turn.square && this.#turn.before.at(square)) {
        this.#show(turnDisc(this.#turn, square));
      }
      return true;
    }
    const { position } = this.#game;
    if (!position.legalMoves.includes(square)) return false;
    this.#show(beginHandTurn(position, square));
    return true;
  }

  /** Carries out a button. */
  perform(action: ManualFlipsAction): void {
    // The button may be pressed in the moment in which the turn ends.
    if (!this.actions.includes(action)) return;
    if (action === 'correct') this.#correct();
    else if (action === 'end') this.#end();
    else this.#play();
  }

  /** Resumes a turn in progress, if the board still allows it. */
  resume({ square, turned }: MoveInProgress): void {
    const { position: before } = this.#game;
    if (!before.legalMoves.includes(square)) return;
    this.#show({ before, square, turned: turned.filter((disc) => before.at(disc)) });
  }

  /** After a change on the board: drops a turn that it ended, and marks only a mistake that can be corrected. */
  update(): void {
    // Time may run out, or a side resign, in the middle of a turn.
    if (this.#turn && this.#turnAt === this.#game.node && !this.#game.result) return;
    if (this.#turn) this.cancel();
    const mistake = this.#mistake;
    if (mistake === this.#markedOf) return;
    this.#markedOf = mistake;
    this.context.setBoard({ marks: mistake ? marksOf(checkHandTurn(turnTo(mistake))) : [] });
  }

  get #game(): Game {
    return this.context.game;
  }

  /** The place after the last turn, if it was left wrong and nobody has moved since. */
  get #mistake(): GameNode | undefined {
    const { node, nodes, ply } = this.#game;
    return ply === nodes.length && !followsRules(node) ? node : undefined;
  }

  /** Shows an unfinished turn on the board. */
  #show(turn: HandTurn): void {
    this.#turn = turn;
    this.#turnAt = this.#game.node;
    this.#marked = false;
    this.#markedOf = 'turn';
    this.onBegin();
    this.context.setBoard({
      marks: [{ square: turn.square, shape: 'dot' }],
      preview: outcome(turn).toString(),
    });
    this.context.setMessage(this.context.strings.manualFlips.turn);
    this.context.requestUpdate();
  }

  /** Ends the turn, and says what was wrong. */
  #end(): void {
    const strings = this.context.strings.manualFlips;
    const language = this.context.env.language();
    const check = checkHandTurn(this.#turn!);
    const { missing, extra, correct } = check;
    if (correct) return this.#play();
    this.#marked = true;
    this.context.setBoard({ marks: marksOf(check) });
    const found = [
      missing.length > 0 && plural(strings.missing, missing.length, language),
      extra.length > 0 && plural(strings.extra, extra.length, language),
      strings.correctOrKeep,
    ];
    this.context.setMessage(joinSentences(found));
    this.context.requestUpdate();
  }

  /** Plays the turn as it is on the board. */
  #play(): void {
    const strings = this.context.strings.manualFlips;
    const turn = this.#turn!;
    this.#turn = undefined;
    this.context.setBoard({ preview: undefined });
    const { correct } = checkHandTurn(turn);
    this.#game.play(turn.square, correct ? undefined : outcome(turn));
    this.update();
    this.context.setMessage(correct ? strings.right : strings.correctable);
    this.context.requestUpdate();
  }

  /** Takes the wrong turn back, so that it can be corrected. */
  #correct(): void {
    const turn = turnTo(this.#mistake!);
    this.#game.undo();
    this.#show(turn);
  }

  /** Takes back the turn in progress. */
  cancel(): void {
    if (!this.#turn) return;
    this.#turn = undefined;
    this.#marked = false;
    this.context.setBoard({ preview: undefined });
    this.context.setMessage('');
    this.context.requestUpdate();
  }
}

/** A circle on each disc that should be flipped, a cross on each that should not. */
function marksOf({ missing, extra }: HandCheck): readonly Mark[] {
  return [
    ...missing.map((square) => ({ square, shape: 'circle' }) as const),
    ...extra.map((square) => ({ square, shape: 'cross' }) as const),
  ];
}

/** Reconstructs the turn before a place from the discs there. */
function turnTo({ parent, move, position }: GameNode): HandTurn {
  const before = parent!.position.settled();
  const turned = SQUARES.filter(
    (square) => square !== move && before.at(square) && before.at(square) !== position.at(square),
  );
  return { before, square: move!, turned };
}
