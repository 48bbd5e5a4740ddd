import { segments } from '../page/path.ts';
import { PAYWALL_STATUSES, type SubscriptionEntry } from '../sales/subscription.ts';
import { contentCode, LOCKED_CODE } from './content-code.ts';

/** A section that the paywall never locks: part of an address, where `{product}` is that of the brand. */
interface FreeSection {
  path: string;
  /** Only stories with this content code. */
  code?: string;
}

/** The rules of the paywall by section, one row each. */
const FREE_SECTIONS: readonly FreeSection[] = [
  { path: '/{product}play' },
  { path: '/{product}-tv' },
  { path: '/hablan-las-marcas' },
  { path: '/mejor-colombia' },
  { path: '/especiales' },
  { path: '/foros-{product}' },
  { path: '/finanzas', code: '1' },
];

/** The facts of a page that decide whether it can be locked. */
export interface PaywallPage {
  /** Address of the story, with or without host and query. */
  path: string;
  /** `content_restrictions.content_code` of the document, unchanged. */
  contentCode?: unknown;
  /** The brand's `product`, which the names of some free sections have. */
  product?: string | undefined;
}

/** The path segment between section and slug in the address of a story. */
const STORY_MARKS: readonly string[] = ['articulo', 'galeria'];

/**
 * The section part of a story's address: the path before '/articulo/' or '/galeria/', else everything except the slug.
 * The slug has words of the headline, which do not say in which section the story is.
 */
function sectionPart(address: string): string {
  const all = segments(address);
  const mark = all.findIndex((segment) => STORY_MARKS.includes(segment));
  return `/${all.slice(0, mark < 0 ? -1 : mark).join('/')}`;
}

/** Whether the paywall ignores this story, by the section part of its address. @see P1 */
export function skipsPaywall({ path, contentCode: given, product }: PaywallPage): boolean {
  const section = sectionPart(path);
  return FREE_SECTIONS.some(
    (free) =>
      (product !== undefined || !free.path.includes('{product}')) &&
      section.includes(free.path.replace('{product}', product ?? '')) &&
      (free.code === undefined || contentCode(given) === free.code),
  );
}

type Subscriptions = readonly SubscriptionEntry[] | false | null;

const isEntitled = (subscriptions: Subscriptions): boolean =>
  Array.isArray(subscriptions) && subscriptions.some(({ status }) => PAYWALL_STATUSES.includes(status));

/** A reader without a session, which the server assumes. */
export const ANONYMOUS_READER = { triggered: false, subscriptions: false } as const;

/**
 * Whether the locked notice replaces the body: the paywall script was triggered, or the content code is '3' (as
 * `contentCode` normalises it; an unreadable code locks) and no subscription has status 1, 3 or 4.
 *
 * @param reader `subscriptions` is null while unknown, false for none
 * @see P1
 */
export function isLocked(
  page: PaywallPage,
  reader: { triggered: boolean; subscriptions: Subscriptions },
): boolean {
  if (skipsPaywall(page)) return false;
  return (
    reader.triggered || (contentCode(page.contentCode) === LOCKED_CODE && !isEntitled(reader.subscriptions))
  );
}
