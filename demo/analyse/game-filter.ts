import type { GameRow } from './opened-game.js';

export type Outcome = 'any' | 'black' | 'white' | 'draw';

/** What somebody looks for in a list of games. */
export class GameFilter {
  /** Part of a player's name, or of both: `tastet andriani`; accents and capitals do not count. */
  player = '';
  /** Of four digits; any where it is empty. */
  year = '';
  outcome: Outcome = 'any';

  apply(rows: readonly GameRow[]): readonly GameRow[] {
    const { year, outcome } = this;
    const wanted = plain(this.player).split(/\s+/).filter(Boolean);
    if (wanted.length === 0 && year === '' && outcome === 'any') return rows;
    return rows.filter((row) => {
      if (year !== '' && row.year !== year) return false;
      if (outcome !== 'any' && row.outcome !== outcome) return false;
      const players = wanted.length > 0 ? plain(`${row.black} ${row.white}`) : '';
      return wanted.every((part) => players.includes(part));
    });
  }
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
