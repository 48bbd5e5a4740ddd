import { describe, expect, it, vi } from 'vitest';
import { CONSENT_ALL, CONSENT_NONE } from '../../src/domain/consent/consent.ts';
import type { CaptchaPort } from '../../src/providers/ports/captcha.ts';
import type { ConsentPort } from '../../src/providers/ports/consent.ts';
import type { PaywallPort, PaywallResult } from '../../src/providers/ports/paywall.ts';
import type { SocialPort } from '../../src/providers/ports/social.ts';
import type { SwgPort } from '../../src/providers/ports/swg-port.ts';

/** The product at the search engine. */
export const CONTRACT_SWG_SKU = 'digital';

/** A page whose scripts all work, or are all blocked. */
export interface PageWorld {
  /** The paywall with a script that returns this result. */
  paywall(triggered: PaywallResult['triggered']): PaywallPort;
  captcha: CaptchaPort;
  /** Solves the captcha that was rendered last. */
  solve(): void;
  social: SocialPort;
  /** Completes the sign-in of the button that was rendered last. */
  signInAtGoogle(): void;
  swg(reader: { loggedIn: boolean }): SwgPort;
  /** Without a decision yet. */
  consent: ConsentPort;
}

const MEASURED = { ...CONSENT_NONE, measurement: true };
const ELEMENT = {} as HTMLElement;
const ARTICLE = { contentId: '/nacion/articulo/1/', contentRestriction: '3' };
const orderOf = (sku: string) => ({ orderNumber: 'O1', items: [{ sku, quantity: 1 }] });

/** The contract of the ports of a page, for every adapter and script. @see P4, C10, A15, X8 */
export function describePageContract(
  adapter: string,
  open: (scripts: 'work' | 'blocked') => PageWorld,
): void {
  describe(`ports of a page: ${adapter}`, () => {
    it('P4 the paywall returns the rule that locks a page, or null', async () => {
      const { paywall } = open('work');
      expect((await paywall({ id: 7, rc: 3 }).check(ARTICLE)).triggered).toEqual({ id: 7, rc: 3 });
      expect((await paywall(null).check(ARTICLE)).triggered).toBeNull();
    });

    it('P4 the paywall can be aborted by its caller', async () => {
      const signal = AbortSignal.abort();
      await expect(open('work').paywall(null).check(ARTICLE, { signal })).rejects.toMatchObject({
        name: 'ApiError',
        code: 'aborted',
      });
    });

    it('A3 a captcha returns a token after it is solved, and none after the token was used', async () => {
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

    it('A15 the social companies return the tokens for the login', async () => {
      const { social, signInAtGoogle } = open('work');
      const onCredential = vi.fn();
      await social.googleButton(ELEMENT, onCredential);
      signInAtGoogle();
      expect(onCredential).toHaveBeenCalledWith(expect.stringMatching(/./));
      expect(await social.facebook()).toMatch(/./);
      await expect(social.signOut()).resolves.toBeUndefined();
    });

    it('X8 listeners are notified of decisions until they unsubscribe; a decision can be changed', async () => {
      const { consent } = open('work');
      const heard = vi.fn();
      const stop = consent.subscribe(heard);
      expect(consent.read()).toBeNull();
      await consent.decide(MEASURED);
      expect(heard).toHaveBeenCalledTimes(1);
      expect(heard).toHaveBeenLastCalledWith(expect.objectContaining(MEASURED));
      stop();
      await consent.decide(CONSENT_ALL);
      expect(heard).toHaveBeenCalledTimes(1);
      expect(consent.read()).toMatchObject(CONSENT_ALL);
    });

    it('X8 every decision has its own proof', async () => {
      const { consent } = open('work');
      await consent.decide(CONSENT_NONE);
      const first = consent.read();
      await consent.decide(CONSENT_NONE);
      const second = consent.read();
      expect(first?.version).toMatch(/^[\w-]{1,20}$/);
      expect(first?.at.getTime()).toBeGreaterThan(0);
      expect(first?.id).toMatch(/^[\w-]{16,64}$/);
      expect(second?.id).not.toBe(first?.id);
    });

    it('C10 an order with the search engine’s product is linked, others are ignored', async () => {
      const swg = open('work').swg({ loggedIn: true });
      expect(await swg.start({})).toBe(true);
      expect(await swg.linkOrder(orderOf(CONTRACT_SWG_SKU))).toBe(true);
      expect(await swg.linkOrder(orderOf('impresa'))).toBe(false);
      expect([CONTRACT_SWG_SKU, 'impresa'].map((sku) => swg.canLink(orderOf(sku)))).toEqual([true, false]);
      await expect(swg.relink('id-token')).resolves.toBeUndefined();
    });

    it('C10 linking requires a logged-in reader', async () => {
      const swg = open('work').swg({ loggedIn: false });
      await swg.start({});
      await expect(swg.linkOrder(orderOf(CONTRACT_SWG_SKU))).rejects.toThrow(
        'User is not logged in, cannot link',
      );
      await expect(swg.relink('id-token')).rejects.toThrow('User is not logged in.');
    });

    it('blocked scripts: an ApiError each; the page works without the search engine', async () => {
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
