import { CONSENT_CHOICE_FIELD, CONSENT_NONE, consentInForm } from 'rotativa/domain';
import { loadHeldFrames } from 'rotativa/blocks/body/BodyEmbed';
import { consentVersion } from 'rotativa/patterns/consent/ConsentChoices';
import { CONSENT_NOTICE_ID } from 'rotativa/patterns/consent/ConsentNotice';
import { createSiteConsent } from 'rotativa/providers/browser';
import { consentPath } from './consent-path.ts';

/** The decision of this page's reader. */
export const consent = createSiteConsent({
  page: document,
  endpoint: consentPath(document),
  version: consentVersion(),
});

/** Follows what the reader decided: the question is answered, allowed content and ads load, and the page is measured. */
export function follow(): void {
  const decided = consent.read();
  if (!decided) return;
  document.getElementById(CONSENT_NOTICE_ID)?.remove();
  if (decided.embeds) {
    loadHeldFrames(document);
    import('./search-widget/index.ts').then(
      ({ startSearchWidget }) => startSearchWidget(document, consent),
      () => undefined,
    );
  }
  if (decided.advertising) {
    import('./ads/index.ts').then(
      ({ startAds }) => startAds(document, consent),
      () => undefined,
    );
    import('./recommendations/index.ts').then(
      ({ startRecommendations }) => startRecommendations(document, consent),
      () => undefined,
    );
  }
  if (decided.measurement)
    import('./measuring/index.ts').then(
      ({ startAnalytics }) => startAnalytics(document, consent),
      () => undefined,
    );
}
consent.subscribe(follow);

/** Keeps the answer to the notice. If that fails, the form is sent, and the server's page says why. */
export async function answerNotice(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const choice = submitter?.getAttribute('value') ?? '';
  const given = consentInForm(new URLSearchParams({ [CONSENT_CHOICE_FIELD]: choice }));
  if (!given) return;
  await consent.decide(given).catch(() => {
    // A form that a script sends has no button.
    const field = { type: 'hidden', name: CONSENT_CHOICE_FIELD, value: choice };
    form.append(Object.assign(document.createElement('input'), field));
    form.submit();
  });
}

/** Allows the content of other sites, beside what is allowed already. */
export const allowEmbeds = (): Promise<void> =>
  consent.decide({ ...(consent.read() ?? CONSENT_NONE), embeds: true }).catch(() => undefined);
