import '../src/companions/define/game.js';
import { openChannel } from './live-channel.js';
import { HOME } from './locales/home.js';
import { isLanguage } from './locales/language.js';
import { language, setLanguage, startSite } from './site.js';

startSite(HOME);

const game = document.querySelector('othello-game')!;

game.openChannel = openChannel;

/** A link can carry a game, `#game=f5d6c3`, or lead to a live one, and names the side of whoever opens it, `&friend=white`. */
async function openLink(): Promise<void> {
  const link = new URLSearchParams(location.hash.slice(1));
  const friend = link.get('friend') ?? undefined;
  const text = link.get('game');
  const table = link.get('live');
  if (table !== null) await game.openLive(table, friend);
  else if (text !== null) await game.openLink(text, friend);
}

addEventListener('hashchange', () => void openLink());
void openLink();

// A language chosen in the game is the page's, too, where the site has it: the game speaks more.
game.addEventListener('othello-options', ({ detail }) => {
  const { language: chosen } = detail.options;
  if (isLanguage(chosen) && chosen !== language()) setLanguage(chosen);
});
