/** The encodings of files of text, whether one had to be guessed, and the choice of another. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { AnalyseStrings } from '../../locales/analyse.js';

/** The encodings to choose from, by the names that the command's `--encoding` accepts, and readers of files know. */
const ENCODINGS = [
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
async function isGuessed(file: File): Promise<boolean> {
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

/** Whether one of the files has such letters. */
export async function areGuessed(files: readonly File[]): Promise<boolean> {
  return (await Promise.all(files.map(isGuessed))).includes(true);
}

/**
 * The choice of an encoding; it opens by itself where one had to be guessed.
 *
 * @param chosen the one that was chosen; empty for the files' own
 */
export function encodingChoice(
  words: AnalyseStrings['open']['encoding'],
  chosen: string,
  isGuess: boolean,
  choose: (encoding: string) => void,
): TemplateResult {
  return html`<details class="encoding" ?open=${isGuess || chosen !== ''}>
    <summary>${words.title}</summary>
    ${isGuess ? html`<p>${words.guessed}</p>` : nothing}
    <label
      >${words.label}
      <select
        .value=${live(chosen)}
        @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}
      >
        <option value="">${words.automatic}</option>
        ${ENCODINGS.map((name) => html`<option value=${name} ?selected=${name === chosen}>${name}</option>`)}
      </select></label
    >
  </details>`;
}
