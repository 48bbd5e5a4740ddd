import * as z from 'zod/mini';
import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import type { SurrogateKey } from '../../domain/caching/surrogate-keys.ts';
import type { PurgePort } from '../ports/purge.ts';
import { boundedText } from './bounded-text.ts';
import { networkError } from './network-error.ts';
import { serverOnly } from './server-only.ts';

interface HttpPurgeOptions {
  /** Milliseconds for each call. @defaultValue `PURGE_TIMEOUT_MS` */
  timeoutMs?: number | undefined;
  fetch?: typeof fetch | undefined;
}

/** A service of Fastly, and a token that may purge it. */
export interface FastlyPurgeOptions extends HttpPurgeOptions {
  service: string;
  token: string;
  /** @defaultValue 'https://api.fastly.com' */
  origin?: string | undefined;
  /** Marks responses as stale, so that readers get them while newer ones load. @defaultValue false */
  soft?: boolean | undefined;
}

/** A zone of Cloudflare, and a token that may purge it. */
export interface CloudflarePurgeOptions extends HttpPurgeOptions {
  zone: string;
  token: string;
  /** @defaultValue 'https://api.cloudflare.com' */
  origin?: string | undefined;
}

/** A Varnish whose VCL answers `PURGE` with the `xkey` module. */
export interface VarnishPurgeOptions extends HttpPurgeOptions {
  /** Origins of all of its servers. */
  origins: readonly string[];
  /** Sent as `Authorization: Bearer …`, for a VCL that asks for it. */
  token?: string | undefined;
}

/** Time limit of a call. */
export const PURGE_TIMEOUT_MS = 5000;
/** A reply is a short confirmation. */
const LONGEST_REPLY = 100_000;

/** A cache as its interface wants it. */
interface CacheInterface {
  /** The header of responses. */
  readonly name: string;
  readonly separator: string;
  /** Keys in one call. */
  readonly most: number;
  call(keys: readonly SurrogateKey[]): readonly { address: string; init: RequestInit }[];
  /** Why a reply with a status of success has failed. */
  refusal?(body: string): string | undefined;
}

const parts = <T>(all: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most));

function purgeOver(
  { name, separator, most, call, refusal }: CacheInterface,
  { timeoutMs = PURGE_TIMEOUT_MS, fetch: send = (input, init) => fetch(input, init) }: HttpPurgeOptions,
): PurgePort {
  serverOnly('The purge of a cache');
  /** @throws ApiError without the request, which has a token */
  async function ask(address: string, init: RequestInit, signal: AbortSignal | undefined): Promise<void> {
    const limit = AbortSignal.timeout(timeoutMs);
    let status: number;
    let body: string | undefined;
    try {
      const all = signal ? AbortSignal.any([signal, limit]) : limit;
      const response = await send(address, { ...init, signal: all });
      status = response.status;
      body = await boundedText(response, LONGEST_REPLY);
      if (!response.ok)
        throw new ApiError(String(status), `The cache answered ${status} to a purge.`, status);
    } catch (error) {
      throw error instanceof ApiError ? error : networkError(error, signal);
    }
    const why = refusal?.(body ?? '');
    if (why !== undefined)
      throw new ApiError(CLIENT_CODES.badReply, `The cache did not purge: ${why}`, status);
  }
  return {
    header: (keys) => ({ [name]: keys.join(separator) }),
    purge: async (keys, { signal } = {}) => {
      if (signal?.aborted) throw networkError(signal.reason, signal);
      for (const part of parts([...new Set(keys)], most))
        await Promise.all(call(part).map(({ address, init }) => ask(address, init, signal)));
    },
  };
}

/** Purges by `POST /service/{id}/purge` with `Surrogate-Key`, 256 keys in a call. @throws Error in a browser */
export const createFastlyPurge = ({
  service,
  token,
  origin = 'https://api.fastly.com',
  soft = false,
  ...options
}: FastlyPurgeOptions): PurgePort =>
  purgeOver(
    {
      name: 'Surrogate-Key',
      separator: ' ',
      most: 256,
      call: (keys) => [
        {
          address: `${origin}/service/${encodeURIComponent(service)}/purge`,
          init: {
            method: 'POST',
            headers: {
              accept: 'application/json',
              'fastly-key': token,
              'surrogate-key': keys.join(' '),
              ...(soft && { 'fastly-soft-purge': '1' }),
            },
          },
        },
      ],
    },
    options,
  );

const CloudflareReply = z.object({
  success: z.boolean(),
  errors: z.optional(z.array(z.object({ message: z.string() }))),
});

function cloudflareRefusal(body: string): string | undefined {
  let reply: unknown;
  try {
    reply = JSON.parse(body);
  } catch {
    return 'its reply is not JSON.';
  }
  const parsed = CloudflareReply.safeParse(reply);
  if (!parsed.success) return 'its reply cannot be read.';
  if (parsed.data.success) return undefined;
  return parsed.data.errors?.map(({ message }) => message).join(' ') || 'it gives no reason.';
}

/** Purges by `POST /client/v4/zones/{id}/purge_cache` with tags, 30 in a call. @throws Error in a browser */
export const createCloudflarePurge = ({
  zone,
  token,
  origin = 'https://api.cloudflare.com',
  ...options
}: CloudflarePurgeOptions): PurgePort =>
  purgeOver(
    {
      name: 'Cache-Tag',
      separator: ',',
      most: 30,
      call: (keys) => [
        {
          address: `${origin}/client/v4/zones/${encodeURIComponent(zone)}/purge_cache`,
          init: {
            method: 'POST',
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            body: JSON.stringify({ tags: keys }),
          },
        },
      ],
      refusal: cloudflareRefusal,
    },
    options,
  );

/** Purges by `PURGE /` with `xkey` on each server, 100 keys in a call. @throws Error in a browser */
export const createVarnishPurge = ({ origins, token, ...options }: VarnishPurgeOptions): PurgePort =>
  purgeOver(
    {
      name: 'xkey',
      separator: ' ',
      most: 100,
      call: (keys) =>
        origins.map((origin) => ({
          address: `${origin}/`,
          init: {
            method: 'PURGE',
            headers: {
              xkey: keys.join(' '),
              ...(token !== undefined && { authorization: `Bearer ${token}` }),
            },
          },
        })),
    },
    options,
  );
