import { fromJsonSchema, type JsonSchemaType } from '@modelcontextprotocol/server';
import { dirname, join, normalize, resolve } from 'node:path';
import type { Io, Spool } from '../../../src/cli/io/command.js';
import { run } from '../../../src/cli/run.js';
import type { CommandAnswers } from '../../../src/cli/schema/answers.js';
import { commandSchema } from '../../../src/cli/schema/schema.js';
import { greedyEngine } from './programs/greedy-engine.js';

/** The environment of the tool. */
export interface World {
  files?: Record<string, string | Uint8Array>;
  input?: string[];
  /** The lines of standard input as they come, if `input` is not enough. */
  lines?: AsyncIterable<string>;
  /** Standard input in pieces, if `input` is not enough. */
  source?: AsyncIterable<string>;
  engine?: Io['createEngine'];
  readFile?: Io['readFile'];
  openFile?: Io['openFile'];
  writeFile?: Io['writeFile'];
  drained?: Io['drained'];
  /** Whether standard error is a terminal. */
  live?: boolean;
  /** Whether standard output is a terminal. */
  screen?: boolean;
  /** Names that refer to the same file as others. */
  links?: Record<string, string>;
}

/** Runs the tool with a command line in its own environment; the result includes the files that it writes. */
export async function tool(
  args: string | readonly string[],
  {
    files = {},
    input = [],
    lines,
    source,
    engine,
    readFile,
    openFile,
    writeFile,
    drained,
    live = false,
    screen = false,
    links = {},
  }: World = {},
) {
  const result: { out: string; err: string; written?: Record<string, string | Uint8Array> } = {
    out: '',
    err: '',
  };
  const words = typeof args === 'string' ? args.split(' ').filter(Boolean) : args;
  const contentOf = (path: string) => files[path] ?? files[normalize(path)];
  const read: Io['readFile'] = (path) => {
    const content = contentOf(path);
    return content === undefined
      ? Promise.reject(Object.assign(new Error('no such file'), { code: 'ENOENT' }))
      : Promise.resolve(typeof content === 'string' ? content : new TextDecoder().decode(content));
  };
  const code = await run(words, {
    out: (text) => (result.out += typeof text === 'string' ? text : new TextDecoder('latin1').decode(text)),
    drained: drained ?? (() => Promise.resolve()),
    err: (text) => (result.err += text),
    live,
    screen,
    script: false,
    lines:
      lines ??
      (async function* () {
        await Promise.resolve();
        yield* input;
      })(),
    input:
      source ??
      (async function* () {
        await Promise.resolve();
        for (const line of input) yield `${line}\n`;
      })(),
    readFile: readFile ?? read,
    openFile:
      openFile ??
      async function* (path) {
        await (readFile ?? read)(path);
        yield contentOf(path)!;
      },
    listFolder: (path) =>
      Promise.resolve(
        Object.keys(files)
          .filter((name) => resolve(dirname(name)) === resolve(path))
          .map((name) => name.slice(join(path, '/').length)),
      ),
    isSameFile: (a, b) => {
      const [one, other] = [a, b].map((name) => resolve(links[name] ?? name));
      return Promise.resolve(one === other && Object.keys(files).some((name) => resolve(name) === one));
    },
    writeFile:
      writeFile ??
      (async (path, content) => {
        // Content that fails is not written.
        const whole =
          typeof content === 'string' || content instanceof Uint8Array ? content : await textOf(content);
        (result.written ??= {})[path] = whole;
      }),
    openSpool: memorySpool,
    createEngine: engine ?? (() => Promise.resolve(greedyEngine())),
    version: '1.2.3',
  });
  if (words.includes('--json') && result.out !== '') await requireSchema(words[0]!, result.out);
  return { code, ...result };
}

/** Every line of every answer matches the schema that the package has for it. */
async function requireSchema(command: string, out: string): Promise<void> {
  const schema = fromJsonSchema(commandSchema(command as keyof CommandAnswers) as JsonSchemaType)[
    '~standard'
  ];
  for (const line of out.split('\n').filter(Boolean)) {
    const { issues } = await schema.validate(JSON.parse(line));
    if (issues) throw new Error(`${command}: ${issues.map(({ message }) => message).join('; ')}: ${line}`);
  }
}

/** A spool in memory. */
export function memorySpool(): Spool {
  const texts: string[] = [];
  return { add: (text) => void texts.push(text), read: (index) => texts[index]!, close: () => undefined };
}

async function textOf(pieces: AsyncIterable<string | Uint8Array>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += String(piece);
  return text;
}

export function jsonLines(text: string): unknown[] {
  return text
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}
