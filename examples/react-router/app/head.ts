import type { MetaDescriptor } from 'react-router';
import type { Page } from '../newspaper/server/pages.ts';
import { origin } from '../newspaper/site.ts';

/** The head of a page, for search engines and for previews of links. */
export function head({ loaderData }: { loaderData: Page | undefined }): MetaDescriptor[] {
  if (!loaderData) return [];
  const { title, description, canonical, image, view } = loaderData;
  return [
    { title },
    { name: 'description', content: description },
    ...(canonical === undefined
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { tagName: 'link' as const, rel: 'canonical', href: origin + canonical },
          { property: 'og:url', content: origin + canonical },
        ]),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: view === 'story' || view === 'entry' ? 'article' : 'website' },
    ...(image ? [{ property: 'og:image', content: image }] : []),
  ];
}
