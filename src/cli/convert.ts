/** `othello-engine convert FILE… --to FORMAT`: games from any format in another. */
import type { Command } from './command.js';
import { FILE_FORMATS } from './database/file-format.js';
import { writeGames } from './database/write-games.js';
import { UsageError } from './options.js';

export const convert: Command = async (files, { to, out, strict }, io) => {
  if (to === undefined || !(FILE_FORMATS as readonly string[]).includes(to)) {
    throw new UsageError(`convert --to ${to ?? 'FORMAT'}: ${FILE_FORMATS.join(', ')} are accepted`);
  }
  const { errors } = await writeGames({ files, to, out, strict }, io);
  return errors === 0 ? 0 : 1;
};
