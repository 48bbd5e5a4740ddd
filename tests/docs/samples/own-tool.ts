import type { ConsentPort } from 'rotativa/providers';
import { createConsentedAnalytics } from 'rotativa/providers/browser';

/** Analytics that shows its events in the console. */
export const consoleAnalytics = (consent: ConsentPort) =>
  createConsentedAnalytics(consent, {
    send: (name, properties) => console.info(name, properties),
    remember: () => undefined,
  });
