import { z } from 'zod';
import type { AnsDocument } from '../../../domain/ans/document.ts';
import { isLockedStory } from '../../../domain/article/locked-article.ts';
import { audioBlock } from '../../../domain/body/convert/audio-block.ts';
import { PODCAST_SECTION } from '../../../domain/structured-data/podcast.ts';
import { claimStories } from '../../dedupe.ts';
import { defineBlock } from '../../defineBlock.ts';
import { loadStories, storyPriority, storySource } from '../../shared/story-block/source.ts';
import { toTeaser } from '../../shared/teaser/to-teaser.ts';
import { EpisodeList, type Episode } from './EpisodeList.tsx';

const recordingOf = ({ content_elements: elements }: AnsDocument): Episode['recording'] => {
  const element = elements.find(({ type }) => type === 'audio');
  const block = element?.type === 'audio' ? audioBlock(element) : undefined;
  return block && { sources: block.sources, ...(block.durationMs && { durationMs: block.durationMs }) };
};

/** Episodes of a podcast with their players. On the page of an article it is shown below an episode only. @see B19 */
export const episodeListBlock = defineBlock({
  name: 'episode-list',
  label: 'Episodios de un pódcast',
  category: 'lists',
  settings: z.object({
    title: z.string().default('').meta({ title: 'Título' }),
    feed: z.string().default('').meta({
      title: 'Dirección para aplicaciones de pódcast',
      description: 'Por ejemplo: /podcasts/rss.xml. Si está vacía, la lista no tiene ese enlace.',
      widget: 'address',
    }),
    ...storySource(12),
  }),
  rules: { image: false },
  priority: storyPriority(),
  load: async (settings, services, page) => {
    if (page.document && page.document.taxonomy.primary_section?._id !== PODCAST_SECTION) return null;
    return { stories: await loadStories(settings, services, page, { more: ['content_elements'] }) };
  },
  props: ({ stories }, { title, feed, feedSize }, services, page) => {
    const own = claimStories(page, stories, feedSize);
    if (own.length === 0) return null;
    return {
      title,
      feed: feed || undefined,
      episodes: own.map((item) => ({
        teaser: toTeaser(item, services, { ratio: '1:1' }),
        ...(!isLockedStory(item, services.product) && { recording: recordingOf(item) }),
      })),
    };
  },
  view: EpisodeList,
});
