import type { ElementType, ReactNode } from 'react';
import { z } from 'zod';
import { authorsFirst } from '../../../domain/feed/authors-first.ts';
import type { ItemRules } from '../../../domain/feed/rules.ts';
import type { ImageRatio } from '../../../components/Image/Image.tsx';
import type { IslandDefinition } from '../../../islands/define-island.ts';
import type { RootProps } from '../../../styling/root.ts';
import type { BlockPage } from '../../block-page.ts';
import { defineBlock, type Block, type Priority } from '../../defineBlock.ts';
import { claimStories, pinnedStories } from '../../dedupe.ts';
import { siteName } from '../site-name.ts';
import type { Teaser } from '../teaser/teaser.ts';
import { toTeaser } from '../teaser/to-teaser.ts';
import { loadStories, storySource, storyPriority } from './source.ts';

/** Props of every view of a list of stories. */
export interface StoriesProps {
  /** Name of the block; '' if its first story is enough. */
  title: string;
  /** Address of the page with more stories; '' for none. */
  url: string;
  teasers: readonly Teaser[];
}

/** The same with the props of the view's root. */
export type StoryViewProps<T extends ElementType> = StoriesProps & RootProps<T, StoriesProps>;

/** The opening of a front speaks for itself: `storyBlock` gives it an address too, and it shows none. */
export type OpeningProps<T extends ElementType> = Omit<StoryViewProps<T>, 'title' | 'url'> &
  Partial<Record<'title' | 'url', string | undefined>>;

export interface StoryBlockOptions<Shape extends z.ZodRawShape> {
  name: string;
  /** The name for editors, in Spanish. */
  label: string;
  /** Where editors find it, see `defineBlock`. */
  category?: string | undefined;
  /** Default number of stories. */
  feedSize: number;
  /** The ratio of the pictures in its view, if all have one. */
  ratio?: ImageRatio | undefined;
  /** Additional settings, which the view gets as props. */
  settings?: Shape | undefined;
  rules?: ItemRules | undefined;
  /** When it claims its stories. @defaultValue as `storyPriority` */
  priority?: Priority | undefined;
  /** True for a ranking: it repeats stories that the page already shows, because its ranks must not differ between pages. @defaultValue false */
  repeats?: boolean | undefined;
  /** False for a list without pictures. @defaultValue true */
  pictures?: boolean | undefined;
  /** True for columns: those of different authors come first, and one without an author has the name of its site. @see B17 */
  signed?: boolean | undefined;
  /** True for a list of the latest, which shows the hours of today and yesterday. @defaultValue false */
  latest?: boolean | undefined;
  view: (props: StoriesProps & z.output<z.ZodObject<Shape>>) => ReactNode;
  islands?: readonly IslandDefinition<never>[] | undefined;
}

/** A teaser with the site as its author, if it has none. */
export const signedBy = (teaser: Teaser, page: BlockPage): Teaser => {
  const name = siteName(page);
  return name && teaser.authors.length === 0 ? { ...teaser, authors: [{ name }] } : teaser;
};

/**
 * Declares a block that shows stories of a collection or a section. Title, source, size and offset are its settings,
 * and teasers its view's props.
 * @see B1, B2
 */
export function storyBlock<Shape extends z.ZodRawShape>({
  ratio,
  feedSize,
  settings,
  priority,
  pictures = true,
  repeats = false,
  signed = false,
  latest = false,
  view,
  ...rest
}: StoryBlockOptions<Shape>): Block {
  const common = z.object({
    title: z.string().default('').meta({ title: 'Título' }),
    url: z.string().default('').meta({
      title: 'Enlace del título',
      description: 'La página con más notas.',
      widget: 'address',
    }),
    ...storySource(feedSize),
    repeats: z
      .boolean()
      .default(repeats)
      .meta({ title: 'Repetir notas', description: 'Muestra también las que ya están en la página.' }),
  });
  return defineBlock({
    ...rest,
    settings: common,
    ...(settings && { viewSettings: settings }),
    priority: storyPriority(priority),
    load: async (chosen, services, page) => ({
      stories: await loadStories(chosen, services, page, {
        ...(priority === 'rest' && { overfetch: 'rest' }),
      }),
    }),
    // A block that repeats takes nothing from others.
    pinned: ({ stories }, { repeats, feedSize }) => (repeats ? [] : pinnedStories(stories, feedSize)),
    props: ({ stories }, chosen, services, page): StoriesProps | null => {
      const candidates = signed ? authorsFirst(stories) : stories;
      const own = claimStories(
        chosen.repeats ? { onClaim: page.onClaim } : page,
        candidates,
        chosen.feedSize,
        { pictures },
      );
      if (own.length === 0) return null;
      return {
        title: chosen.title,
        url: chosen.url,
        teasers: own.map((item) => {
          const teaser = toTeaser(item, services, { ratio, latest });
          return signed ? signedBy(teaser, page) : teaser;
        }),
      };
    },
    view,
  });
}
