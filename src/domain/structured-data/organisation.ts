import type { AuthorRecord } from '../ans/document.ts';
import type { PreparedArticle } from '../article/prepare.ts';
import { plainText } from '../html/plain-text.ts';
import { httpHref } from '../url/safe.ts';
import { articleFields, type ArticleDataOptions } from './article.ts';
import { absolute, filled, publisher, withoutQuotes, type JsonLd, type StructuredDataSite } from './site.ts';

/** The site, its search and its pages at social networks. */
export interface SiteDataOptions extends StructuredDataSite {
  description: string;
  language: string;
  /** Path of the search page. */
  search: string;
  /** The publication's pages at social networks. */
  networks: readonly string[];
  legalName?: string | undefined;
}

/** Structured data of a home page: the publication, and its site with the search. @see N16 */
export function siteData(options: SiteDataOptions): JsonLd[] {
  const { origin, name, description, language, search, networks, legalName } = options;
  const organisation = `${origin}/#organizacion`;
  return [
    {
      '@type': 'NewsMediaOrganization',
      '@id': organisation,
      ...filled({ ...publisher(options), description, legalName, sameAs: [...networks] }),
    },
    {
      '@type': 'WebSite',
      name,
      url: `${origin}/`,
      description,
      inLanguage: language,
      publisher: { '@id': organisation },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${search}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/**
 * Structured data of an author's page.
 * @param path the page's path
 * @see N13, N16
 */
export function profileData(
  author: Pick<AuthorRecord, 'name' | 'byline' | 'role' | 'description' | 'image' | 'social_links'>,
  path: string,
  { origin }: Pick<StructuredDataSite, 'origin'>,
): JsonLd {
  const url = absolute(path, origin);
  const person = filled({
    name: plainText(author.byline || author.name),
    url,
    jobTitle: author.role,
    description: plainText(author.description ?? ''),
    image: author.image && absolute(author.image, origin),
    sameAs: author.social_links.flatMap(({ url: address }) => httpHref(address) ?? []),
  });
  return { '@type': 'ProfilePage', url, mainEntity: { '@type': 'Person', ...person } };
}

/** Structured data of a gallery: its pictures with caption and credit. A locked one has only those of its preview. @see N10, N16 */
export function galleryData(article: PreparedArticle, options: ArticleDataOptions): JsonLd {
  const pictures = article.gallery.map(({ picture, caption, subtitle }) => ({
    '@type': 'ImageObject',
    ...filled({
      contentUrl: absolute(picture.url, options.origin),
      name: plainText(subtitle),
      caption: plainText(caption.caption) || picture.alt,
      creditText: caption.credit,
      width: picture.width,
      height: picture.height,
    }),
  }));
  const { headline, articleSection: _section, ...fields } = articleFields(article, options);
  return {
    '@type': 'ImageGallery',
    ...fields,
    ...filled({ name: headline ?? withoutQuotes(article.headline), associatedMedia: pictures }),
  };
}
