import { Fragment, type ReactNode } from 'react';
import type { BlockPage, PageDocument } from 'rotativa/blocks';
import type { ContentServices } from 'rotativa/providers';
import { topicListBlock } from './topic-list.ts';

const blocks = new Map([topicListBlock].map((block) => [block.name, block]));

export const front: PageDocument = {
  layout: 'front',
  title: '',
  regions: { main: [{ block: 'topic-list', settings: { published: true, tag: 'paz' } }] },
};

/** Loads the blocks of a region together, then shows them in order. */
export async function mainRegion(
  { regions }: PageDocument,
  services: ContentServices,
  page: BlockPage,
): Promise<ReactNode> {
  const loaded = await Promise.all(
    (regions.main ?? []).map(({ block, settings }) => blocks.get(block)?.load(settings, services, page)),
  );
  return loaded.map((block, index) => <Fragment key={index}>{block?.show()?.element}</Fragment>);
}
