import type { AnalyticsEvent } from 'rotativa/domain';
import { createMemoryStorage } from 'rotativa/providers';
import { createEndpointAnalytics } from 'rotativa/providers/browser';
import { createMemoryConsent } from 'rotativa/providers/memory';
import { serveApp, type ServedApp } from '../../apps/sandbox/tests/serve-app.ts';
import type { AnalyticsWorld } from './analytics.ts';

let service: Promise<ServedApp> | undefined;

/** Call it in `afterAll`: the worlds share a sandbox. */
export const closeAnalyticsWorlds = async (): Promise<void> => (await service)?.close();

/** Events that go to the sandbox, and are read from it. */
export async function openAnalyticsWorld(): Promise<AnalyticsWorld> {
  const { url } = await (service ??= serveApp([]));
  const endpoint = `${url}/measuring/v1/events`;
  const listed = async () => (await (await fetch(endpoint)).json()) as AnalyticsEvent[];
  const { length: earlier } = await listed();
  const consent = createMemoryConsent(null);
  let listener = (): void => undefined;
  const page = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_type: string, hide: () => void) => void (listener = hide),
  };
  const leave = (): void => {
    page.visibilityState = 'hidden';
    listener();
    page.visibilityState = 'visible';
  };
  // One after another, so that the order at the service is that of the page.
  let sent: Promise<unknown> = Promise.resolve();
  const analytics = createEndpointAnalytics({
    page,
    endpoint,
    site: 'semanario',
    consent,
    storage: createMemoryStorage(),
    beacon: (address, body) => {
      sent = sent.then(() => fetch(address, { method: 'POST', body }));
      return true;
    },
  });
  return {
    consent,
    analytics,
    measured: async () => {
      leave();
      await sent;
      const events = await listed();
      return events
        .slice(earlier)
        .map(({ name, properties }) => ({ name, properties }) as (typeof events)[number]);
    },
  };
}
