import { lockArticle } from 'rotativa/patterns/article/ArticlePage';
import { showMeter } from 'rotativa/patterns/paywall/MeterNotice';
import type { PaywallCheck } from 'rotativa/providers';
import { createScriptPaywall } from 'rotativa/providers/browser';
import { accountOrigin } from './account-meta.ts';
import { startHere } from './services.ts';

/** Longer than a slow network needs. A later answer would take the text from a reader. */
const TIMEOUT_MS = 20_000;

/**
 * Asks the script whether the reader may read this story, and locks it if not; else says how many are left. Without an answer it stays open.
 * @param meta names the script and what it is asked
 * @see P4
 */
export async function askPaywall(page: Document, meta: HTMLMetaElement): Promise<void> {
  const identity = startHere();
  const apiOrigin = accountOrigin(page);
  if (!identity || !apiOrigin) return;
  const paywall = createScriptPaywall({
    page: window,
    scriptUrl: meta.content,
    apiOrigin,
    identity,
    timeoutMs: TIMEOUT_MS,
  });
  try {
    const { triggered, campaign, meter } = await paywall.check(
      JSON.parse(meta.dataset['check'] ?? '{}') as PaywallCheck,
    );
    if (triggered) lockArticle(page, campaign);
    else if (meter) showMeter(page, meter);
  } catch (error) {
    // A script that is blocked, late or wrong is no error of the page.
    console.info('The paywall did not answer.', error);
  }
}
