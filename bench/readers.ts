import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from './crowd.ts';

/** A page of a site: its origin and its path. */
export interface Address {
  readonly origin: string;
  readonly path: string;
}

/** A reader's answer. */
export interface Answer {
  /** 0 if there was none. */
  readonly status: number;
  readonly ms: number;
  readonly bytes: number;
  /** The part of a cache in front: `X-Cache`. Undefined without one. */
  readonly cache: string | undefined;
  /** When it was there, by `performance.now()`. */
  readonly at: number;
}

/** The answers to a load. */
export interface Played {
  readonly answers: readonly Answer[];
  readonly seconds: number;
}

export interface Playing {
  /** Readers in a second, always or by the time since the first. */
  readonly rate: number | ((elapsedMs: number) => number);
  readonly seconds?: number;
  readonly until?: () => boolean;
}

/** A number from 0 to 1 for each call, the same ones for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}

/** Asks as browsers do, over connections that stay open. */
export function createReaders(): { ask(address: Address): Promise<Answer>; leave(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 4000 });
  return {
    ask: ({ origin, path }) =>
      new Promise((resolve) => {
        const begun = performance.now();
        let bytes = 0;
        const end = (status: number, cache?: string): void => {
          const at = performance.now();
          resolve({ status, ms: at - begun, bytes, cache, at });
        };
        get(origin + path, { agent, headers: { 'accept-encoding': 'br' } }, (reply) => {
          reply.on('data', (chunk: Buffer) => (bytes += chunk.length));
          reply.once('end', () => end(reply.statusCode ?? 0, reply.headers['x-cache'] as string | undefined));
          reply.once('error', () => end(0));
        }).once('error', () => end(0));
      }),
    leave: () => agent.destroy(),
  };
}

/** The pages in the sitemaps of a site. */
export async function addressesOf(origin: string, path = '/sitemap.xml'): Promise<Address[]> {
  const answer = await fetch(origin + path);
  if (!answer.ok)
    throw new Error(`${origin}${path} answered ${answer.status}, so that its pages are unknown.`);
  const text = await answer.text();
  const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address!.replaceAll('&amp;', '&')),
  );
  const pages: Address[] = [];
  // One after the other: a site that has too much to do refuses some.
  for (const { pathname, search } of found)
    pages.push(
      ...(pathname.endsWith('.xml')
        ? await addressesOf(origin, pathname + search)
        : [{ origin, path: pathname }]),
    );
  return pages;
}

/** The pages of several sites, which are asked one after the other too. */
export async function addressesOfAll(origins: readonly string[]): Promise<Address[]> {
  const pages: Address[] = [];
  for (const origin of origins) pages.push(...(await addressesOf(origin)));
  return pages;
}

/** Callers that ask for the next page when they have one: pages in a second. */
export async function capacity(
  next: () => Promise<Answer>,
  { callers, seconds }: { callers: number; seconds: number },
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let made = 0;
  const caller = async (): Promise<void> => {
    while (performance.now() < end) if ((await next()).status === 200) made += 1;
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return made / seconds;
}

/** Callers who ask for each address some times in a row, so that processes that take turns all have its page. */
export async function askForAll(
  ask: (address: Address) => Promise<Answer>,
  addresses: readonly Address[],
  { callers, times = 1 }: { callers: number; times?: number },
): Promise<void> {
  const left = addresses.values();
  const caller = async (): Promise<void> => {
    for (const address of left) for (let turn = 0; turn < times; turn += 1) await ask(address);
  };
  await Promise.all(Array.from({ length: callers }, caller));
}

/**
 * Readers who come at a rate, whatever the server does.
 * @param options.seconds how long they come; or `until` it is over
 */
export async function play(
  next: (elapsedMs: number) => Promise<Answer>,
  { rate, seconds = Infinity, until = () => false }: Playing,
): Promise<Played> {
  const begun = performance.now();
  const asked: Promise<Answer>[] = [];
  const elapsed = (): number => performance.now() - begun;
  let due = 0;
  let last = 0;
  while (elapsed() < seconds * 1000 && !until()) {
    const now = elapsed();
    due += ((now - last) / 1000) * (typeof rate === 'number' ? rate : rate(now));
    last = now;
    while (asked.length < due) asked.push(next(now));
    await sleep(5);
  }
  const answers = await Promise.all(asked);
  return { answers, seconds: elapsed() / 1000 };
}

/** Milliseconds of the answers with a status, in ascending order. */
export const timesOf = ({ answers }: Played, status = 200): number[] =>
  answers.flatMap((answer) => (answer.status === status ? [answer.ms] : [])).sort((a, b) => a - b);

/** Quantiles in words: 'p50 3 ms, p99 40 ms'. */
export const quantiles = (ascending: readonly number[], shares: readonly number[]): string =>
  shares
    .map((share) => `p${String(share).slice(2).padEnd(2, '0')} ${quantile(ascending, share).toFixed(0)} ms`)
    .join(', ');

/** How often each status is among some answers: ' (503: 4)'. */
export function statusesOf(answers: readonly Answer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  const told = [...counts].map(([status, count]) => `${status}: ${count}`).join(', ');
  return told && ` (${told})`;
}
