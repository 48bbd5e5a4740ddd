import type { PreparedArticle } from '../article/prepare.ts';
import type { ForumEvent } from '../event/event.ts';
import { plainText } from '../html/plain-text.ts';
import { articleUrl, leadImages, type ArticleDataOptions } from './article.ts';
import { filled, publisher, withoutQuotes, type JsonLd } from './site.ts';

/**
 * Structured data of the forum that an article announces. Search engines require a place, so it is omitted for a forum
 * whose city is not known yet.
 *
 * @param country of the places: a code of ISO 3166, as 'CO'
 * @see B7, N16
 */
export function eventData(
  article: PreparedArticle,
  { starts, city, venue }: ForumEvent,
  options: ArticleDataOptions,
  country: string,
): JsonLd | undefined {
  if (!city) return undefined;
  const { origin } = options;
  return {
    '@type': 'Event',
    ...filled({
      name: withoutQuotes(plainText(article.headline)),
      description: plainText(article.description),
      url: articleUrl(article, options),
      image: leadImages(article.lead, origin),
      startDate: starts,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: venue || city,
        address: filled({
          '@type': 'PostalAddress',
          streetAddress: venue,
          addressLocality: city,
          addressCountry: country,
        }),
      },
      organizer: publisher(options),
    }),
  };
}
