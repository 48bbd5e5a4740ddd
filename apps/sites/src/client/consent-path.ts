import { CONSENT_META } from '../contract/metas.ts';

/** The path of the privacy preferences, which also keeps decisions. */
export const consentPath = (page: Document): string =>
  page.querySelector<HTMLMetaElement>(`meta[name=${CONSENT_META}]`)?.content ?? '';
