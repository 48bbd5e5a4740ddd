import type { DraftNote } from 'rotativa/editor';
import type { PageAddress } from 'rotativa/providers';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { siteOrigin } from '../site-origin.ts';

/** The site makes the whole page, and asks for its links. */
const TIMEOUT_MS = 15_000;
/** A site's answers about pages that it has no address for, or that appear only in certain cases: there is nothing to see. */
const NOT_SHOWN: readonly string[] = ['other_page', 'no_address'];

const Reply = z.object({
  notes: z.array(
    z.object({
      placementId: z.string().nullable(),
      kind: z.string(),
      text: z.string(),
      severity: z.enum(['error', 'warning', 'info']),
    }),
  ),
});

const isBrand = (brand: string): brand is BrandKey => (BRANDS as readonly string[]).includes(brand);

const notChecked = (cause?: unknown) =>
  Object.assign(
    new HttpError(
      503,
      'not_checked',
      'The site does not answer, so the page could not be checked before publishing. Try again.',
      { 'Retry-After': '5' },
    ),
    { cause },
  );

/**
 * Refuses a page that the guard rails of its site stop. The site makes the page as readers will get it at that instant:
 * this server cannot. Without `DESK_TOKEN` no site can be asked, and only the document is validated.
 * @throws HttpError 422 `guard_rails`, whose `details` are the remarks, 503 `not_checked`
 */
export async function refuseByRails(
  { config, log }: Pick<AppContext, 'config' | 'log'>,
  { brand, page, document, at }: PageAddress & { readonly document: unknown; readonly at: Date },
): Promise<void> {
  if (config.deskToken === undefined || !isBrand(brand)) return;
  let response: Response;
  let reply: unknown;
  try {
    response = await fetch(new URL('/api/borrador', siteOrigin(config, brand)), {
      method: 'POST',
      headers: { Authorization: `Bearer ${config.deskToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ page, document, at: at.toISOString(), links: true }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    reply = await response.json();
  } catch (error) {
    log.warn({ err: error, brand, page }, 'a page cannot be checked before it is published');
    throw notChecked(error);
  }
  if (NOT_SHOWN.includes(String(Object(reply)['code']))) return;
  const made = Reply.safeParse(reply);
  if (!response.ok || !made.success) {
    log.warn({ status: response.status, brand, page }, 'a page cannot be checked before it is published');
    throw notChecked();
  }
  const stopping = made.data.notes.filter(({ severity }) => severity === 'error') as DraftNote[];
  if (stopping.length > 0)
    throw new HttpError(
      422,
      'guard_rails',
      'The page is not published: `details` names what stops it.',
      {},
      stopping,
    );
}
