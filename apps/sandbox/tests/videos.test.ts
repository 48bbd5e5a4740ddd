import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Hono } from 'hono';
import { createApp } from '../src/app.ts';
import type { AppContext } from '../src/context.ts';
import { parseRange } from '../src/http/range.ts';
import { vp8Frame } from '../src/videos/pan.ts';
import { muxWebm } from '../src/videos/webm.ts';
import { SILENT, temporaryFolder, testConfig } from './open-app.ts';

let app: Hono;
beforeAll(async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'pictures', 'playa'), { recursive: true });
  const picture = sharp({ create: { width: 1280, height: 720, channels: 3, background: '#0af' } });
  await picture.avif({ effort: 0 }).toFile(join(folder, 'pictures', 'playa', '1280.avif'));
  await writeFile(join(folder, 'pictures', 'manifest.json'), '{}');
  const context = {
    config: testConfig(folder),
    log: SILENT,
    clock: () => new Date(),
  } as unknown as AppContext;
  app = createApp(context);
});

describe('videos made of pictures', () => {
  it('are WebM, sent whole or in ranges', { timeout: 60_000 }, async () => {
    const whole = await app.request('/videos/playa.webm');
    const bytes = new Uint8Array(await whole.arrayBuffer());
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
      200,
      'video/webm',
      'bytes',
    ]);
    expect([...bytes.subarray(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
    const part = await app.request('/videos/playa.webm', { headers: { range: 'bytes=10-19' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(10, 20));
    const beyond = await app.request('/videos/playa.webm', { headers: { range: `bytes=${bytes.length}-` } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
  });

  it('do not exist without a picture', async () => {
    expect((await app.request('/videos/nada.webm')).status).toBe(404);
    expect((await app.request('/videos/..%2fplaya.webm')).status).toBe(404);
  });
});

describe('the WebM file', () => {
  it('has each frame unchanged, and an index of its clusters', () => {
    const frames = Array.from({ length: 25 }, (_, n) => new Uint8Array([0xaa, n, 0xbb]));
    const file = Buffer.from(muxWebm({ width: 640, height: 360, framesPerSecond: 10, frames }));
    for (const frame of frames) expect(file.includes(Buffer.from(frame))).toBe(true);
    const segment = file.indexOf(Buffer.from([0x18, 0x53, 0x80, 0x67])) + 12;
    const cluster = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);
    const positions: number[] = [];
    for (let at = file.indexOf(0xf1, segment); positions.length < 3; at = file.indexOf(0xf1, at + 1)) {
      const position = Number(file.readBigUInt64BE(at + 9));
      if (file.readUInt8(at + 8) === 8) positions.push(position);
    }
    for (const position of positions)
      expect(
        file
          .subarray(segment + position)
          .subarray(0, 4)
          .equals(cluster),
      ).toBe(true);
  });

  it('extracts the key frame of a WebP file', async () => {
    const webp = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer();
    // The start code of a VP8 key frame.
    expect([...vp8Frame(webp).subarray(3, 6)]).toEqual([0x9d, 0x01, 0x2a]);
    expect(() => vp8Frame(new Uint8Array(40))).toThrow(/no VP8/);
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
