import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { PAGE_CACHE } from '../cache-control.ts';
import { encodedPage, type Envelope } from './encoded-page.ts';

const TEXT = '<p>Bogotá</p>';
const made = (more: Partial<Envelope> = {}): Envelope => ({
  status: 200,
  type: 'text/html',
  parts: ['build-1', { path: '/' }],
  headers: { 'X-Own': 'a' },
  ...more,
});
const never = (): boolean => false;

describe('a page in an encoding', () => {
  it.each([
    ['identity', (bytes: Uint8Array) => Buffer.from(bytes).toString()],
    ['gzip', (bytes: Uint8Array) => gunzipSync(bytes).toString()],
    ['br', (bytes: Uint8Array) => brotliDecompressSync(bytes).toString()],
  ] as const)('has its bytes, its type and its tag as %s', async (encoding, decode) => {
    const before = performance.now();
    const page = await encodedPage(encoding, made(), never, () => ({ text: TEXT }));
    const took = performance.now() - before;
    expect(decode(page.body!)).toBe(TEXT);
    expect(page.tag).toMatch(/^[\w-]+$/);
    expect(page.headers).toEqual({
      'X-Own': 'a',
      Vary: 'Accept-Encoding',
      ETag: encoding === 'identity' ? `"${page.tag}"` : `"${page.tag}-${encoding}"`,
      'Content-Type': 'text/html; charset=utf-8',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
    expect(page.renderMs).toBeGreaterThanOrEqual(0);
    expect(page.renderMs).toBeLessThanOrEqual(took);
  });

  it('has the tag of its parts, the same in all encodings', async () => {
    const tagOf = async (encoding: 'br' | 'gzip' | 'identity', parts: readonly unknown[]) =>
      (await encodedPage(encoding, made({ parts }), never, () => ({ text: TEXT }))).tag;
    const tags = [await tagOf('br', ['a']), await tagOf('gzip', ['a']), await tagOf('identity', ['a'])];
    expect(new Set(tags).size).toBe(1);
    expect(await tagOf('br', ['b'])).not.toBe(tags[0]);
  });

  it('is not rendered for one who has it', async () => {
    const render = vi.fn(() => ({ text: TEXT }));
    const { tag } = await encodedPage('br', made(), never, () => ({ text: TEXT }));
    const page = await encodedPage('br', made({ keep: PAGE_CACHE }), (one) => one === tag, render);
    expect([page.body, page.tag, page.status, page.keep]).toEqual([undefined, tag, 200, PAGE_CACHE]);
    expect(page.headers['ETag']).toBe(`"${tag}-br"`);
    expect(render).not.toHaveBeenCalled();
  });

  it('without parts is always rendered, and has no tag', async () => {
    const page = await encodedPage(
      'identity',
      made({ parts: undefined }),
      () => true,
      () => ({ text: TEXT }),
    );
    expect(page).not.toHaveProperty('tag');
    expect(page.headers).not.toHaveProperty('ETag');
    expect(Buffer.from(page.body!).toString()).toBe(TEXT);
  });

  it('has the headers of its content, and names those of the request that it depends on', async () => {
    const page = await encodedPage('identity', made({ vary: ['Cookie', 'X-Country'] }), never, async () => ({
      text: TEXT,
      headers: { 'Content-Security-Policy': "default-src 'self'" },
    }));
    expect(page.headers).toMatchObject({
      'X-Own': 'a',
      Vary: 'Accept-Encoding, Cookie, X-Country',
      'Content-Security-Policy': "default-src 'self'",
    });
  });
});
