import type { GameSession } from '../session.js';
import type { DialogOwner } from './dialogs.js';
import type { FriendSetup } from './friend.js';
import type { Options } from '../options.js';

/** What the dialogs need of the view that they belong to. */
export interface DialogPage {
  /** Has the board in sight: on a phone the button of a dialog lies far below it. */
  showBoard(): void;
  /** Takes from the board what it shows of the end of a game. */
  clearEnd(): void;
  /** A person chose these options. */
  onOptions(options: Options): void;
}

/** What a person agrees to in the dialogs, done in the session. */
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

/** What the button says by which the dialog of the end was closed. */
function playAgain({ live, newGames }: GameSession, answer: string): void {
  // Where both sit at their boards, the other one is asked.
  if (answer === 'again' && live.seat) live.again();
  else if (answer === 'again') newGames.next();
  else if (answer === 'swap') newGames.swap();
}
