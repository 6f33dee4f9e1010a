import { OthelloError } from '../rules/errors.js';

/** The formats that can be read. */
export type FormatName =
  'board string' | 'transcript' | 'OBF' | 'GGF' | 'SGF' | 'WTHOR' | 'Othello Quest' | 'Hamlite';

/** A text (or file) that is not what its format asks for. */
export class FormatError extends OthelloError {
  override get name() {
    return 'FormatError' as const;
  }

  /**
   * @param problem What is wrong and what was expected.
   * @param offset Where: the character of the text, or the byte of the file, counted from 0.
   */
  constructor(
    readonly format: FormatName,
    problem: string,
    readonly offset: number,
    options?: ErrorOptions,
  ) {
    const unit = format === 'WTHOR' ? 'byte' : 'character';
    super(`${problem} (${format}, ${unit} ${offset + 1})`, options);
  }
}
