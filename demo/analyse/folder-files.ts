/** The files of folders: years of a database with its lists of names stand in one. */

/** What may be games, or names of players and tournaments; a folder holds other things as well. */
const GAMES = /\.(?:wtb|jou|trn|pgn|sgf|ggf|txt|obf|json|html?)$/i;

/** Those of a folder's files that can have games. */
export function gameFiles(files: readonly File[]): File[] {
  return files.filter(({ name }) => GAMES.test(name));
}

/** The files of what was dropped, those in folders among them. */
export async function droppedFiles(data: DataTransfer): Promise<File[]> {
  // The entries are gone when the event is over.
  const entries = [...data.items].map((item) => item.webkitGetAsEntry());
  if (!entries.some((entry) => entry?.isDirectory)) return [...data.files];
  const found = await Promise.all(entries.filter((entry) => entry !== null).map(filesOf));
  return found.flat();
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    return [
      await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)),
    ];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const files: File[] = [];
  // A part of a long folder is read at a time.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return gameFiles(files);
    files.push(...(await Promise.all(part.map(filesOf))).flat());
  }
}
