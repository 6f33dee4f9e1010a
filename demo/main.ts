import '../src/companions/define/game.js';
import { HOME } from './locales/home.js';
import { language, setLanguage, startSite } from './site.js';

startSite(HOME);

const game = document.querySelector('othello-game')!;

/** A link can carry a game, `#game=f5d6c3`, and the side of whoever opens it, `&friend=white`. */
async function openLink(): Promise<void> {
  const link = new URLSearchParams(location.hash.slice(1));
  const text = link.get('game');
  const friend = link.get('friend');
  if (text === null) return;
  await game.openLink(text, friend === 'black' || friend === 'white' ? friend : undefined);
}

addEventListener('hashchange', () => void openLink());
void openLink();

// A language chosen in the game is the page's, too.
game.addEventListener('othello-options', ({ detail }) => {
  const { language: chosen } = detail.options;
  if (chosen !== 'auto' && chosen !== language()) setLanguage(chosen);
});
