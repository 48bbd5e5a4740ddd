import { holdsSession, STORAGE_KEYS } from 'rotativa/domain';
import { HANDOFF_MARK } from '../contract/handoff.ts';
import { ACCOUNT_META } from '../contract/metas.ts';

const KEY = STORAGE_KEYS.userInfo;

/** Fetches the code of sessions when this browser holds one: now, after a sign-in in another tab, or on coming back. */
export function startReader(page: Document): void {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name=${ACCOUNT_META}]`);
  if (!meta) return;
  const anonymous = (): boolean => delete page.documentElement.dataset['reader'];
  const start = (): void => {
    if (!page.cookie.includes(`${HANDOFF_MARK}=`)) return startHere();
    // A purchase that began without a script is there before the reader who continues it.
    void import('./handoff.ts')
      .then(({ takeSession }) => takeSession())
      .catch(anonymous)
      .then(startHere);
  };
  const startHere = (): void => {
    // On pages of payments visitors need the services too.
    if (!holdsSession(window) && !('visitors' in meta.dataset)) return;
    import('./services.ts').then(
      ({ startServices }) => startServices(meta.content),
      // Without the code the page is that of an anonymous reader.
      anonymous,
    );
  };
  start();
  addEventListener('storage', ({ key }) => key === KEY && start());
  addEventListener('pageshow', ({ persisted }) => persisted && start());
}
