import '../src/companions/define/game.js';
import { HOME } from './locales/home.js';
import { language, setLanguage, startSite } from './site.js';

startSite(HOME);

const game = document.querySelector('othello-game')!;

/** A link can carry a game: `#game=f5d6c3`. */
async function openLink(): Promise<void> {
  const text = new URLSearchParams(location.hash.slice(1)).get('game');
  if (text === null) return;
  await game.openLink(text);
}

addEventListener('hashchange', () => void openLink());
void openLink();

// A language chosen in the game is the page's, too.
game.addEventListener('othello-options', ({ detail }) => {
  const { language: chosen } = detail.options;
  if (chosen !== 'auto' && chosen !== language()) setLanguage(chosen);
});
