/**
 * Preloaded into a process (`--import`): its clock is CLOCK_AHEAD_MS ahead, as that of a machine that is set wrong. Times of
 * day change, monotonic ones do not.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

const ahead = Number(process.env['CLOCK_AHEAD_MS']);
const RealDate = Date;
const now = (): number => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], made) as object,
  apply: () => new RealDate(now()).toString(),
  get: (target, name, self) => (name === 'now' ? now : (Reflect.get(target, name, self) as unknown)),
});

// Node has kept the real Date for this header.
subscribe('http.server.request.start', (message) => {
  (message as { response: ServerResponse }).response.setHeader('Date', new Date().toUTCString());
});
