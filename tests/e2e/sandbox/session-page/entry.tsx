import { createRoot } from 'react-dom/client';
import {
  createSessionStore,
  createWebStorage,
  ServicesProvider,
  useSession,
  useSubscriptions,
  type IdentityPort,
  type SalesPort,
} from 'rotativa/providers';
import { browserEvents, browserLock, createHttpIdentity, createHttpSales } from 'rotativa/providers/http';

declare global {
  interface Window {
    reader: { identity: IdentityPort; sales: SalesPort };
    /** Milliseconds by which this page's clock is ahead. */
    passedMs?: number;
    /** Events of the page, and warnings of its storage. */
    heard: string[];
  }
}

window.heard = [];
window.addEventListener('message', ({ data }: MessageEvent<{ type?: string; grantType?: string }>) => {
  if (data.type) window.heard.push(`${data.type} ${data.grantType}`);
});
window.addEventListener('ArcSDK.logout', () => window.heard.push('ArcSDK.logout'));

const origin = new URLSearchParams(location.search).get('api') ?? '';
const storage = createWebStorage(window, (warning) => window.heard.push(warning));
const events = browserEvents(window);
const identity = createHttpIdentity({
  origin,
  storage,
  events,
  clock: { now: () => new Date(Date.now() + (window.passedMs ?? 0)) },
  lock: browserLock(navigator),
});
const sales = createHttpSales({ origin, session: identity.session, events });
const session = createSessionStore({ identity, sales });
window.reader = { identity, sales };

function Visitor() {
  const { user } = useSession();
  const subscriptions = useSubscriptions();
  if (user === null) return 'unknown';
  return user ? `${user.email} ${subscriptions ? subscriptions.length : String(subscriptions)}` : 'anonymous';
}

for (const id of ['header', 'aside'])
  createRoot(document.getElementById(id)!).render(
    <ServicesProvider services={{ session }}>
      <Visitor />
    </ServicesProvider>,
  );
