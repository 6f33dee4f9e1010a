/**
 * What the panel shows to a player who meets a friend elsewhere: the choices of a new game, their name, the code of the
 * link, and the ways out. `panel.ts` puts the parts in their places.
 */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { until } from 'lit/directives/until.js';
import { opponent } from '../../../../core/rules/color.js';
import { fill } from '../../../../core/locales/strings.js';
import { loaded } from '../../../board/lazy.js';
import { scrollIntoView } from '../../../dom.js';
import { type KeptGame, nameOfFriend } from '../session/friend/kept-games.js';
import type { GameSession } from '../session/session.js';
import { friendChoices, nameField, privacy, readFriendForm } from './friend-form.js';

/** Whether a friend is invited or waited for: meanwhile nothing else is played, and the way to the friend stays in sight. */
export function meetsFriend({ live, friend }: GameSession): boolean {
  const hasLink = (live.invitation ?? friend.invitation) !== undefined;
  return hasLink || friend.ownName !== undefined || Boolean(live.view?.servers);
}

/** Whether the game of a new link can still be changed. */
function isInviting({ live, friend, game }: GameSession): boolean {
  return friend.isInviting || (live.view?.isInviting === true && game.nodes.length === 0);
}

/** The choices of the game that a link offers, until it is sent; another choice makes another link. */
export function invitation(session: GameSession): TemplateResult | typeof nothing {
  if (!isInviting(session)) return nothing;
  const { strings, env, live, friend, agreement, newGames, userSide } = session;
  const { time, increment } = agreement.setup;
  const choose = ({ currentTarget }: Event): void => {
    const {
      isByTurns,
      side,
      days,
      minutes,
      increment: added,
    } = readFriendForm(currentTarget as HTMLFormElement);
    const names = [live.seat?.name ?? friend.ownName ?? '', live.seat?.friend ?? ''] as const;
    if (isByTurns) newGames.withFriend({ side, names, days: days || undefined });
    else newGames.invite({ side, names, time: minutes * 60, increment: added });
  };
  return html`<form class="offered" @change=${choose}>
    <div class="offered-head">
      <h2>${strings.friend.title}</h2>
      <button type="button" class="link" @click=${() => newGames.uninvite()}>${strings.friend.back}</button>
    </div>
    ${friendChoices(strings, env.language(), {
      isByTurns: friend.side !== undefined,
      side: userSide ?? 'black',
      days: friend.clock?.days ?? 0,
      minutes: time === 'none' ? 0 : Number.parseInt(time, 10),
      increment,
    })}
  </form>`;
}

/** The field for the name of a user who meets a friend, so that each knows who the other is. */
export function ownName(session: GameSession): TemplateResult | typeof nothing {
  const { live, friend, strings, env, userSide } = session;
  const name = live.view?.name ?? friend.ownName;
  if (name === undefined || !userSide) return nothing;
  const other = friend.side ? friend.otherName : live.names[opponent(userSide)];
  return nameField(strings, env.language(), { name, other }, (given) => session.rename(given));
}

/** The games by turns that wait beside the one on the board, each as a line that opens it, or removes it. */
export function waitingTurns(session: GameSession): TemplateResult | typeof nothing {
  const { waitingTurns: games, strings } = session;
  const { kept, someone } = strings.friend;
  const { removed } = session.kept;
  if (games.length === 0 && !removed) return nothing;
  const named = (text: string, game: KeptGame): string => fill(text, { name: nameOfFriend(game) || someone });
  const change = (act: () => void) => (): void => {
    act();
    session.requestUpdate();
  };
  return html`<div class="kept" role="group" aria-label=${kept.list}>
    ${
      removed
        ? html`<p>
            <span role="status">${named(kept.removed, removed)}</span>
            <button type="button" class="link" @click=${change(() => session.kept.restore())}>
              ${kept.undo}
            </button>
          </p>`
        : nothing
    }
    ${games.map((game) => {
      const remove = named(kept.remove, game);
      return html`<p>
        <button type="button" @click=${() => session.openKept(game)}>
          ${named(game.isWaiting ? kept.theirs : kept.yours, game)}
        </button>
        <button
          type="button"
          aria-label=${remove}
          title=${remove}
          @click=${change(() => session.kept.remove(game))}
        >
          ✕
        </button>
      </p>`;
    })}
  </div>`;
}

/** The page's own help for a guest who has come by a link and has not moved: the game may be new to them. */
export function newcomerSlot({ live, friend }: GameSession): TemplateResult | typeof nothing {
  return live.view?.isNewcomer || friend.isInvited ? html`<slot name="invited"></slot>` : nothing;
}

/** Below the way to a friend: the code of the link, the way back, and whom a connection contacts. */
export function meetingLinks(session: GameSession): TemplateResult | typeof nothing {
  if (!meetsFriend(session)) return nothing;
  const { strings, live, friend, game, newGames } = session;
  const { view } = live;
  const isNew = live.seat?.secret !== undefined && game.nodes.length === 0;
  const isUnsent = view?.isInviting === true || friend.isUnsent;
  const isOwn = (isNew || isUnsent) && !isInviting(session);
  const link = (text: string, act: () => void): TemplateResult =>
    html`<button type="button" class="link" @click=${act}>${text}</button>`;
  return html`<div class="card-actions">
    ${isOwn ? link(isUnsent ? strings.friend.back : strings.friend.cancel, () => newGames.uninvite()) : nothing}
    ${foldedCode(session)}
    ${view?.join ? liveOffer(session, view.servers, view.join) : view?.servers ? privacy(strings.friend.live, view.servers) : nothing}
  </div>`;
}

/** The offer to go on live, and whom that contacts, in a game by links. */
function liveOffer({ strings }: GameSession, hosts: string, join: () => void): TemplateResult {
  const { live } = strings.friend;
  return html`<details class="servers">
    <summary>${live.playLive}</summary>
    <p class="help">${live.helped} ${hosts}</p>
    <button type="button" @click=${join}>${live.join}</button>
  </details>`;
}

/** Whether the code is what somebody waits with: nothing else is to be done. */
function showsCode({ live, game }: GameSession): boolean {
  return live.invitation !== undefined && game.nodes.length === 0 && !live.view?.isUnreached;
}

/** The code of a link that a friend can scan. */
export function openCode(session: GameSession): TemplateResult | typeof nothing {
  const { invitation: link } = session.live;
  return link !== undefined && showsCode(session) ? qrCode(link, session.strings.friend.qr, 'open') : nothing;
}

/** The same, where there is something else to do. */
function foldedCode(session: GameSession): TemplateResult | typeof nothing {
  const { strings, live, friend } = session;
  const link = live.invitation ?? friend.invitation;
  if (link === undefined || showsCode(session)) return nothing;
  const show = ({ currentTarget }: Event): void => {
    const code = currentTarget as HTMLDetailsElement;
    if (code.open) scrollIntoView(code, { block: 'nearest' });
  };
  return html`<details class="code" @toggle=${show}>
    <summary>${strings.friend.live.showCode}</summary>
    ${qrCode(link, strings.friend.qr, 'folded')}
  </details>`;
}

/** The shape of the code of one link; links change rarely. */
let latest: { readonly link: string; readonly picture: Promise<unknown> } | undefined;

/**
 * @param label the picture in words
 * @param place whether it stands in the panel, or in a fold
 */
function qrCode(link: string, label: string, place: 'open' | 'folded'): TemplateResult {
  if (latest?.link !== link) latest = { link, picture: draw(link) };
  return html`<div class="qr ${place}" role="img" aria-label=${label}>
    ${until(latest.picture, nothing)}
  </div>`;
}

/** Without the part that draws it, the link can still be sent. */
async function draw(link: string): Promise<unknown> {
  try {
    const [{ generate }, { toSvgPath }] = await loaded(() =>
      Promise.all([import('lean-qr'), import('lean-qr/extras/svg')]),
    );
    const code = generate(link);
    // Readers need a margin of four modules.
    return svg`<svg viewBox="-4 -4 ${code.size + 8} ${code.size + 8}"><path d=${toSvgPath(code)} /></svg>`;
  } catch {
    latest = undefined;
    return nothing;
  }
}
