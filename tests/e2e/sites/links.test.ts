import { describe, expect, it } from 'vitest';
import { BRANDS } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { EMPTY_TITLE } from '../../../apps/sites/src/pages/documents/empty-page.ts';
import { openPage, origin } from '../support/open-page.ts';
import { namedAddresses } from '../support/addresses.ts';
import { emailLinkAddresses } from '../support/email-link-addresses.ts';
import { samplePath } from '../support/inventory.ts';

/** Number of concurrent requests, so that the test does not overload the server. */
const BATCH = 8;

/** Minimum text of a page in addition to its heading, in characters. */
const LEAST_CONTENT = 80;

/** The same for the page of an e-mail's link: a sentence and a button. */
const LEAST_STEP = 40;

/** Fewer links of a page, fewer addresses of the settings or of the e-mails were not found: nothing would be tested. */
const LEAST_FOUND = 10;

/** The text of markup, with the names of its pictures. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*\b(?:aria-label|alt)="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The problem of a link's target: its status, no heading, no content, no header or footer; '' for none. */
async function faultOf(address: string, least = LEAST_CONTENT): Promise<string> {
  const response = await fetch(address);
  if (response.status !== 200) {
    await response.body?.cancel();
    return `status ${response.status}`;
  }
  if (!response.headers.get('content-type')?.startsWith('text/html')) {
    await response.body?.cancel();
    return '';
  }
  const html = await response.text();
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  // The main heading of a front is in the header: the name of the site.
  const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, heading = '']) => textOf(heading));
  if (headings.length !== 1 || !headings[0]) return `${headings.length} main headings`;
  if (headings[0] === EMPTY_TITLE) return 'no content';
  if (!/<header[^>]*class="rt-[a-z]+-header/.test(html) || !html.includes('<footer'))
    return 'no frame of the site';
  const length = textOf(main).length - headings[0].length;
  return length < least ? `${length} characters besides the heading` : '';
}

describe.each(BRANDS)('%s', (brand) => {
  it('every internal link of its home page, a section, an article and an information page, and every address of its menus and page documents, leads to a page with content', async () => {
    const links = new Set<string>();
    const samples = (['home', 'section', 'article'] as const).map((sample) => samplePath({ brand, sample }));
    for (const path of [...(await Promise.all(samples)), BRAND_CONFIGS[brand].routes.contact]) {
      const { page, close } = await openPage({ brand, path, javascript: false });
      const found = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      const internal = found.filter((href) => href.startsWith(origin(brand)));
      expect(internal.length, `links of ${path}`).toBeGreaterThan(LEAST_FOUND);
      for (const href of internal) links.add(href.split('#')[0]!);
      await close();
    }
    const named = namedAddresses(brand);
    expect(named.length).toBeGreaterThan(LEAST_FOUND);
    for (const path of named) links.add(origin(brand) + path);
    const addresses = [...links];
    const faults: string[] = [];
    while (addresses.length > 0) {
      const batch = addresses.splice(0, BATCH);
      const found = await Promise.all(batch.map(faultOf));
      faults.push(
        ...found.flatMap((fault, at) => (fault ? [`${new URL(batch[at]!).pathname}: ${fault}`] : [])),
      );
    }
    expect(faults).toEqual([]);
  });

  it('every address in its e-mails leads to a page of the same site with content', async () => {
    const addresses = await emailLinkAddresses(brand);
    expect(addresses.length).toBeGreaterThan(LEAST_FOUND);
    const faults: string[] = [];
    for (const { kind, href } of addresses) {
      const fault = href.startsWith(`${origin(brand)}/`) ? await faultOf(href, LEAST_STEP) : 'another site';
      if (fault) faults.push(`${kind}: ${href}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });

  it('no link runs a script, and every link that opens a tab is marked', async () => {
    const links: (readonly (string | null)[])[] = [];
    // The links that share an article open tabs.
    for (const path of ['/', await samplePath({ brand, sample: 'article' })]) {
      const { page, close } = await openPage({ brand, path, javascript: false });
      const found = await page
        .locator('a')
        .evaluateAll((all) =>
          all.map((link) => [
            link.getAttribute('href'),
            link.getAttribute('rel'),
            link.getAttribute('target'),
          ]),
        );
      await close();
      expect(found.length, `links of ${path}`).toBeGreaterThan(LEAST_FOUND);
      links.push(...found);
    }
    expect(links.filter(([href]) => /^\s*javascript:/i.test(href ?? ''))).toEqual([]);
    const tabs = links.filter(([, , target]) => target === '_blank');
    expect(tabs.length).toBeGreaterThan(0);
    expect(tabs.filter(([, rel]) => !rel?.includes('noopener'))).toEqual([]);
  });
});
