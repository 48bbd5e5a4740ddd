import { ArticleBody } from 'rotativa/blocks/body/ArticleBody';
import { BodyFigure } from 'rotativa/blocks/body/BodyFigure';
import { Container } from 'rotativa/components/Container';
import { Stack } from 'rotativa/components/Stack';
import { escapeHtml } from 'rotativa/domain';
import { ArticleHeader } from 'rotativa/patterns/article/ArticleHeader';
import { PromoBox, promoProps } from 'rotativa/patterns/paywall/PromoBox';
import type { EntryPage } from '../server/agenda.ts';
import { brand } from '../site.ts';

/** A page of the other content system: a header, a picture and blocks, without `Article`. */
export function EntryView(page: EntryPage) {
  const { headline, standfirst, author, place, date, picture, caption, blocks, locked, path, data } = page;
  const box = locked ? promoProps(brand, path) : undefined;
  return (
    <Container as="article" width="text" className="page">
      <Stack gap="large">
        <ArticleHeader
          kicker="Agenda"
          kickerHref="/agenda/"
          headlineHtml={escapeHtml(headline)}
          standfirstHtml={escapeHtml(standfirst)}
          bylines={[{ text: author }]}
          dateline={place}
          date={date}
        />
        <BodyFigure
          picture={picture}
          caption={{ text: caption, caption: escapeHtml(caption), credit: '' }}
          priority
        />
        <ArticleBody blocks={blocks} quote={brand.article.quote} />
        {box && (
          <div className="locked-part">
            <PromoBox {...box} />
          </div>
        )}
      </Stack>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
    </Container>
  );
}
