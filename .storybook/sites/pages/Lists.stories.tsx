import type { Meta } from '@storybook/react-vite';
import { firstAuthor, firstTag, mainSection } from '../addresses.ts';
import { CONTENT, PAGE_META, pageStory, type PageArgs } from '../page-story.tsx';

const meta = { ...PAGE_META } satisfies Meta<PageArgs>;
export default meta;

export const Section = pageStory(mainSection, CONTENT);

/** A section in which nothing is published yet. */
export const Empty = pageStory(mainSection, /Todavía no hay notas aquí/, { condition: 'empty' });

export const Author = pageStory(firstAuthor, CONTENT);

export const Tag = pageStory(firstTag, CONTENT);

export const Search = pageStory(({ routes }) => `${routes.search}?q=Colombia`, /Colombia/);

/** No page has the words. */
export const NothingFound = pageStory(({ routes }) => `${routes.search}?q=xilófono+submarino`, /xilófono/);

/** The stories of a day. */
export const Day = pageStory(() => '/archivo/2026-11-20/', CONTENT);
