import type { Context } from 'hono';
import { parseRange } from './range.ts';

/** For a file that changes its address when it changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Sends a file whole or the range that the request asks for, as media players do. */
export function sendFile(c: Context, bytes: Uint8Array, type: string): Response {
  c.header('Content-Type', type);
  c.header('Accept-Ranges', 'bytes');
  c.header('Cache-Control', IMMUTABLE);
  const range = parseRange(c.req.header('range'), bytes.length);
  if (range === 'unsatisfiable') {
    return c.body(null, 416, { 'Content-Range': `bytes */${bytes.length}` });
  }
  if (range === undefined) return c.body(new Uint8Array(bytes));
  const { start, end } = range;
  return c.body(new Uint8Array(bytes.subarray(start, end + 1)), 206, {
    'Content-Range': `bytes ${start}-${end}/${bytes.length}`,
  });
}
