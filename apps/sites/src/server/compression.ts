import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the browser accepts. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const offers = accepted?.split(',').map((offer) => offer.split(';').map((part) => part.trim()));
  const takes = (name: string): boolean | undefined =>
    offers?.some(([encoding, quality = '']) => encoding === name && !/q=0(\.0*)?$/.test(quality));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** The first reader of a page waits for this, so speed matters as much as size. */
const BROTLI_LEVEL = 5;

/** A page in one piece: each one takes a turn of a thread. Zlib's default of 16 KB would be two for most pages. */
const CHUNK_BYTES = 64 * 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unbrotli = promisify(brotliDecompress);
const unzip = promisify(gunzip);

/** The bytes of a page in an encoding. */
export async function compress(
  page: string | Uint8Array<ArrayBuffer>,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = typeof page === 'string' ? Buffer.from(page) : page;
  switch (encoding) {
    case 'br':
      return brotli(bytes, {
        chunkSize: CHUNK_BYTES,
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      });
    case 'gzip':
      return zip(bytes, { level: 6, chunkSize: CHUNK_BYTES });
    default:
      return bytes;
  }
}

/** The bytes of a page without their encoding. */
async function decompress(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  switch (encoding) {
    case 'br':
      return unbrotli(bytes);
    case 'gzip':
      return unzip(bytes);
    default:
      return bytes;
  }
}

/** The bytes of a page in another encoding. */
export const recode = async (
  bytes: Uint8Array<ArrayBuffer>,
  from: Encoding,
  to: Encoding,
): Promise<Uint8Array<ArrayBuffer>> => compress(await decompress(bytes, from), to);
