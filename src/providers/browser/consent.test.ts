import { describe, expect, it, vi } from 'vitest';
import { CONSENT_ALL, CONSENT_NONE } from '../../domain/consent/consent.ts';
import { consentPage } from './consent.fixture.ts';
import { createSiteConsent } from './consent.ts';

describe('X8 consent kept by the site', () => {
  it('sends the purposes with the version of the text', async () => {
    const site = consentPage();
    await createSiteConsent(site).decide({ ...CONSENT_NONE, embeds: true });
    expect(site.requested).toEqual(['/preferencias-de-privacidad/?version=1&choice=own&purpose=embeds']);
  });

  it.each([0, 403, 429, 500])('a failure (%s) changes nothing', async (status) => {
    const consent = createSiteConsent(consentPage(status));
    const heard = vi.fn();
    consent.subscribe(heard);
    await expect(consent.decide(CONSENT_ALL)).rejects.toMatchObject({ name: 'ApiError' });
    expect([consent.read(), heard.mock.calls.length]).toEqual([null, 0]);
  });

  it('hears the decision of another tab when the page comes back', async () => {
    const [site, other] = [consentPage(), consentPage()];
    const consent = createSiteConsent(site);
    const heard = vi.fn();
    consent.subscribe(heard);
    await createSiteConsent(other).decide(CONSENT_ALL);
    site.page.cookie = other.page.cookie;
    site.show();
    site.show();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(heard).toHaveBeenCalledWith(expect.objectContaining(CONSENT_ALL));
  });

  it('sends a decision when the page is left at once', async () => {
    const site = consentPage();
    const fetch = vi.fn(site.fetch!);
    await createSiteConsent({ ...site, fetch }).decide(CONSENT_ALL);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
  });

  it.each([200, 500])('the last decision counts, if the answer to the first (%s) is late', async (status) => {
    const [first, site] = [consentPage(status), consentPage()];
    let answer = (): void => undefined;
    const late = new Promise<void>((resolve) => (answer = resolve));
    const fetch = vi.fn(site.fetch!).mockImplementationOnce(async (...call) => {
      await late;
      const response = await first.fetch!(...call);
      site.page.cookie = first.page.cookie;
      return response;
    });
    const consent = createSiteConsent({ ...site, fetch });
    const decisions = [consent.decide(CONSENT_ALL), consent.decide(CONSENT_NONE)];
    await new Promise((resolve) => setTimeout(resolve, 0));
    answer();
    await Promise.allSettled(decisions);
    expect(consent.read()).toMatchObject(CONSENT_NONE);
  });

  it('a decision about another text does not count', async () => {
    const site = consentPage();
    await createSiteConsent(site).decide(CONSENT_ALL);
    expect(createSiteConsent({ ...site, version: '2' }).read()).toBeNull();
  });
});
