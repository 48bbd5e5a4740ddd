import { leadingBack } from '../../../domain/accounts/leading-back.ts';
import type { Brand, BrandRoutes } from '../../../themes/brand.ts';
import type { Newsletter } from '../../../themes/newsletters.ts';
import type { Voice } from '../../../themes/voice.ts';
import { accountArea, storedRecords } from '../../../messages/patterns.ts';

/** The pages of the account. Each has its own address in the brand's routes, and its own file of code. @see A9 */
export const ACCOUNT_SECTIONS = [
  'profile',
  'editProfile',
  'access',
  'subscriptions',
  'communications',
  'addresses',
  'privacy',
] as const;

export type AccountSection = (typeof ACCOUNT_SECTIONS)[number];

/** Pages that are reached from another page, which the navigation marks instead. */
export const PARENT_SECTION: Partial<Record<AccountSection, AccountSection>> = { editProfile: 'profile' };

/** A page of the account, as plain data: the same for all readers. */
export interface AccountPage {
  section: AccountSection;
  routes: BrandRoutes;
  /** Who sells the subscriptions, for receipts. */
  seller?: string | undefined;
  /** The newsletters that a reader may choose, on their page. */
  newsletters?: readonly Newsletter[] | undefined;
  /** The form in which the brand addresses readers. @defaultValue 'usted' */
  voice?: Voice | undefined;
}

/** A page of a brand's account. */
export const accountPage = (
  { routes, legalName, newsletters, voice }: Brand,
  section: AccountSection,
): AccountPage => ({
  section,
  routes,
  seller: legalName,
  newsletters: section === 'communications' ? newsletters : undefined,
  voice,
});

/** The title of a page of the account. */
export const accountTitle = (section: AccountSection): string => accountArea[section];

/** The page of the account at a path of the brand's site; undefined for other paths. */
export const accountSectionAt = ({ routes }: Brand, path: string): AccountSection | undefined =>
  ACCOUNT_SECTIONS.find((section) => routes[section] === path);

/** The debug page of every site. @see A14 */
export const RECORDS_PATH = '/usuario/';
export const recordsTitle = (): string => storedRecords.title;

/** The page to sign in, which leads back to an address of the site. */
export const signInFor = ({ signIn }: Pick<BrandRoutes, 'signIn'>, back: string): string =>
  leadingBack(signIn, back);
