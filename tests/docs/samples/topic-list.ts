import { askedSize, claimStories, defineBlock, sourceInclude, toTeaser } from 'rotativa/blocks';
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
      feedSize: askedSize(feedSize, page),
      sourceInclude: sourceInclude(),
    };
    const { content_elements: items } = await content.feed(
      { source: 'content-apir', query },
      { signal: page.signal },
    );
    return { items };
  },
  props: ({ items }, { title, feedSize }, services, page) => {
    const stories = claimStories(page, items, feedSize, { pictures: false });
    return stories.length === 0
      ? null
      : { title, teasers: stories.map((story) => toTeaser(story, services)) };
  },
  view: TopicList,
});
