import type { BrandKey } from 'rotativa/themes';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { siteOrigin } from '../site-origin.ts';

/** A site that has just started is slow. */
const TIMEOUT_MS = 10_000;

const Reply = z.object({ address: z.url() });

/** A story, and how long its address works. */
export interface PreviewQuestion {
  /** The id of the document. */
  readonly story: string;
  readonly path: string;
  readonly minutes: number;
}

/**
 * The signed address of a preview, from the site that will show it: sites sign, and this server has no key.
 * @throws HttpError 503 `no_preview` if no site can be asked, or it does not answer
 */
export async function previewAddress(
  { config, log }: Pick<AppContext, 'config' | 'log'>,
  brand: BrandKey,
  question: PreviewQuestion,
): Promise<string> {
  if (config.deskToken === undefined)
    throw new HttpError(503, 'no_preview', 'No site can be asked for a preview: DESK_TOKEN is not set.');
  try {
    const response = await fetch(new URL('/api/vista-previa', siteOrigin(config, brand)), {
      method: 'POST',
      headers: { Authorization: `Bearer ${config.deskToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The site answered ${response.status}.`);
    return Reply.parse(await response.json()).address;
  } catch (error) {
    log.warn({ err: error, brand, story: question.story }, 'a story cannot be previewed');
    throw Object.assign(
      new HttpError(
        503,
        'no_preview',
        'The site does not answer, so the preview has no address. Try again.',
        {
          'Retry-After': '5',
        },
      ),
      { cause: error },
    );
  }
}
