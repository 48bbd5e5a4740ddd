import { receiptPath } from 'rotativa/domain';
import { accountSectionAt, RECORDS_PATH } from 'rotativa/patterns/account';
import { beforeAll, describe, expect, it } from 'vitest';
import { MEMORY_OFFER } from 'rotativa/providers/memory';
import { BRANDS } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { helpPaths } from '../pages/addresses/fixed-paths.fixture.ts';
import { helpFormHref, helpPageAt } from '../pages/help/index.ts';
import { infoPages } from '../pages/info/index.ts';
import { NEWSROOMS } from '../pages/info/newsrooms.ts';
import { emailLinkPageAt } from '../pages/email-links.ts';
import { openSites, type OpenedSites } from './sites.fixture.ts';

let opened: OpenedSites;
beforeAll(async () => {
  opened = await openSites((source) => (source === '466' ? MEMORY_OFFER : undefined));
});

/** Paths in the footer that are lists: the podcasts, and the printed edition. */
const LISTS = /^(\/[\w-]+)?\/impresa\/$|^\/podcasts\/$/;

const main = (html: string): string => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';

describe.each(BRANDS)('the information pages of %s', (key) => {
  const brand = BRAND_CONFIGS[key];
  const pages = [...infoPages(brand)];

  it.each(pages)('%s shows its heading and all its texts', async (path, make) => {
    const { title, description, sections, hidden } = make(brand);
    const { status, html } = await opened.get(path, {}, key);
    expect(status).toBe(200);
    expect(main(html)).toMatch(new RegExp(`<h1[^>]*>[^<]*${title.replace(/[()]/g, '\\$&')}</h1>`));
    for (const words of [
      description,
      ...sections
        .flatMap(({ heading = [], paragraphs = [], items = [] }) => [heading, paragraphs, items])
        .flat(3),
    ])
      expect(main(html)).toContain(typeof words === 'string' ? words.replaceAll('"', '&quot;') : words.href);
    expect(html).toContain(`<title>${title} | ${brand.name}</title>`);
    expect(html.includes('content="noindex"')).toBe(hidden ?? false);
  });

  it('links in the texts lead to information pages or mailboxes of the site', () => {
    const links = pages.flatMap(([, make]) =>
      make(brand)
        .sections.flatMap(({ paragraphs = [], items = [] }) => [...paragraphs, ...items])
        .flatMap((words) => (typeof words === 'string' ? [] : words))
        .flatMap((piece) => (typeof piece === 'string' ? [] : [piece.href])),
    );
    const known = new Set([...pages.map(([path]) => path), ...helpPaths(brand)]);
    const domain = brand.hosts[0].replace(/^www\./, '');
    expect(
      links.filter(
        (href) =>
          !known.has(href) &&
          !href.endsWith(`@${domain}`) &&
          !/^tel:\+57\d{10}$/.test(href) &&
          ![brand.properties.sicURL, '#formulario'].includes(href),
      ),
    ).toEqual([]);
  });

  it('every path in its footer and account menu is one', () => {
    const { routes, navigation } = brand;
    const paths = [
      ...navigation.footer.map(({ link }) => link),
      routes.subscribe,
      routes.signIn,
      routes.register,
      routes.restore,
      routes.profile,
      routes.access,
      routes.subscriptions,
      routes.communications,
      routes.contact,
      routes.help,
    ].map((link) => link.split('?')[0]!);
    expect(
      paths.filter(
        (path) =>
          path !== brand.routes.signIn &&
          !LISTS.test(path) &&
          !infoPages(brand).has(path) &&
          !helpPageAt(brand, path) &&
          !accountSectionAt(brand, path) &&
          !emailLinkPageAt(brand, path),
      ),
    ).toEqual([]);
  });
});

describe.each(BRANDS)('B19 the contact page of %s', (key) => {
  const brand = BRAND_CONFIGS[key];

  it('has the form of the customer service, which posts to the help centre', async () => {
    const html = main((await opened.get(`${brand.routes.contact}?tema=pqrs`, {}, key)).html);
    expect(html).toContain('id="formulario"');
    expect(html).toMatch(new RegExp(`<form[^>]* action="${helpFormHref(brand)}"`));
    expect(html).toMatch(
      /<option[^>]*value="pqrs"[^>]* selected=""|<option[^>]* selected=""[^>]*value="pqrs"/,
    );
    expect(html).toContain(brand.legalName);
  });

  it('names its own address, telephone and desks', () => {
    const { address, phone, desks } = NEWSROOMS[brand.family];
    const text = JSON.stringify(infoPages(brand).get(brand.routes.contact)!(brand));
    for (const word of [address.slice(1), phone, ...desks.map(({ box }) => `${box}@`)])
      expect(text).toContain(word);
  });
});

describe('B19 texts of information pages', () => {
  it('no page of a brand is that of another with its name exchanged', () => {
    for (const path of [
      '/contactenos/',
      '/trabaje-con-nosotros/',
      BRAND_CONFIGS.weekly.properties.termsConditionsStore,
    ]) {
      const texts = BRANDS.map((key) => {
        const brand = BRAND_CONFIGS[key];
        const page = infoPages(brand).get(path)!(brand);
        return JSON.stringify(page)
          .replaceAll(brand.name, '')
          .replaceAll(brand.hosts[0].replace(/^www\./, ''), '');
      });
      expect(new Set(texts).size).toBe(BRANDS.length);
    }
  });

  it.each(BRANDS)('the terms and the help of %s name the same days', (key) => {
    const brand = BRAND_CONFIGS[key];
    const terms = JSON.stringify(infoPages(brand).get(brand.properties.termsConditionsStore)!(brand));
    for (const fact of ['2 días antes', '5 días hábiles', '15 días calendario', '4 dispositivos'])
      expect(terms).toContain(fact);
  });

  it('a sentence that ends in an abbreviation has one full stop', () => {
    for (const key of BRANDS) {
      const text = [...infoPages(BRAND_CONFIGS[key]).values()]
        .map((make) => JSON.stringify(make(BRAND_CONFIGS[key])))
        .join();
      expect(text).not.toMatch(/\.\. |m\.\.|p\.\sm [a-z]/);
    }
  });
});

describe('information pages', () => {
  it('an unknown page of the account is a 404', async () => {
    expect((await opened.get('/autogestion/otra-cosa/')).status).toBe(404);
  });

  it('the account of the daily is below another path than that of its sisters', async () => {
    for (const path of ['/perfil/', '/perfil/suscripciones/']) {
      expect((await opened.get(path, {}, 'daily')).status).toBe(200);
      expect((await opened.get(path)).status).toBe(404);
    }
    expect((await opened.get('/autogestion/perfil/', {}, 'daily')).status).toBe(404);
    expect((await opened.get('/autogestion/perfil/')).status).toBe(200);
  });
});

describe.each(BRANDS)('the pages of a reader of %s', (key) => {
  const { routes } = BRAND_CONFIGS[key];
  /** The pages of accounts, purchases and choices, for caches: a secret or a choice in one is for its reader. */
  const PAGES: Readonly<Record<string, RegExp>> = {
    ...Object.fromEntries(
      [
        ...[routes.profile, routes.editProfile, routes.access, routes.subscriptions, routes.communications],
        ...[routes.addresses, routes.privacy, routes.signIn, routes.buy, receiptPath(routes.buy)],
        ...[RECORDS_PATH, routes.search],
      ].map((path) => [path, /^public, max-age=0, s-maxage=60,/]),
    ),
    [routes.restore]: /^no-store$/,
    [routes.consent]: /^private, no-cache$/,
  };

  it.each(Object.entries(PAGES))('%s is not for search engines; caches: %s', async (path, caches) => {
    const { html, headers } = await opened.get(path, {}, key);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
    expect(headers.get('Cache-Control')).toMatch(caches);
  });
});
