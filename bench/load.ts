import { Agent, request } from 'node:http';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Figures {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Responses other than 2xx; they make the figures invalid. */
  readonly failed: number;
}

export interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
}

const WARM_MS = 1_000;

/** One call over a keep-alive connection. @returns its status */
const send = (origin: string, { method, path, headers, body }: Call, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const requested = request(
      origin + path,
      { method, agent, headers: { ...headers, ...length } },
      (reply) => {
        reply.resume();
        reply.once('end', () => resolve(reply.statusCode ?? 0));
        reply.once('error', reject);
      },
    );
    requested.once('error', reject);
    requested.end(body);
  });

/**
 * Sends calls over parallel connections, each after the previous response, and measures after a
 * second of warm-up.
 * @param call creates the call with the given number
 */
export async function load(
  origin: string,
  call: (index: number) => Call,
  { connections, seconds }: LoadOptions,
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const begin = performance.now() + WARM_MS;
  const end = begin + seconds * 1_000;
  const times: number[] = [];
  let failed = 0;
  let index = 0;
  const caller = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      const status = await send(origin, call((index += 1)), agent);
      const now = performance.now();
      if (start < begin || now > end) continue;
      times.push(now - start);
      if (status < 200 || status > 299) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, caller));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), failed };
}
