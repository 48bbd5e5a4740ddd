import { requestedSize, claimStories, defineBlock, sourceInclude, toTeaser } from 'rotativa/blocks';
import { z } from 'zod';
import { TopicList } from './TopicList.tsx';

export const topicListBlock = defineBlock({
  name: 'topic-list',
  label: 'Tema del día',
  settings: z.object({
    title: z.string().default('Tema del día').meta({ title: 'Título' }),
    tag: z
      .string()
      .default('')
      .meta({ title: 'Etiqueta', description: 'Como en su dirección, por ejemplo “paz”.' }),
    feedSize: z.number().int().min(1).max(12).default(4).meta({ title: 'Número de notas' }),
  }),
  rules: { image: false },
  load: async ({ tag, feedSize }, { content }, page) => {
    if (!tag) return null;
    const query = {
      includeTags: tag,
      feedSize: requestedSize(feedSize, page),
      sourceInclude: sourceInclude(),
    };
    const { content_elements: stories } = await content.feed(
      { source: 'content-apir', query },
      { signal: page.signal },
    );
    return { stories };
  },
  props: ({ stories }, { title, feedSize }, services, page) => {
    const own = claimStories(page, stories, feedSize, { pictures: false });
    return own.length === 0 ? null : { title, teasers: own.map((story) => toTeaser(story, services)) };
  },
  view: TopicList,
});
