import {
  BRANDS,
  type BrandConfig,
  type BrandRoutes,
  type BrandServices,
  type NavigationItem,
  type SiteProperties,
} from 'rotativa/themes';
import { isOnHost } from 'rotativa/domain';
import { z } from 'zod';
import { ConfigError } from '../../../shared/environment.ts';

const Path = z
  .string()
  .regex(/^\/([\w-]+\/)*(\?[\w=&-]+)?$/, 'is not a path with a slash at both ends, with or without a query');
const Https = z.url({ protocol: /^https$/, error: 'is not an https address' });
const Address = z.union([Path, Https], { error: 'is neither a path of the site nor an https address' });
const HostName = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'is not a host name');
const Words = z.string().trim().min(1, 'is empty');

const Item: z.ZodType<NavigationItem> = z.lazy(() =>
  z
    .object({
      text: Words,
      link: z.union([Address, z.literal('')], {
        error: 'is neither a path of the site nor an https address',
      }),
      children: z.array(Item).exactOptional(),
    })
    .refine(({ link, children }) => link !== '' || children, 'has neither a link nor children'),
);
const Menu = z.array(Item);

const Routes = z.object({
  home: Path,
  subscribe: Path,
  buy: Path,
  signIn: Path,
  register: Path,
  signInForm: Path,
  restore: Path,
  profile: Path,
  editProfile: Path,
  access: Path,
  subscriptions: Path,
  communications: Path,
  addresses: Path,
  privacy: Path,
  consent: Path,
  contact: Path,
  help: Path,
  newsletters: Path,
  search: Path,
  opinion: Path.optional(),
} satisfies Record<keyof BrandRoutes, z.ZodType>);

const Properties = z.object({
  dfp_id: z.string().regex(/^\d+$/, 'is not a number'),
  siteNameAds: z.string().regex(/^\w+$/, 'is not one word'),
  termsConditionsStore: Address,
  twitterURL: Https,
  facebookURL: Https,
  instagramURL: Https,
  youtubeURL: Https,
  whatsappsURL: Https,
  tiktokURL: Https,
  habeasData: Address,
  beneficiosSuscriptor: Address,
  sicURL: Https,
  logoSic: z.string().regex(/^\/[\w-]+\.svg$/, 'is not the path of an SVG'),
} satisfies Record<keyof SiteProperties, z.ZodType>);

/** Addresses by the id of an article, each on one of the hosts. @see N11 */
const ThirdParty = z
  .object({ hosts: z.array(HostName), articles: z.record(Words, Https) })
  .superRefine(({ hosts, articles }, context) => {
    for (const [id, address] of Object.entries(articles))
      if (!isOnHost(address, hosts))
        context.addIssue({
          code: 'custom',
          path: ['articles', id],
          message: 'is not on one of the hosts',
        });
  });

const Services = z.object({
  paywallScript: z.object({ production: Https, sandbox: Https }),
  swg: z.object({
    product: z.string().regex(/^[a-z0-9.-]+:[\w-]+$/, 'is not a host and a product'),
    sku: Words,
  }),
  wallets: z.array(z.object({ name: Words, type: z.int().positive() })),
  players: ThirdParty,
  pixels: ThirdParty,
  geoVideo: z
    .object({
      countries: z.array(z.string().regex(/^[A-Z]{2}$/, 'is not the code of a country')).min(1),
      collection: Words,
    })
    .optional(),
} satisfies Record<keyof BrandServices, z.ZodType>);

/** The parts of a brand's configuration that a site uses and a type cannot check. */
const Brand = z.object({
  key: z.enum(BRANDS),
  name: Words,
  tagline: Words,
  slug: z.string().regex(/^[a-z][a-z0-9-]*$/, 'is not a slug'),
  product: z.string().regex(/^[a-z][a-z0-9-]*$/, 'is not a slug'),
  issn: z
    .string()
    .regex(/^\d{4}-\d{3}[\dX]$/, 'is not an ISSN')
    .optional(),
  hosts: z.array(HostName).min(1, 'has no host'),
  properties: Properties,
  routes: Routes,
  navigation: z.object({ main: Menu, more: Menu, menu: Menu, tv: Menu, footer: Menu }),
  offer: z.object({ offerId: z.int().positive(), price: Words, period: Words }),
  services: Services,
});

/**
 * Checks the configuration of the brands before anything is served.
 * @throws ConfigError naming every key that is wrong: 'daily.routes.profile: is not a path …'
 */
export function checkBrands(brands: Readonly<Record<string, BrandConfig>>): void {
  const faults = Object.entries(brands).flatMap(([key, brand]) => {
    const { error } = Brand.safeParse(brand);
    return (error?.issues ?? []).map(({ path, message }) => `${[key, ...path].join('.')}: ${message}`);
  });
  if (faults.length > 0) throw new ConfigError(`The brands are not usable.\n  ${faults.join('\n  ')}`);
}
