import { consentVersion } from 'rotativa/patterns/consent/ConsentChoices';
import { createSiteConsent } from 'rotativa/providers/browser';

export const consent = createSiteConsent({
  page: document,
  endpoint: '/preferencias-de-privacidad/',
  version: consentVersion(),
});

/** Whether the page may measure now. */
export const mayTrack = (): boolean => consent.read()?.measurement ?? false;
