import { leadingBack } from '../../../domain/accounts/leading-back.ts';
import { bogotaDay } from '../../../domain/dates/day.ts';
import { headerDate } from '../../../domain/dates/format.ts';
import type { Brand, BrandRoutes, Drawing, NavigationItem } from '../../../themes/brand.ts';
import { headerMessages, type HeaderMessages } from '../../../themes/header-messages.ts';
import type { HeaderAccount } from './reader/ReaderPanel.tsx';
import { socialLinks, type SocialLink } from './bar/social.ts';
import type { ReactElement } from 'react';

/** Props of every header. A header shows those that it has room for. */
export interface HeaderProps {
  name: string;
  /** A line below or beside the name. */
  tagline: string;
  wordmark: Drawing;
  /** The mark of a bar without room for the wordmark. */
  monogram: Drawing;
  issn?: string | undefined;
  /** Sections in the header's row. */
  sections: readonly NavigationItem[];
  /** Sections that do not fit in the row. */
  more: readonly NavigationItem[];
  /** Every section, for the menu. */
  menu: readonly NavigationItem[];
  social: readonly SocialLink[];
  routes: Pick<BrandRoutes, 'home' | 'search' | 'signIn' | 'register' | 'subscribe' | 'profile'>;
  /**
   * Path of the page, of a later page of a list with its number in a query, for marking the current section. On the home
   * page the name is the heading.
   */
  path: string;
  /** The date in Colombia: '2026-11-20', and in words with its weekday. */
  today: { iso: string; date: string };
  messages: HeaderMessages;
  /** The menu of the reader's account, or an element that replaces it. */
  account: HeaderAccount | ReactElement;
  /** Whether the home page shows the seal of the newspaper's anniversary. */
  anniversarySeal: boolean;
}

/** The parts of a brand's configuration that `headerProps` reads. */
export type HeaderBrand = Pick<
  Brand,
  | 'name'
  | 'language'
  | 'tagline'
  | 'wordmark'
  | 'monogram'
  | 'issn'
  | 'navigation'
  | 'properties'
  | 'routes'
  | 'header'
  | 'voice'
  | 'features'
>;

/**
 * The props of a brand's header, the same for all six headers.
 *
 * @param path the path of the page, which begins with a slash
 * @param now the page's clock; the header shows the date in Colombia
 * @param back the page to which signing in leads back: the path with the parameters without which it is another page
 */
export function headerProps(brand: HeaderBrand, path: string, now: Date, back = path): HeaderProps {
  const { name, tagline, wordmark, monogram, issn, navigation, properties, header, features } = brand;
  const { home, search, subscribe, profile } = brand.routes;
  const signIn = leadingBack(brand.routes.signIn, back);
  const register = leadingBack(brand.routes.register, back);
  return {
    name,
    tagline,
    wordmark,
    monogram,
    issn,
    sections: navigation.main,
    more: navigation.more,
    menu: navigation.menu,
    social: socialLinks(properties, header.networks),
    routes: { home, search, signIn, register, subscribe, profile },
    path,
    today: { iso: bogotaDay(now) ?? '', date: headerDate(now) },
    messages: headerMessages(brand),
    account: accountOf(brand, { signIn, register }),
    anniversarySeal: features.anniversarySeal,
  };
}

function accountOf(
  { routes, header }: HeaderBrand,
  { signIn, register }: Pick<HeaderAccount, 'signIn' | 'register'>,
): HeaderAccount {
  const { home, subscribe, profile } = routes;
  const { links, status, afterSignOut } = header.account;
  return {
    home,
    signIn,
    register,
    subscribe,
    profile,
    links: links.map((word) => ({ word, link: routes[word] })),
    status,
    afterSignOut,
  };
}
