import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { errorHandler } from '../src/http/errors.ts';
import { bodyLimits } from '../src/security/body-limit.ts';
import { SILENT } from './open-app.ts';

const KB = 1024;
const LIMIT = 100 * KB;
const AVATAR = '/identity/public/v1/avatar';
const AVATAR_LIMIT = 3_000_000 + 64 * KB;
const MESSAGE = '/wolkvox/report';
const MESSAGE_LIMIT = 9_000_000 + 64 * KB;
/** The largest rejected body that is read to its end. */
const READ_AWAY = 16 * KB * KB;

interface Sent {
  /** Content-Length; undefined for a body of unknown length. */
  announced?: number | undefined;
  /** The length of the body. Default: as announced. */
  bytes?: number;
  /** The caller hangs up after the first part. */
  hangsUp?: boolean;
  /** Whether the route reads the body. */
  reads?: boolean;
}

/** A response, and how many bytes of the body were taken. */
async function send(path: string, { announced, bytes = announced ?? 0, hangsUp, reads = true }: Sent) {
  const app = new Hono();
  app.onError(errorHandler(SILENT));
  app.use(bodyLimits);
  app.post('*', async (c) => c.json({ read: reads ? (await c.req.arrayBuffer()).byteLength : 0 }));
  let taken = 0;
  const body = new ReadableStream(
    {
      pull: (controller) => {
        const part = Math.min(bytes - taken, 64 * KB);
        if (part === 0) return controller.close();
        if (hangsUp && taken > 0) return controller.error(new Error('The caller is gone.'));
        taken += part;
        controller.enqueue(new Uint8Array(part));
      },
    },
    { highWaterMark: 0 },
  );
  const reply = await app.request(
    new Request(`http://localhost${path}`, {
      method: 'POST',
      body,
      duplex: 'half',
      ...(announced !== undefined && { headers: { 'content-length': String(announced) } }),
    } as RequestInit),
  );
  const answer = (await reply.json()) as { code?: string; message?: string; read?: number };
  return { status: reply.status, ...answer, connection: reply.headers.get('connection'), taken };
}

describe('the limit of a body', () => {
  it.each([
    ['a call', '/sales/x', LIMIT, 'too_large'],
    ['a picture', AVATAR, AVATAR_LIMIT, 'IMAGE_TOO_LARGE'],
    ['a message with files', MESSAGE, MESSAGE_LIMIT, 'FILE_TOO_LARGE'],
    ['what is below the picture', `${AVATAR}/x`, LIMIT, 'too_large'],
    ['what ends like the picture', `/x${AVATAR}`, LIMIT, 'too_large'],
    ['what is below the import', '/content/v1/import/x', LIMIT, 'too_large'],
    ['what ends like the import', '/x/content/v1/import', LIMIT, 'too_large'],
  ])('of %s is exact, announced or not', async (_what, path, limit, code) => {
    const message = `The body may hold at most ${limit} bytes.`;
    for (const announced of [true, false]) {
      const of = (bytes: number) => send(path, { announced: announced ? bytes : undefined, bytes });
      expect(await of(limit)).toMatchObject({ status: 200, read: limit, connection: null });
      expect(await of(limit + 1)).toMatchObject({
        status: 413,
        code,
        message,
        connection: announced ? null : 'close',
      });
    }
  });

  it('of an import is for its router', async () => {
    const bytes = 4 * LIMIT;
    expect(await send('/content/v1/import', { announced: bytes })).toMatchObject({
      status: 200,
      read: bytes,
    });
    expect(await send('/content/v1/import', { bytes })).toMatchObject({ status: 200, read: bytes });
  });
});

describe('a body that no route has read', () => {
  it('is read to its end, so that the connection serves the next call', async () => {
    expect(await send('/x', { announced: LIMIT + 1 })).toMatchObject({ status: 413, taken: LIMIT + 1 });
    expect(await send('/x', { announced: 65 * KB, reads: false })).toMatchObject({
      status: 200,
      taken: 65 * KB,
    });
    expect(await send('/x', { announced: READ_AWAY })).toMatchObject({ taken: READ_AWAY, connection: null });
  });

  it('is left to the server when it is small', async () => {
    expect(await send('/x', { announced: 64 * KB, reads: false })).toMatchObject({ status: 200, taken: 0 });
  });

  it('ends the connection when it is very large or has no known end', async () => {
    expect(await send('/x', { announced: READ_AWAY + 1 })).toMatchObject({
      status: 413,
      taken: 0,
      connection: 'close',
    });
    const endless = await send('/x', { bytes: 4 * READ_AWAY });
    expect(endless).toMatchObject({ status: 413, connection: 'close' });
    expect(endless.taken).toBeLessThan(2 * LIMIT);
  });

  it('of a caller that is gone fails nothing', async () => {
    expect(await send('/x', { announced: 4 * LIMIT, hangsUp: true })).toMatchObject({ status: 413 });
  });
});
