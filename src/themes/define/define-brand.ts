import type {
  Brand,
  BrandConfig,
  BrandFacts,
  BrandFeatures,
  BrandHeader,
  BrandKey,
  BrandNavigation,
  BrandRoutes,
  BrandTheme,
  Drawing,
  Family,
  SiteProperties,
  SocialNetwork,
} from '../brand.ts';
import { FAMILY_ACCOUNT, NO_FEATURES, routes, SUBTYPES } from '../shared.ts';
import { themeAssets, themeOf, type OwnFonts } from './brand-theme.ts';
import { drawing, oneLine } from './drawing.ts';
import type { BrandColours, Correction } from './palette.ts';
import { isKey, slugOf } from './rules.ts';

/** The facts that the law asks of a publisher. There is no default: one that is absent is not shown. */
export interface BrandLegal {
  /** The company that publishes the brand. */
  company?: string | undefined;
  /** Its postal address. */
  address?: string | undefined;
  /** The hours of its support, in words. */
  hours?: string | undefined;
  /** The consumer-protection authority: its address, and the picture of its mark. */
  authority?: { url: string; logo: string } | undefined;
  /** The page of the terms: a path, or an https address. */
  terms?: string | undefined;
  /** The page of the data policy. */
  dataPolicy?: string | undefined;
}

/** The members of a type, each of which may be absent. */
type Optional<Type> = { [Member in keyof Type]?: Type[Member] | undefined };

/** The input of `defineBrand`. Every fact of a publisher is given here, or absent. */
export interface BrandInput<Key extends string = string>
  extends
    Omit<BrandFacts, 'legalName' | 'address' | 'supportHours'>,
    Optional<
      Pick<
        Brand,
        'slug' | 'product' | 'voice' | 'subtypes' | 'issn' | 'language' | 'mode' | 'article' | 'list'
      >
    > {
  /** Lower-case letters and digits, a letter first: the `data-brand` of the pages. */
  key: Key;
  /** For readers. */
  name: string;
  /** The line under the name, and the description of the front page. */
  tagline: string;
  /** Its type, shapes and layouts come along: `import { family } from 'rotativa/themes/weekly'`. */
  family: Family;
  /** Default: the family's. Colours that could not be read are corrected. */
  colours?: BrandColours | undefined;
  /** Fonts and type sizes of another family, or your own fonts. */
  fonts?: Family | OwnFonts | undefined;
  /** Outlines in one colour, with a `viewBox` from 0 0: the text of an SVG, or its data. */
  wordmark: string | Drawing;
  monogram: string | Drawing;
  /** A complete SVG. */
  favicon: string;
  legal?: BrandLegal | undefined;
  /** The addresses of the brand at social networks, in the order in which its menus show them. */
  networks?: Partial<Record<SocialNetwork, string>> | undefined;
  /** The menus. One that is absent is empty. */
  navigation?: Partial<BrandNavigation> | undefined;
  /** All are off by default. */
  features?: Partial<BrandFeatures> | undefined;
  header?: Partial<BrandHeader> | undefined;
  /** The paths of the pages that differ from the usual ones. */
  routes?: Partial<BrandRoutes> | undefined;
  /** Further properties of the site in the content platform. */
  properties?: Partial<SiteProperties> | undefined;
}

/** The input of a brand that states every fact. */
type WholeInput = BrandInput<BrandKey> &
  Required<Pick<BrandInput, 'offer' | 'hosts' | 'services' | 'newsletters'>> & {
    legal: Required<Pick<BrandLegal, 'company' | 'address' | 'hours'>>;
    properties: SiteProperties;
  };

/** A brand with its tokens. `themeCss` makes its stylesheet. */
export interface DefinedBrand<Config = Brand> {
  brand: Config;
  theme: BrandTheme;
  /** The colours that had to be changed, and why. */
  corrections: readonly Correction[];
}

/** The properties of a site that its legal facts and its networks decide. */
function propertiesOf({ legal = {}, networks = {}, properties }: BrandInput): Partial<SiteProperties> {
  const stated = {
    termsConditionsStore: legal.terms,
    habeasData: legal.dataPolicy,
    sicURL: legal.authority?.url,
    logoSic: legal.authority?.logo,
    facebookURL: networks.facebook,
    twitterURL: networks.x,
    instagramURL: networks.instagram,
    whatsappsURL: networks.whatsapp,
    youtubeURL: networks.youtube,
    tiktokURL: networks.tiktok,
  };
  const given = Object.entries(stated).filter(([, value]) => value !== undefined);
  return { ...properties, ...Object.fromEntries(given) };
}

const NO_NAVIGATION: BrandNavigation = { main: [], more: [], menu: [], tv: [], footer: [] };
const drawn = (svg: string | Drawing): Drawing => (typeof svg === 'string' ? drawing(svg) : svg);

/**
 * A brand of yours: its configuration for the pieces, and its theme for both modes. Type, shapes and layouts are the
 * family's; company, address, hours, offers, networks and menus are yours or absent.
 *
 * @throws for a key, a colour or a drawing that cannot be used
 * @see X17
 */
export function defineBrand(input: WholeInput): DefinedBrand<BrandConfig>;
export function defineBrand<const Key extends string>(input: BrandInput<Key>): DefinedBrand<Brand<Key>>;
export function defineBrand(input: BrandInput): DefinedBrand {
  const { key, name, tagline, family, legal, offer, hosts, services, newsletters } = input;
  if (!isKey(key)) throw new Error(`key is '${key}': use lower-case letters and digits, a letter first`);
  const { theme, corrections } = themeOf(input);
  const slug = input.slug ?? slugOf(name);
  const brand: Brand = {
    key,
    name,
    family: family.key,
    wordmark: drawn(input.wordmark),
    monogram: drawn(input.monogram),
    favicon: oneLine(input.favicon),
    ...themeAssets(theme),
    tagline,
    slug,
    product: input.product ?? slug,
    voice: input.voice ?? 'usted',
    subtypes: input.subtypes ?? SUBTYPES,
    issn: input.issn,
    hosts,
    language: input.language ?? 'es-CO',
    layout: family.layout,
    sectionSegments: family.sectionSegments,
    mode: input.mode ?? 'system',
    properties: propertiesOf(input),
    routes: { ...routes(slug, offer), ...input.routes },
    navigation: { ...NO_NAVIGATION, ...input.navigation },
    features: { ...NO_FEATURES, ...input.features },
    header: {
      account: { ...FAMILY_ACCOUNT, status: offer !== undefined },
      networks: Object.keys(input.networks ?? {}) as SocialNetwork[],
      ...input.header,
    },
    article: input.article ?? family.article,
    list: input.list ?? family.list,
    offer,
    services,
    newsletters,
    newsletterAddresses: input.newsletterAddresses,
    legalName: legal?.company,
    address: legal?.address,
    supportHours: legal?.hours,
  };
  return { brand, theme, corrections };
}
