/**
 * Prints what simulated people get in the training of each day, by the difficulty of the new puzzles:
 * `npm run -w training practice -- [--days 12] [--seed 1]`
 */
import { parseArgs } from 'node:util';
import { PEOPLE, practiceDays } from '../unit/demo/train/practice-days.js';

const { values } = parseArgs({
  options: { days: { type: 'string', default: '12' }, seed: { type: 'string', default: '1' } },
});
for (const [name, strength] of Object.entries(PEOPLE)) {
  console.log(`\n${name}, ${strength} points`);
  console.log('| day | new | repeated | solved | difficulties of the new ones |\n| - | - | - | - | - |');
  const days = practiceDays(strength, Number(values.days), Number(values.seed));
  for (const [at, { fresh, repeated, solved, difficulties }] of days.entries()) {
    console.log(`| ${[at + 1, fresh, repeated, solved, difficulties.join(' ')].join(' | ')} |`);
  }
  const sum = (of: 'fresh' | 'repeated' | 'solved'): number => days.reduce((all, day) => all + day[of], 0);
  console.log(`| all | ${sum('fresh')} | ${sum('repeated')} | ${sum('solved')} | |`);
}
