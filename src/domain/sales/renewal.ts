import { isExternal, pictureSource, safeHref } from '../url/safe.ts';
import { DAY_MS } from '../dates/units.ts';

/** The data of the renewal and payment banners. Each part is optional; the customer service sends it. */
export interface RenewalData {
  URLInread?: string | undefined;
  URLMenuContextual?: string | undefined;
  URLModalHome?: string | undefined;
  URLPerfil?: string | undefined;
  Modal?: string | undefined;
  /** If set, the button reads 'Actualizar datos de pago', else 'Renuévela ahora'. */
  ActualizarBoton?: string | undefined;
  BannerDesktop?: string | undefined;
  BannerTablet?: string | undefined;
  BannerMobile?: string | undefined;
  MenuContext?: string | undefined;
}

export const RENEWAL_FIELDS = [
  'URLInread',
  'URLMenuContextual',
  'URLModalHome',
  'URLPerfil',
  'Modal',
  'ActualizarBoton',
  'BannerDesktop',
  'BannerTablet',
  'BannerMobile',
  'MenuContext',
] as const satisfies readonly (keyof RenewalData)[];

/**
 * The known parts of a record of the customer service: text unchanged, `true` and numbers as text.
 * Empty values, false and other types are omitted. Null if nothing is left, or the input is not a record.
 */
export function readRenewal(record: unknown): RenewalData | null {
  if (typeof record !== 'object' || record === null) return null;
  const parts = RENEWAL_FIELDS.flatMap((field): [string, string][] => {
    const value = (record as Record<string, unknown>)[field];
    const text = typeof value === 'number' || value === true ? String(value) : value;
    return typeof text === 'string' && text.trim() !== '' ? [[field, text.trim()]] : [];
  });
  return parts.length > 0 ? (Object.fromEntries(parts) as RenewalData) : null;
}

/**
 * Whether the renewal segment is due: at most once per day of the month, and only for a logged-in reader with
 * subscriptions.
 *
 * @param storedDay value of `currentlocaldate`, or null
 * @param today day of the month, 1 to 31, by the reader's clock
 * @see C9
 */
export function renewalIsDue(input: {
  storedDay: string | null;
  today: number;
  loggedIn: boolean;
  subscriptions: readonly unknown[] | false | null;
}): boolean {
  return (
    input.loggedIn &&
    Array.isArray(input.subscriptions) &&
    input.subscriptions.length > 0 &&
    input.storedDay !== String(input.today)
  );
}

/** Where a page shows a banner: beside a story's text, in the profile, over the home page, in the account menu. */
export const RENEWAL_PLACES = ['inread', 'profile', 'home', 'menu'] as const;
export type RenewalPlace = (typeof RENEWAL_PLACES)[number];

/** The screens for which a record has separate contents. */
export const RENEWAL_WIDTHS = ['desktop', 'tablet', 'mobile'] as const;
export type RenewalWidth = (typeof RENEWAL_WIDTHS)[number];

/** The content of a banner: words, or a picture with the same words in it. */
export type RenewalContent = { readonly text: string } | { readonly picture: string };

/** A banner that has everything to be shown. */
export interface RenewalOffer {
  readonly place: RenewalPlace;
  readonly href: string;
  /** The card must be replaced; else the subscription is renewed. */
  readonly update: boolean;
  readonly contents: Readonly<Record<RenewalWidth, RenewalContent>>;
}

interface PlaceFields {
  readonly link: keyof RenewalData;
  /** By width, widest first. A width without contents has those of the nearest one. */
  readonly contents: Readonly<Record<RenewalWidth, keyof RenewalData>>;
}

const BANNERS = { desktop: 'BannerDesktop', tablet: 'BannerTablet', mobile: 'BannerMobile' } as const;
const everywhere = <F extends keyof RenewalData>(field: F) =>
  ({ desktop: field, tablet: field, mobile: field }) as const;

const PLACES: Readonly<Record<RenewalPlace, PlaceFields>> = {
  inread: { link: 'URLInread', contents: BANNERS },
  profile: { link: 'URLPerfil', contents: BANNERS },
  home: { link: 'URLModalHome', contents: everywhere('Modal') },
  menu: { link: 'URLMenuContextual', contents: everywhere('MenuContext') },
};

/** A path of the site, or an https address of one of the hosts. The record comes from another company. */
function ownHref(address: string | undefined, hosts: readonly string[]): string | undefined {
  const href = safeHref(address);
  if (!href || !/^(\/(?![/\\])|https:\/\/)/i.test(href)) return undefined;
  return isExternal(href, hosts) ? undefined : href;
}

/** A text without spaces that begins like an address is one. An address that is not a picture's is dropped. */
function contentOf(value: string | undefined): RenewalContent | undefined {
  if (!value) return undefined;
  if (!/^([a-z][a-z0-9+.-]*:|[/\\])\S+$/i.test(value)) return { text: value };
  const picture = pictureSource(value);
  return picture ? { picture } : undefined;
}

/**
 * The banner of a record for a place; null without a link that may be followed, or without contents.
 * @param hosts the hosts, beside the site's own paths, that a link may lead to
 * @see C8
 */
export function renewalOffer(
  record: RenewalData | null,
  place: RenewalPlace,
  hosts: readonly string[] = [],
): RenewalOffer | null {
  const { link, contents } = PLACES[place];
  const href = ownHref(record?.[link], hosts);
  const [desktop, tablet, mobile] = RENEWAL_WIDTHS.map((width) => contentOf(record?.[contents[width]]));
  const first = desktop ?? tablet ?? mobile;
  if (!record || !href || !first) return null;
  return {
    place,
    href,
    update: record.ActualizarBoton !== undefined,
    contents: { desktop: first, tablet: tablet ?? first, mobile: mobile ?? tablet ?? first },
  };
}

/** Days for which a banner that the reader closed stays away, unless it says something new. */
export const RENEWAL_QUIET_DAYS = 7;

/** When the reader closed which banner, by place. */
export type ClosedRenewals = Readonly<Partial<Record<RenewalPlace, { offer: string; at: number }>>>;

/** The identity of a banner of a place. */
const signature = (uuid: string, { href, update, contents }: RenewalOffer): string =>
  JSON.stringify([uuid, href, update, contents]);

/** The record of closed banners with one more. */
export const closeRenewal = (
  closed: ClosedRenewals,
  uuid: string,
  offer: RenewalOffer,
  now: Date,
): ClosedRenewals => ({ ...closed, [offer.place]: { offer: signature(uuid, offer), at: now.getTime() } });

/** Whether the reader closed this banner less than a week ago. A clock that was set back does not silence it longer. */
export function isRenewalClosed(
  closed: ClosedRenewals,
  uuid: string,
  offer: RenewalOffer,
  now: Date,
): boolean {
  const entry = closed[offer.place];
  const age = now.getTime() - Number(entry?.at);
  return entry?.offer === signature(uuid, offer) && age >= 0 && age < RENEWAL_QUIET_DAYS * DAY_MS;
}
