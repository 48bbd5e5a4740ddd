import type { Meta } from '@storybook/react-vite';
import { contentAddress, isColumn, liveBlog, lockedArticle, openArticle } from '../addresses.ts';
import { CONTENT, PAGE_META, pageStory, type PageArgs } from '../page-story.tsx';

const meta = { ...PAGE_META } satisfies Meta<PageArgs>;
export default meta;

export const Standard = pageStory(openArticle, CONTENT);

/** Only its beginning, and the box that sells. */
export const Locked = pageStory(lockedArticle, /suscr/i);

/** The same article, as its subscribers get it. */
export const Unlocked = pageStory(lockedArticle, CONTENT, { subscriber: true, reader: 'active' });

export const Gallery = pageStory(
  contentAddress(({ type }) => type === 'gallery'),
  CONTENT,
);

export const Video = pageStory(
  contentAddress(({ type }) => type === 'video'),
  CONTENT,
);

export const LiveBlog = pageStory(liveBlog, /En vivo/i);

export const Opinion = pageStory(contentAddress(isColumn), CONTENT);
