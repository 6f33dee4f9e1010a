/**
 * Diagrams in Markdown: the text of a block or a shortcode as HTML. The plugins for markdown-it and remark call it. An
 * error names the line in the block.
 */
import { escaped } from '../diagram/markup.js';
import { parseAnyGame } from '../../core/formats/any-game.js';
import { FormatError } from '../../core/formats/common/format-error.js';
import type { GameNode } from '../../core/rules/game/tree.js';
import { DIAGRAM_THEMES, diagramSVG, type DiagramOptions, type DiagramTheme } from '../diagram/diagram.js';

/** A diagram's text that cannot be drawn. */
export class DiagramBlockError extends Error {
  override readonly name = 'DiagramBlockError';
}

/** Options of the plugins. */
export interface MarkdownOptions {
  /** Default options of every diagram. */
  readonly defaults?: Omit<DiagramOptions, 'title'>;
  /**
   * Whether the page loads the script of `<othello-board>`: the picture is then inside its tag, for readers without
   * scripts.
   */
  readonly element?: boolean;
}

/** The options of a diagram, and their syntax. */
const OPTIONS = {
  ply: /^(?:\d+|end)$/,
  marks: /./,
  arrows: /./,
  'move-numbers': /^(?:true|false)?$/,
  coordinates: /^(?:outside|none)$/,
  legal: /^(?:true|false)?$/,
  orientation: /^(?:black|white)$/,
  theme: new RegExp(`^(?:${DIAGRAM_THEMES.join('|')})$`),
  size: /^\d{2,4}$/,
  caption: /./,
  /** For the steps of a lesson, which have a live board where scripts run. */
  fallback: /^(?:true|false)?$/,
} as const;
/** The name of an option of a block. */
type OptionName = keyof typeof OPTIONS;

/** The input of one diagram. */
interface Block {
  readonly game: string;
  readonly options: ReadonlyMap<OptionName, string>;
}

/**
 * The HTML of a fenced block: option lines such as `ply: 12` or `marks: d3=A`; all others are the game, in any format
 * that `parseAnyGame` reads.
 *
 * @throws {DiagramBlockError} that says what is wrong
 */
export function htmlOfBlock(text: string, options: MarkdownOptions = {}): string {
  const found = new Map<OptionName, string>();
  const game = text
    .split('\n')
    .filter((line) => {
      const [, name = '', value = ''] = /^([a-z][a-z-]*)\s*:([^]*)$/.exec(line.trim()) ?? [];
      if (!isOption(name)) return true;
      found.set(name, value.trim());
      return false;
    })
    .join('\n');
  return htmlOf({ game, options: found }, options);
}

/**
 * The HTML of a shortcode: the game, and options as `name="value"`, such as `f5d6c3 ply="2" marks="d3=A"`.
 *
 * @throws {DiagramBlockError} that says what is wrong
 */
export function htmlOfShortcode(text: string, options: MarkdownOptions = {}): string {
  const found = new Map<OptionName, string>();
  const game = text.replace(
    /(?<![a-z-])([a-z][a-z-]*)=(?:"([^"]*)"|“([^“”]*)”)/g,
    (_, name: string, plain, curly) => {
      if (!isOption(name))
        throw new DiagramBlockError(`'${name}' is unknown: use one of ${Object.keys(OPTIONS).join(', ')}`);
      found.set(name, String(plain ?? curly));
      return '';
    },
  );
  return htmlOf({ game, options: found }, options);
}

/** A shortcode on a line of its own: `[othello f5d6c3 ply="2"]`. */
export const SHORTCODE = /^\[othello\s([^\]]+)\]$/;

/** In characters: more than a page of a book; protects builds with untrusted texts. */
const LONGEST_GAME = 100_000;

/** The HTML of a block. @throws {DiagramBlockError} */
function htmlOf({ game: text, options }: Block, { defaults, element = false }: MarkdownOptions): string {
  if (text.length > LONGEST_GAME)
    throw new DiagramBlockError(`a game has at most ${LONGEST_GAME} characters, not ${text.length}`);
  for (const [name, value] of options) {
    if (!OPTIONS[name].test(value)) throw new DiagramBlockError(`${name}: '${value}' is not accepted`);
  }
  const place = placeOf(text, options.get('ply') ?? 'end');
  const caption = options.get('caption');
  const svg = drawn(place, { ...defaults, ...drawingOf(options), ...(caption && { title: caption }) });
  const figure = element ? elementOf(place, options, svg) : svg;
  const captioned = caption === undefined ? '' : `<figcaption>${escaped(caption)}</figcaption>`;
  const fallback = isOn(options, 'fallback') ? ' data-fallback' : '';
  return `<figure class="othello"${fallback}>${figure}${captioned}</figure>\n`;
}

/** The picture of a place. @throws {DiagramBlockError} */
function drawn(place: GameNode, options: DiagramOptions): string {
  try {
    return diagramSVG(place, options);
  } catch (cause) {
    throw new DiagramBlockError((cause as Error).message, { cause });
  }
}

/** The options of a block, as `diagramSVG` takes them. */
function drawingOf(options: ReadonlyMap<OptionName, string>): DiagramOptions {
  const value = (name: OptionName): string | undefined => options.get(name);
  return {
    ...(options.has('marks') && { marks: value('marks')! }),
    ...(options.has('arrows') && { arrows: value('arrows')! }),
    ...(options.has('move-numbers') && { moveNumbers: isOn(options, 'move-numbers') }),
    ...(options.has('legal') && { legal: isOn(options, 'legal') }),
    ...(options.has('coordinates') && { coordinates: value('coordinates') !== 'none' }),
    ...(options.has('orientation') && { orientation: value('orientation') as 'black' | 'white' }),
    ...(options.has('theme') && { theme: value('theme') as DiagramTheme }),
    ...(options.has('size') && { size: Number(value('size')) }),
  };
}

/** The board element, around its picture. */
function elementOf(place: GameNode, options: ReadonlyMap<OptionName, string>, svg: string): string {
  let root = place;
  while (root.parent) root = root.parent;
  const moves: string[] = [];
  for (let at = root.children[0]; at; at = at.children[0]) moves.push(at.move!);
  const attributes = [
    ['position', root.position.toString()],
    ['moves', moves.join('')],
    ['ply', String(place.ply)],
    ...(['marks', 'arrows', 'coordinates', 'orientation', 'theme'] as const).flatMap((name) =>
      options.has(name) ? [[name, options.get(name)!]] : [],
    ),
  ].map(([name, value]) => ` ${name!}="${escaped(value!)}"`);
  const flags = isOn(options, 'move-numbers') ? ' move-numbers' : '';
  return `<othello-board${attributes.join('')}${flags}>${svg}</othello-board>`;
}

/** The place of a game that a block shows. @throws {DiagramBlockError} */
function placeOf(text: string, ply: string): GameNode {
  let place: GameNode;
  try {
    place = parseAnyGame(text).game.root;
  } catch (cause) {
    if (!(cause instanceof FormatError)) throw cause;
    throw new DiagramBlockError(cause.message, { cause });
  }
  const wanted = ply === 'end' ? Infinity : Number(ply);
  while (place.ply < wanted && place.children[0]) place = place.children[0];
  if (ply !== 'end' && place.ply < wanted)
    throw new DiagramBlockError(`ply takes 0 to ${place.ply}, not ${ply}`);
  return place;
}

/** Whether an option is on; it need have no value. */
function isOn(options: ReadonlyMap<OptionName, string>, name: OptionName): boolean {
  return options.has(name) && options.get(name) !== 'false';
}

/** Whether a word is the name of an option. */
function isOption(name: string): name is OptionName {
  return Object.hasOwn(OPTIONS, name);
}
