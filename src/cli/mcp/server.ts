/**
 * The server of the Model Context Protocol: lists the tools and answers calls. `tools.ts` has the tools and `turns.ts`
 * their order.
 */
import {
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  type CallToolResult,
  type ListToolsResult,
  type ServerContext,
} from '@modelcontextprotocol/server';
import type { Engine, SearchInfo, SearchLimits } from 'othello-board/engine/node.js';
import { signed, trust, visible } from '../io/words.js';
import { Answers } from './shortened.js';
import { registerMaterial } from './material.js';
import { TOOLS, type ToolName } from './tools.js';
import { Turns } from './turns.js';

/** Time limit of a call in milliseconds. */
const LONGEST_CALL = 600_000;
/** Maximum characters of an error, which may quote a long text. */
const LONGEST_MESSAGE = 1000;

/** Valibot and the protocol's package have types of their own for JSON Schema. JSON leaves `answer` out. */
const LIST = Object.entries(TOOLS).map(([name, tool]) => ({
  name,
  ...tool,
  answer: undefined,
})) as unknown as ListToolsResult['tools'];

/** Searches at a time, of all calls together: a review makes two, and a further one is short. */
export const SEARCHES = 2;
/** Searches at a time for calls that take a second or less, beside the others. */
export const SHORT_SEARCHES = 1;

const INSTRUCTIONS = `Tools for Othello (Reversi): a strong engine, a coach and readers of all formats.
A position or a game may be given in any form: moves such as f5d6c3, a board of 64 squares with its side to move, PGN, GGF, SGF or a link. Squares are a1 to h8, a1 at the upper left. Values are discs for the side to move at the end of the game: "exact" ones are proven, others are estimates.
Start with "review" for a whole game, "explain" for one move, "analyse" for all moves of a position, "solve" for endgames of about 24 empty squares or fewer. The answer of "play" contains the position for your next call. Quote values and lines from the answers; do not work them out yourself.
The rules are the resource othello://rules, the formats othello://formats, and a picture of any position othello://position/{position}.`;

/** What the calls of a process share: the engine, its turns, and the answers that were cut. */
export class Service {
  readonly turns = new Turns(SEARCHES, SHORT_SEARCHES);
  readonly answers = new Answers();

  /** @param engine has as many workers as searches run at a time; the caller closes it */
  constructor(
    readonly engine: Engine,
    readonly version: string,
  ) {}

  /** A server for one connection. */
  readonly connection = (): McpServer => {
    const mcp = new McpServer(
      { name: 'othello-engine', title: 'Othello', version: this.version },
      { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
    );
    mcp.server.setRequestHandler('tools/list', () => ({ tools: LIST }));
    mcp.server.setRequestHandler('tools/call', ({ params }, context) =>
      this.#call(params.name, params.arguments ?? {}, context),
    );
    registerMaterial(mcp, this.answers);
    return mcp;
  };

  async #call(name: string, input: object, { mcpReq }: ServerContext): Promise<CallToolResult> {
    const { signal, _meta: { progressToken } = {} } = mcpReq;
    const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name as ToolName] : undefined;
    if (!tool) {
      const message = `there is no tool ${name}; the tools are ${Object.keys(TOOLS).join(', ')}`;
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, visible(message).slice(0, LONGEST_MESSAGE));
    }
    const progressed = (progress: number, message: string): void => {
      if (progressToken === undefined) return;
      const params = { progressToken, progress, message };
      void mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined);
    };
    try {
      const { text, data, png } = await tool.answer(input, this.#engineFor(signal, progressed));
      const unknown = Object.keys(input).filter(
        (member) => !Object.hasOwn(tool.inputSchema.properties ?? {}, member),
      );
      const { shown, link } = this.answers.cut(name, data);
      return {
        content: [
          { type: 'text', text },
          ...(png
            ? [{ type: 'image' as const, data: Buffer.from(png).toString('base64'), mimeType: 'image/png' }]
            : []),
          ...(unknown.length > 0 ? [{ type: 'text' as const, text: unusedText(unknown) }] : []),
          ...(link ? [{ type: 'resource_link' as const, ...link }] : []),
        ],
        structuredContent: shown,
      };
    } catch (error) {
      // Nobody waits for the answer to a cancelled call.
      if (signal.aborted) throw error;
      const message = error instanceof Error ? error.message : String(error);
      return { content: [{ type: 'text', text: visible(message).slice(0, LONGEST_MESSAGE) }], isError: true };
    }
  }

  /**
   * The engine for one call, whose searches end with the call. They begin with an empty table, and their time begins when
   * a worker is free for them, so that the answer does not depend on other calls.
   */
  #engineFor(signal: AbortSignal, progressed: (progress: number, message: string) => void): Engine {
    const { engine, turns } = this;
    const ending = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_CALL)]);
    let searches = 0;
    let reported = 0;
    // Progress must grow: a search counts as one, and its depth as a part of it.
    const tell = (progress: number, message: string): void => {
      if (progress <= reported) return;
      reported = progress;
      progressed(progress, message);
    };
    return {
      ...(engine.version !== undefined && { version: engine.version }),
      search: async (position, { signal: own = ending, ...limits } = {}) => {
        const either = AbortSignal.any([own, ending]);
        const onProgress = (info: SearchInfo): void => {
          limits.onProgress?.(info);
          tell(searches + Math.min(info.depth, 60) / 61, progressText(info));
        };
        const search = () => engine.search(position, { ...limits, onProgress, fresh: true, signal: either });
        const found = await turns.take(search, isShort(limits), either);
        tell(++searches, progressText(found));
        return found;
      },
      ...(engine.human && {
        human: (position, { signal: own = ending, ...options }) => {
          const either = AbortSignal.any([own, ending]);
          return turns.take(() => engine.human!(position, { ...options, signal: either }), true, either);
        },
      }),
      close: () => undefined,
    };
  }
}

/** Names the arguments that a tool does not know. */
function unusedText(names: readonly string[]): string {
  return visible(`Unknown arguments, which were ignored: ${names.join(', ')}.`).slice(0, LONGEST_MESSAGE);
}

function progressText(info: SearchInfo): string {
  return `${info.move} ${signed(info.value)} (${trust(info)})`;
}

/** What a search may take and still count as short: milliseconds, plies and nodes. */
const SHORT_TIME = 1000;
const SHORT_DEPTH = 8;
const SHORT_NODES = 200_000;

function isShort({ time = Infinity, depth = Infinity, nodes = Infinity }: SearchLimits): boolean {
  return time <= SHORT_TIME || depth <= SHORT_DEPTH || nodes <= SHORT_NODES;
}
