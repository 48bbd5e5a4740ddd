import { isOpenArticle } from '../article/access.ts';
import type { AudioBlock } from '../body/block.ts';
import type { PreparedArticle } from '../article/prepare.ts';
import { plainText } from '../html/plain-text.ts';
import { articleUrl, type ArticleDataOptions } from './article.ts';
import { isoDuration } from './parts.ts';
import { absolute, filled, withoutQuotes, type JsonLd } from './site.ts';

/** The section of podcasts, on every brand. @see B19 */
export const PODCAST_SECTION = '/podcasts';

/** Whether a path is that of the podcasts, or of one of them: a section below theirs. */
export const isPodcastPath = (path: string): boolean => path.startsWith(`${PODCAST_SECTION}/`);

/** The recording of an episode: an article of /podcasts. Undefined for another article, and for one whose recording is locked. */
export function episodeRecording({ section, body }: PreparedArticle): AudioBlock | undefined {
  return section?.id === PODCAST_SECTION ? body.find((block) => block.type === 'audio') : undefined;
}

/** Structured data of an episode: an article of /podcasts with a recording. Undefined for another article. @see B19, N16 */
export function podcastData(article: PreparedArticle, options: ArticleDataOptions): JsonLd | undefined {
  const free = isOpenArticle(article, options);
  const { section, date } = article;
  const recording = episodeRecording(article);
  if (!recording || !section) return undefined;
  const { origin } = options;
  const [source] = recording.sources;
  const duration = recording.durationMs === undefined ? undefined : isoDuration(recording.durationMs);
  return {
    '@type': 'PodcastEpisode',
    ...filled({
      name: withoutQuotes(plainText(article.headline)),
      description: plainText(article.description),
      url: articleUrl(article, options),
      datePublished: date,
      timeRequired: duration,
      associatedMedia: filled({
        '@type': 'AudioObject',
        contentUrl: source && absolute(source.src, origin),
        encodingFormat: source?.type,
        duration,
      }),
      partOfSeries: {
        '@type': 'PodcastSeries',
        name: section.name ?? options.name,
        url: absolute(`${PODCAST_SECTION}/`, origin),
      },
      isAccessibleForFree: free,
    }),
  };
}
