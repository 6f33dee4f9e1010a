/**
 * The resources that the server offers to read: the rules, the formats, pictures and whole answers; and prompts to
 * begin with. `server.ts` registers it beside the tools.
 */
import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  ResourceTemplate,
  type McpServer,
} from '@modelcontextprotocol/server';
import { toStandardJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { COACH_LANGUAGES } from 'othello-board/coach.js';
import { diagramSVG } from 'othello-board/diagram.js';
import { type GameNode, OPENINGS } from 'othello-board/rules.js';
import { InputError } from '../io/command-line/options.js';
import { placeIn } from '../commands/place.js';
import { visible } from '../io/words.js';
import type { Answers } from './shortened.js';
import { inputOf } from './tool.js';

/** Maximum characters of an error, which may quote a long address. */
const LONGEST_MESSAGE = 1000;

const RULES = `# The rules of Othello

- The board has 64 squares, a1 at the upper left to h8 at the lower right. It begins with four discs: white on d4 and e5, black on e4 and d5. Black moves first.
- A move places a disc on an empty square so that one or more of the opponent's discs stand in a straight line, along a row, a column or a diagonal, between it and another disc of the mover. All discs enclosed in any direction are flipped; none may be left.
- A side without a legal move must pass. A side with a legal move may not.
- The game ends when neither side has a legal move. The side with more discs wins; empty squares count for the winner. A final score such as 40-24 is Black's and White's.
- Values of positions are the difference of that score for the side to move: +16 wins 40-24.
`;

const FORMATS = `# Formats of positions and games

Every input accepts any of these, and the tool detects which one it is:

- moves: f5d6c3, F5 d6 c3, 1. f5 d6 2. c3; a pass is left out, or written pass or --
- a board: 64 characters from a1 to h1, then a2 and so on: X black, O white, - empty; then a space and X or O, the side to move
- PGN with comments, variations, times and evaluations; GGF; SGF (GM[2]); Hamlite; Othello Quest JSON; OBF; and links to this site with a game in them

"convert" writes pgn, ggf, sgf, obf, quest, transcript and json. It lists what a format cannot store, and the games that cannot be read.
`;

const language = v.optional(
  v.pipe(v.picklist(COACH_LANGUAGES), v.description('The language of the answer, English by default')),
);

/** The arguments of a prompt, read as those of a tool. */
const argumentsOf = <Entries extends v.ObjectEntries>(entries: Entries) => {
  const schema = v.object(entries);
  const { read } = inputOf(schema);
  const validate = (input: unknown) => {
    try {
      return { value: read(input ?? {}) };
    } catch (error) {
      return { issues: [{ message: (error as Error).message }] };
    }
  };
  const standard = { ...schema['~standard'], ...toStandardJsonSchema(schema)['~standard'], validate };
  return { ...schema, '~standard': standard };
};

/** Registers the resources and the prompts of the server. */
export function registerMaterial(mcp: McpServer, answers: Answers): void {
  const text = (name: string, title: string, description: string, content: string): void => {
    const uri = `othello://${name}`;
    const mimeType = 'text/markdown';
    mcp.registerResource(name, uri, { title, description, mimeType }, () => ({
      contents: [{ uri, mimeType, text: content }],
    }));
  };
  text('rules', 'The rules', 'The rules of Othello and what values mean', RULES);
  text('formats', 'Formats', 'How positions and games may be written', FORMATS);
  mcp.registerResource(
    'position',
    new ResourceTemplate('othello://position/{position}', { list: undefined }),
    {
      title: 'A position as a picture',
      description: 'SVG; the position is moves such as f5d6c3, or a board with its side, percent-encoded',
      mimeType: 'image/svg+xml',
    },
    async ({ href }, { position }) => {
      const place = await placeOf(String(position));
      return { contents: [{ uri: href, mimeType: 'image/svg+xml', text: diagramSVG(place) }] };
    },
  );
  mcp.registerResource(
    'answer',
    new ResourceTemplate('othello://answer/{id}', { list: undefined }),
    {
      title: 'A whole answer',
      description: 'The data of an answer that was cut; the latest are kept',
      mimeType: 'application/json',
    },
    ({ href }, { id }) => {
      const whole = answers.whole(String(id));
      if (whole === undefined)
        throw new ResourceNotFoundError(href, `${href} is no longer available: call the tool again`);
      return { contents: [{ uri: href, mimeType: 'application/json', text: whole }] };
    },
  );
  mcp.registerPrompt(
    'review-my-game',
    {
      title: 'Review my game',
      description:
        'Goes through a game with the coach: the turning points, why moves were bad, what to train',
      argsSchema: argumentsOf({
        game: v.pipe(v.string(), v.description('The game in any form, such as f5d6c3 or PGN')),
        side: v.optional(v.pipe(v.picklist(['black', 'white']), v.description('The side that I played'))),
        language,
      }),
    },
    ({ game, side, language: spoken = 'en' }) =>
      userMessage(`Review this game of Othello with me${side ? `; I played ${side}` : ''}. Answer in the language "${spoken}".

1. Call "review" with the game and that language.
2. Tell me the "story" of the game in your own words.
3. Take the first three of its "moments"${side ? ' that are about my moves' : ''}. For each, show the position (call "picture"), call "explain" for it, and say what would have been better and why, in plain words.
4. End with one habit to train, and offer a puzzle (call "puzzle").

Use the values and lines of the tools; do not invent any.

Game:
${game}`),
  );
  mcp.registerPrompt(
    'teach-opening',
    {
      title: 'Teach me an opening',
      description: 'Explains an opening by its name or its moves: the ideas, the usual replies, the traps',
      argsSchema: argumentsOf({
        opening: v.pipe(v.string(), v.description('A name such as Tiger, or moves such as f5d6c3d3c4')),
        language,
      }),
    },
    ({ opening, language: spoken = 'en' }) => {
      const known = openingNamed(opening);
      const moves = known ? `${known.name}, ${known.moves.join('')}` : opening;
      return userMessage(`Teach me the Othello opening ${moves}. Answer in the language "${spoken}".

1. Call "analyse" for the position after its moves, and for the positions one move earlier and later.
2. Show the position (call "picture"), and say what both sides want.
3. Give the best reply and the two replies that players choose most (call "human"), with their values.
4. Name one move that looks good and loses discs there, and call "explain" for it.
5. Then ask me for my move, and play on with me (call "play").

Use the values and lines of the tools; do not invent any.`);
    },
  );
}

/**
 * The place that a part of an address names.
 *
 * @throws {ProtocolError} that blames the address, not the server
 */
async function placeOf(encoded: string): Promise<GameNode> {
  try {
    return await placeIn(decoded(encoded));
  } catch (error) {
    const { message } = error as Error;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, visible(message).slice(0, LONGEST_MESSAGE));
  }
}

/** @throws {InputError} */
function decoded(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw new InputError(`the address is not percent-encoded UTF-8: ${encoded}`);
  }
}

function userMessage(text: string) {
  return { messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] };
}

/** The opening of a name, in any of its languages. */
function openingNamed(text: string) {
  const name = text.trim().toLowerCase();
  return OPENINGS.find((opening) =>
    [opening.name, opening.french, opening.czech].some((one) => one?.toLowerCase() === name),
  );
}
