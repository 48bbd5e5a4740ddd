/** The brands, in the order in which they are listed. */
export const BRANDS = ['weekly', 'daily', 'women', 'men', 'forums', 'rural'] as const;

export type BrandKey = (typeof BRANDS)[number];

/** The slug of the weekly: what the specification writes `{product}` in routes, sections and source names. */
export const PRODUCT = 'semanario';

/** A link of a menu; with children it is a group that opens. @see 000 §3 */
export interface NavigationItem {
  text: string;
  /** A path of the site, or an https address of another. */
  link: string;
  children?: readonly NavigationItem[];
}

/** The menus of a brand. A brand without one of them has an empty list there. */
export interface BrandNavigation {
  /** The row of the header. */
  main: readonly NavigationItem[];
  /** The weekly's 'Más', the daily's groups: what does not fit in the row. */
  more: readonly NavigationItem[];
  /** Every section: the hamburger menu. */
  menu: readonly NavigationItem[];
  /** The tab strip of the TV section. @see 002 §2 */
  tv: readonly NavigationItem[];
  footer: readonly NavigationItem[];
}

/** What the content platform knows of a site; the names are the platform's. @see 000 §3, 002 §3 */
export interface SiteProperties {
  dfp_id: string;
  siteNameAds: string;
  termsConditionsStore: string;
  twitterURL: string;
  facebookURL: string;
  instagramURL: string;
  youtubeURL: string;
  whatsappsURL: string;
  tiktokURL: string;
  habeasData: string;
  beneficiosSuscriptor: string;
  /** The consumer-protection authority, and the picture of its mark. */
  sicURL: string;
  logoSic: string;
}

/** Where a brand's own pages are. Paths, with a slash at both ends unless they carry a query. @see 000 §2 */
export interface BrandRoutes {
  subscribe: string;
  buy: string;
  signIn: string;
  register: string;
  profile: string;
  subscriptions: string;
  contact: string;
  search: string;
}

/** What a brand has and another has not. */
export interface BrandFeatures {
  paywall: boolean;
  ageGate: boolean;
  newsletter: boolean;
  tv: boolean;
  printEdition: boolean;
  helpCentre: boolean;
  /** The bar that follows the reading of a story. */
  readingProgress: boolean;
  renewalBanner: boolean;
  /** The seal of the newspaper's 75 years, on its home page. */
  anniversarySeal: boolean;
  countdown: boolean;
}

/** How a brand sets its articles: what its tokens cannot say. @see N2 */
export interface BrandArticle {
  /**
   * `start` aligned with the text, `centered` over it, `overlay` on the picture, `bleed` under a picture as wide as
   * the screen, `panel` in a coloured panel over the picture's corner. Without a picture all but `centered` are `start`.
   */
  header: 'start' | 'centered' | 'overlay' | 'bleed' | 'panel';
  /** Whether the first letter of the text is set large. */
  dropCap: boolean;
  /** The links to share: in a line under the byline, or in a bar at the text's edge. */
  share: 'line' | 'edge';
  /** Pull quotes: a rule at the side, between rules, centred, on a panel. */
  quote: 'bar' | 'rules' | 'centered' | 'panel';
}

/** How a brand sets its lists: sections, authors, tags, searches. */
export interface BrandList {
  /**
   * The head: `rule` a large name under a rule, `tab` a label on a band, `centered` in italics over the page, `band`
   * edge to edge in the brand's night, `grid` cells as of a programme, `drawn` with a drawing and a line by hand.
   */
  head: 'rule' | 'tab' | 'centered' | 'band' | 'grid' | 'drawn';
  /**
   * The stories: `side` with a picture beside each, `timed` led by the hour, `portraits` three abreast, `tiles` with
   * the words on the picture, `table` led by the date, `cards` in boxes.
   */
  rows: 'side' | 'timed' | 'portraits' | 'tiles' | 'table' | 'cards';
}

/** The words of the paywall and of the store. @see 000 §2, §9 */
export interface BrandOffer {
  offerId: number;
  /** In Colombian pesos. */
  priceCop: number;
  /** As it is set: `$199.000`. */
  price: string;
  period: string;
  button: string;
  cancel: string;
}

/** A drawing of one colour: set as inline SVG it takes the colour of the text around it. */
export interface Drawing {
  viewBox: string;
  /** Width divided by height. */
  ratio: number;
  fillRule: 'nonzero' | 'evenodd';
  /** The `d` of each path. */
  paths: readonly string[];
}

/** A font file to load before the page asks for it; `file` is relative to `src/themes` or the package's `themes`. */
export interface FontFile {
  family: string;
  file: string;
}

/** What the tokens' build makes of a brand's drawings, fonts and palette. */
export interface BrandAssets {
  wordmark: Drawing;
  monogram: Drawing;
  /** A whole SVG document. */
  favicon: string;
  fonts: readonly FontFile[];
  /** The page's ground, for `<meta name="theme-color">`. */
  themeColor: { light: string; dark: string };
}

/** Everything by which a site is this brand and no other. @see T3 */
export interface BrandConfig extends BrandAssets {
  key: BrandKey;
  name: string;
  /** A line under the name, for the document's description. */
  tagline: string;
  slug: string;
  /** The slug of the weekly, from which shared sections and routes are made. */
  product: string;
  issn: string | undefined;
  /** The first is the canonical one. */
  hosts: readonly [string, ...string[]];
  language: string;
  /** The locale of the date in the header. */
  dateLocale: string;
  /** The page layout of its own. @see T6 */
  layout: 'default' | 'daily' | 'women' | 'men' | 'forums' | 'rural';
  /** How many first segments of a path name the section. @see 000 §2 */
  sectionSegments: 1 | 2;
  /** The mode of a page that says nothing; `system` follows the reader's device. */
  mode: 'system' | 'dark';
  properties: SiteProperties;
  routes: BrandRoutes;
  navigation: BrandNavigation;
  features: BrandFeatures;
  article: BrandArticle;
  list: BrandList;
  offer: BrandOffer;
  legalName: string;
  supportHours: string;
}
