import type { AnsAuthor } from '../ans/common.ts';
import type { AnsDocumentBase } from '../ans/document.ts';
import { instantOf } from '../dates/instant.ts';
import { defined } from '../defined.ts';
import { plainText } from '../html/plain-text.ts';
import { authorAddress, authorAt } from '../page/addresses.ts';
import { safeHref } from '../url/safe.ts';
import { publishedAt, type WithDates } from './dates.ts';
import { slugify } from '../text/slug.ts';
import { author as messages } from '../../messages/blocks.ts';

/** Stories without a byline from before this day link to the newsroom (00:00 in Colombia). */
export const BYLINE_FALLBACK_CUTOFF = '2025-01-27T00:00:00-05:00';

/** Settings of a site for the credits of its articles. */
export interface BylineOptions {
  /** The brand's `product`, as in '/autor/redaccion-{product}/'. Without it an unsigned story does not link there. */
  product?: string | undefined;
  /** The name of the site as printed, as in 'Redacción {siteName}'. Default: none. */
  siteName?: string | undefined;
  /**
   * 'any' links every byline, 'newsroom' only a byline that contains the word Redacción. Default: 'any'.
   */
  reading?: 'any' | 'newsroom' | undefined;
}

/** One credited person, or the newsroom. Name, portrait and biography belong to the same one. */
export interface Byline {
  text: string;
  href?: string;
  /** Address of the portrait. */
  portrait?: string;
  role?: string;
  biography?: string;
  /** The page with more about the author. */
  biographyHref?: string;
}

const NEWSROOM = /redacci[oó]n/i;

/**
 * Whether a byline names a newsroom, not a person: by the word, or in the words of the dictionary.
 * @param siteName as in `BylineOptions`
 */
export const isNewsroom = ({ text }: Pick<Byline, 'text'>, siteName = ''): boolean =>
  NEWSROOM.test(text) || text === messages.newsroom(siteName).trim();

/** The page of a credited author: by the id, which finds the author's record, else by the slug of the name. */
export function creditHref({ _id, name }: Pick<AnsAuthor, '_id' | 'name'>): string | undefined {
  const slug = _id || slugify(plainText(name));
  return slug ? authorAddress(slug) : undefined;
}

function credited(author: AnsAuthor, reading: BylineOptions['reading']): Byline {
  const text = plainText(author.name);
  return defined({
    text,
    href: reading === 'newsroom' && !isNewsroom({ text }) ? undefined : creditHref(author),
    portrait: author.image,
    role: author.role,
    biography: author.description,
    biographyHref: safeHref(author.bio_page),
  });
}

/** A `copyright` that reserves rights names no author: '© 2016 Casa Editorial'. */
const RIGHTS = /©|\(c\)|copyright|derechos reservados|\b(19|20)\d{2}\b/i;

/** A document as far as its bylines need it. */
type Signed = Pick<AnsDocumentBase, 'credits' | 'copyright'>;

/** Those who signed a story: its credited authors with a name, else the name in its `copyright`. @see N13 */
export function signers({ credits, copyright }: Signed): AnsAuthor[] {
  const named = credits.by.filter(({ name }) => plainText(name) !== '');
  const name = plainText(copyright ?? '');
  if (named.length > 0 || !name || RIGHTS.test(name)) return named;
  return [{ type: 'author', name, social_links: [] }];
}

/** The byline of an unsigned story: the newsroom of its site. */
function unsigned(
  document: WithDates & Pick<AnsDocumentBase, 'credits'>,
  { product, siteName }: BylineOptions,
): Byline {
  const text = messages.newsroom(siteName ?? '').trim();
  const isOld = instantOf(publishedAt(document) ?? '') < instantOf(BYLINE_FALLBACK_CUTOFF);
  if (product !== undefined && isOld) return { text, href: authorAddress(`redaccion-${product}`) };
  const id = document.credits.by[0]?._id;
  return defined({ text, href: id ? creditHref({ _id: id, name: '' }) : undefined });
}

/**
 * Those who signed a story, in order and without repetition; never empty. An unsigned story has the byline of
 * the site's newsroom. It links to the newsroom's page if the story is older than the cutoff, else to the id of its
 * first author.
 * @see N13
 */
export function bylines(document: WithDates & Signed, options: BylineOptions): Byline[] {
  const all = signers(document).map((author) => credited(author, options.reading));
  const unique = all.filter(
    ({ text, href }, at) => all.findIndex((other) => other.text === text && other.href === href) === at,
  );
  return unique.length > 0 ? unique : [unsigned(document, options)];
}

/**
 * The names in the addresses of a story's bylines: an id, or the slug of a name. The author page at such an address
 * lists the story, also without an author's record.
 * @see N13
 */
export const authorSlugs = (document: WithDates & Signed, product?: string): string[] =>
  bylines(document, { product }).flatMap(({ href }) => (href ? [authorAt(href).slug] : []));

/** Above this many authors the carousel shows arrows. */
export const AUTHOR_ARROWS_ABOVE = 7;
