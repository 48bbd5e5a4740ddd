import { articleData, jsonLdText, publicAccess } from 'rotativa/domain';
import { guardDocument, prepareArticle } from 'rotativa/domain/server';
import { Article, ArticlePage, previewBox } from 'rotativa/patterns/article/ArticlePage';
import { promoProps } from 'rotativa/patterns/paywall/PromoBox';
import { brand } from 'rotativa/themes/weekly';
import documents from '../../locked.json';
import { SaveStory } from '../save-story';

const SITE = { origin: 'https://www.ejemplo.com', name: brand.name, logo: { url: '/favicon.svg' } };

export const dynamicParams = false;
export const generateStaticParams = () => [{ lector: 'cualquiera' }, { lector: 'suscriptor' }];

/** Locked articles for any reader, and for a subscriber. */
export default async function Page({ params }) {
  const { lector } = await params;
  return Object.values(documents).map((raw) => {
    const { value: document } = guardDocument(raw);
    const access = lector === 'suscriptor' ? 'whole' : publicAccess(document, brand.product);
    const article = prepareArticle(document, { access, product: brand.product, siteName: brand.name });
    return (
      <ArticlePage key={article.id}>
        <Article
          article={article}
          presets={brand.article}
          url={SITE.origin + article.canonicalUrl}
          locked={previewBox(article, promoProps(brand, article.canonicalUrl))}
        />
        <SaveStory article={article} />
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: jsonLdText(articleData(article, { ...SITE, free: access === 'whole' })),
          }}
        />
      </ArticlePage>
    );
  });
}
