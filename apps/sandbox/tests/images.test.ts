import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Hono } from 'hono';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { AppContext } from '../src/context.ts';
import { cropAround, formatFor, rounded } from '../src/images/cut-request.ts';
import { SILENT, testConfig } from './open-app.ts';
import { temporaryFolder } from './temporary-folder.ts';

let app: Hono;
let folder: string;

/** Red on the left, blue on the right, which shows the position of a crop. */
async function drawPicture(id: string, focal: [number, number]): Promise<void> {
  const half = { width: 640, height: 720, channels: 3 as const };
  const red = await sharp({ create: { ...half, background: '#f00' } })
    .png()
    .toBuffer();
  const whole = sharp({ create: { ...half, width: 1280, background: '#00f' } }).composite([
    { input: red, left: 0, top: 0 },
  ]);
  const picture = await whole.png().toBuffer();
  await mkdir(join(folder, 'pictures', id), { recursive: true });
  for (const width of [320, 640, 960, 1280]) {
    await sharp(picture)
      .resize(width)
      .avif({ effort: 0 })
      .toFile(join(folder, 'pictures', id, `${width}.avif`));
  }
  const parts = { left: [0, 0, 0.5, 0.5], right: [0.4, 0.2, 0.6, 0.6] };
  const drawn = { width: 1280, height: 720, focal, alt: 'Rojo y azul', parts, mirrors: true };
  const manifest = { [id]: drawn, [`${id}-2`]: { ...drawn, mirrors: false } };
  await writeFile(join(folder, 'pictures', 'manifest.json'), JSON.stringify(manifest));
}

beforeAll(async () => {
  folder = await temporaryFolder();
  await drawPicture('estadio', [0.1, 0.5]);
  // Pictures need no database.
  const context = {
    config: testConfig(folder),
    log: SILENT,
    clock: () => new Date(),
  } as unknown as AppContext;
  app = createApp(context);
});

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

async function pixels(reply: Response) {
  const bytes = Buffer.from(await reply.arrayBuffer());
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { format } = await sharp(bytes).metadata();
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return {
    width: info.width,
    height: info.height,
    format,
    red: data[middle] ?? 0,
    /** Of the pixel at the left edge. */
    redAtLeft: data[Math.floor(info.height / 2) * info.width * info.channels] ?? 0,
    blue: data[middle + 2] ?? 0,
  };
}

describe('drawn pictures', () => {
  it('are served unchanged, and cached forever', async () => {
    const reply = await get('/images/estadio/640.avif');
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect(reply.headers.get('cache-control')).toContain('immutable');
    expect((await pixels(reply)).width).toBe(640);
    const again = await get('/images/estadio/640.avif', { 'if-none-match': reply.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it.each([
    '/images/nada',
    '/images/nada/640.avif',
    '/images/estadio/700.avif',
    '/images/estadio/640.gif',
    '/images/estadio/640.webp',
    '/images/..%2f..%2fpackage/640.avif',
  ])('%s is a 404 in JSON', async (path) => {
    const reply = await get(path);
    expect([reply.status, await reply.json()]).toMatchObject([404, { code: 'not_found' }]);
  });
});

describe('X9 the resizer', () => {
  it('scales to a width, in the best format that the browser accepts', async () => {
    for (const [accept, format] of [
      ['image/avif,image/webp', 'heif'],
      ['image/webp', 'webp'],
      ['*/*', 'jpeg'],
    ] as const) {
      const reply = await get('/resizer/images/estadio?width=320', { accept });
      expect(reply.headers.get('vary')).toBe('Accept');
      expect(await pixels(reply)).toMatchObject({ width: 320, height: 180, format });
    }
    const fixed = await get('/resizer/images/estadio?width=320&format=jpeg', { accept: 'image/avif' });
    expect([fixed.headers.get('vary'), fixed.headers.get('content-type')]).toEqual([null, 'image/jpeg']);
  });

  it('prints a picture in the manner of a brand, which must be one', async () => {
    for (const id of ['estadio', 'estadio-i']) {
      const [neutral, women, men] = await Promise.all(
        ['', '&treatment=women', '&treatment=men'].map(async (treatment) => {
          const reply = await get(`/resizer/images/${id}?width=160&format=jpeg${treatment}`);
          return Buffer.from(await reply.arrayBuffer()).toString('base64');
        }),
      );
      expect(new Set([neutral, women, men]).size).toBe(3);
    }
    const wrong = await get('/resizer/images/estadio?width=160&treatment=vogue');
    expect([wrong.status, await wrong.json()]).toMatchObject([
      400,
      { code: 'invalid_image', message: expect.stringContaining('treatment: must be one of weekly, ') },
    ]);
  });

  it('crops around the focal point of the picture, or around the requested one', async () => {
    const own = await pixels(await get('/resizer/images/estadio?width=320&height=320&format=jpeg'));
    expect(own).toMatchObject({ width: 320, height: 320 });
    expect(own.red).toBeGreaterThan(200);
    const requested = await pixels(
      await get('/resizer/images/estadio?width=320&height=320&focal=1200,300&format=jpeg'),
    );
    expect(requested.blue).toBeGreaterThan(200);
  });

  it('shows a view of a scene: the part of its file, cropped around the same point, mirrored or not', async () => {
    const view = async (name: string, query = '') =>
      pixels(await get(`/resizer/images/estadio-${name}?format=jpeg${query}`));
    const [left, right, whole] = await Promise.all(['i', 'd', 'r'].map((name) => view(name)));
    expect(left).toMatchObject({ width: 640, height: 360 });
    expect(left!.red).toBeGreaterThan(200);
    expect(right).toMatchObject({ width: 768, height: 432 });
    expect(right!.blue).toBeGreaterThan(200);
    expect(whole).toMatchObject({ width: 1280, height: 720 });
    expect([right!.redAtLeft > 200, whole!.redAtLeft < 50]).toEqual([true, true]);
    // Of the mirrored scene, the focal point is on the right, where red is now.
    const square = '&width=320&height=320';
    expect((await view('r', square)).red).toBeGreaterThan(200);
    expect((await view('r', `${square}&focal=100,300`)).blue).toBeGreaterThan(200);
    // The part of the scene from 40 % is blue but for its first sixth.
    const narrow = '&width=160&height=2000';
    expect((await view('d', `${narrow}&focal=40,200`)).red).toBeGreaterThan(200);
    expect((await view('d', `${narrow}&focal=740,200`)).blue).toBeGreaterThan(200);
  });

  it.each(['estadio-x', 'estadio-2-r', 'retrato-i', 'estadio-i/320.avif'])('has no %s', async (path) => {
    expect((await get(`/images/${path}`)).status).toBe(404);
  });

  it('never enlarges: a larger width gives the original', async () => {
    expect(await pixels(await get('/resizer/images/estadio?width=1600&format=webp'))).toMatchObject({
      width: 1280,
      height: 720,
    });
    expect(await pixels(await get('/images/estadio', { accept: 'image/webp' }))).toMatchObject({
      width: 1280,
      height: 720,
    });
  });

  it('returns the same bytes from its cache', async () => {
    const path = '/resizer/images/estadio?width=640&height=427&format=webp';
    const [first, second] = [await get(path), await get(path)];
    expect(Buffer.from(await first.arrayBuffer()).equals(Buffer.from(await second.arrayBuffer()))).toBe(true);
  });

  it.each([
    ['width=333', 'width'],
    ['width=wide', 'width'],
    ['width=320&height=0', 'height'],
    ['width=320&height=99999', 'height'],
    ['width=320&focal=a,b', 'focal'],
    ['width=320&format=gif', 'format'],
  ])('%s is a 400 that names the parameter', async (query, parameter) => {
    const reply = await get(`/resizer/images/estadio?${query}`);
    const body = (await reply.json()) as { code: string; message: string };
    expect([reply.status, body.code]).toEqual([400, 'invalid_image']);
    expect(body.message).toContain(parameter);
  });
});

describe('X9 a crop', () => {
  it.each(['/images/estadio?width=480', '/resizer/images/estadio?width=480&height=113'])(
    '%s is not made for a reader who has left',
    async (path) => {
      const reader = new AbortController();
      const reply = app.request(path, { signal: reader.signal });
      reader.abort();
      const { status, body } = await reply;
      expect([status, body]).toEqual([499, null]);
    },
  );
});

describe('X9 a flood of crops from one address', () => {
  const cut = (from: string, height: number) =>
    app.request(`/resizer/images/estadio?width=160&height=${height}&format=jpeg`, undefined, {
      incoming: { socket: { remoteAddress: from } },
    });

  it('is refused beyond its share, and another address has its picture', async () => {
    const flood = Array.from({ length: 60 }, (_none, n) => cut('203.0.113.1', 300 + 7 * n));
    const other = await cut('203.0.113.2', 90);
    expect(other.status).toBe(200);
    const replies = await Promise.all(flood);
    const counts = [200, 503].map((wanted) => replies.filter(({ status }) => status === wanted).length);
    expect(counts[0]! + counts[1]!).toBe(60);
    expect(counts[1]).toBeGreaterThan(20);
    expect(replies.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('5');
    // Its share is given back.
    expect((await cut('203.0.113.1', 1_000)).status).toBe(200);
  });

  it('makes one file of shapes that differ by a rounded pixel', async () => {
    const bytes = async (height: number) =>
      Buffer.from(await (await cut('203.0.113.3', height)).arrayBuffer());
    expect((await bytes(106)).equals(await bytes(107))).toBe(true);
  });
});

describe('cropping', () => {
  const picture = { width: 1280, height: 720 };

  it('uses the largest rectangle of the ratio, inside the picture', () => {
    expect(cropAround(picture, 1, { x: 640, y: 360 })).toEqual({
      left: 280,
      top: 0,
      width: 720,
      height: 720,
    });
    expect(cropAround(picture, 1, { x: 10, y: 360 }).left).toBe(0);
    expect(cropAround(picture, 1, { x: 1270, y: 360 }).left).toBe(560);
    expect(cropAround(picture, 4, { x: 640, y: 710 })).toEqual({
      left: 0,
      top: 400,
      width: 1280,
      height: 320,
    });
  });

  it('rounds focal points, and keeps them inside', () => {
    expect(rounded([637, 351], picture)).toEqual({ x: 640, y: 360 });
    expect(rounded([9999, 0], picture)).toEqual({ x: 1280, y: 0 });
  });

  it('prefers AVIF to WebP to JPEG', () => {
    expect(['image/avif,*/*', 'image/webp', '*/*', ''].map(formatFor)).toEqual([
      'avif',
      'webp',
      'jpeg',
      'jpeg',
    ]);
  });
});

it('the folder of pictures is configuration', () => {
  expect(readConfig({ SANDBOX_PICTURES: '/x' }).picturesDir).toBe('/x');
});
