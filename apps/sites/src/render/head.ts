import { escapeHtml, jsonLdText, type JsonLd } from 'rotativa/domain';
import type { BrandConfig } from 'rotativa/themes';
import type { Alternate } from './alternates.ts';
import { tag } from './markup.ts';
import type { ShareImage } from './share-image.ts';

/** An article in the vocabulary of the Open Graph protocol. */
export interface ArticleFacts {
  /** ISO. */
  readonly published: string | undefined;
  readonly modified: string | undefined;
  readonly section: string | undefined;
  /** Absolute addresses of the authors' pages. */
  readonly authors: readonly string[];
  readonly tags: readonly string[];
}

/** The metadata in the head of a page. */
export interface Head {
  /** The variant of a locked article. */
  readonly variant?: string;
  /** The full title, including the site's name. */
  readonly title: string;
  /** The title where the site's name is beside it, as in shared links. */
  readonly sharedTitle: string;
  readonly description?: string;
  /** Absolute. */
  readonly canonical: string;
  readonly type: 'website' | 'article';
  /** The article's properties for social networks. */
  readonly article?: ArticleFacts;
  readonly image: ShareImage | undefined;
  /** Not for search engines. */
  readonly hidden: boolean;
  /** Absolute addresses of the pages before and after this one in a list. */
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
  /** The page in other forms: feeds of its stories, its embed. */
  readonly alternates: readonly Alternate[];
  readonly structuredData: readonly JsonLd[];
  /** Seconds after which the page reloads automatically. */
  readonly refreshAfter?: number;
}

/** The metadata as HTML elements. */
export function headMarkup(head: Head, brand: BrandConfig): string {
  const { title, description, canonical, type, article, image, hidden, structuredData, refreshAfter } = head;
  const link = (rel: string, href: string | undefined): string => (href ? tag('link', { rel, href }) : '');
  const meta = (name: string, content: string | undefined): string =>
    content ? tag('meta', { name, content }) : '';
  const property = (name: string, content: string | undefined): string =>
    content ? tag('meta', { property: name, content }) : '';
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    meta('robots', hidden ? 'noindex' : 'max-image-preview:large'),
    hidden ? '' : link('canonical', canonical),
    link('prev', head.previous),
    link('next', head.next),
    ...head.alternates.map(({ type: format, title: name, href }) =>
      tag('link', { rel: 'alternate', type: format, title: name, href }),
    ),
    refreshAfter === undefined ? '' : tag('meta', { 'http-equiv': 'refresh', content: String(refreshAfter) }),
    property('og:site_name', brand.name),
    property('og:locale', brand.language.replace('-', '_')),
    property('og:type', type),
    property('og:title', head.sharedTitle),
    property('og:description', description),
    property('og:url', canonical),
    property('article:published_time', article?.published),
    property('article:modified_time', article?.modified),
    property('article:section', article?.section),
    ...(article?.authors ?? []).map((address) => property('article:author', address)),
    ...(article?.tags ?? []).map((text) => property('article:tag', text)),
    property('og:image', image?.url),
    property('og:image:width', image?.width?.toString()),
    property('og:image:height', image?.height?.toString()),
    property('og:image:alt', image?.alt),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
    structuredData.length > 0
      ? `<script type="application/ld+json">${jsonLdText(structuredData)}</script>`
      : '',
  ].join('');
}
