import { PassThrough, type Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the browser accepts. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().split(';'));
  const takes = (name: string): boolean =>
    offers.some(([offer, quality]) => offer?.trim() === name && !/q=0(\.0*)?$/.test(quality?.trim() ?? ''));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** A page is compressed for each response, so speed matters as much as size. */
const BROTLI_LEVEL = 5;

function encoder(encoding: Encoding): Transform {
  switch (encoding) {
    case 'br':
      return createBrotliCompress({
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      });
    case 'gzip':
      return createGzip({ level: 6 });
    default:
      return new PassThrough();
  }
}

/** The encoded stream. An error or an early end of one stream also ends the other. */
export function compress(source: Readable, encoding: Encoding): Readable {
  if (encoding === 'identity') return source;
  const target = encoder(encoding);
  source.once('error', (error) => target.destroy(error));
  target.once('close', () => source.destroy());
  return source.pipe(target);
}
