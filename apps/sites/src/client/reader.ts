import { holdsSession, STORAGE_KEYS } from 'rotativa/domain';
import { HANDOFF_MARK } from './handoff-names.ts';
import { ACCOUNT_META, CARDS_META } from '../render/reader-script.ts';

const KEY = STORAGE_KEYS.userInfo;

/** Fetches the code of sessions when this browser holds one: now, after a sign-in in another tab, or on coming back. */
export function startReader(page: Document): void {
  const origin = page.querySelector<HTMLMetaElement>(`meta[name=${ACCOUNT_META}]`)?.content;
  if (!origin) return;
  const anonymous = (): boolean => delete page.documentElement.dataset['reader'];
  const start = (): void => {
    if (page.cookie.includes(`${HANDOFF_MARK}=`))
      import('./handoff.ts').then(({ takeSession }) => takeSession()).catch(anonymous);
    // Where a reader pays, visitors need the services too.
    if (!holdsSession(window) && !page.querySelector(`meta[name=${CARDS_META}]`)) return;
    import('./services.ts').then(
      ({ startServices }) => startServices(origin),
      // Without the code the page is that of an anonymous reader.
      anonymous,
    );
  };
  start();
  addEventListener('storage', ({ key }) => key === KEY && start());
  addEventListener('pageshow', ({ persisted }) => persisted && start());
}
