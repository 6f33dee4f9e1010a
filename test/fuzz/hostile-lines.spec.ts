// Readers of lines, messages, files of progress and binary files of games: the same growing texts, the same limit.
import { describe, expect, test } from 'vitest';
import { readFile } from '../../demo/progress/training.js';
import { GtpSession } from '../../src/cli/commands/gtp/gtp.js';
import { NBoardSession } from '../../src/cli/commands/nboard/nboard.js';
import { readEnvelope, readMessage } from '../../src/elements/companions/remote/messages/message.js';
import { readSaved } from '../../src/elements/companions/remote/messages/saved.js';
import { countOf, lineOf, moveOf, valueOf } from '../../src/core/engine/remote/found.js';
import { readAnnotation } from '../../src/core/formats/common/annotation.js';
import { gameFromJson } from '../../src/core/formats/json/game-json.js';
import { expandPermalink, parsePermalink, PERMALINK_LIMITS } from '../../src/core/formats/permalink.js';
import { secondsOf as timeControl } from '../../src/core/formats/common/fact-text.js';
import { parseWthorGames, parseWthorNames } from '../../src/core/formats/wthor.js';
import { Position } from '../../src/core/rules/position.js';
import { GROWING_TEXTS, grown } from '../hostile/texts.js';
import { greedyEngine } from '../unit/cli/programs/greedy-engine.js';
import { secondsOf } from './processor-time.js';

const SIZES = [4000, 20_000, 200_000];
/** Time limit for the longest text, in seconds of processor time. */
const MOST_SECONDS = 0.5;

const gtp = new GtpSession(greedyEngine(), { name: 'ours', version: '1', limits: { depth: 1 } });
const nboard = new NBoardSession(greedyEngine(), {
  name: 'ours',
  limits: { depth: 1 },
  write: () => undefined,
});
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

type Reader = (text: string) => unknown;

const READERS: Readonly<Record<string, Reader>> = {
  'a line of GTP': (text) => gtp.answer(text.replaceAll('\n', ' ')),
  'a line of GTP that plays': (text) => gtp.answer(`gogui-play_sequence ${text}`),
  'a position for GTP': (text) => gtp.answer(`setboard ${text}`),
  'a line of NBoard': (text) => nboard.handleLine(text.replaceAll('\n', ' ')),
  'a game for NBoard': (text) => nboard.handleLine(`set game ${text.replaceAll('\n', ' ')}`),
  'what another program answers': (text) => [
    moveOf(text),
    valueOf(text),
    countOf(text),
    lineOf(text, Position.start),
  ],
  'a comment with commands': (text) => readAnnotation({ comment: text }),
  'the time of a game': timeControl,
  'a link': (text) => parsePermalink(text),
  'a link of our own form': (text) => parsePermalink(`~1j${text}`),
  'a link that is packed': (text) => expandPermalink(`~1z${text}`),
  'a message of live play': (text) => [readEnvelope(text), readMessage(text)],
  'the text of a signed message': (text) => readEnvelope(`othello a b {${text}`),
  'a live game that was kept': readSaved,
  'a progress file': (text) => readFile(text),
  'a progress file of our format': (text) => readFile(`{"format":"othello-training","games":[${text}`),
  'a game of JSON': (text) => gameFromJson({ next: [{ move: text, comment: text }], tags: { a: text } }),
  'a file of WThor': (text) => parseWthorGames(bytesOf(text)),
  'a list of names of WThor': (text) => parseWthorNames(bytesOf(text), 'players'),
};

describe(`${SIZES.at(-1)!} characters take half a second at most`, () => {
  test.each(Object.entries(READERS))('%s', async (_, read) => {
    for (const text of GROWING_TEXTS) {
      for (const size of SIZES) {
        const long = grown(text, size);
        let seconds = await secondsOf(() => read(long));
        if (seconds >= MOST_SECONDS) seconds = Math.min(seconds, await secondsOf(() => read(long)));
        expect(seconds, `${text.name}, ${size} characters`).toBeLessThan(MOST_SECONDS);
      }
    }
  });
});

describe('a small link with much in it', () => {
  const packed = async (text: string): Promise<string> => {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    return `~1z${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`;
  };

  test.each([
    ['blanks', ' '],
    ['brackets', '['],
    ['marks', '[%marks '],
    ['moves', 'f5d6'],
  ])('%s: it is refused when it has unpacked what a link may hold', async (_, repeated) => {
    const link = await packed(repeated.repeat(50_000_000 / repeated.length));
    expect(PERMALINK_LIMITS).toBeDefined();
    const seconds = await secondsOf(() => parsePermalink(link));
    await expect(parsePermalink(link)).rejects.toThrow();
    expect(seconds).toBeLessThan(MOST_SECONDS);
  });
});
