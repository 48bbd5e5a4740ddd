import { z } from 'zod';
import type { AnsDocument } from '../../../domain/ans/document.ts';
import { titles } from '../../../messages/blocks.ts';
import { defineBlock } from '../../defineBlock.ts';
import { claimStories, pinnedStories } from '../../dedupe.ts';
import { loadStories, storySource, storyPriority } from '../../shared/story-block/source.ts';
import { toTeaser } from '../../shared/teaser/to-teaser.ts';
import { LeadPackage } from './LeadPackage.tsx';

/** The opening of a front: lead, side column, columnists. @see B7 */
export const leadPackageBlock = defineBlock({
  name: 'lead-package',
  label: 'Apertura',
  category: 'openings',
  settings: z.object({
    title: z
      .string()
      .default(() => titles.lead)
      .meta({ title: 'Título', description: 'Solo se lee en voz alta.' }),
    ...storySource(6),
    sideCount: z.number().int().min(0).max(5).default(3).meta({ title: 'Notas de la columna lateral' }),
    picture: z
      .enum(['below', 'above'])
      .default('below')
      .meta({
        title: 'Foto de la apertura',
        options: { below: 'Debajo del titular', above: 'Encima del titular' },
      }),
    opinionCollectionId: z
      .string()
      .default('')
      .meta({ title: 'Colección de columnas', widget: 'collection' }),
    opinionSize: z.number().int().min(0).max(6).default(0).meta({ title: 'Número de columnas' }),
    opinionTitle: z
      .string()
      .default(() => titles.columns)
      .meta({ title: 'Título de las columnas' }),
    opinionUrl: z.string().default('/opinion/').meta({ title: 'Enlace de las columnas', widget: 'address' }),
  }),
  priority: storyPriority(),
  load: async (settings, services, page) => {
    const { opinionCollectionId: collectionId, opinionSize: feedSize } = settings;
    const [stories, opinions] = await Promise.all([
      loadStories(settings, services, page),
      collectionId && feedSize
        ? loadStories({ collectionId, section: '', feedSize, offSet: 0 }, services, page)
        : [],
    ]);
    return { stories, opinions };
  },
  pinned: ({ stories, opinions }, { feedSize, opinionSize }) => [
    ...pinnedStories(stories, feedSize),
    ...pinnedStories(opinions, opinionSize),
  ],
  props: (
    { stories, opinions }: { stories: readonly AnsDocument[]; opinions: readonly AnsDocument[] },
    settings,
    services,
    page,
  ) => ({
    title: settings.title,
    sideCount: settings.sideCount,
    picture: settings.picture,
    opinionTitle: settings.opinionTitle,
    opinionUrl: settings.opinionUrl,
    teasers: claimStories(page, stories, settings.feedSize).map((item) => toTeaser(item, services)),
    opinions: claimStories(page, opinions, settings.opinionSize, { pictures: false }).map((item) =>
      toTeaser(item, services),
    ),
  }),
  view: LeadPackage,
});
