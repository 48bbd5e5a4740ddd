import { took } from '../../../../shared/telemetry/metrics.ts';
import { inRequestSpan, noteInSpan } from '../../../../shared/telemetry/spans.ts';
import type { MadePage } from './page-cache.ts';
import type { PageRequest } from './page-request.ts';

/**
 * Makes a page in a span of its request, and counts the steps.
 * @param make calls back when it has a place in the queue
 */
export const watchedPage = (
  { c, site }: PageRequest,
  make: (begins: () => void) => Promise<MadePage>,
): Promise<MadePage> =>
  inRequestSpan(
    {
      name: 'GET page',
      attributes: { 'http.request.method': 'GET', 'http.route': 'page', 'rotativa.brand': site.brand.key },
      begun: c.var.begun,
    },
    async () => {
      const asked = performance.now();
      let placed: number | undefined;
      const made = await make(() => (placed = performance.now()));
      noteInSpan({
        'http.response.status_code': made.status,
        // The path of a page that all readers share: others can have a reader's words or a secret.
        ...(made.keep && { 'url.path': c.req.path }),
      });
      if (placed === undefined || made.refused) return made;
      const render = made.renderMs ?? 0;
      const steps = { queue: placed - asked, data: performance.now() - placed - render, render };
      for (const [step, ms] of Object.entries(steps)) took('rotativa_page_duration_seconds', ms, { step });
      return { ...made, steps };
    },
  );
