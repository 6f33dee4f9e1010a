/** How the letters of files may be written. */
/** The encodings to choose from, by the names that the command's `--encoding` accepts, and readers of files know. */
export const ENCODINGS = [
  'UTF-8',
  'UTF-16LE',
  'UTF-16BE',
  'Windows-1250',
  'Windows-1251',
  'Windows-1252',
  'ISO-8859-2',
  'Shift_JIS',
  'EUC-JP',
  'GB18030',
  'Big5',
  'EUC-KR',
] as const;

/** So many bytes of a file are looked at. */
const BEGIN = 1 << 18;

/** Whether a file has letters that are not in UTF-8, so that its encoding had to be guessed. */
export async function isGuessed(file: File): Promise<boolean> {
  // WTHOR is no text.
  if (/\.(wtb|jou|trn)$/iu.test(file.name)) return false;
  const bytes = await file.slice(0, BEGIN).arrayBuffer();
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return false;
  } catch {
    return true;
  }
}
