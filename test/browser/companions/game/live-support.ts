/** Support for tests of live games: two games in one page, as in two browsers. */
import { expect } from '@open-wc/testing';
import '../../../../src/elements/companions/game/define.js';
import type { OthelloGame } from '../../../../src/elements/companions/game/game.js';
import { eventually } from '../../board/support.js';
import { settle } from './game-support.js';
import { room } from '../support.js';

export async function game(attributes = ''): Promise<OthelloGame> {
  const one = room(`<othello-game style="width: 800px" ${attributes}></othello-game>`).querySelector(
    'othello-game',
  )!;
  await one.updateComplete;
  one.options = { ...one.options, speed: 'off' };
  await import('../../../../src/elements/board/interaction/interaction.js');
  await settle(one);
  return one;
}

export const button = (one: OthelloGame, name: string): HTMLButtonElement | undefined =>
  [...one.shadowRoot!.querySelectorAll<HTMLButtonElement>('.panel button')].find(
    ({ textContent }) => textContent.trim() === name,
  );
export const text = (one: OthelloGame): string =>
  one.shadowRoot!.querySelector('.panel')!.textContent.replace(/\s+/g, ' ');
export const says = (one: OthelloGame, part: string): Promise<void> =>
  eventually(() => text(one).includes(part));
export const press = async (one: OthelloGame, name: string): Promise<void> => {
  await eventually(() => button(one, name) !== undefined);
  button(one, name)!.click();
};
export const scoreOf = (one: OthelloGame) => one.shadowRoot!.querySelector('othello-score')!;

/** The link in the address of the page, as it arrives in another browser. */
export function carried(): { table: string; friend: string } {
  history.replaceState(null, '', location.href);
  const link = new URLSearchParams(location.hash.slice(1));
  return { table: link.get('live')!, friend: link.get('friend')! };
}

/** Ann has Black and waits; Bob opens her link. */
export async function pair(agreement: { time?: number; increment?: number } = {}) {
  const ann = await game();
  await ann.playLive({ side: 'black', names: ['Ann', 'Bob'], ...agreement });
  await settle(ann);
  const link = carried();
  const bob = await game();
  expect(await bob.openLive(link.table, link.friend)).to.equal(true);
  await says(ann, 'Bob is here.');
  await says(bob, 'Ann is here.');
  return { ann, bob, link };
}
