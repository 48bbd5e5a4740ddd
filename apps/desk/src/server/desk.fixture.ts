import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readDeskConfig } from '../config/env.ts';
import { createApp } from './app.ts';
import type { DeskApp } from './context.ts';

export const DESK = 'http://localhost:3007';
export const STAFF_TOKEN = 'token-of-a-member-of-staff';
export const SITE_TOKEN = 'token-that-the-sites-expect';
export const SIGNED_IN = { Cookie: `mesa=${STAFF_TOKEN}` };
export const FROM_DESK = {
  Origin: DESK,
  'Content-Type': 'application/json',
  'Sec-Fetch-Site': 'same-origin',
};
export const STAFF = { email: 'ana@mesa.example', name: 'Ana Ruiz', roles: { weekly: 'publish' } };

export interface Call {
  readonly url: string;
  readonly method: string;
  readonly authorization: string | null;
  readonly body: string;
}

export type Answer = (call: Call) => Response | Promise<Response> | undefined;

const client = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Mesa de edición</title>');
  return folder;
};

/** The service of pages knows one session. */
const session: Answer = ({ url, method, authorization }) => {
  if (!url.endsWith('/desk/v1/session') || method !== 'GET') return undefined;
  return authorization === `Bearer ${STAFF_TOKEN}`
    ? Response.json({ staff: STAFF })
    : Response.json({ code: 'unauthenticated', message: 'No session.' }, { status: 401 });
};

/** The desk's server before services that answer as `answer` says, and the calls that they got. */
export function openDesk(answer: Answer = () => undefined, env: Record<string, string> = {}) {
  const calls: Call[] = [];
  const ids: (string | null)[] = [];
  const config = readDeskConfig({ DESK_TOKEN: SITE_TOKEN, ...env });
  const app: DeskApp = createApp({
    config,
    log: pino({ level: 'silent' }),
    clientFolder: client(),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const call: Call = {
        url: request.url,
        method: request.method,
        authorization: request.headers.get('Authorization'),
        body: await request.text(),
      };
      calls.push(call);
      ids.push(request.headers.get('X-Request-Id'));
      return (
        (await answer(call)) ??
        session(call) ??
        Response.json({ code: 'unknown', message: '?' }, { status: 404 })
      );
    },
  });
  return {
    app,
    calls,
    ids,
    request: (path: string, init?: RequestInit) => app.request(`${DESK}${path}`, init),
  };
}
