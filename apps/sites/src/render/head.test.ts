import { BRANDS } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { describe, expect, it } from 'vitest';
import type { PageCalls } from '../pages/calls/page-calls.ts';
import { headMarkup, type Head } from './head.ts';
import { openDocument, SPECULATION, type Mode, type Shell } from './shell.ts';

const BRAND = BRAND_CONFIGS.weekly;
const URL_ = 'https://www.semanario.example/nacion/articulo/rio/';

const ARTICLE: Head = {
  title: 'El río "Claro" | Semanario',
  sharedTitle: 'El río "Claro"',
  description: 'Baja & sube.',
  canonical: URL_,
  type: 'article',
  article: {
    published: '2026-11-20T12:00:00Z',
    modified: '2026-11-21T12:00:00Z',
    section: 'Nación',
    authors: ['https://www.semanario.example/autor/ana/'],
    tags: ['Ríos', 'Agua'],
  },
  image: { url: 'https://www.semanario.example/images/rio', width: 1200, height: 630, alt: 'Un río' },
  hidden: false,
  previous: `${URL_}?pagina=1`,
  next: `${URL_}?pagina=3`,
  alternates: [{ type: 'application/rss+xml', title: 'Nación (RSS)', href: `${URL_}rss.xml` }],
  structuredData: [{ '@type': 'NewsArticle' }],
  refreshAfter: 15,
};

/** The elements of markup, each of them in a line. */
const lines = (html: string): string[] => html.split(/(?<=>)(?=<(?!\/))/);

describe('X13 the head of a page', () => {
  it('tells search engines and social networks these facts and no others', () => {
    expect(lines(headMarkup(ARTICLE, BRAND))).toEqual([
      '<title>El río &quot;Claro&quot; | Semanario</title>',
      '<meta name="description" content="Baja &amp; sube.">',
      '<meta name="robots" content="max-image-preview:large">',
      `<link rel="canonical" href="${URL_}">`,
      `<link rel="prev" href="${URL_}?pagina=1">`,
      `<link rel="next" href="${URL_}?pagina=3">`,
      `<link rel="alternate" type="application/rss+xml" title="Nación (RSS)" href="${URL_}rss.xml">`,
      '<meta http-equiv="refresh" content="15">',
      '<meta property="og:site_name" content="Semanario">',
      '<meta property="og:locale" content="es_CO">',
      '<meta property="og:type" content="article">',
      '<meta property="og:title" content="El río &quot;Claro&quot;">',
      '<meta property="og:description" content="Baja &amp; sube.">',
      `<meta property="og:url" content="${URL_}">`,
      '<meta property="article:published_time" content="2026-11-20T12:00:00Z">',
      '<meta property="article:modified_time" content="2026-11-21T12:00:00Z">',
      '<meta property="article:section" content="Nación">',
      '<meta property="article:author" content="https://www.semanario.example/autor/ana/">',
      '<meta property="article:tag" content="Ríos">',
      '<meta property="article:tag" content="Agua">',
      '<meta property="og:image" content="https://www.semanario.example/images/rio">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="og:image:alt" content="Un río">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle"}</script>',
    ]);
  });

  it('hides a page from search engines, and leaves out what there is not', () => {
    const { title, sharedTitle, canonical } = ARTICLE;
    const own = { title, sharedTitle, canonical, type: 'website', image: undefined, hidden: true } as const;
    expect(lines(headMarkup({ ...own, alternates: [], structuredData: [] }, BRAND))).toEqual([
      '<title>El río &quot;Claro&quot; | Semanario</title>',
      '<meta name="robots" content="noindex">',
      '<meta property="og:site_name" content="Semanario">',
      '<meta property="og:locale" content="es_CO">',
      '<meta property="og:type" content="website">',
      '<meta property="og:title" content="El río &quot;Claro&quot;">',
      `<meta property="og:url" content="${URL_}">`,
      '<meta name="twitter:card" content="summary">',
    ]);
  });
});

const SHELL: Shell = {
  brand: BRAND,
  path: '/',
  assets: {
    script: '/assets/entry.js',
    recording: '/assets/recording.js',
    scripts: [],
    styles: ['/assets/app.css'],
    fonts: ['/assets/f.woff2'],
  },
  head: { ...ARTICLE, structuredData: [], alternates: [] },
  mode: undefined,
  preloads: '',
  calls: {} as PageCalls,
  recording: false,
  adPlaces: false,
  css: 'p{}',
  hasEnd: false,
};

/** The elements of a document's head with one of these beginnings. */
const beginning = (shell: Partial<Shell>, ...begins: string[]): string[] =>
  lines(openDocument({ ...SHELL, ...shell })).filter((line) => begins.some((text) => line.startsWith(text)));

describe.each(BRANDS)('the document of %s', (key) => {
  const brand = BRAND_CONFIGS[key];
  const { light, dark } = brand.themeColor;

  it.each<[Mode | undefined, string, string]>([
    [undefined, '(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
    ['light', 'all', 'not all'],
    ['dark', 'not all', 'all'],
  ])('has the colour of its page in each mode for the window: %s', (mode, ofLight, ofDark) => {
    expect(light).not.toBe(dark);
    expect(beginning({ brand, mode }, '<meta name="theme-color"')).toEqual([
      `<meta name="theme-color" content="${light}" media="${ofLight}" data-scheme="light">`,
      `<meta name="theme-color" content="${dark}" media="${ofDark}" data-scheme="dark">`,
    ]);
  });

  it('is named by its brand, its language and its section', () => {
    const path = brand.navigation.main.find(({ link }) => link.length > 1)!.link;
    expect(beginning({ brand, path, mode: 'dark' }, '<html')).toEqual([
      `<html lang="es-CO" data-brand="${key}" data-mode="dark">`,
    ]);
    expect(beginning({ brand, path }, '<body')).toEqual([
      `<body data-page-type="section" data-section="${path.split('/')[brand.sectionSegments]}">`,
    ]);
  });
});

describe('the document', () => {
  it('loads the font, the scripts and the icon once, the font as the stylesheet asks for it', () => {
    expect(
      beginning({ recording: true }, '<link rel="preload"', '<script type="module"', '<link rel="icon"'),
    ).toEqual([
      '<link rel="preload" as="font" type="font/woff2" href="/assets/f.woff2" crossorigin>',
      '<script type="module" src="/assets/entry.js"></script>',
      '<script type="module" src="/assets/recording.js"></script>',
      '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    ]);
    expect(beginning({}, '<script type="module"')).toHaveLength(1);
  });

  it('is made before a reader opens it, but for files, links with effects and those that an island handles', () => {
    expect(JSON.parse(SPECULATION)).toEqual({
      prerender: [
        {
          where: {
            and: [
              { href_matches: '/*' },
              { not: { href_matches: '/(images|videos|sounds|documents)/*.*' } },
              { not: { selector_matches: '[rel~=nofollow],[target=_blank],[download],[data-hold]' } },
            ],
          },
          eagerness: 'moderate',
        },
      ],
    });
  });
});
