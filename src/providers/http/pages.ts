import * as z from 'zod/mini';
import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import { isPageDocument } from '../../domain/page/issues.ts';
import type { PageDocument } from '../../domain/page/document.ts';
import type { PageAddress, PagesPort, PublishedPagesPort } from '../ports/pages.ts';
import { segment } from './client.ts';
import { createPageChanges, type ChangesTimes } from './page-changes.ts';
import { createHttpRequest, type HttpCall } from './request.ts';
import { serverOnly } from './server-only.ts';

/** Where the pages are, and how long a call may take. */
export interface HttpPublishedPagesOptions {
  /** Origin of the service: 'http://127.0.0.1:4000'. */
  origin: string;
  /** The token of the content service, a secret of the site's server. */
  token?: string | undefined;
  /** Milliseconds for each call. @defaultValue `PAGES_TIMEOUT_MS` */
  timeoutMs?: number | undefined;
  /** How changes are followed. */
  changes?: Partial<ChangesTimes> | undefined;
  fetch?: typeof fetch | undefined;
}

export interface HttpPagesOptions extends HttpPublishedPagesOptions {
  /** Prefix of the paths: that of the service, or of a server that relays to it. @defaultValue '/desk/v1' */
  base?: string | undefined;
  /** The token of a session. Without one a relay adds it, and has the session in a cookie. */
  token?: string | undefined;
}

/** Time limit of a call. */
export const PAGES_TIMEOUT_MS = 10_000;

const Document = z.custom<PageDocument>(isPageDocument, 'no document of a page');
const text = z.string();
const textOrNull = z.nullable(z.string());
const address = { brand: text, page: text };
const period = { revision: z.int(), from: text, until: textOrNull };

const Published = z.object({ ...address, id: text, ...period, document: Document });
const Summary = z.object({
  ...address,
  revision: z.int(),
  published: z.nullable(z.object(period)),
  scheduled: z.array(z.object({ id: text, ...period })),
  drafts: z.array(z.object({ author: text, saved: text, base: z.int() })),
});
const revision = {
  ...address,
  number: z.int(),
  parent: z.nullable(z.int()),
  author: text,
  note: text,
  created: text,
};
const Full = z.object({ ...revision, document: Document });
const Event = z.object({
  ...address,
  action: z.enum(['saved', 'published', 'scheduled', 'withdrawn', 'rolled-back']),
  by: text,
  at: text,
  revision: z.int(),
  from: textOrNull,
  until: textOrNull,
  note: text,
});
const DraftReply = z.object({ ...address, author: text, base: z.int(), document: Document, saved: text });
const Nothing = z.unknown();

/** The shapes of the details of errors, by their codes. */
export type ErrorDetails = Readonly<Record<string, z.ZodMiniType>>;

/** The details of errors that say what the caller needs to go on. */
const DETAILS: ErrorDetails = {
  revision_conflict: z.object({ base: Full, theirs: Full }),
  invalid_document: z.array(
    z.object({
      placementId: textOrNull,
      path: z.array(z.union([text, z.number()])),
      message: text,
      severity: z.enum(['error', 'warning']),
    }),
  ),
};
const withDetails =
  (details: ErrorDetails) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError)) throw error;
    const parsed = details[error.code]?.safeParse(error.details);
    if (!parsed || parsed.success) throw error;
    const message = `The details of ${error.code} cannot be read.`;
    throw new ApiError(CLIENT_CODES.badReply, message, error.httpStatus, { cause: error });
  };

/** @throws ApiError for a date that is none, which JSON would send as null: now */
export function instantOf(date: Date | undefined, code: string): string | undefined {
  if (date && Number.isNaN(date.getTime())) throw new ApiError(code, 'A date is none.', 422);
  return date?.toISOString();
}

/** Calls a service of pages, whose documents keep what they are: null values count. */
export function pagesClient(
  { origin, token, timeoutMs = PAGES_TIMEOUT_MS, fetch }: HttpPublishedPagesOptions,
  base: string,
  details: ErrorDetails = DETAILS,
) {
  const ask = createHttpRequest({ base: `${origin}${base}`, timeoutMs, fetch, credentials: 'same-origin' });
  const authorization = token === undefined ? undefined : `Bearer ${token}`;
  return async <T>(call: HttpCall, guard: z.ZodMiniType<T>): Promise<T> => {
    const { status, body } = await ask({ ...call, authorization }).catch(withDetails(details));
    const parsed = guard.safeParse(body);
    if (parsed.success) return parsed.data;
    const [{ path, message } = { path: [], message: '' }] = parsed.error.issues;
    throw new ApiError(CLIENT_CODES.badReply, `${call.path}: ${path.join('.')}: ${message}`, status, {
      cause: parsed.error,
    });
  };
}

function publishedOver(options: HttpPublishedPagesOptions, base: string): PublishedPagesPort {
  const client = pagesClient(options, base);
  const { origin, token, changes, fetch } = options;
  return {
    published: async ({ brand, page, at }, call) => {
      const query = { brand, page, at: instantOf(at, CLIENT_CODES.badRequest) };
      return client({ path: '/published', query, ...call }, z.array(Published));
    },
    listen: createPageChanges({
      address: `${origin}${base}/changes`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      times: changes,
      fetch,
    }),
  };
}

/**
 * The published pages of all brands. Only for a server: the token must not reach a browser.
 * @throws Error in a browser
 */
export function createHttpPublishedPages(options: HttpPublishedPagesOptions): PublishedPagesPort {
  serverOnly('The service of pages');
  return publishedOver(options, '/pages/v1');
}

const addressOf = ({ brand, page }: PageAddress) => ({ brand, page });

const noDraft = (error: unknown): null => {
  if (error instanceof ApiError && error.code === 'no_draft') return null;
  throw error;
};

/** The pages of a member of staff, over the service or a relay. */
export function createHttpPages({ base = '/desk/v1', ...options }: HttpPagesOptions): PagesPort {
  const client = pagesClient(options, base);
  return {
    ...publishedOver(options, base),
    list: ({ brand }, call) => client({ path: '/pages', query: { brand }, ...call }, z.array(Summary)),
    revision: ({ number, ...page }, call) =>
      client({ path: '/page', query: { ...addressOf(page), number }, ...call }, Full),
    revisions: ({ before, limit, ...page }, call) =>
      client(
        { path: '/revisions', query: { ...addressOf(page), before, limit }, ...call },
        z.array(z.object(revision)),
      ),
    history: (page, call) => client({ path: '/history', query: addressOf(page), ...call }, z.array(Event)),
    draft: (page, call) =>
      client({ path: '/draft', query: addressOf(page), ...call }, DraftReply).catch(noDraft),
    saveDraft: ({ base: from, document, ...page }, call) =>
      client(
        { method: 'PUT', path: '/draft', body: { ...addressOf(page), base: from, document }, ...call },
        DraftReply,
      ),
    discardDraft: async (page, call) => {
      await client({ method: 'DELETE', path: '/draft', query: addressOf(page), ...call }, Nothing);
    },
    save: ({ expected, document, note, ...page }, call) =>
      client(
        {
          method: 'POST',
          path: '/revisions',
          body: { ...addressOf(page), expected, document, note },
          ...call,
        },
        Full,
      ),
    publish: async ({ revision: number, from, until, ...page }, call) => {
      const times = { from: instantOf(from, 'invalid_period'), until: instantOf(until, 'invalid_period') };
      const body = { ...addressOf(page), revision: number, ...times };
      return client({ method: 'POST', path: '/publications', body, ...call }, Published);
    },
    withdraw: async ({ id, ...page }, call) => {
      const path = `/publications/${segment(id)}`;
      await client({ method: 'DELETE', path, query: addressOf(page), ...call }, Nothing);
    },
    rollBack: (page, call) =>
      client({ method: 'POST', path: '/rollback', body: addressOf(page), ...call }, Published),
  };
}
