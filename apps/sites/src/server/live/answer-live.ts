import { isPath, withSlash } from '../../pages/addresses/addresses.ts';
import { LIVE_QUERY } from '../../contract/live.ts';
import { failureOf } from '../../pages/failure.ts';
import { NO_STORE } from '../cache-control.ts';
import { countedAddress } from '../caller.ts';
import type { PageRequest } from '../page/page-request.ts';
import { createServices } from '../services.ts';
import { openEventStream } from './event-stream.ts';
import { readLiveState, type LiveBlogState } from './live-state.tsx';
import type { Live } from './live.ts';

const fail = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ message }, { status, headers: { ...NO_STORE, ...headers } });

/** A version as the pages name it: an instant, or '' for none. */
const isVersion = (text: string): boolean => text === '' || /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(text);

/** The parsed request; undefined for an invalid one. */
function requested({ c, url }: PageRequest): { path: string; since: string } | undefined {
  const path = url.searchParams.get(LIVE_QUERY.path) ?? '';
  const isPage = path.startsWith('/') && path !== '/' && withSlash(path) && isPath(path);
  // After a lost connection, the browser names the last event.
  const since = c.req.header('Last-Event-ID') ?? url.searchParams.get(LIVE_QUERY.since) ?? '';
  return isPage && isVersion(since) ? { path, since } : undefined;
}

/**
 * The changes of a live blog after a version: as server-sent events to a browser that asks for them, else once as JSON.
 * @see X11
 */
export async function answerLive(request: PageRequest, live: Live): Promise<Response> {
  const { c, context, site, log } = request;
  if (c.req.method !== 'GET') return fail(405, 'Only GET.', { Allow: 'GET' });
  const question = requested(request);
  if (!question) return fail(400, `${LIVE_QUERY.path} must be a path, ${LIVE_QUERY.since} an instant.`);
  const { path, since } = question;
  const onError = (error: unknown): void => log.error({ err: error, path }, 'live blog failed');
  // Each reading has its own time and its own answers of the content service.
  const read = (): Promise<LiveBlogState | undefined> =>
    readLiveState({ site, path, services: createServices(context, site, log, request.sitePages), onError });
  const key = `${site.origin} ${path}`;
  let found: Pick<Streaming, 'state' | 'first'> | undefined;
  try {
    const state = await live.channels.latest(key, read);
    found = state && { state, first: await state.message(since) };
  } catch (error) {
    if (failureOf(error) === 'fault') throw error;
    return fail(503, 'The content service does not answer.', { 'Retry-After': '15' });
  }
  if (!found) return fail(404, 'There is no live blog at this path.');
  if (!c.req.header('Accept')?.includes('text/event-stream'))
    return new Response(found.first, {
      headers: { ...NO_STORE, 'Content-Type': 'application/json; charset=utf-8' },
    });
  const leave = context.draining() ? undefined : live.seats.claim(countedAddress(request));
  if (!leave) return fail(503, 'Too many connections.', { 'Retry-After': '60' });
  return stream({ live, key, read, leave, since, ...found, onError });
}

interface Streaming {
  live: Live;
  key: string;
  read: () => Promise<LiveBlogState | undefined>;
  leave: () => void;
  since: string;
  state: LiveBlogState;
  first: string;
  onError: (error: unknown) => void;
}

/** Sends what a reader has missed, then every change, until the blog ends. */
function stream({ live, key, read, leave, since, state, first, onError }: Streaming): Response {
  let stop = (): void => undefined;
  const events = openEventStream(() => {
    live.streams.delete(events);
    stop();
    leave();
  });
  live.streams.add(events);
  let version = state.version;
  const follow = (next: LiveBlogState | undefined): void => {
    if (!next) return events.close();
    if (next.version === version && !next.ended) return;
    next.message(version).then(
      (message) => {
        version = next.version;
        events.send(version, message);
        if (next.ended) events.close();
      },
      (error: unknown) => {
        onError(error);
        events.close();
      },
    );
  };
  // Before the first event: one that is too long for a connection closes it, and what follows with it.
  if (!state.ended) stop = live.channels.follow(key, read, state, follow);
  if (version !== since || state.ended) events.send(version, first);
  if (state.ended) events.close();
  return events.response;
}
