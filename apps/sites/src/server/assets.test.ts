import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Assets } from '../build/assets.ts';
import type { SitesApp, SitesEnv } from './sites-env.ts';
import { serveAssets } from './assets.ts';

const SCRIPT = 'console.log("hola");';
const SHEET = '.rt-card{gap:1px}';
let folder: string;
let app: SitesApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'assets/entry.js'), SCRIPT);
  await writeFile(join(folder, 'assets/entry.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(folder, 'assets/weekly-shared-12ab.css'), SHEET);
  await writeFile(join(folder, 'assets/weekly-shared-12ab.css.br'), brotliCompressSync(SHEET));
  app = new Hono<SitesEnv>();
  const shared = { address: '/assets/weekly-shared-12ab.css' };
  serveAssets(app, folder, { weekly: { shared }, daily: {} } as unknown as Assets);
});
afterAll(() => rm(folder, { recursive: true }));

const get = (path: string, init: RequestInit = {}) => app.request(`http://localhost:3001${path}`, init);

describe('a file of the client build', () => {
  it('is cached forever, and has its type and length', async () => {
    const response = await get('/assets/entry.js');
    expect(await response.text()).toBe(SCRIPT);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(SCRIPT.length),
      vary: 'Accept-Encoding',
    });
  });

  it('is sent in its precompressed form', async () => {
    const response = await get('/assets/entry.js', {
      headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' },
    });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(SCRIPT);
  });

  it('has no body for HEAD', async () => {
    const response = await get('/assets/entry.js', { method: 'HEAD' });
    expect(await response.text()).toBe('');
    expect(response.headers.get('Content-Length')).toBe(String(SCRIPT.length));
  });

  it.each([
    '/assets/none.js',
    // Another brand has none, or is none.
    '/assets/daily-shared-12ab.css',
    '/assets/constructor-shared-12ab.css',
    '/assets/weekly-shared-12ab.css.map',
    '/assets/weekly-12ab.css',
    '/assets/',
    '/assets/%252e%252e/secret.txt',
    '/assets/..%2fsecret.txt',
    '/assets/%00',
  ])('%s is none: 404 that no cache keeps', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    expect(await response.text()).toBe('No encontrado');
  });

  it('the stylesheet that pages share is the present one, whatever version a page asks for', async () => {
    for (const headers of [{}, { 'Accept-Encoding': 'br' }]) {
      const known = await get('/assets/weekly-shared-12ab.css', { headers });
      const other = await get('/assets/weekly-shared-ffff.css', { headers });
      expect([known.status, known.headers.get('Cache-Control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
      expect([other.status, other.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
      expect(other.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
      expect(await other.arrayBuffer()).toEqual(await known.arrayBuffer());
    }
  });
});
