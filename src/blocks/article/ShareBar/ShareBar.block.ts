import { z } from 'zod';
import { titleOf } from '../../../domain/article/title.ts';
import { defineBlock } from '../../defineBlock.ts';
import { shareIsland } from './island.ts';
import { ShareBar } from './ShareBar.tsx';

/** Shares the document of an article page. @see N17 */
export const shareBarBlock = defineBlock({
  name: 'share-bar',
  label: 'Compartir',
  settings: z.object({}),
  load: (_settings, _services, { document }) => (document ? { document } : null),
  props: ({ document }, _settings, { links }) => ({
    url: links.absolute(links.document(document.canonical_url)),
    title: titleOf(document),
  }),
  view: ShareBar,
  islands: [shareIsland],
});
