import '../src/companions/define/game.js';
import { CONTACTS, openChannel } from './live-channel.js';
import { HOME } from './locales/home.js';
import { isLanguage } from './locales/language.js';
import { keepLook, keptLook, onLook } from './look.js';
import { language, onLanguage, setLanguage, startSite } from './site.js';

startSite(HOME);

const game = document.querySelector('othello-game')!;

game.openChannel = openChannel;
game.contacts = CONTACTS;

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

// The game looks as the pages do, wherever it was chosen last.
onLook((look) => {
  game.options = look;
});

// Game and page speak one language, wherever it was chosen last.
game.addEventListener('othello-options', ({ detail }) => {
  const { language: chosen, theme, discs, coordinates, ownSideBelow, sounds } = detail.options;
  void import('./look-properties.js').then(({ propertiesOf }) => {
    const look = { theme, discs, coordinates, ownSideBelow, sounds };
    keepLook({ look, properties: propertiesOf(look) });
  });
  if (isLanguage(chosen) && chosen !== language()) setLanguage(chosen);
});
// What the game was left with on an earlier visit is read with its first drawing; the page's language may be newer.
void game.updateComplete.then(() => {
  const kept = keptLook();
  if (kept) game.options = kept.look;
  onLanguage((chosen) => {
    if (game.options.language !== 'auto') game.options = { language: chosen };
  });
});
