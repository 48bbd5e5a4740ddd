import { z } from 'zod';
import type { AnsDocument } from '../../../domain/ans/document.ts';
import { articleLayout } from '../../../domain/article/layout.ts';
import { GALLERY_GRID_SIZE, latestGalleries, relatedGalleries } from '../../../domain/feed/requests.ts';
import type { FeedRequest } from '../../../domain/feed/sources.ts';
import type { ContentServices } from '../../../providers/ports/content-services.ts';
import { titles } from '../../../messages/blocks.ts';
import type { BlockPage } from '../../block-page.ts';
import { defineBlock, type Priority } from '../../defineBlock.ts';
import { others } from '../../shared/story-block/others.ts';
import { requestedSize, claimStories } from '../../dedupe.ts';
import { STORY_CARD_RATIO } from '../../shared/teaser/cover-sizes.ts';
import { sourceInclude } from '../../shared/teaser/teaser-fields.ts';
import { toTeaser } from '../../shared/teaser/to-teaser.ts';
import { titleSetting } from '../../shared/title-setting.ts';
import { PRESETS, type GridPreset } from './presets.ts';
import { StoryGrid, type StoryGridProps } from './StoryGrid.tsx';

/** The grid of the first `feedSize` stories that no other block shows; null if none is left. */
function gridOf(
  preset: GridPreset,
  items: readonly AnsDocument[],
  { title, feedSize }: { title: string; feedSize: number },
  services: ContentServices,
  page: BlockPage,
): StoryGridProps | null {
  const own = claimStories(page, items, feedSize);
  if (own.length === 0) return null;
  const { ratio = STORY_CARD_RATIO } = PRESETS[preset].card;
  const teasers = own.map((item) => toTeaser(item, services, { ratio }));
  return { preset, title, url: '', teasers };
}

interface Galleries {
  name: string;
  label: string;
  /** The default, from the dictionary. */
  title: () => string;
  /** When it chooses. @defaultValue with the newest */
  priority?: Priority;
  request: (
    document: AnsDocument,
    requested: { feedSize: number; sourceInclude: string },
  ) => FeedRequest | null;
}

/** A block of galleries, only for gallery pages. @see N10 */
const galleries = ({ name, label, title, priority, request }: Galleries) =>
  defineBlock({
    name,
    label,
    category: 'article',
    settings: z.object({ title: titleSetting(title) }),
    priority,
    load: (_settings, services, page) => {
      const { document, path } = page;
      if (!document || articleLayout(document, path, services.product) !== 'gallery') return 'elsewhere';
      const requested = { feedSize: requestedSize(GALLERY_GRID_SIZE, page), sourceInclude: sourceInclude() };
      return others(request(document, requested), services, page);
    },
    props: ({ stories }, { title }, services, page) =>
      gridOf('galleries', stories, { title, feedSize: GALLERY_GRID_SIZE }, services, page),
    view: StoryGrid,
  });

/** The newest galleries, below a gallery. @see N10 */
export const latestGalleriesBlock = galleries({
  name: 'latest-galleries',
  label: 'Últimas galerías',
  title: () => titles.latestGalleries,
  request: (_document, requested) => latestGalleries(requested),
});

/** Galleries with the same subtype, below a gallery. They are few, so it chooses before the latest ones. @see N10 */
export const relatedGalleriesBlock = galleries({
  name: 'related-galleries',
  label: 'Galerías relacionadas',
  title: () => titles.relatedGalleries,
  priority: 'scarce',
  request: relatedGalleries,
});
