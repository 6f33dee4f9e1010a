import { html, type TemplateResult } from 'lit';
import type { GameStrings } from '../../../locales/game/strings.js';
import type { Color } from '../../../rules/color.js';
import { NAME_LENGTH } from '../setup.js';
import { radios } from './form.js';

/** What was agreed for a game with somebody elsewhere. */
export interface FriendSetup {
  /** The side of whoever fills in the form. */
  readonly side: Color;
  readonly name: string;
  readonly friend: string;
}

/** The form of "With a friend". */
export function friendForm(
  strings: GameStrings,
  start: (setup: FriendSetup) => void,
  close: () => void,
): TemplateResult {
  const t = strings.friend;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const of = (name: string): string => (data.get(name) as string).trim();
    close();
    start({ side: of('side') === 'white' ? 'white' : 'black', name: of('name'), friend: of('friend') });
  };
  const field = (name: string, label: string): TemplateResult =>
    html`<div class="field">
      <label for="friend-${name}">${label}</label>
      <input type="text" id="friend-${name}" name=${name} maxlength=${NAME_LENGTH} autocomplete="off" />
    </div>`;
  return html`<form method="dialog" @submit=${submit}>
    <h2 id="friend-title">${t.title}</h2>
    <p class="help">${t.help}</p>
    <div class="columns">${field('name', t.yourName)} ${field('friend', t.friendName)}</div>
    ${radios('side', strings.newGame.side, 'black', [
      ['black', strings.black],
      ['white', strings.white],
    ])}
    <div class="actions">
      <button type="button" value="cancel" data-close>${strings.newGame.cancel}</button>
      <button type="submit" class="main">${strings.newGame.start}</button>
    </div>
  </form>`;
}
