import type { Meta } from '@storybook/react-vite';
import { PAGE_META, pageStory, type PageArgs } from '../page-story.tsx';

const meta = { ...PAGE_META } satisfies Meta<PageArgs>;
export default meta;

export const SignIn = pageStory(({ routes }) => routes.signIn, /correo/i);

export const CreateAccount = pageStory(({ routes }) => `${routes.signIn}?form=signin`, /correo/i);

export const Profile = pageStory(({ routes }) => routes.profile, /Montes/, { reader: 'active' });

export const Subscriptions = pageStory(({ routes }) => routes.subscriptions, /suscripci/i, {
  reader: 'active',
});

/** The account service does not know the session any more. */
export const ExpiredSession = pageStory(({ routes }) => routes.profile, /Iniciar sesión/i, {
  reader: 'expired',
});
