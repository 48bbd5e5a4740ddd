import { z } from 'zod';
import type { AnsDocument } from '../../../domain/ans/document.ts';
import { isLockedStory } from '../../../domain/article/locked-article.ts';
import { audioBlock } from '../../../domain/body/convert/audio-block.ts';
import { isPodcastPath, PODCAST_SECTION } from '../../../domain/structured-data/podcast.ts';
import type { ContentServices } from '../../../providers/ports/content-services.ts';
import { claimStories } from '../../dedupe.ts';
import { defineBlock } from '../../defineBlock.ts';
import { loadStories, storyPriority, storySource } from '../../shared/story-block/source.ts';
import type { Teaser, TeaserPicture } from '../../shared/teaser/teaser.ts';
import { toTeaser } from '../../shared/teaser/to-teaser.ts';
import { EpisodeList, type Episode } from './EpisodeList.tsx';

const recordingOf = ({ content_elements: elements }: AnsDocument): Episode['recording'] => {
  const element = elements.find(({ type }) => type === 'audio');
  const block = element?.type === 'audio' ? audioBlock(element) : undefined;
  return block && { sources: block.sources, ...(block.durationMs && { durationMs: block.durationMs }) };
};

/** Pixels. */
const COVER = { width: 400, height: 400 };

/** The path of an episode's podcast: a section below that of all. */
const podcastOf = ({ taxonomy }: AnsDocument): string | undefined =>
  taxonomy.sections.find(({ _id }) => isPodcastPath(_id))?._id;

interface Podcast {
  readonly name: string;
  /** For episodes without a picture: the logo of its section. */
  readonly cover?: TeaserPicture | undefined;
}

/** The podcasts of episodes, by their paths. The list is worth showing without them. */
async function podcastsOf(
  episodes: readonly AnsDocument[],
  { content, images }: ContentServices,
): Promise<ReadonlyMap<string, Podcast>> {
  const paths = [...new Set(episodes.flatMap((episode) => podcastOf(episode) ?? []))];
  const read = async (path: string): Promise<[string, Podcast][]> => {
    const section = await content.section(path).catch(() => null);
    if (!section) return [];
    const { name, logo } = section;
    return [[path, { name, ...(logo && { cover: { src: images.url(logo, COVER), alt: '' } }) }]];
  };
  return new Map((await Promise.all(paths.map(read))).flat());
}

const withPicture = ({ picture, ...teaser }: Teaser): Teaser => ({ ...teaser, ...(picture && { picture }) });

/** Episodes of a podcast with their players. On the page of an article it is shown below an episode only. @see B19 */
export const episodeListBlock = defineBlock({
  name: 'episode-list',
  label: 'Episodios de un pódcast',
  category: 'lists',
  settings: z.object({
    title: z.string().default('').meta({ title: 'Título' }),
    feed: z.string().default('').meta({
      title: 'Dirección para aplicaciones de pódcast',
      description: 'rss.xml es la de la misma página. Si está vacía, la lista no tiene ese enlace.',
      widget: 'address',
    }),
    ...storySource(12),
  }),
  rules: { image: false },
  priority: storyPriority(),
  load: async (settings, services, page) => {
    if (page.document && page.document.taxonomy.primary_section?._id !== PODCAST_SECTION) return 'elsewhere';
    const stories = await loadStories(settings, services, page, { more: ['content_elements'] });
    return { stories, podcasts: await podcastsOf(stories, services) };
  },
  props: ({ stories, podcasts }, { title, feed, feedSize }, services, page) => {
    const own = claimStories(page, stories, feedSize);
    if (own.length === 0) return null;
    return {
      title,
      feed: feed || undefined,
      episodes: own.map((item) => {
        const { name, cover } = podcasts.get(podcastOf(item) ?? '') ?? {};
        return {
          podcast: name,
          teaser: {
            ...(cover && { picture: cover }),
            ...withPicture(toTeaser(item, services, { ratio: '1:1' })),
          },
          ...(!isLockedStory(item, services.product) && { recording: recordingOf(item) }),
        };
      }),
    };
  },
  view: EpisodeList,
});
