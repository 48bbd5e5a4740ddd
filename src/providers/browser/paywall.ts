import * as z from 'zod/mini';
import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import type { IdentityPort } from '../ports/identity.ts';
import type { PaywallPort, PaywallResult } from '../ports/paywall.ts';
import { installIdentityBridge } from './identity-bridge.ts';
import { loadScript, SCRIPT_TIMEOUT_MS } from './load-script.ts';

/** The options of the paywall script. */
export interface PaywallRun {
  paywallFunction: (campaign: unknown) => void;
  resultsCallback: (results: unknown) => void;
  contentType: string;
  section: string | undefined;
  contentRestriction: string | undefined;
  contentIdentifier: string;
  userName: string | null;
  jwt: string | null;
  apiOrigin: string;
}

/** The used part of the window: the script sets `ArcP`. */
export interface PaywallWindow {
  readonly document: Document;
  ArcP?: { run(options: PaywallRun): unknown };
  Identity?: unknown;
}

/** Settings of the vendor's paywall script. */
export interface ScriptPaywallOptions {
  page: PaywallWindow;
  /** The script of the site and the environment. */
  scriptUrl: string;
  /** Origin of the services. */
  apiOrigin: string;
  identity: Pick<IdentityPort, 'identity' | 'heartbeat' | 'isLoggedIn'>;
  /** Milliseconds for loading and running the script. Default: `SCRIPT_TIMEOUT_MS`. */
  timeoutMs?: number | undefined;
  nonce?: string | undefined;
}

const Results = z.looseObject({
  triggered: z.nullable(z.looseObject({ id: z.union([z.number(), z.string()]), rc: z.optional(z.number()) })),
  ruleCount: z.optional(z.number()),
  meter: z.optional(z.nullable(z.looseObject({ rc: z.number(), most: z.number() }))),
});

/**
 * The paywall script: loaded once from the site's address and run for a page. It reads the session from `window.Identity`.
 * @see P4
 */
export function createScriptPaywall(options: ScriptPaywallOptions): PaywallPort {
  const { page, scriptUrl, apiOrigin, identity, nonce, timeoutMs = SCRIPT_TIMEOUT_MS } = options;

  async function run(check: Parameters<PaywallPort['check']>[0]): Promise<PaywallResult> {
    installIdentityBridge(page, identity, apiOrigin);
    // The script reads the session when it starts. An expired token would make a subscriber anonymous, so it is renewed first.
    const [reader] = await Promise.all([
      identity.heartbeat().catch(() => null),
      loadScript(scriptUrl, { document: page.document, timeoutMs, nonce }),
    ]);
    const paywall = page.ArcP;
    if (!paywall) throw new ApiError(CLIENT_CODES.badReply, 'The paywall script defines no ArcP.');
    let campaign: unknown;
    const results = await new Promise((resolve, reject) => {
      const running = paywall.run({
        paywallFunction: (named) => (campaign = named),
        resultsCallback: resolve,
        contentType: check.contentType ?? 'story',
        section: check.section,
        contentRestriction: check.contentRestriction,
        contentIdentifier: check.contentId,
        userName: reader?.uuid ?? null,
        jwt: reader?.accessToken ?? null,
        apiOrigin: apiOrigin.replace(/^https?:\/\//, ''),
      });
      Promise.resolve(running).catch(reject);
    });
    const parsed = Results.safeParse(results);
    if (parsed.success) return typeof campaign === 'string' ? { ...parsed.data, campaign } : parsed.data;
    throw new ApiError(CLIENT_CODES.badReply, 'The paywall answered another shape.', 0, {
      cause: parsed.error,
    });
  }

  return {
    check: (check, { signal } = {}) =>
      new Promise((resolve, reject) => {
        const giveUp = (code: string, message: string) => () => reject(new ApiError(code, message));
        const timer = setTimeout(
          giveUp(CLIENT_CODES.timeout, 'The paywall did not answer in time.'),
          timeoutMs,
        );
        const abort = giveUp(CLIENT_CODES.aborted, 'The request was aborted.');
        if (signal?.aborted) abort();
        signal?.addEventListener('abort', abort, { once: true });
        run(check)
          .then(resolve, (error: unknown) =>
            reject(
              error instanceof ApiError
                ? error
                : new ApiError(CLIENT_CODES.badReply, 'The paywall script failed.', 0, { cause: error }),
            ),
          )
          .finally(() => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', abort);
          });
      }),
  };
}
