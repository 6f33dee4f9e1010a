/** `othello-engine convert FILE…`: converts games of any format to that of `--to`, or of the extension of `--out`. */
import type { Command } from './command.js';
import { FILE_FORMATS, formatByEnding, namedFormat } from './database/file-format.js';
import { writeGames } from './database/write-games.js';
import { UsageError } from './options.js';

export const convert: Command = async (files, { to, out, strict }, io) => {
  if (to !== undefined) namedFormat(to);
  else if (!formatByEnding(out)) {
    throw new UsageError(
      `convert needs --to FORMAT (${FILE_FORMATS.join(', ')}), or an ending of --out that tells it`,
    );
  }
  const { unread } = await writeGames({ files, to, out, strict }, io);
  return unread.exitCode;
};
