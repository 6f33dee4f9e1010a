/** The line of live games on this site: from browser to browser, found by public servers that pass no move on. */
import type { RemoteChannel } from '../src/companions/remote/remote.js';

/** A name by which the pages of this site know each other. */
const APP = 'othello-board';

/** Opens a line to all browsers that name the same room. */
export async function openChannel(room: string): Promise<RemoteChannel> {
  const [{ joinRoom }, { roomChannel }] = await Promise.all([
    import('trystero'),
    import('../src/companions/remote/remote.js'),
  ]);
  return roomChannel(joinRoom({ appId: APP, password: room }, room));
}
