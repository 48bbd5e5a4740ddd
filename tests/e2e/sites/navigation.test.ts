import { describe, expect, it } from 'vitest';
import { brandsOf } from '../support/brands.ts';
import { NO_PAGE, openPage } from '../support/open-page.ts';

interface Watched {
  /** Parts of the page that its policy refused. */
  refused?: string[];
  /** Whether the page came with a transition. */
  moved?: boolean;
}

describe('X16 the way to the next page', () => {
  it.each(brandsOf('navigation'))(
    '%s: may be prerendered, by rules that the policy accepts',
    async (brand) => {
      const { page, problems, close } = await openPage({ brand, path: NO_PAGE });
      await page.addInitScript(() => {
        const watched: Watched = ((globalThis as { watched?: Watched }).watched = { refused: [] });
        addEventListener('securitypolicyviolation', ({ blockedURI }) => watched.refused?.push(blockedURI));
      });
      await page.goto('/');
      const rules = await page.evaluate(() => {
        const script = document.querySelector('script[type=speculationrules]');
        return {
          supported: HTMLScriptElement.supports('speculationrules'),
          refused: (globalThis as { watched?: Watched }).watched?.refused,
          prerendered: (JSON.parse(script?.textContent ?? '{}') as { prerender?: object[] }).prerender
            ?.length,
        };
      });
      expect(rules).toEqual({ supported: true, refused: [], prerendered: 1 });
      expect(problems).toEqual([]);
      await close();
    },
  );

  it.each([
    ['no-preference', true],
    ['reduce', false],
  ] as const)('with the motion preference %s, a transition: %s', async (reducedMotion, expected) => {
    const { page, close } = await openPage({ brand: 'weekly', path: '/' });
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) => {
        (globalThis as { watched?: Watched }).watched = { moved: viewTransition !== null };
      }),
    );
    await page.locator('main h3 a').first().click();
    await page.waitForURL('**/articulo/**');
    // The page is revealed with its first frame.
    await page.waitForFunction(() => 'watched' in globalThis);
    expect(await page.evaluate(() => (globalThis as { watched?: Watched }).watched?.moved)).toBe(expected);
    await close();
  });
});
