import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, compress, recode, type Encoding } from './compression.ts';

const TEXT = '<p>Bogotá, Ñandú y café</p>'.repeat(5000);
const READ: Readonly<Record<Encoding, (bytes: Uint8Array) => string>> = {
  br: (bytes) => brotliDecompressSync(bytes).toString(),
  gzip: (bytes) => gunzipSync(bytes).toString(),
  identity: (bytes) => Buffer.from(bytes).toString(),
};
const ENCODINGS = Object.keys(READ) as Encoding[];

describe('the encoding of a page', () => {
  it.each<[string | undefined, Encoding]>([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br', 'br'],
    [' gzip ;q=0.8 , br ; q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000 ,gzip;q=0.001', 'gzip'],
    ['br;q=0 , gzip', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['br;q=1.0', 'br'],
    // A name that only begins like one.
    ['brotli, x-gzip', 'identity'],
    ['deflate, zstd', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for a browser that accepts %j is %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });

  it.each(ENCODINGS)(
    '%s keeps every byte, from a text and from bytes, and makes it smaller',
    async (encoding) => {
      for (const page of [TEXT, new Uint8Array(Buffer.from(TEXT))]) {
        const bytes = await compress(page, encoding);
        expect(bytes).toBeInstanceOf(Uint8Array);
        expect(READ[encoding](bytes)).toBe(TEXT);
        if (encoding !== 'identity') expect(bytes.byteLength).toBeLessThan(TEXT.length / 100);
      }
    },
  );

  it('identity copies no bytes', async () => {
    const bytes = new Uint8Array(Buffer.from(TEXT));
    expect(await compress(bytes, 'identity')).toBe(bytes);
  });

  it('br is made in little time, for which it is a little larger than it could be', async () => {
    const varied = Array.from({ length: 20_000 }, (_, at) => `${(at * 7919) % 10_007} palabras`).join(' ');
    const bytes = await compress(varied, 'br');
    // Without a level, the most work is done.
    expect(bytes.byteLength).toBeGreaterThan(brotliCompressSync(varied).byteLength);
    expect(bytes.byteLength).toBeLessThan(gzipSync(varied).byteLength);
  });

  it.each(ENCODINGS.flatMap((from) => ENCODINGS.map((to) => [from, to] as const)))(
    'is changed from %s to %s without another byte',
    async (from, to) => {
      expect(READ[to](await recode(await compress(TEXT, from), from, to))).toBe(TEXT);
    },
  );
});
