import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BRANDS, FAMILIES, PRODUCT, type BrandConfig, type NavigationItem } from './brand.ts';
import { flatNavigation } from './flat-navigation.ts';

const brands = await Promise.all(
  BRANDS.map(async (key) => ((await import(`./${key}/index.ts`)) as { brand: BrandConfig }).brand),
);

const linksOf = ({ navigation }: BrandConfig): NavigationItem[] =>
  flatNavigation(Object.values(navigation).flat());
const path = (link: string): boolean => /^\/([\w-]+\/)*(\?[\w=&-]+)?$/.test(link);
const https = (link: string): boolean => URL.canParse(link) && new URL(link).protocol === 'https:';
const file = (name: string): URL => new URL(name, import.meta.url);
const links = (items: readonly NavigationItem[]): string[] => items.map(({ link }) => link);

describe('T3 the brands', () => {
  it.each(['special', 'column', 'promo'] as const)('each has another form of `%s`', (preset) => {
    const forms = FAMILIES.map((family) => brands.find(({ key }) => key === family)?.article[preset]);
    expect(new Set(forms).size).toBe(FAMILIES.length);
  });
});

describe.each(brands)('T3 the configuration of $key', (brand) => {
  it('has links that are paths with a slash at both ends, or https addresses; only a group may have none', () => {
    const leading = linksOf(brand).filter(({ link, children }) => link !== '' || !children);
    expect(leading.filter(({ link }) => !path(link) && !https(link))).toEqual([]);
    expect(Object.values(brand.routes).filter((route: string) => !path(route))).toEqual([]);
  });

  it('has text for every link, and no link twice in one menu', () => {
    expect(linksOf(brand).filter(({ text }) => text.trim() === '')).toEqual([]);
    for (const menu of Object.values(brand.navigation) as NavigationItem[][]) {
      expect(new Set(menu.map(({ text, link }) => link || text)).size).toBe(menu.length);
    }
  });

  it('has the site properties of the platform, https outside the site', () => {
    const { dfp_id, siteNameAds, logoSic, ...addresses } = brand.properties;
    expect(dfp_id).toMatch(/^\d+$/);
    expect(siteNameAds).toMatch(/^\w+$/);
    expect(logoSic).toMatch(/^\/[\w-]+\.svg$/);
    expect(Object.values(addresses).filter((url: string) => !path(url) && !https(url))).toEqual([]);
  });

  it('has a name at X that X allows: readers share a story via it', () => {
    expect(brand.properties.twitterURL).toMatch(/^https:\/\/x\.com\/\w{1,15}$/);
  });

  it('has its own host, and a well-formed ISSN if it has one', () => {
    expect(brand.hosts.every((host) => /^[a-z]+(\.[a-z]+)+$/.test(host))).toBe(true);
    if (brand.issn !== undefined) expect(brand.issn).toMatch(/^\d{4}-\d{3}[\dX]$/);
  });

  it('loads at most two font files, which are shipped with their licence', () => {
    expect(brand.fonts.length).toBeLessThanOrEqual(2);
    for (const font of brand.fonts) {
      expect(statSync(file(font.file)).size).toBeLessThan(120 * 1024);
      expect(existsSync(file(`${dirname(font.file)}/${font.family.replaceAll(' ', '-')}.LICENSE.txt`))).toBe(
        true,
      );
    }
    const files = readdirSync(file(`${dirname(brand.fonts[0]!.file)}/`)).filter((name) =>
      name.endsWith('.woff2'),
    );
    expect(files.sort()).toEqual(brand.fonts.map((font) => font.file.split('/').at(-1)).sort());
  });

  it('has outlines for wordmark and monogram that use the text colour', () => {
    for (const name of ['wordmark', 'monogram']) {
      const svg = readFileSync(file(`${brand.key}/${name}.svg`), 'utf8');
      expect(svg).toContain('fill="currentColor"');
      expect(svg).not.toMatch(/<text|font-family|#[0-9a-f]{3}/i);
    }
    expect(brand.wordmark.paths.length).toBeGreaterThan(0);
    expect(brand.monogram.ratio).toBeLessThan(brand.wordmark.ratio);
  });
});

describe('T3 across the brands', () => {
  it('gives each a unique key, slug and hosts', () => {
    expect(brands.map(({ key }) => key)).toEqual(BRANDS);
    expect(new Set(brands.map(({ slug }) => slug)).size).toBe(brands.length);
    const hosts = brands.flatMap((brand) => [...brand.hosts]);
    expect(new Set(hosts).size).toBe(hosts.length);
  });

  it('builds shared routes from the slug of the weekly, which is defined once', () => {
    const sources = [
      'shared.ts',
      ...BRANDS.flatMap((key) => readdirSync(file(`${key}/`)).map((name) => `${key}/${name}`)),
    ];
    const literal = sources
      .filter((name) => name.endsWith('.ts'))
      .filter((name) => readFileSync(file(name), 'utf8').includes(`/${PRODUCT}`));
    expect(literal).toEqual([]);
  });
});

const find = (key: string): BrandConfig => brands.find((brand) => brand.key === key) as BrandConfig;

describe('the menus', () => {
  it('has the 37 sections of the weekly', () => {
    const { menu, main, more } = find('weekly').navigation;
    expect(menu).toHaveLength(37);
    expect(links(menu)).toContain(`/${PRODUCT}-tv/${PRODUCT}-el-debate/`);
    expect([...links(main), ...links(more), '/'].sort()).toEqual(links(menu).sort());
  });

  it('has the submenus of the daily', () => {
    const { main, more } = find('daily').navigation;
    const group = (text: string): number =>
      flatNavigation([...main, ...more]).find((item) => item.text === text)?.children?.length ?? 0;
    expect([group('Noticias'), group('Deportes'), group('Clasificados'), group('Especiales')]).toEqual([
      14, 4, 4, 3,
    ]);
  });

  it("has the men's sections and its ISSN", () => {
    const { key, navigation, issn } = find('men');
    expect(key).toBe('men');
    expect(issn).toBe('2954-8241');
    expect(flatNavigation(navigation.menu)).toHaveLength(14);
  });

  it('has the tabs of the TV section', () => {
    expect(find('weekly').navigation.tv.map(({ text }) => text)).toEqual([
      'HOME',
      'PROGRAMAS DE OPINIÓN',
      `${PRODUCT.toUpperCase()} NOTICIAS`,
      'CATEGORIAS',
      'LOS MÁS VIRALES',
    ]);
  });
});

/** Features that a brand has. A reader notices when one appears or vanishes. */
const FEATURES: Readonly<Record<string, string>> = {
  weekly:
    'paywall modalPromo subscriberStories newsletter tv printEdition helpCentre readingProgress renewalBanner',
  daily:
    'paywall modalPromo subscriberStories newsletter printEdition helpCentre renewalBanner anniversarySeal',
  women: 'subscriberStories newsletter printEdition helpCentre renewalBanner',
  men: 'ageGate subscriberStories newsletter printEdition helpCentre renewalBanner',
  forums: 'newsletter helpCentre renewalBanner',
  rural: 'subscriberStories newsletter printEdition helpCentre renewalBanner searchWidget',
};

it.each(FAMILIES)('T3 the features of %s are those that were decided', (key) => {
  const { features } = find(key);
  const on = Object.entries(features).filter(([, isOn]) => isOn);
  expect(on.map(([name]) => name).sort()).toEqual(FEATURES[key]!.split(' ').sort());
});

/** The addresses of most brands. */
const ROUTES = {
  home: '/',
  subscribe: '/suscripciones/',
  buy: '/suscripciones-online/?offerId=466',
  signIn: '/loginsemanario/',
  register: '/loginsemanario/?register=1',
  signInForm: '/?form=login',
  restore: '/restablecer-contrasena/',
  profile: '/autogestion/perfil/',
  editProfile: '/autogestion/editarperfil/',
  access: '/autogestion/datos-acceso/',
  subscriptions: '/autogestion/mis-suscripciones/',
  communications: '/autogestion/comunicaciones/',
  addresses: '/autogestion/editardireccion/',
  privacy: '/autogestion/privacidad/',
  consent: '/preferencias-de-privacidad/',
  contact: '/contactenos/',
  help: '/ayuda/',
  newsletters: '/newsletter/',
  search: '/buscador/',
};

const OWN_ROUTES: Readonly<Record<string, Partial<Record<keyof typeof ROUTES | 'opinion', string>>>> = {
  weekly: { subscribe: '/store/', opinion: '/opinion/' },
  daily: {
    signIn: '/loginel-diario/',
    register: '/loginel-diario/?register=1',
    profile: '/perfil/',
    editProfile: '/perfil/editarperfil/',
    access: '/perfil/datos-acceso/',
    subscriptions: '/perfil/suscripciones/',
    communications: '/perfil/comunicaciones/',
    addresses: '/perfil/editardireccion/',
    privacy: '/perfil/privacidad/',
    opinion: '/opinion/',
  },
  women: { signIn: '/loginfucsia/', register: '/loginfucsia/?register=1', opinion: '/opinion-fucsia/' },
  men: { signIn: '/loginsoho/', register: '/loginsoho/?register=1' },
  rural: { opinion: '/semanariorural/opinion/' },
};

it.each(FAMILIES)('T3 the addresses of %s are published: one that moves needs a redirect', (key) => {
  expect(find(key).routes).toEqual({ ...ROUTES, ...OWN_ROUTES[key] });
});
