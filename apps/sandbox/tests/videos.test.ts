import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BlobSource, EncodedPacketSink, Input, MP4, WEBM } from 'mediabunny';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { Hono } from 'hono';
import type { AppContext } from '../src/context.ts';
import { errorHandler } from '../src/http/errors.ts';
import { parseRange } from '../src/http/range.ts';
import { captionsOf, filmOf, type Film } from '../src/seed/film.ts';
import type { SeedStory } from '../src/seed/types.ts';
import { av1Frame, vp8Frame } from '../src/videos/camera.ts';
import { framesOf, segmentsOf } from '../src/videos/frames.ts';
import { videoRoutes } from '../src/videos/routes.ts';
import { SILENT, testConfig } from './open-app.ts';
import { temporaryFolder } from './temporary-folder.ts';

const STORY: SeedStory = {
  brand: 'weekly',
  slug: 'el-agua',
  sections: ['/videos'],
  kicker: 'Video',
  headline: 'El agua que sube',
  by: [],
  ago: 5,
  tags: [],
  type: 'video',
  picture: { id: 'playa', caption: 'La orilla.', credit: 'Semanario' },
  film: { pictures: ['lluvia'], chapters: ['La orilla', 'La lluvia'] },
  body: ['Subió <b>dos metros</b> en una noche.', 'Después llovió: 3 < 4 & nadie salió.'],
};
const FILM = filmOf(STORY) as Film;

let app: Hono;
beforeAll(async () => {
  const folder = await temporaryFolder();
  for (const [id, background] of [
    ['playa', '#0af'],
    ['lluvia', '#555'],
  ] as const) {
    await mkdir(join(folder, 'pictures', id), { recursive: true });
    const picture = sharp({ create: { width: 1280, height: 720, channels: 3, background } });
    await picture.avif({ effort: 0 }).toFile(join(folder, 'pictures', id, '1280.avif'));
  }
  await writeFile(join(folder, 'pictures', 'manifest.json'), '{}');
  const context = { config: testConfig(folder), log: SILENT, clock: () => new Date() };
  app = new Hono().route(
    '/',
    videoRoutes(context as unknown as AppContext, () => Promise.resolve(new Map([[FILM.id, FILM]]))),
  );
  app.onError(errorHandler(SILENT));
});

const bytesOf = async (path: string): Promise<Uint8Array> => {
  const reply = await app.request(path);
  expect([path, reply.status]).toEqual([path, 200]);
  return new Uint8Array(await reply.arrayBuffer());
};

/** The times of the frames of a file, in seconds. */
async function timesOf(file: Uint8Array): Promise<number[]> {
  const input = new Input({
    source: new BlobSource(new Blob([new Uint8Array(file)])),
    formats: [MP4, WEBM],
  });
  const track = await input.getPrimaryVideoTrack();
  const times: number[] = [];
  for await (const packet of new EncodedPacketSink(track!).packets()) times.push(packet.timestamp);
  return times;
}

const rounded = (times: readonly number[]): number[] => times.map((time) => Math.round(time * 100) / 100);

describe('N11 the film of a video', () => {
  it('has the words of its headline, the caption of its picture and its paragraphs', () => {
    expect(FILM.cues.map(({ text }) => text)).toEqual([
      'El agua que sube',
      'La orilla.',
      'Subió dos metros en una noche.',
      'Después llovió: 3 < 4 & nadie salió.',
      'Video sin sonido, hecho con ilustraciones de la redacción.',
    ]);
    expect(FILM.cues.at(-1)?.to).toBe(FILM.seconds);
  });

  it('has one shot and one chapter for each paragraph', () => {
    expect(FILM.shots.map(({ picture }) => picture)).toEqual(['playa', 'lluvia']);
    expect(FILM.chapters.map(({ title }) => title)).toEqual(['La orilla', 'La lluvia']);
    expect(FILM.chapters.map(({ starts }) => starts)).toEqual(FILM.shots.map(({ starts }) => starts));
  });

  it('has captions of at most two lines', () => {
    const long =
      'La senadora preguntó por los distritos de riego y el senador por los once contratos. '.repeat(3);
    const captions = captionsOf(long);
    expect(captions.join(' ')).toBe(long.trim());
    for (const caption of captions) expect(caption.length).toBeLessThanOrEqual(84);
  });

  it('shows a frame at least every second, and each until the next', () => {
    const frames = framesOf(FILM);
    for (const [at, { at: time, seconds }] of frames.entries()) {
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(1);
      expect(time + seconds).toBeCloseTo(frames[at + 1]?.at ?? FILM.seconds);
    }
    expect(segmentsOf(FILM).flatMap((segment) => segment.frames)).toEqual(frames);
  });
});

describe('N11 the files of a video', () => {
  const address = `/videos/${FILM.id}`;

  it('are WebM, sent whole or in ranges', { timeout: 60_000 }, async () => {
    const whole = await app.request(`${address}.webm`);
    const bytes = new Uint8Array(await whole.arrayBuffer());
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
      200,
      'video/webm',
      'bytes',
    ]);
    expect(rounded(await timesOf(bytes))).toEqual(rounded(framesOf(FILM).map(({ at }) => at)));
    const part = await app.request(`${address}.webm`, { headers: { range: 'bytes=10-19' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(10, 20));
    const beyond = await app.request(`${address}.webm`, { headers: { range: `bytes=${bytes.length}-` } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
  });

  it('are a stream in two sizes, whose segments continue each other', { timeout: 60_000 }, async () => {
    const sizes = new TextDecoder().decode(await bytesOf(`${address}.m3u8`));
    const playlists = sizes.split('\n').filter((line) => line.endsWith('.m3u8'));
    expect(playlists).toEqual([`${FILM.id}-360p.m3u8`, `${FILM.id}-180p.m3u8`]);
    for (const playlist of playlists) {
      const lines = new TextDecoder().decode(await bytesOf(`/videos/${playlist}`)).split('\n');
      const head = await bytesOf(`/videos/${/URI="(.*)"/.exec(lines.join('\n'))![1]}`);
      const segments = await Promise.all(
        lines.filter((line) => line.endsWith('.m4s')).map((line) => bytesOf(`/videos/${line}`)),
      );
      const times = await timesOf(Buffer.concat([head, ...segments]));
      expect(rounded(times)).toEqual(rounded(framesOf(FILM).map(({ at }) => at)));
      const longest = Number(/TARGETDURATION:(\d+)/.exec(lines.join('\n'))![1]);
      const lengths = lines.flatMap((line) => /^#EXTINF:([\d.]+)/.exec(line)?.[1] ?? []).map(Number);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(longest);
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBeCloseTo(FILM.seconds);
    }
  });

  it('have captions in WebVTT, with their signs escaped', async () => {
    const file = new TextDecoder().decode(await bytesOf(`${address}.vtt`));
    expect(file).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:03\.000\nEl agua que sube\n/);
    expect(file).toContain('3 &lt; 4 &amp; nadie salió.');
  });

  it.each([
    'nada.webm',
    '..%2fplaya.webm',
    `${FILM.id}-720p.m3u8`,
    `${FILM.id}-360p-999.m4s`,
    `${FILM.id}.mp4`,
  ])('%s does not exist', async (name) => {
    const reply = await app.request(`/videos/${name}`);
    expect(reply.status).toBe(404);
  });
});

describe('a frame', () => {
  const picture = () => sharp({ create: { width: 16, height: 16, channels: 3, background: '#fff' } });

  it('of VP8 is taken out of a WebP file', async () => {
    // The start code of a VP8 key frame.
    const frame = vp8Frame(await picture().webp().toBuffer());
    expect([...frame.subarray(3, 6)]).toEqual([0x9d, 0x01, 0x2a]);
    expect(() => vp8Frame(new Uint8Array(40))).toThrow(/no part 'VP8 '/);
  });

  it('of AV1 is taken out of an AVIF file', async () => {
    // A temporal delimiter, then the header of a sequence.
    const frame = av1Frame(await picture().avif().toBuffer());
    expect([frame[0], frame[1], frame[2]! >> 3]).toEqual([0x12, 0, 1]);
    expect(() => av1Frame(new Uint8Array(40))).toThrow(/no part 'mdat'/);
  });
});

describe('byte ranges', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=20-10', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=-', undefined],
    ['items=1-2', undefined],
  ])('%s', (header, expected) => {
    expect(parseRange(header, 100)).toEqual(expected);
  });
});
