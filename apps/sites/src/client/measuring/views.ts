import { holdsSession, readerFlag, readPages, searchedWords, type ReaderFlag } from 'rotativa/domain';
import type { AnalyticsPort, SessionStore } from 'rotativa/providers';
import type { PageView } from '../../contract/page-view.ts';
import { currentServices } from '../../islands/page-services.ts';
import { onceHidden } from './once-hidden.ts';

/** Longer than the account service needs. A view without an answer is counted as pending. */
const READER_MS = 3000;

/** The session of the page's reader; undefined for a visitor, who loads no code of sessions. */
async function sessionHere(): Promise<SessionStore | undefined> {
  if (!holdsSession(window)) return undefined;
  (await import('../services.ts')).startHere();
  return currentServices().session;
}

/** The flag of the page's reader: as soon as it is known, after a while, or when the page is left. */
function flagOf(page: Document, session: SessionStore | undefined, tell: (flag: ReaderFlag) => void): void {
  if (!session) return tell('anon');
  let told = false;
  const end = (): void => {
    if (told) return;
    told = true;
    clearTimeout(timer);
    stop();
    tell(readerFlag(session.getSnapshot()));
  };
  const check = (): void => void (readerFlag(session.getSnapshot()) !== 'pending' && end());
  const timer = setTimeout(end, READER_MS);
  const stop = session.subscribe(check);
  onceHidden(page, end);
  check();
}

/** Measures that the page is seen: now, and when it comes back from the browser's cache. @see X14, P2 */
export function trackViews(page: Document, analytics: AnalyticsPort, view: PageView): void {
  const seen = (): void => {
    void sessionHere().then((session) =>
      flagOf(page, session, (flag) => analytics.track('page_view', { ...view, flag })),
    );
    const query = new URLSearchParams(location.search);
    if (view.type === 'search' && searchedWords({ query }))
      analytics.track('search', { page: readPages(query).number });
  };
  seen();
  addEventListener('pageshow', ({ persisted }) => persisted && seen());
}
