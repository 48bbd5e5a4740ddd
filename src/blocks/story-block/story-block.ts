import type { ReactNode } from 'react';
import { z } from 'zod';
import type { IslandDefinition } from '../../islands/define-island.ts';
import { PRODUCT } from '../../themes/brand.ts';
import { defineBlock, type Block, type Turn } from '../defineBlock.ts';
import type { ItemRules } from '../rules.ts';
import { LONG_RESERVE, takeStories } from '../shown.ts';
import type { Teaser } from '../teaser/teaser.ts';
import { toTeaser } from '../teaser/to-teaser.ts';
import { loadStories, storySource } from './source.ts';

/** What every view of a list of stories takes. */
export interface StoriesProps {
  /** Names the block; '' where its first story speaks for it. */
  title: string;
  /** The page where there is more of it; '' for none. */
  url: string;
  teasers: readonly Teaser[];
}

export interface StoryBlockOptions<Shape extends z.ZodRawShape> {
  name: string;
  /** What editors call it, in Spanish. */
  label: string;
  /** How many stories it shows unless an editor says otherwise. */
  feedSize: number;
  /** The pictures' width divided by their height. */
  ratio?: number;
  /** Settings of the block's own: the view takes them as props. */
  settings?: Shape;
  rules?: ItemRules;
  /** When it chooses its stories. @defaultValue as `defineBlock` */
  turn?: Turn;
  /** False for one that shows no pictures of its stories. @defaultValue true */
  pictures?: boolean;
  view: (props: StoriesProps & z.output<z.ZodObject<Shape>>) => ReactNode;
  islands?: readonly IslandDefinition<never>[];
}

/**
 * Declares a block that shows stories of a collection or a section: title, source, size and offset are its
 * settings, teasers its view's props. Returns the block.
 * @see 002 §1 'Common block rules', B1, B2
 */
export function storyBlock<Shape extends z.ZodRawShape>({
  ratio,
  feedSize,
  settings,
  pictures = true,
  view,
  ...rest
}: StoryBlockOptions<Shape>): Block {
  const ownSettings = z.object((settings ?? {}) as Shape);
  const common = z.object({
    title: z.string().default('').meta({ title: 'Título' }),
    url: z
      .string()
      .default('')
      .meta({ title: 'Enlace del título', description: 'Ruta de la página con más notas.' }),
    ...storySource(feedSize),
    repeats: z
      .boolean()
      .default(false)
      .meta({ title: 'Repetir notas', description: 'Muestra también las que ya están en la página.' }),
  });
  return defineBlock({
    ...rest,
    settings: common.extend(ownSettings.shape) as unknown as typeof common,
    load: async (chosen, services, page) => ({
      items: await loadStories(chosen, services, page, {
        ...(rest.turn === 'rest' && { reserve: LONG_RESERVE }),
      }),
    }),
    props: ({ items }, chosen, services, page): StoriesProps | null => {
      const own = takeStories(chosen.repeats ? {} : page, items, chosen.feedSize, { pictures });
      if (own.length === 0) return null;
      return {
        ...ownSettings.parse(chosen),
        title: chosen.title,
        url: chosen.url,
        teasers: own.map((item) => toTeaser(item, services, { product: PRODUCT, ...(ratio && { ratio }) })),
      };
    },
    view: view as (props: StoriesProps) => ReactNode,
  });
}
