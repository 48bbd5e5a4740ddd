import { defineIsland, type IslandDefinition } from 'rotativa/islands';
import type { AuthPageProps } from './AuthPage.tsx';
import type { ReturnPageProps } from './ReturnPage.tsx';
import { withReaderServices } from '../../client/with-reader-services.ts';

/** A form of the sign-in page. */
export const authPageIsland: IslandDefinition<AuthPageProps> = defineIsland<AuthPageProps>({
  name: 'auth-page',
  when: 'load',
  load: () => withReaderServices(import('./AuthPage.tsx')),
});

/** The page to which other companies return. */
export const returnPageIsland: IslandDefinition<ReturnPageProps> = defineIsland<ReturnPageProps>({
  name: 'sign-in-return',
  when: 'load',
  load: () => withReaderServices(import('./ReturnPage.tsx')),
});

/** The islands of the sign-in pages. */
export const signInIslands: readonly IslandDefinition<never>[] = [authPageIsland, returnPageIsland];
