import { describe, expect, it, vi } from 'vitest';
import { CONSENT_ALL, CONSENT_NONE } from '../../domain/consent/consent.ts';
import { consentPage } from './consent.fixture.ts';
import { createSiteConsent } from './consent.ts';

describe('X8 consent kept by the site', () => {
  it('sends the purposes with the version of the text', async () => {
    const site = consentPage();
    await createSiteConsent(site).decide({ ...CONSENT_NONE, embeds: true });
    expect(site.asked).toEqual(['/preferencias-de-privacidad/?version=1&choice=own&purpose=embeds']);
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

  it('a decision about another text does not count', async () => {
    const site = consentPage();
    await createSiteConsent(site).decide(CONSENT_ALL);
    expect(createSiteConsent({ ...site, version: '2' }).read()).toBeNull();
  });
});
