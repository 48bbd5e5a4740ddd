import type { ThirdPartyAddresses } from '../domain/third-party/third-party-address.ts';
import { BRANDS, FAMILIES } from './generated/brands.ts';
import type { HeaderMessages } from './header-messages.ts';
import type { NewsletterAddresses } from '../domain/accounts/newsletter.ts';
import type { Newsletter } from './newsletters.ts';
import type { Voice } from './voice.ts';

export { BRANDS, FAMILIES };

/** A brand, as in `data-brand`. */
export type BrandKey = (typeof BRANDS)[number];

/** A brand that defines type, shapes and layouts. */
export type FamilyKey = (typeof FAMILIES)[number];

/** The slug of the weekly: `{product}` in routes, sections and source names. */
export const PRODUCT = 'semanario';

/** A link of a menu; with children it is a group that opens. */
export interface NavigationItem {
  text: string;
  /** The section's name in running text and breadcrumbs, if the menu writes it differently: in capitals. */
  name?: string | undefined;
  /** A path of the site, or an https address of another site. Empty for a group without a page. */
  link: string;
  children?: readonly NavigationItem[] | undefined;
}

/** The menus of a brand. A brand without one of them has an empty list there. */
export interface BrandNavigation {
  /** The row of the header. */
  main: readonly NavigationItem[];
  /** Sections that do not fit in the row: the weekly's 'Más', the daily's groups. */
  more: readonly NavigationItem[];
  /** Every section: the hamburger menu. */
  menu: readonly NavigationItem[];
  /** The tab strip of the TV section. */
  tv: readonly NavigationItem[];
  footer: readonly NavigationItem[];
}

/** Properties of a site in the content platform, with its names. */
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

/** Paths of a brand's pages, with a slash at both ends unless they have a query. */
export interface BrandRoutes {
  /** The home page. */
  home: string;
  subscribe: string;
  buy: string;
  signIn: string;
  register: string;
  /** The home page with the form to sign in. */
  signInForm: string;
  /** Path of the page for a new password, which the e-mail links to. */
  restore: string;
  profile: string;
  /** The form of the profile. */
  editProfile: string;
  /** E-mail address, password and linked accounts. */
  access: string;
  subscriptions: string;
  /** The pages of the newsletters. */
  newsletters: string;
  /** The newsletters of the account. */
  communications: string;
  addresses: string;
  /** Privacy reports, and the deletion of the account. */
  privacy: string;
  /** The page of the reader's consent: cookies, measurement, content of other sites. */
  consent: string;
  contact: string;
  /** The help centre. */
  help: string;
  search: string;
  /** The section of the columns, which has a page for each columnist; a brand without columnists has none. @see B10 */
  opinion?: string | undefined;
}

/** Features that differ between brands. */
export interface BrandFeatures {
  paywall: boolean;
  /** Whether a site with a paywall shows registered readers the offer over a gallery. */
  modalPromo: boolean;
  /** Whether the site has stories for subscribers. They are locked by their content code, also without a paywall. */
  subscriberStories: boolean;
  ageGate: boolean;
  newsletter: boolean;
  tv: boolean;
  printEdition: boolean;
  helpCentre: boolean;
  /** The reading-progress bar of a story. */
  readingProgress: boolean;
  renewalBanner: boolean;
  /** The seal of the newspaper's 75 years, on its home page. */
  anniversarySeal: boolean;
  /** Whether the search page may show the results of a search service. */
  searchWidget: boolean;
}

/** The social networks that a brand can have. */
export type SocialNetwork = 'facebook' | 'x' | 'instagram' | 'whatsapp' | 'youtube' | 'tiktok';

/** The account menu of a signed-in reader. */
export interface BrandAccountMenu {
  /** Its links, in this order. */
  links: readonly ('profile' | 'access' | 'subscriptions' | 'communications')[];
  /** Whether the menu says if there is a subscription, and offers one. */
  status: boolean;
  /** The page after signing out: the home page, or the same page loaded again. */
  afterSignOut: 'home' | 'reload';
}

/** Texts and links of a brand's header. */
export interface BrandHeader {
  /** @see H3, H4 */
  account: BrandAccountMenu;
  /** The networks that its menus link to, in this order. */
  networks: readonly SocialNetwork[];
  /** Messages that differ from the defaults. @defaultValue `headerMessages` */
  messages?: Partial<HeaderMessages> | undefined;
}

/** Layout options of a brand's articles that tokens cannot express. @see N2 */
export interface BrandArticle {
  /**
   * `start` aligned with the text, `centered` over it, `overlay` on the picture, `bleed` under a picture as wide as
   * the screen, `panel` in a coloured panel over the picture's corner. Without a picture `bleed` is `centered`,
   * and the others are `start`.
   */
  header: 'start' | 'centered' | 'overlay' | 'bleed' | 'panel';
  /**
   * The opening of a special, on a picture as wide as the window: `foot` centred between rules, `label` lines in blocks
   * of colour, `frame` in a thin frame, `poster` in the largest letters, `grid` in a panel beside the picture, `card`
   * in a panel over its lower edge. The titles of programmes, videos and galleries have the same forms.
   */
  special: 'foot' | 'label' | 'frame' | 'poster' | 'grid' | 'card';
  /**
   * The opening of a column. Its author's portrait is over the title, `medal` round and `arch` with a large title, or
   * beside it: `label` with the name on a label, `block` in a dark block, `cells` in a frame as of a programme, `leaf`
   * on the brand's colour with round corners.
   */
  column: 'medal' | 'label' | 'arch' | 'block' | 'cells' | 'leaf';
  /** Whether the text begins with a drop cap. */
  dropCap: boolean;
  /** The links to share: in a line under the byline, or in a bar at the text's edge. */
  share: 'line' | 'edge';
  /** Pull quotes: a rule at the side, between rules, centred, on a panel. */
  quote: 'bar' | 'rules' | 'centered' | 'panel';
  /** The tags below the text: all as 'Noticias relacionadas', or at most five as 'Relacionados'. @see N14 */
  tags: 'all' | 'related';
  /**
   * The box of the paywall: `cover` lines of a magazine's cover, `module` with a coloured head, `invitation` with a
   * double frame, `night` a black poster, `ticket` with a stub to tear off, `tag` a card with a hanging price.
   */
  promo: 'cover' | 'module' | 'invitation' | 'night' | 'ticket' | 'tag';
}

/** Layout options of a brand's lists: sections, authors, tags, searches. */
export interface BrandList {
  /**
   * The head: `rule` a large name under a rule, `tab` a label on a band, `centered` in italics over the page, `band`
   * edge to edge in the brand's night, `grid` cells as of a programme, `drawn` with a drawing and a line by hand.
   */
  head: 'rule' | 'tab' | 'centered' | 'band' | 'grid' | 'drawn';
  /**
   * The stories: `side` with a picture beside each, `timed` led by the hour, `portraits` three columns, `tiles` with
   * the words on the picture, `table` led by the date, `cards` in boxes.
   */
  rows: 'side' | 'timed' | 'portraits' | 'tiles' | 'table' | 'cards';
}

/** Texts of the paywall and the store. */
export interface BrandOffer {
  offerId: number;
  /** As printed: `$199.000`. What a purchase costs comes from the sales service. */
  price: string;
  period: string;
  button: string;
  cancel: string;
}

/** A video for readers in some countries. */
export interface GeoVideo {
  /** Codes of ISO 3166-1: 'US'. */
  countries: readonly [string, ...string[]];
  /** The collection of the editors; its first video is shown. */
  collection: string;
}

/** The ids of a brand at other services. */
export interface BrandServices {
  /** The paywall's script, in each environment. */
  paywallScript: { production: string; sandbox: string };
  /** The product at the search engine, and the SKU of the orders that can be linked. */
  swg: { product: string; sku: string };
  /** Wallets on the page of a purchase, and the type of their payment option at the sales service. */
  wallets: readonly { name: string; type: number }[];
  /** Players of other companies, which replace the video of an article. @see N11 */
  players: ThirdPartyAddresses;
  /** Advertising pixels of articles, which their pages ask once after the reader has allowed advertising. @see N11 */
  pixels: ThirdPartyAddresses;
  /** The video for readers in some countries, below the first paragraph of an article; a brand without one has none. @see N3 */
  geoVideo?: GeoVideo | undefined;
}

/** A drawing in one colour: as inline SVG it has the colour of the surrounding text. */
export interface Drawing {
  viewBox: string;
  /** Width divided by height. */
  ratio: number;
  fillRule: 'nonzero' | 'evenodd';
  /** The `d` of each path. */
  paths: readonly string[];
}

/** A font file to preload; `file` is relative to `src/themes` or the package's `themes`. */
export interface FontFile {
  family: string;
  file: string;
}

/** The tokens of `BrandAssets.values`, without `--rt-`. */
export type LiteralToken =
  | `color-${'accent' | 'action-default' | 'action-text' | 'link-default'}`
  | `color-${'surface-page' | 'surface-sunken' | 'text-default' | 'text-muted'}`
  | `case-${'button' | 'headline'}`
  | `font-${'headline' | 'ui'}`
  | 'radius-control'
  | 'type-headline-l';

/** A brand's name, drawings, fonts and palette. */
export interface BrandAssets<Key extends string = string> {
  /** Lower-case letters and digits, as in `data-brand`. */
  key: Key;
  name: string;
  /** The brand whose type, shapes and layouts this one has: itself, or another. */
  family: FamilyKey;
  wordmark: Drawing;
  monogram: Drawing;
  /** A complete SVG document. */
  favicon: string;
  fonts: readonly FontFile[];
  /** The page's background, for `<meta name="theme-color">`. */
  themeColor: { light: string; dark: string };
  /** Values of tokens as CSS, for places without custom properties: e-mails. */
  values: Readonly<Record<'light' | 'dark', Readonly<Record<LiteralToken, string>>>>;
  /** Width divided by height of the crops that the brand defines by tokens. */
  crops: Readonly<Record<'card' | 'lead' | 'portrait' | 'opening', number>>;
}

/**
 * Facts that a publisher states. Each is the brand's or absent: no brand has one of another, and a piece leaves out the
 * absent one.
 */
export interface BrandFacts {
  /** The company that publishes the brand. */
  legalName?: string | undefined;
  /** The publisher's postal address, which e-mails to readers have to name. */
  address?: string | undefined;
  supportHours?: string | undefined;
  /** The subscription that the brand sells. */
  offer?: BrandOffer | undefined;
  /** The first is the canonical one. */
  hosts?: readonly [string, ...string[]] | undefined;
  services?: BrandServices | undefined;
  /** Those of all the publisher's brands, which readers choose in their account. */
  newsletters?: readonly Newsletter[] | undefined;
  /** The addresses that their service takes. Default: those that accounts take. */
  newsletterAddresses?: NewsletterAddresses | undefined;
}

/** The configuration of any brand: one of ours, or the one that `defineBrand` makes of yours. @see T3 */
export interface Brand<Key extends string = string> extends BrandAssets<Key>, BrandFacts {
  /** The tagline, used for the document's description. */
  tagline: string;
  slug: string;
  /** The slug of the weekly, used in shared sections and routes; a brand without sisters has its own. */
  product: string;
  /** The form of address; the offer's texts use the same. */
  voice: Voice;
  /** Printed words for subtypes, by slug. Other subtypes are internal codes and are not printed. */
  subtypes: Readonly<Record<string, string>>;
  issn?: string | undefined;
  language: string;
  /** The brand's page layout. @see T6 */
  layout: 'default' | 'daily' | 'women' | 'men' | 'forums' | 'rural';
  /** Number of first path segments that name the section. */
  sectionSegments: 1 | 2;
  /** The default mode of a page; `system` follows the reader's device. */
  mode: 'system' | 'dark';
  /** Those that the publisher states. */
  properties: Partial<SiteProperties>;
  routes: BrandRoutes;
  navigation: BrandNavigation;
  features: BrandFeatures;
  header: BrandHeader;
  article: BrandArticle;
  list: BrandList;
}

/** The facts of a brand that states all of them. */
type StatedFacts = { [Fact in keyof BrandFacts]-?: NonNullable<BrandFacts[Fact]> } & {
  properties: SiteProperties;
};

/** A brand that sells: `promoProps` and `meterProps` have a box for it. */
export type SellingBrand = Brand & { offer: BrandOffer };

/** The configuration of one of our brands. */
export type BrandConfig = Brand<BrandKey> & StatedFacts;

/** The parts of a brand that its folder has as files. */
export type DrawnBrand<Key extends string = string> = Pick<
  BrandAssets<Key>,
  'key' | 'name' | 'wordmark' | 'monogram' | 'favicon'
>;

/** The layouts that brands of a family share. */
type FamilyLayout = Pick<Brand, 'layout' | 'sectionSegments' | 'article' | 'list'>;

/** The tokens of a theme that differ between brands, by the names of their custom properties, and its fonts. */
export interface BrandTheme {
  light: Readonly<Record<string, string>>;
  /** Those of them that a mode changes. */
  dark: Readonly<Record<string, string>>;
  /** Tokens outside `--rt-color` that are a colour, with the role that they repeat. */
  aliases: Readonly<Record<string, string>>;
  fonts: readonly FontFile[];
  /** `@font-face` of the fonts and of their fallbacks, with files in `fonts/`. */
  faces: string;
}

/** Type, shapes and layouts for brands of a family. Each of our themes has one: `rotativa/themes/weekly`. */
export interface Family extends FamilyLayout {
  key: FamilyKey;
  theme: BrandTheme;
}
