/** Reads the files of folders, such as a database with a file for each year and lists of names. */

/** Files that may contain games, or names of players and tournaments. */
const GAMES = /\.(?:wtb|jou|trn|pgn|sgf|ggf|txt|obf|json|html?)$/i;

/** The files of a folder that may contain games. */
export function gameFiles(files: readonly File[]): File[] {
  return files.filter(({ name }) => GAMES.test(name));
}

/** The files that were dropped, including those in folders. */
export async function droppedFiles(data: DataTransfer): Promise<File[]> {
  // The entries are only available during the event.
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
  // Long folders are read in parts.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return gameFiles(files);
    files.push(...(await Promise.all(part.map(filesOf))).flat());
  }
}
