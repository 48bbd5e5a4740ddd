import type { Request } from 'playwright-core';
import { STORAGE_KEYS } from 'rotativa/domain';
import { describe, expect, it } from 'vitest';
import { startCachingProxy } from '../support/caching-proxy.ts';
import { content, type ListedStory } from '../support/inventory.ts';
import { NO_PAGE, openPage, origin, type OpenedPage } from '../support/open-page.ts';
import { signIn } from '../support/reader.ts';
import { recordShifts } from '../support/shifts.ts';

const TAIL_WORDS = 6;

/** The address of a locked article with text enough for a rest. */
async function lockedArticle(): Promise<string> {
  const query = { includeTypes: 'story', feedSize: 100 };
  const feed = await content<{ content_elements: ListedStory[] }>('weekly', 'content-apir', query);
  const locked = feed.content_elements.find(
    ({ canonical_url: path, content_restrictions: restrictions }) =>
      restrictions?.content_code === '3' && path.includes('/articulo/'),
  );
  if (!locked) throw new Error('The seed has no locked article.');
  return locked.canonical_url;
}

const BOX = 'article .locked-part';
const PARAGRAPHS = 'article .rt-article-body > p';

describe('P1, P2, X3 a locked article', () => {
  it.each(['activo', 'asociado', 'cancelado'])(
    'opens for %s without a jump, and at once on the next page',
    async (name) => {
      const path = await lockedArticle();
      const { page, problems, close } = await openPage({ brand: 'weekly', path });
      const beginning = await page.locator(PARAGRAPHS).allInnerTexts();
      await page.locator(BOX).waitFor();
      await signIn(page, name);
      await page.reload({ waitUntil: 'commit' });
      const shifts = await recordShifts(page);
      await page.locator('body[data-variant="subscriber"]').waitFor({ state: 'attached' });
      expect(await page.locator(BOX).count()).toBe(0);
      const whole = await page.locator(PARAGRAPHS).allInnerTexts();
      expect(whole.slice(0, beginning.length)).toEqual(beginning);
      expect(whole.length).toBeGreaterThan(beginning.length);
      expect((await shifts()).filter((value) => value > 0.02)).toEqual([]);
      await page.getByRole('status').filter({ hasText: 'completo' }).waitFor({ state: 'attached' });

      // The server has the cookie: the text is in the raw HTML, for this reader alone.
      const tail = whole.at(-1)!.split(' ').slice(0, TAIL_WORDS).join(' ');
      const own = await page.context().request.get(path);
      expect(await own.text()).toContain(tail);
      expect(own.headers()['cache-control']).toContain('private');
      expect(await (await fetch(`${origin('weekly')}${path}`)).text()).not.toContain(tail);
      expect(await page.evaluate(() => document.cookie)).not.toContain('rt-acceso=');
      expect(problems).toEqual([]);
      await close();
    },
  );

  it.each(['terminada'])('stays closed for %s, who has no subscription', async (name) => {
    const path = await lockedArticle();
    const { page, problems, close } = await openPage({ brand: 'weekly', path: NO_PAGE });
    await signIn(page, name);
    await page.goto(path, { waitUntil: 'load' });
    await page.locator('body[data-variant="registered"]').waitFor({ state: 'attached' });
    expect(await page.locator(BOX).count()).toBe(1);
    expect(problems).toEqual([]);
    await close();
  });

  it('closes if it comes back from the browser’s cache after its reader has signed out', async () => {
    const path = await lockedArticle();
    const { page, problems, close } = await openPage({ brand: 'weekly', path: NO_PAGE });
    await signIn(page, 'activo');
    await page.goto(path, { waitUntil: 'load' });
    await page.locator('body[data-variant="subscriber"]').waitFor({ state: 'attached' });
    expect(await page.locator(BOX).count()).toBe(0);
    // As another page does it, while this one is in the cache.
    await page.evaluate((key) => localStorage.removeItem(key), STORAGE_KEYS.userInfo);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.locator('body[data-variant="anonymous"]').waitFor({ state: 'attached' });
    expect(await page.locator(BOX).count()).toBe(1);
    expect(problems).toEqual([]);
    await close();
  });

  it('shows a subscriber an error when the rest does not arrive', async () => {
    const path = await lockedArticle();
    const { page, close } = await openPage({ brand: 'weekly', path: NO_PAGE });
    await signIn(page, 'activo');
    await page.route('**/api/articulo/resto*', (route) => route.abort());
    await page.goto(path, { waitUntil: 'load' });
    const note = page.getByRole('alert').filter({ hasText: 'No pudimos traer el resto' });
    await note.waitFor();
    await page.unroute('**/api/articulo/resto*');
    await note.getByRole('link').click();
    await page.locator('body[data-variant="subscriber"]').waitFor({ state: 'attached' });
    await close();
  });

  it.each(['at leisure', 'while its cookie is on the way'])('closes again at sign-out, %s', async (when) => {
    const path = await lockedArticle();
    const { page, close } = await openPage({ brand: 'weekly', path: NO_PAGE });
    await signIn(page, 'activo');
    const isAt = (request: Request, method: string): boolean =>
      request.method() === method && request.url().endsWith('/api/acceso');
    const ended = page.waitForResponse((answer) => isAt(answer.request(), 'DELETE'));
    const requested = page.waitForRequest((request) => isAt(request, 'POST'));
    let answered = (): void => undefined;
    const fetched = new Promise<void>((resolve) => (answered = resolve));
    const late: Promise<void>[] = [];
    if (when !== 'at leisure')
      await page.route('**/api/acceso', async (route) => {
        if (!isAt(route.request(), 'POST')) return route.continue();
        const response = await route.fetch();
        // Only the answer is late: Playwright keeps the cookies of what it fetches.
        answered();
        late.push(ended.then(() => route.fulfill({ response })).catch(() => undefined));
      });
    await page.goto(path, { waitUntil: 'load' });
    await page.locator('body[data-variant="subscriber"]').waitFor({ state: 'attached' });
    if (when === 'at leisure') await (await (await requested).response())?.finished();
    else await fetched;
    await page.evaluate(() => {
      localStorage.clear();
      dispatchEvent(new CustomEvent('ArcSDK.logout'));
    });
    await ended;
    await Promise.all(late);
    await page.reload({ waitUntil: 'load' });
    await page.locator('body[data-variant="anonymous"]').waitFor({ state: 'attached' });
    expect(await page.locator(BOX).count()).toBe(1);
    await close();
  });
});

describe.each([true, false])('P1 behind a shared cache that heeds Vary: %s', (heedsVary) => {
  it('the locked text reaches subscribers alone, also when one comes first', async () => {
    const path = await lockedArticle();
    const cache = await startCachingProxy({ heedsVary });
    const open = (start: string): Promise<OpenedPage> =>
      openPage({ brand: 'weekly', path: start, proxy: cache.address });
    /** The HTML that a further visit gets. */
    const raw = async ({ page }: OpenedPage): Promise<string> => (await page.goto(path))!.text();
    const direct = await openPage({ brand: 'weekly', path: NO_PAGE });
    await signIn(direct.page, 'activo');
    await direct.page.goto(path);
    await direct.page.locator('body[data-variant="subscriber"]').waitFor({ state: 'attached' });
    const whole = await direct.page.locator(PARAGRAPHS).allInnerTexts();
    const tail = whole.at(-1)!.split(' ').slice(0, TAIL_WORDS).join(' ');

    // The cache has not seen the article yet when the subscriber comes.
    const subscriber = await open(NO_PAGE);
    await subscriber.page.context().addCookies(await direct.page.context().cookies());
    await signIn(subscriber.page, 'activo');
    expect((await raw(subscriber)).includes(tail)).toBe(true);

    const registered = await open(NO_PAGE);
    await signIn(registered.page, 'terminada');
    expect((await raw(registered)).includes(tail)).toBe(false);
    await registered.page.locator('body[data-variant="registered"]').waitFor({ state: 'attached' });
    expect((await raw(registered)).includes(tail)).toBe(false);

    const before = cache.hits.length;
    const visitor = await open(path);
    expect((await raw(visitor)).includes(tail)).toBe(false);
    // The cache does keep the page of visitors, or this would prove nothing.
    expect(cache.hits.slice(before).some((address) => address.endsWith(path))).toBe(true);

    await subscriber.page.reload();
    await subscriber.page.locator('body[data-variant="subscriber"]').waitFor({ state: 'attached' });
    expect(await subscriber.page.locator(BOX).count()).toBe(0);
    await Promise.all([direct, subscriber, registered, visitor].map((opened) => opened.close()));
    await cache.close();
  });
});
