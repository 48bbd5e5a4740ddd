import type { Meta } from '@storybook/react-vite';
import { CONTENT, PAGE_META, pageStory, type PageArgs } from '../page-story.tsx';

const meta = { ...PAGE_META } satisfies Meta<PageArgs>;
export default meta;

export const Help = pageStory(({ routes }) => routes.help, /ayud/i);

export const HelpForm = pageStory(({ routes }) => `${routes.help}contacto/`, /correo/i);

export const Newsletters = pageStory(({ routes }) => routes.newsletters, CONTENT);

export const Terms = pageStory(({ properties }) => properties.habeasData, /datos/);

export const Consent = pageStory(({ routes }) => routes.consent, CONTENT);
