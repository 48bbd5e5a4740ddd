import type { Meta } from '@storybook/react-vite';
import { PAGE_META, pageStory, type PageArgs } from '../page-story.tsx';

const meta = { ...PAGE_META } satisfies Meta<PageArgs>;
export default meta;

export const Store = pageStory(({ routes }) => routes.subscribe, /\$/);

export const Checkout = pageStory(({ routes }) => routes.buy, /\$/);

/** The sales service does not answer. */
export const ClosedStore = pageStory(({ routes }) => routes.subscribe, /No pudimos traer las suscripciones/, {
  condition: 'out of reach',
});
