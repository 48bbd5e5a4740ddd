import { afterAll, describe, expect, it } from 'vitest';
import { BRANDS } from 'rotativa/themes';
import { closeBrowser, openPage, origin } from '../support/open-page.ts';
import { samplePath } from '../support/inventory.ts';

afterAll(closeBrowser);

/** Asked for at once, so that the server is not the thing that is tested. */
const BATCH = 8;

async function statusOf(address: string): Promise<string> {
  const response = await fetch(address);
  await response.body?.cancel();
  return `${response.status} ${new URL(address).pathname}`;
}

describe.each(BRANDS)('%s', (brand) => {
  it('every internal link of its home, a section and an article answers', async () => {
    const links = new Set<string>();
    for (const sample of ['home', 'section', 'article'] as const) {
      const path = await samplePath({ brand, sample });
      const { page, close } = await openPage({ brand, path, javascript: false });
      const found = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      for (const href of found) if (href.startsWith(origin(brand))) links.add(href.split('#')[0]!);
      await close();
    }
    expect(links.size).toBeGreaterThan(10);
    const addresses = [...links];
    const answers: string[] = [];
    while (addresses.length > 0)
      answers.push(...(await Promise.all(addresses.splice(0, BATCH).map(statusOf))));
    expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([]);
  });

  it('no link runs a script, and none leaves the site without saying so', async () => {
    const { page, close } = await openPage({ brand, path: '/', javascript: false });
    const links = await page
      .locator('a')
      .evaluateAll((all) =>
        all.map((link) => [link.getAttribute('href'), link.getAttribute('rel'), link.getAttribute('target')]),
      );
    await close();
    expect(links.filter(([href]) => /^\s*javascript:/i.test(href ?? ''))).toEqual([]);
    expect(links.filter(([, rel, target]) => target === '_blank' && !rel?.includes('noopener'))).toEqual([]);
  });
});
