import { createElement } from 'react';
import { z } from 'zod';
import { primarySectionId } from '../../../domain/article/sections.ts';
import { authorKey, oneOfEachAuthor } from '../../../domain/feed/authors-first.ts';
import { authorColumns, sectionColumns } from '../../../domain/feed/requests.ts';
import { opinion, titles } from '../../../messages/blocks.ts';
import { defineBlock } from '../../defineBlock.ts';
import { others } from '../../shared/story-block/others.ts';
import { signedBy } from '../../shared/story-block/story-block.ts';
import { sourceInclude } from '../../shared/teaser/teaser-fields.ts';
import { toTeaser } from '../../shared/teaser/to-teaser.ts';
import { requestedSize, claimStories } from '../../dedupe.ts';
import { SideBox, type SideBoxProps } from '../LatestBox/SideBox.tsx';
import { titleSetting } from '../../shared/title-setting.ts';
import { OpinionStrip } from './OpinionStrip.tsx';

const size = (feedSize: number) =>
  z.number().int().min(1).max(12).default(feedSize).meta({ title: 'Número de columnas' });

/** Only headlines: the portrait opens the page already. */
const TEXTS = { pictures: false } as const;

const RULES = { image: false } as const;

/** The other columns of the author of the page's column, by date. @see N2 */
export const authorColumnsBlock = defineBlock({
  name: 'author-columns',
  label: 'Más columnas del autor',
  category: 'article',
  settings: z.object({ feedSize: size(4) }),
  rules: RULES,
  load: ({ feedSize }, services, page) =>
    others(
      page.document &&
        authorColumns(page.document, {
          feedSize: requestedSize(feedSize, page),
          sourceInclude: sourceInclude(),
        }),
      services,
      page,
    ),
  props: ({ stories }, { feedSize }, services, page) => {
    const own = claimStories(page, stories, feedSize, TEXTS);
    const author = page.document && toTeaser(page.document, services).authors[0];
    if (own.length === 0 || !author) return null;
    return {
      title: opinion.moreOf(author.name),
      items: own.map((item) => {
        const { id, url, headline, time, publishedAt } = toTeaser(item, services);
        return {
          key: id,
          href: url,
          text: headline,
          ...(time && { time: { text: time, dateTime: publishedAt ?? '' } }),
        };
      }),
    };
  },
  view: (props: Omit<SideBoxProps, 'startsOpen'>) => createElement(SideBox, { ...props, startsOpen: true }),
});

/** The newest columns of the section of the page's column, one of each author. @see N2 */
export const otherColumnsBlock = defineBlock({
  name: 'other-columns',
  label: 'Otras columnas',
  category: 'article',
  settings: z.object({
    title: titleSetting(() => titles.otherColumns),
    feedSize: size(4),
  }),
  rules: RULES,
  load: ({ feedSize }, services, page) =>
    others(
      page.document &&
        sectionColumns(page.document, {
          feedSize: requestedSize(feedSize, page, 'rest'),
          sourceInclude: sourceInclude(),
        }),
      services,
      page,
    ),
  props: ({ stories }, { title, feedSize }, services, page) => {
    const { document } = page;
    if (!document) return null;
    const columns = oneOfEachAuthor(stories.filter((item) => authorKey(item) !== authorKey(document)));
    const own = claimStories(page, columns, feedSize, TEXTS);
    if (own.length === 0) return null;
    return {
      title,
      url: services.links.section(primarySectionId(document)),
      teasers: own.map((item) => signedBy(toTeaser(item, services), page)),
    };
  },
  view: OpinionStrip,
});
