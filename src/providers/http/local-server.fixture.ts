import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the server received. */
export interface Received {
  method: string;
  /** Address with query. */
  url: string;
  headers: IncomingHttpHeaders;
  /** The body, parsed if it is JSON. */
  body: unknown;
}

export type Answer = (request: Received, response: ServerResponse) => void | Promise<void>;

export interface LocalServer extends AsyncDisposable {
  origin: string;
  received: Received[];
  /** Replaces the reply to later requests. */
  answer: Answer;
}

/** Replies with JSON. */
export const json =
  (body: unknown, status = 200): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

/** Replies by 'METHOD /path', without the query. Other requests get a 404 in the service's format. */
export const routes =
  (table: Record<string, unknown>): Answer =>
  (request, response) => {
    const found = table[`${request.method} ${request.url.split('?', 1)[0]}`];
    const answer =
      typeof found === 'function'
        ? (found as Answer)
        : json(found ?? { code: '404', message: 'no route' }, found === undefined ? 404 : 200);
    return answer(request, response);
  };

/** A real HTTP server on a free local port, for cases that need a socket: resets, slow and truncated bodies. */
export async function localServer(answer: Answer = json({})): Promise<LocalServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      const isJson = request.headers['content-type'] === 'application/json';
      const entry: Received = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: isJson ? (JSON.parse(text) as unknown) : text,
      };
      received.push(entry);
      void local.answer(entry, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const local: LocalServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return local;
}

/** An unsigned token with an expiry and optionally an issue time, in seconds since the epoch. */
export function tokenUntil(exp: number, name = 'token', iat?: number): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ exp, name, iat })}.x`;
}
