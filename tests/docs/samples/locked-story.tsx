import { articleData, jsonLdText, publicAccess, type AnsDocument } from 'rotativa/domain';
import { prepareArticle } from 'rotativa/domain/server';
import { Article, ArticlePage, previewBox } from 'rotativa/patterns/article/ArticlePage';
import { promoProps } from 'rotativa/patterns/paywall/PromoBox';
import { brand } from 'rotativa/themes/weekly';

const origin = 'https://www.semanario.example';

export function StoryPage({ document, subscriber }: { document: AnsDocument; subscriber: boolean }) {
  const rule = publicAccess(document, brand.product);
  const article = prepareArticle(document, {
    access: subscriber ? 'whole' : rule,
    product: brand.product,
    siteName: brand.name,
  });
  const data = articleData(article, {
    ...{ origin, name: brand.name, logo: { url: '/favicon.svg' } },
    free: rule === 'whole',
  });
  return (
    <ArticlePage>
      <Article
        article={article}
        presets={brand.article}
        url={origin + article.canonicalUrl}
        locked={previewBox(article, promoProps(brand, article.canonicalUrl))}
      />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
    </ArticlePage>
  );
}
