/**
 * The fault of a message of a client, in a sentence. `client-lines.ts` and the connection of the server answer with it.
 */
import {
  isJSONRPCErrorResponse,
  parseJSONRPCMessage,
  ProtocolErrorCode,
  type JSONRPCMessage,
} from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { isObject, named } from './tool.js';

/** The fault in the form of a message; `undefined` for a valid one. */
export function faultIn(message: unknown): string | undefined {
  try {
    parseJSONRPCMessage(message);
    return undefined;
  } catch {
    return formFault(message);
  }
}

function formFault(message: unknown): string {
  if (Array.isArray(message)) return 'this is a list of messages: send one message a line';
  if (!isObject(message)) return named('message', message, 'an object');
  const { jsonrpc, id, method, params } = message;
  if (jsonrpc !== '2.0') return named('jsonrpc', jsonrpc, '"2.0"');
  if (id !== undefined && !isId(id)) return named('id', id, 'a text or a whole number');
  if (typeof method !== 'string') return named('method', method, 'a text');
  if (params !== undefined && !isObject(params)) return named('params', params, 'an object');
  const { _meta: meta } = params ?? {};
  if (meta !== undefined && !isObject(meta)) return named('params._meta', meta, 'an object');
  const { progressToken: token } = meta ?? {};
  if (token !== undefined && !isId(token))
    return named('params._meta.progressToken', token, 'a text or a whole number');
  return 'this is not a request of JSON-RPC 2.0 with jsonrpc, id, method and params';
}

/** Whether a value may identify a request. */
export function isId(id: unknown): id is string | number {
  return typeof id === 'string' || Number.isSafeInteger(id);
}

/** A fault that the protocol's package finds. */
interface Issue {
  readonly path?: readonly (string | number)[];
  readonly expected?: string;
  readonly message?: string;
}

const TYPES: Readonly<Record<string, string>> = {
  object: 'an object',
  record: 'an object',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
};

/**
 * An error in which the protocol's package lists the faults as JSON, in a sentence; `undefined` for any other error.
 */
export function sentenceOf(message: string): string | undefined {
  const begin = message.search(/\[\s*\{/u);
  if (begin < 0) return undefined;
  try {
    const issues = JSON.parse(message.slice(begin)) as readonly Issue[];
    const faults = issues.map(({ path = [], expected = '', message = 'it has a wrong form' }) => {
      const [name, type] = [path.join('.'), TYPES[expected]];
      if (type !== undefined) return `${name || 'the request'} must be ${type}`;
      return name === '' ? message : `${name}: ${message}`;
    });
    return message.slice(0, begin) + faults.join('; ');
  } catch {
    return undefined;
  }
}

/** The connection to a client, whose errors are sentences. */
export class Connection extends StdioServerTransport {
  override send(message: JSONRPCMessage): Promise<void> {
    const sentence = isJSONRPCErrorResponse(message) ? sentenceOf(message.error.message) : undefined;
    if (sentence === undefined || !isJSONRPCErrorResponse(message)) return super.send(message);
    return super.send({ ...message, error: { code: ProtocolErrorCode.InvalidParams, message: sentence } });
  }
}
