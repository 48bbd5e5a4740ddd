import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PICTURE_LANES } from '../src/jobs/picture-lanes.ts';
import { ansId } from '../src/seed/ids.ts';
import { films } from '../src/seed/films.ts';
import { segmentsOf } from '../src/videos/frames.ts';
import { openApp, type TestApp } from './open-app.ts';
import { SAMPLE } from './sample-content.ts';

/** The largest share of a queue. */
const SHARE = 16;
const FLOOD = 24;
/** Jobs of the flood that may end before the answer to others: those that run or end when they come. */
const BEFORE_OTHERS = 3;
/** Of the files of the flood, one that waits long. */
const LATE = 10;
const NUMBERS = Array.from({ length: FLOOD + 1 }, (_none, n) => n + 1);

const [film] = [...(await films()).values()].toSorted((one, other) => other.seconds - one.seconds);
const [story] = SAMPLE.stories;

let test: TestApp;
beforeAll(async () => {
  test = await openApp({
    ...SAMPLE,
    stories: [
      ...SAMPLE.stories,
      ...NUMBERS.map((n) => ({ ...story!, slug: `aviso-${n}`, headline: `El aviso ${n} del río que sube` })),
    ],
    editions: NUMBERS.map((number) => ({
      brand: 'weekly' as const,
      number,
      day: `2001-05-${String(number).padStart(2, '0')}`,
      title: `Edición ${number}`,
      deck: 'Lo que cuenta',
      lines: ['El mapa', 'La entrevista'] as const,
    })),
  });
  const drawn = new Set(film!.shots.map(({ picture }) => picture));
  for (const id of drawn) {
    await mkdir(join(test.context.config.picturesDir, id), { recursive: true });
    const picture = sharp({ create: { width: 1280, height: 720, channels: 3, background: '#0af' } });
    await picture.avif({ effort: 0 }).toFile(join(test.context.config.picturesDir, id, '1280.avif'));
  }
});
afterAll(() => test.close());

// A kept file would be sent without a place in a queue.
beforeEach(async () => {
  for (const folder of ['editions', 'share', 'videos'])
    await rm(join(test.context.config.cacheDir, folder), { recursive: true, force: true });
});

const ask = (app: Hono, path: string, remoteAddress: string, signal: AbortSignal | null = null) =>
  app.request(path, { signal }, { incoming: { socket: { remoteAddress } } });

/** Addresses of files that are made at the first request. */
const FILES: Record<string, () => string[]> = {
  'printed editions': () =>
    NUMBERS.map((number) => `/documents/edicion-weekly-${ansId('edition', 'weekly', number)}.pdf`),
  films: () => segmentsOf(film!).map((_segment, at) => `/videos/${film!.id}-360p-${at}.m4s`),
  'pictures of shared links': () =>
    NUMBERS.map((n) => `/images/share/${ansId('story', 'weekly', `aviso-${n}`)}.jpg?_website=semanario`),
};

it.each(Object.keys(FILES))('X9 a flood of %s makes other readers wait for what runs only', async (kind) => {
  const paths = FILES[kind]!();
  const [other = '', ...flood] = paths;
  expect(flood.length).toBeGreaterThan(SHARE);
  let made = 0;
  const calls = flood.map(async (path) => {
    const reply = await ask(test.app, path, '203.0.113.1');
    if (reply.status === 200) made += 1;
    return reply;
  });
  // One asks for another file, one for a file that the flood has asked for.
  const others = [other, flood[LATE] ?? ''];
  const answered = await Promise.all(others.map((path, at) => ask(test.app, path, `198.51.100.${at}`)));
  expect(answered.map(({ status }) => status)).toEqual([200, 200]);
  expect(made).toBeLessThanOrEqual(BEFORE_OTHERS + 1);

  // A file that is made needs no place, also for one who has none.
  const again = await ask(test.app, other, '203.0.113.1');
  expect(again.status).toBe(200);
  expect(made).toBeLessThan(SHARE / 2);

  const replies = await Promise.all(calls);
  const refused = replies.filter(({ status }) => status === 503);
  expect(refused.length + made).toBe(flood.length);
  expect([refused.length > 0, refused[0]?.headers.get('retry-after')]).toEqual([true, '5']);
  // Its share is given back.
  const refusedBefore = flood[replies.findIndex(({ status }) => status === 503)] ?? '';
  expect((await ask(test.app, refusedBefore, '203.0.113.1')).status).toBe(200);
});

it.each(Object.keys(FILES))('X9 %s that wait are not made for a reader who has left', async (kind) => {
  const reader = new AbortController();
  let free!: () => void;
  const busy = new Promise<void>((resolve) => (free = resolve));
  const held = [1, 2].map(() => PICTURE_LANES.run(() => busy));
  const calls = FILES[kind]!().map((path) => ask(test.app, path, '203.0.113.1', reader.signal));
  // The first answer refuses a file, because those that wait fill the reader's share of the queue.
  const first = await Promise.race(calls);
  reader.abort();
  free();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  await Promise.all(held);
  const [made, left] = [200, 499].map((wanted) => statuses.filter((status) => status === wanted).length);
  expect(first.status).toBe(503);
  // One that has begun is finished.
  expect(made).toBeLessThanOrEqual(1);
  expect(left).toBeGreaterThan(SHARE / 2);
});
