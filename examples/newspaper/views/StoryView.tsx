import { StoryGrid } from 'rotativa/blocks/lists/StoryGrid';
import { Article, ArticlePage, previewBox } from 'rotativa/patterns/article/ArticlePage';
import { promoProps } from 'rotativa/patterns/paywall/PromoBox';
import type { StoryPage } from '../server/stories.ts';
import { brand, origin } from '../site.ts';

/** A story of the content system (ANS), with the box of the paywall below a preview. */
export const StoryView = ({ article, date, updated, data, related }: StoryPage) => (
  <ArticlePage
    after={
      related.length > 0 && (
        <StoryGrid
          title={`Más de ${article.section?.name ?? 'la sección'}`}
          url={`${article.section?.id ?? ''}/`}
          teasers={related}
          preset="thirds"
        />
      )
    }
  >
    <Article
      article={article}
      presets={brand.article}
      url={origin + article.canonicalUrl}
      date={date}
      updated={updated}
      locked={previewBox(article, promoProps(brand, article.canonicalUrl))}
    />
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
  </ArticlePage>
);
