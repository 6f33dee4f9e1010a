import { Position } from '../rules/position.js';
import type { GameRecord } from './game-record.js';
import { isNumber } from './head-text.js';
import { secondsOf } from './time-control.js';
import { writtenGame, type WrittenPlace } from './written-game.js';

/** Prints games as Othello Quest does: names, ratings, moves with their times, and how they ended. */
export function printOthelloQuest(records: readonly GameRecord[]): string {
  // JSON itself escapes only those below the space.
  return JSON.stringify({ args: records.map(gameOf) }).replace(
    /[\u007f-\u009f]/g,
    (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`,
  );
}

function gameOf(record: GameRecord): unknown {
  const { black, white, date, timeControl, tags } = record;
  const { start, root, line } = writtenGame(record);
  const seconds = timeControl === undefined ? undefined : secondsOf(timeControl);
  const moveOf = (m: string, t: number | undefined): { t?: number; m: string } => ({
    ...(t !== undefined && { t }),
    m,
  });
  const passAfter = ({ note, passes }: WrittenPlace): { t?: number; m: string }[] =>
    // A pass is only written if its time is known.
    note?.pass?.time !== undefined && passes ? [moveOf('', note.pass.time)] : [];
  return {
    gtype: 'reversi1',
    ...(tags?.has('GameId') && { id: tags.get('GameId') }),
    ...(date !== undefined && { created: date }),
    ...(seconds && { tcb: seconds.main * 1000 }),
    ...(tags?.has('FinalStatus') && { finalStatus: tags.get('FinalStatus') }),
    players: [playerFor(black, tags?.get('BlackElo')), playerFor(white, tags?.get('WhiteElo'))],
    position: {
      ...(!start.equals(Position.start) && { startPos: start.toString() }),
      moves: [
        ...passAfter(root),
        ...line().flatMap((place) => [moveOf(place.move!, place.note?.time), ...passAfter(place)]),
        ...endingOf(record),
      ],
    },
  };
}

function playerFor(name = '', rating = ''): { name: string; oldR?: number } {
  return { name, ...(isNumber(rating) && { oldR: Number(rating) }) };
}

/** The entry without a move that says how the game ended, if the board does not. */
function endingOf(record: GameRecord): { s: string }[] {
  const { end, ended } = writtenGame(record);
  const { winner, margin, by } = record.result ?? ended ?? {};
  if (winner === undefined && margin === undefined) return [];
  // The status is for the side to move, before any pass.
  const { turn, phase } = end;
  const side = winner === turn ? 'WIN' : 'LOSE';
  if (by === 'resignation' || by === 'time') return [{ s: `${side}:${by === 'time' ? 'TIMEUP' : 'RESIGN'}` }];
  if (phase === 'over') return [];
  if (margin === undefined || !Number.isInteger(margin)) return winner ? [{ s: side }] : [];
  return [{ s: `SCORE:${turn === 'black' || margin === 0 ? margin : -margin}` }];
}
