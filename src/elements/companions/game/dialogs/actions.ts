import type { GameSession } from '../session.js';
import type { DialogOwner } from './dialogs.js';
import type { FriendSetup } from './friend.js';
import type { Options } from '../options.js';

/** The interface of the view for its dialogs. */
export interface DialogPage {
  /** Scrolls the board into view: on a phone the button of a dialog is far below it. */
  showBoard(): void;
  /** Removes the end of the game from the board. */
  clearEnd(): void;
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
    startWithFriend: (setup) => startApart(session, setup),
    choose: (options) => {
      session.choose(options);
      page.onOptions(options);
    },
    load: async (text) => ((await session.loadBeside(text)) ? undefined : session.message.text),
    onClose: (name, answer) => {
      if (name === 'restart') session.newGames.answer(answer === 'yes');
      if (name === 'options') page.showBoard();
      if (name !== 'end') return;
      page.clearEnd();
      playAgain(session, answer);
    },
  };
}

function startApart({ newGames }: GameSession, setup: FriendSetup): void {
  const { way, side, name, friend, days, minutes, increment } = setup;
  const names = [name, friend] as const;
  if (way === 'live') newGames.live({ side, names, time: minutes * 60, increment });
  else newGames.withFriend({ side, names, days });
}

/** Acts on the button that closed the dialog of the end. */
function playAgain({ live, newGames }: GameSession, answer: string): void {
  // In a live game the other player is asked.
  if (answer === 'again' && live.seat) live.again();
  else if (answer === 'again') newGames.next();
  else if (answer === 'swap') newGames.swap();
}
