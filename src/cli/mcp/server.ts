/** The server of the Model Context Protocol: lists the tools and answers calls. */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { Engine } from '../../core/engine/engine.js';
import { InputError } from '../options.js';
import { visible } from '../words.js';
import { TOOLS, type ToolName } from './tools.js';
import { Turns } from './turns.js';

export { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';

/** Time limit of a call in milliseconds. */
const LONGEST_CALL = 600_000;
/** Maximum characters of a message, which may quote a long text. */
const LONGEST_MESSAGE = 1000;

const annotations = { readOnlyHint: true, openWorldHint: false };
const LIST = Object.entries(TOOLS).map(([name, { description, inputSchema }]) => {
  return { name, description, inputSchema, annotations };
});

/** Searches at a time, of all calls together: a review makes two. */
export const SEARCHES = 2;

/** A server whose calls share an engine with as many workers as {@link SEARCHES}; the caller closes the engine. */
export function createServer(engine: Engine, version: string): McpServer {
  const turns = new Turns(SEARCHES);
  const mcp = new McpServer({ name: 'othello-engine', version }, { capabilities: { tools: {} } });
  mcp.server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: LIST }));
  mcp.server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal, sendNotification }) => {
    const { name, arguments: input = {}, _meta: { progressToken } = {} } = params;
    const progressed = (progress: number): void => {
      if (progressToken === undefined) return;
      void sendNotification({ method: 'notifications/progress', params: { progressToken, progress } });
    };
    try {
      const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name as ToolName] : undefined;
      if (!tool) throw new InputError(`tool ${name}: ${Object.keys(TOOLS).join(', ')} are accepted`);
      const { text, data, png } = await tool.answer(input, engineFor(engine, turns, signal, progressed));
      const image = png && { data: Buffer.from(png).toString('base64'), mimeType: 'image/png' };
      return {
        content: [
          { type: 'text', text },
          // For clients without support for structured content.
          { type: 'text', text: JSON.stringify(data) },
          ...(image ? [{ type: 'image' as const, ...image }] : []),
        ],
        structuredContent: data,
      };
    } catch (error) {
      // Nobody waits for the answer to a cancelled call.
      if (signal.aborted) throw error;
      const message = error instanceof Error ? error.message : String(error);
      return { content: [{ type: 'text', text: visible(message).slice(0, LONGEST_MESSAGE) }], isError: true };
    }
  });
  return mcp;
}

/**
 * The engine for one call, whose searches end with the call. They begin with an empty table, and their time begins when
 * a worker is free for them, so that the answer does not depend on other calls.
 */
function engineFor(
  engine: Engine,
  turns: Turns,
  signal: AbortSignal,
  progressed: (searches: number) => void,
): Engine {
  const ending = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_CALL)]);
  let searches = 0;
  return {
    ...(engine.version !== undefined && { version: engine.version }),
    search: async (position, { signal: own = ending, ...limits } = {}) => {
      const either = AbortSignal.any([own, ending]);
      const search = () => engine.search(position, { ...limits, fresh: true, signal: either });
      const found = await turns.take(search);
      progressed(++searches);
      return found;
    },
    ...(engine.human && {
      human: (position, { signal: own = ending, ...options }) =>
        turns.take(() => engine.human!(position, { ...options, signal: AbortSignal.any([own, ending]) })),
    }),
    close: () => undefined,
  };
}
