import { z } from 'zod';
import type { AnsDocument } from '../../../domain/ans/document.ts';
import { printedAt } from '../../../domain/article/printed.ts';
import { printEditions } from '../../../domain/feed/requests.ts';
import { titles } from '../../../messages/blocks.ts';
import { defineBlock } from '../../defineBlock.ts';
import { claimStories } from '../../dedupe.ts';
import { loadStories, storySource, storyPriority } from '../../shared/story-block/source.ts';
import { phoneSetting } from '../../shared/phone/setting.ts';
import { sourceInclude } from '../../shared/teaser/teaser-fields.ts';
import { toTeaser } from '../../shared/teaser/to-teaser.ts';
import { titleSetting } from '../../shared/title-setting.ts';
import { EditionBand } from './EditionBand.tsx';

/** The latest print edition with its stories. @see B7 */
export const editionBandBlock = defineBlock({
  name: 'edition-band',
  label: 'En esta edición',
  category: 'editions',
  settings: z.object({
    title: titleSetting(() => titles.edition),
    url: z.string().default('/impresa/').meta({ title: 'Enlace del título', widget: 'address' }),
    subscribe: z.string().default('/store/').meta({ title: 'Enlace de la suscripción', widget: 'address' }),
    ...storySource(6),
    phone: phoneSetting,
  }),
  rules: { image: false },
  priority: storyPriority(),
  load: async (settings, services, page) => {
    const [stories, editions] = await Promise.all([
      loadStories(settings, services, page),
      services.content.feed(
        printEditions({ feedSize: 1, sourceInclude: sourceInclude(['content_elements.content']) }),
        { signal: page.signal },
      ),
    ]);
    const [edition] = editions.content_elements;
    return edition ? { stories, edition } : null;
  },
  props: (
    { stories, edition }: { stories: readonly AnsDocument[]; edition: AnsDocument },
    settings,
    services,
    page,
  ) => {
    // A shelf below begins with the previous edition.
    claimStories(page, [edition], 1);
    return {
      title: settings.title,
      url: settings.url,
      subscribe: settings.subscribe,
      phone: settings.phone,
      edition: toTeaser(edition, services, { ratio: '3:4' }),
      print: printedAt(edition),
      teasers: claimStories(page, stories, settings.feedSize, { pictures: false }).map((item) =>
        toTeaser(item, services),
      ),
    };
  },
  view: EditionBand,
});
