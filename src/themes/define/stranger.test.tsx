import type { ComponentType, ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { wholeHtml } from '../../cli/whole-html.ts';
import { AccountArea } from '../../patterns/account/AccountArea/AccountArea.tsx';
import { AuthForm } from '../../patterns/account/AuthForm/AuthForm.tsx';
import { ACCOUNT_SECTIONS, accountPage } from '../../patterns/account/account-parts/sections.ts';
import { SiteFooter } from '../../patterns/footers/SiteFooter/SiteFooter.tsx';
import { footerProps } from '../../patterns/footers/SiteFooter/footer-props.ts';
import { DailyHeader } from '../../patterns/headers/DailyHeader/DailyHeader.tsx';
import { ForumsHeader } from '../../patterns/headers/ForumsHeader/ForumsHeader.tsx';
import { MenHeader } from '../../patterns/headers/MenHeader/MenHeader.tsx';
import { RuralHeader } from '../../patterns/headers/RuralHeader/RuralHeader.tsx';
import { WeeklyHeader } from '../../patterns/headers/WeeklyHeader/WeeklyHeader.tsx';
import { WomenHeader } from '../../patterns/headers/WomenHeader/WomenHeader.tsx';
import { headerProps, type HeaderProps } from '../../patterns/headers/parts/header-props.ts';
import { HelpCentre } from '../../patterns/help/HelpCentre/HelpCentre.tsx';
import { HelpContact } from '../../patterns/help/HelpContact/HelpContact.tsx';
import { NewsletterForm } from '../../patterns/newsletter/NewsletterForm/NewsletterForm.tsx';
import { meterProps } from '../../patterns/paywall/MeterNotice/meter-props.ts';
import { PromoBox } from '../../patterns/paywall/PromoBox/PromoBox.tsx';
import { accountBoxProps, promoProps } from '../../patterns/paywall/PromoBox/promo-props.ts';
import { StoreOffers } from '../../patterns/store/StoreOffers/StoreOffers.tsx';
import { storeProps } from '../../patterns/store/StoreOffers/store-props.ts';
import { MEMORY_OFFER } from '../../providers/memory/offers.ts';
import { FAMILIES, type Brand, type BrandConfig, type Family } from '../brand.ts';
import { flatNavigation } from '../flat-navigation.ts';
import { defineBrand } from './define-brand.ts';
import { themeCss } from './theme-css.ts';

interface Theme {
  family: Family;
  brand: BrandConfig;
}
const themes = await Promise.all(
  FAMILIES.map(async (key): Promise<Theme> => (await import(`../${key}/index.ts`)) as Theme),
);
const ours = themes.map(({ brand }) => brand);

const NOW = new Date('2026-11-20T15:00:00Z');
const SVG = '<svg viewBox="0 0 4 2"><path d="M0 0H4V2Z"/></svg>';
/** Everything that `defineBrand` requires, and nothing else. */
const minimum = (family: Family) =>
  defineBrand({
    key: 'delsur',
    name: 'Diario del Sur',
    tagline: 'Noticias de Nariño',
    family,
    colours: { brand: '#0b6e4f' },
    wordmark: SVG,
    monogram: SVG,
    favicon: SVG,
  });

/** The facts of one of our brands. */
function factsOf(brand: BrandConfig): string[] {
  const { name, hosts, legalName, address, supportHours, offer, properties, issn, newsletters } = brand;
  return [
    name,
    ...hosts,
    ...[legalName, address, supportHours, offer.price, issn ?? []].flat(),
    ...Object.values(properties).filter((value: string) => /^https|\.svg$|^\d+$/.test(value)),
    ...newsletters.map((one) => one.name),
    'rotativa.',
    `/login${brand.slug}/`,
    ...flatNavigation(Object.values(brand.navigation).flat()).map(({ text }) => `>${text}<`),
  ];
}
const FACTS = [...new Set(ours.flatMap(factsOf))];

/** The facts of our brands in a text. A longer word that begins as one is another. */
const foundIn = (text: string): string[] =>
  FACTS.filter((fact) => {
    const at = text.indexOf(fact);
    return at >= 0 && !/^\w/.test(text.slice(at + fact.length));
  });

const HEADERS: readonly ComponentType<HeaderProps>[] = [
  WeeklyHeader,
  DailyHeader,
  WomenHeader,
  MenHeader,
  ForumsHeader,
  RuralHeader,
];

/** The pieces that say something about a publisher, as HTML. */
async function pagesOf(brand: Brand): Promise<Record<string, string>> {
  const promo = promoProps(brand, '/');
  const html = async (name: string, element: ReactElement): Promise<[string, string]> => [
    name,
    await wholeHtml(element),
  ];
  const pages = [
    ...HEADERS.map((Header, at) => html(`header ${at}`, <Header {...headerProps(brand, '/', NOW)} />)),
    html('footer', <SiteFooter {...footerProps(brand, NOW)} />),
    html('account box', <PromoBox {...accountBoxProps(brand, '/')} />),
    ...(promo ? [html('offer', <PromoBox {...promo} />)] : []),
    html('store', <StoreOffers {...storeProps(brand, MEMORY_OFFER, [])} />),
    html('newsletter', <NewsletterForm action={brand.routes.newsletters} policy="/datos/" />),
    html('help', <HelpCentre trail={[]} preset={brand.list.head} />),
    html('help form', <HelpContact action={brand.routes.help} topics={[]} policy="/datos/" />),
    html(
      'sign in',
      <AuthForm form="signIn" site={{ signIn: brand.routes.signIn, legal: [], companies: [] }} />,
    ),
    ...ACCOUNT_SECTIONS.map((section) =>
      html(`account ${section}`, <AccountArea page={accountPage(brand, section)} />),
    ),
  ];
  return Object.fromEntries(await Promise.all(pages));
}

describe.each(themes.map(({ family }) => [family.key, family] as const))(
  'X17 a stranger’s brand in the family %s',
  (_, family) => {
    const defined = minimum(family);

    it('has no fact of ours in its configuration, in its stylesheet or in a piece', async () => {
      const { brand } = defined;
      // Samples of memory services, which an app replaces, have prices too.
      const { store, ...pages } = await pagesOf(brand);
      for (const [name, html] of Object.entries(pages)) expect(foundIn(html), name).toEqual([]);
      expect(foundIn(store!.replaceAll(/\$[\d.]+/g, '')), 'store').toEqual([]);
      expect(foundIn(JSON.stringify(brand))).toEqual([]);
      // The data of pages that only a signed-in reader sees.
      const account = ACCOUNT_SECTIONS.map((section) => accountPage(brand, section));
      expect(foundIn(JSON.stringify(account))).toEqual([]);
      // The names of the layers are the package's.
      const css = themeCss(defined, { fonts: false, notice: '' }).replaceAll(/@layer [^;{]*/g, '');
      expect(foundIn(css)).toEqual([]);
    });

    it('has the family’s type, shapes and layouts', () => {
      const { brand, theme } = defined;
      expect(brand.article).toEqual(family.article);
      expect([brand.layout, brand.list, brand.family]).toEqual([family.layout, family.list, family.key]);
      for (const name of Object.keys(theme.light).filter((token) =>
        /^--rt-(type|font|radius|ratio)/.test(token),
      ))
        expect(theme.light[name]).toBe(family.theme.light[name]);
    });

    it('leaves out what it does not state', async () => {
      const { brand } = defined;
      expect(brand.legalName).toBeUndefined();
      expect(brand.offer).toBeUndefined();
      expect(brand.properties).toEqual({});
      expect(Object.values(brand.navigation).flat()).toEqual([]);
      expect(promoProps(brand, '/')).toBeUndefined();
      expect(meterProps(brand, '/')).toBeUndefined();
      const pages = await pagesOf(brand);
      // An empty list, or a navigation that leads nowhere.
      for (const [name, html] of Object.entries(pages))
        expect(html.match(/<(?:ul|ol|nav)\b[^>]*><\/(?:ul|ol|nav)>/g), name).toBeNull();
      expect(pages['footer']).not.toContain('class="end"');
      expect(pages['footer']).not.toMatch(/©|class="authority"|Servicio al cliente|ISSN/);
    });
  },
);

it('X17 shows the facts that a brand states, where its pieces show ours', async () => {
  const [{ family }] = themes as [Theme];
  const { brand } = defineBrand({
    key: 'delsur',
    name: 'Diario del Sur',
    tagline: 'Noticias de Nariño',
    family,
    wordmark: SVG,
    monogram: SVG,
    favicon: SVG,
    issn: '1234-5678',
    legal: {
      company: 'Periódicos del Sur Ltda.',
      hours: 'Lunes de 9 a 5',
      authority: { url: 'https://autoridad.example/', logo: '/autoridad.svg' },
      terms: '/terminos/',
    },
    networks: { x: 'https://x.com/diariodelsur' },
    offer: {
      offerId: 7,
      price: '$9.000',
      period: 'al mes',
      button: 'Únase',
      cancel: 'Cancele cuando quiera',
    },
    navigation: { footer: [{ text: 'Quiénes somos', link: '/nosotros/' }] },
  });
  const { footer, offer, store } = await pagesOf(brand);
  for (const fact of [
    'Periódicos del Sur Ltda.',
    'Lunes de 9 a 5',
    'https://autoridad.example/',
    'https://x.com/diariodelsur',
    'Quiénes somos',
    'ISSN 1234-5678',
  ])
    expect(footer).toContain(fact);
  expect(offer).toContain('$9.000');
  expect(store).toContain('href="/terminos/"');
  expect(brand.routes.buy).toBe('/suscripciones-online/?offerId=7');
});

it('X17 refuses a key, a colour and a drawing that cannot be used', () => {
  const [{ family }] = themes as [Theme];
  const input = {
    key: 'faro',
    name: 'El Faro',
    tagline: 'x',
    family,
    wordmark: SVG,
    monogram: SVG,
    favicon: SVG,
  };
  expect(() => defineBrand({ ...input, key: 'El Faro' })).toThrow("key is 'El Faro'");
  expect(() => defineBrand({ ...input, colours: { brand: 'green' } })).toThrow("colours.brand is 'green'");
  expect(() => defineBrand({ ...input, wordmark: '<svg><text>Faro</text></svg>' })).toThrow('viewBox');
});

it('X17 has fonts and type sizes of another family, or its own fonts', () => {
  const [weekly, , women] = themes as [Theme, Theme, Theme];
  const input = { key: 'faro', name: 'El Faro', tagline: 'x', wordmark: SVG, monogram: SVG, favicon: SVG };
  const lent = defineBrand({ ...input, family: weekly.family, fonts: women.family });
  const { light } = women.family.theme;
  expect(lent.theme.light['--rt-type-display']).toBe(light['--rt-type-display']);
  expect(lent.theme.light['--rt-radius-card']).toBe(weekly.family.theme.light['--rt-radius-card']);
  expect(lent.theme.fonts).toEqual(women.family.theme.fonts);
  const serif = 'Lora, serif';
  const own = defineBrand({
    ...input,
    family: weekly.family,
    fonts: { headline: serif, body: serif, ui: 'Arial, sans-serif' },
  });
  expect(own.theme.light['--rt-font-headline']).toBe(serif);
  expect(themeCss(own)).not.toContain('@font-face');
});

it('X17 its stylesheet has the selectors of ours', () => {
  const selectors = (css: string, key: string): string[] =>
    [...css.matchAll(/^[^{}@]*\{$|^@[^{]*\{$/gm)].map(([line]) => line.replaceAll(`'${key}'`, "'x'"));
  for (const { family } of themes) {
    const defined = minimum(family);
    const same = { brand: { key: family.key }, theme: family.theme };
    expect(selectors(themeCss(defined), 'delsur')).toEqual(selectors(themeCss(same), family.key));
  }
});
