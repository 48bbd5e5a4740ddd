import type { BodyBlock } from '../body/block.ts';
import { previewBody, shorterPreview } from '../body/preview.ts';
import { defined } from '../defined.ts';
import { FREE_PARAGRAPHS } from './free-body.ts';
import type { LeadBlock } from './lead.ts';
import type { PreparedArticle, WholeArticle } from './prepare.ts';
import { updateEntries } from './updates.ts';

/** The part of an article that the readers of a page may read: all, or its beginning with that many paragraphs. */
export type ArticleAccess = 'whole' | { readonly kind: 'preview'; readonly paragraphs: number };

declare const granted: unique symbol;

/** The mark of an article that was cut. Only `readableArticle` makes one, so an article that was not cut has none. */
export type GrantedAccess = ('whole' | 'preview') & { readonly [granted]: true };

/** The preview that readers without access get. */
export const PUBLIC_PREVIEW: ArticleAccess = { kind: 'preview', paragraphs: FREE_PARAGRAPHS };

const isPreview = (access: ArticleAccess): access is Exclude<ArticleAccess, 'whole'> =>
  (access as Partial<Exclude<ArticleAccess, 'whole'>> | undefined)?.kind === 'preview';

/** A gallery has one public picture, also as the lead. */
const firstPicture = (lead: LeadBlock | undefined): LeadBlock | undefined =>
  lead?.type === 'gallery' ? { ...lead, images: lead.images.slice(0, 1) } : lead;

type Cut<K extends keyof WholeArticle> = (
  article: WholeArticle,
  body: BodyBlock[],
) => WholeArticle[K] | undefined;

/**
 * The part of each field that a preview has. A new field does not compile until it is decided here, and a
 * field that is not here is in no preview.
 */
const PREVIEW: { readonly [K in keyof Required<WholeArticle>]: 'all' | Cut<K> } = {
  id: 'all',
  type: 'all',
  layout: 'all',
  mode: 'all',
  canonicalUrl: 'all',
  section: 'all',
  kicker: 'all',
  headline: 'all',
  headlineHtml: 'all',
  subheadlineHtml: 'all',
  description: 'all',
  bylines: 'all',
  dateline: 'all',
  date: 'all',
  updatedDate: 'all',
  essay: 'all',
  tags: 'all',
  relatedTags: 'all',
  contentCode: 'all',
  opinion: 'all',
  recipe: 'all',
  elections: 'all',
  developing: 'all',
  sponsored: 'all',
  adFree: 'all',
  // A number of the whole text, which says none of its words.
  readingMinutes: 'all',
  // Types and ids of elements, for the server's log.
  log: 'all',
  lead: ({ lead }) => firstPicture(lead),
  body: (_article, body) => body,
  gallery: ({ gallery }) => gallery.slice(0, 1),
  updates: (_article, body) => updateEntries(body),
  corrections: () => [],
  signOffHtml: () => undefined,
};

function preview(article: WholeArticle, body: BodyBlock[]): WholeArticle {
  const fields = Object.entries(PREVIEW).map(([name, part]) => [
    name,
    part === 'all' ? article[name as keyof WholeArticle] : (part as Cut<keyof WholeArticle>)(article, body),
  ]);
  return defined(Object.fromEntries(fields) as WholeArticle);
}

/**
 * The article as the readers of a page may read it. Pieces, structured data and feeds take nothing else, so the cut is
 * made before any of them: what is locked is in no props, no HTML and no data of the page. A preview has header, lead
 * and the beginning of the text, and no field that reveals the rest. It stays a preview: another one has at most its text.
 * @throws TypeError for an access that is neither
 * @see P1
 */
export function readableArticle(
  article: WholeArticle & Partial<Pick<PreparedArticle, 'access'>>,
  access: ArticleAccess,
): PreparedArticle {
  const grant = (cut: WholeArticle, kind: 'whole' | 'preview'): PreparedArticle => ({
    ...cut,
    access: kind as GrantedAccess,
  });
  if (access !== 'whole' && !(isPreview(access) && access.paragraphs >= 0))
    throw new TypeError(
      "An article needs the access of its readers: 'whole', or { kind: 'preview', paragraphs: 3 } for a locked one.",
    );
  if (access === 'whole') return grant(article, article.access ?? 'whole');
  const cut = article.access === 'preview' ? shorterPreview : previewBody;
  return grant(preview(article, cut(article.body, access.paragraphs)), 'preview');
}

/**
 * Refuses an article that was not cut, for callers without types.
 * @throws TypeError
 */
export function requireAccess({ access }: Pick<PreparedArticle, 'access'>): void {
  if (access !== 'whole' && access !== 'preview')
    throw new TypeError(
      'This article may have locked text: it was not made by prepareArticle or readableArticle, which need the access of its readers.',
    );
}

/**
 * Whether structured data and feeds call an article free. A preview never is.
 * @throws TypeError for an article that was not cut
 */
export function isOpenArticle(
  article: Pick<PreparedArticle, 'access'>,
  { free }: { free: boolean },
): boolean {
  requireAccess(article);
  return free && article.access === 'whole';
}
