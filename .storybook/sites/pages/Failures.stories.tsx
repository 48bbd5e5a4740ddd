import type { Meta } from '@storybook/react-vite';
import { mainSection } from '../addresses.ts';
import { PAGE_META, pageStory, type PageArgs } from '../page-story.tsx';

const meta = { ...PAGE_META } satisfies Meta<PageArgs>;
export default meta;

export const NotFound = pageStory(() => '/no-existe/', /404/);

/** The content service does not answer. */
export const Unavailable = pageStory(mainSection, /No pudimos traer las noticias/, {
  condition: 'out of reach',
});

/** An error of the site itself. */
export const InternalError = pageStory(mainSection, /Algo falló/, { condition: 'broken' });
