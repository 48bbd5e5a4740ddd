import { describe, expect, it, vi } from 'vitest';
import { WAITING_MEASUREMENTS } from '../consented-analytics.ts';
import type { AdsPort } from '../ports/ads.ts';
import type { AnalyticsPort } from '../ports/analytics.ts';
import type { CaptchaPort } from '../ports/captcha.ts';
import type { ConsentPort } from '../ports/consent.ts';
import type { PaywallPort, PaywallResult } from '../ports/paywall.ts';
import type { SocialPort } from '../ports/social.ts';
import type { SwgPort } from '../ports/swg.ts';

/** The product that the search giant sells. */
export const CONTRACT_SWG_SKU = 'digital';

/** A page whose scripts work, or are all blocked. */
export interface PageWorld {
  /** The paywall with a script that says so. */
  paywall(triggered: PaywallResult['triggered']): PaywallPort;
  captcha: CaptchaPort;
  /** The reader ticks the box that was drawn last. */
  solve(): void;
  social: SocialPort;
  /** The reader goes through the window of the button that was drawn last. */
  signInAtGoogle(): void;
  ads: AdsPort;
  /** Ids of the elements that hold advertising. */
  filled(): string[];
  swg(reader: { loggedIn: boolean }): SwgPort;
  /** Nobody has decided yet. */
  consent: ConsentPort;
  analytics: AnalyticsPort;
  /** What left the page, by the measurements' names, and whose it is. */
  measured(): { names: string[]; reader: string | null };
}

const ELEMENT = {} as HTMLElement;
const ARTICLE = { contentId: '/nacion/articulo/1/', contentRestriction: '3' };
const PLACE = { elementId: 'ad-1', slot: 'HOME/PREHOME', sizes: [[300, 250]] as const };
const orderOf = (sku: string) => ({ orderNumber: 'O1', items: [{ sku, quantity: 1 }] });

/** What every adapter of the ports of a page does, whatever script stands behind it. @see P4, C10, A15, B12 */
export function describePageContract(
  adapter: string,
  open: (scripts: 'work' | 'blocked') => PageWorld,
): void {
  describe(`ports of a page: ${adapter}`, () => {
    it('P4 the paywall tells the rule that locks a page, or null', async () => {
      const { paywall } = open('work');
      expect((await paywall({ id: 7, rc: 3 }).check(ARTICLE)).triggered).toEqual({ id: 7, rc: 3 });
      expect((await paywall(null).check(ARTICLE)).triggered).toBeNull();
    });

    it('P4 the paywall is given up by its caller', async () => {
      const signal = AbortSignal.abort();
      await expect(open('work').paywall(null).check(ARTICLE, { signal })).rejects.toMatchObject({
        name: 'ApiError',
        code: 'aborted',
      });
    });

    it('A3 a captcha hands out a proof once it is solved, and none after it was used', async () => {
      const { captcha, solve } = open('work');
      const onChange = vi.fn();
      const box = await captcha.render(ELEMENT, onChange);
      solve();
      const proof = box.token();
      expect(proof).toMatch(/./);
      expect(onChange).toHaveBeenLastCalledWith(proof);
      box.reset();
      expect(box.token()).toBeUndefined();
      expect(onChange).toHaveBeenLastCalledWith(undefined);
    });

    it('A15 the social companies hand out what the login takes', async () => {
      const { social, signInAtGoogle } = open('work');
      const onCredential = vi.fn();
      await social.googleButton(ELEMENT, onCredential);
      signInAtGoogle();
      expect(onCredential).toHaveBeenCalledWith(expect.stringMatching(/./));
      expect(await social.facebook()).toMatch(/./);
      await expect(social.signOut()).resolves.toBeUndefined();
    });

    it('B12 a place is filled, and emptied by what showing it gave', async () => {
      const { ads, filled } = open('work');
      const empty = await ads.show(PLACE);
      expect(filled()).toEqual(['ad-1']);
      empty();
      expect(filled()).toEqual([]);
    });

    it('B20 a decision is told to who listens, until they stop, and can be changed', () => {
      const { consent } = open('work');
      const heard = vi.fn();
      const stop = consent.subscribe(heard);
      expect(consent.read()).toBeNull();
      consent.decide({ analytics: true, ads: false });
      expect(heard).toHaveBeenLastCalledWith({ analytics: true, ads: false });
      stop();
      consent.decide({ analytics: false, ads: true });
      expect(heard).toHaveBeenCalledTimes(1);
      expect(consent.read()).toEqual({ analytics: false, ads: true });
    });

    it('B20 measurements wait for the reader, and are the reader’s as long as the reader agrees', () => {
      const { consent, analytics, measured } = open('work');
      analytics.identify('ana');
      analytics.track('page_view', { flag: 'paid' });
      expect(measured()).toEqual({ names: [], reader: null });
      consent.decide({ analytics: true, ads: false });
      analytics.track('share');
      expect(measured()).toEqual({ names: ['page_view', 'share'], reader: 'ana' });
      consent.decide({ analytics: false, ads: false });
      analytics.track('late');
      expect(measured()).toEqual({ names: ['page_view', 'share'], reader: null });
    });

    it('B20 what waited is dropped when the reader refuses, also for later', () => {
      const { consent, analytics, measured } = open('work');
      analytics.track('page_view');
      consent.decide({ analytics: false, ads: false });
      consent.decide({ analytics: true, ads: false });
      expect(measured().names).toEqual([]);
    });

    it('B20 of measurements that wait the newest hundred are kept', () => {
      const { consent, analytics, measured } = open('work');
      for (let at = 0; at < WAITING_MEASUREMENTS + 2; at += 1) analytics.track(`m${at}`);
      consent.decide({ analytics: true, ads: false });
      expect(measured().names).toHaveLength(WAITING_MEASUREMENTS);
      expect(measured().names[0]).toBe('m2');
    });

    it('C10 an order with the search giant’s product is linked, another is ignored', async () => {
      const swg = open('work').swg({ loggedIn: true });
      expect(await swg.start({})).toBe(true);
      expect(await swg.linkOrder(orderOf(CONTRACT_SWG_SKU))).toBe(true);
      expect(await swg.linkOrder(orderOf('impresa'))).toBe(false);
      await expect(swg.relink('id-token')).resolves.toBeUndefined();
    });

    it('C10 linking needs a logged-in reader', async () => {
      const swg = open('work').swg({ loggedIn: false });
      await swg.start({});
      await expect(swg.linkOrder(orderOf(CONTRACT_SWG_SKU))).rejects.toThrow(
        'User is not logged in, cannot link',
      );
      await expect(swg.relink('id-token')).rejects.toThrow('User is not logged in.');
    });

    it('scripts that are blocked: an ApiError each; the page works without the search giant', async () => {
      const { paywall, captcha, social, swg } = open('blocked');
      const outcomes = await Promise.allSettled([
        paywall(null).check(ARTICLE),
        captcha.render(ELEMENT, () => undefined),
        social.facebook(),
        social.googleButton(ELEMENT, () => undefined),
      ]);
      for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { name: 'ApiError' } });
      expect(await swg({ loggedIn: true }).start({})).toBe(false);
    });
  });
}
