import { z } from 'zod';
import { printEditions } from '../../../domain/feed/requests.ts';
import { isEdition } from '../../../domain/feed/rules.ts';
import { titles } from '../../../messages/blocks.ts';
import { sectionIconSetting } from '../../shared/section-icons/setting.ts';
import { defineBlock } from '../../defineBlock.ts';
import { requestedSize, claimStories } from '../../dedupe.ts';
import { sourceInclude } from '../../shared/teaser/teaser-fields.ts';
import { toTeaser } from '../../shared/teaser/to-teaser.ts';
import { others } from '../../shared/story-block/others.ts';
import { titleSetting } from '../../shared/title-setting.ts';
import { EditionShelf } from './EditionShelf.tsx';

/** The newest print editions. On the page of an article it is shown below an edition only, without that edition. @see B15 */
export const editionShelfBlock = defineBlock({
  name: 'edition-shelf',
  label: 'Ediciones impresas',
  category: 'editions',
  settings: z.object({
    title: titleSetting(() => titles.editions),
    url: z.string().default('').meta({ title: 'Enlace al archivo', widget: 'address' }),
    icon: sectionIconSetting,
    feedSize: z.number().int().min(1).max(24).default(6).meta({ title: 'Número de ediciones' }),
  }),
  load: async ({ feedSize }, services, page) => {
    if (page.document && !isEdition(page.document)) return 'elsewhere';
    const request = printEditions({
      feedSize: requestedSize(feedSize, page),
      sourceInclude: sourceInclude(),
    });
    return others(request, services, page);
  },
  props: ({ stories }, { title, url, icon, feedSize }, services, page) => {
    const own = claimStories(page, stories, feedSize);
    if (own.length === 0) return null;
    return {
      title,
      href: url || undefined,
      icon,
      editions: own.map((item) => toTeaser(item, services)),
    };
  },
  view: EditionShelf,
});
