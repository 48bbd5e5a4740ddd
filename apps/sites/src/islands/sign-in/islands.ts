import { defineIsland, type IslandDefinition } from 'rotativa/islands';
import type { AuthPageProps } from './AuthPage.tsx';
import type { ReturnPageProps } from './ReturnPage.tsx';

/** A form of the sign-in page. */
export const authPageIsland: IslandDefinition<AuthPageProps> = defineIsland<AuthPageProps>({
  name: 'auth-page',
  when: 'load',
  load: () => import('./AuthPage.tsx'),
});

/** The page to which other companies return. */
export const returnPageIsland: IslandDefinition<ReturnPageProps> = defineIsland<ReturnPageProps>({
  name: 'sign-in-return',
  when: 'load',
  load: () => import('./ReturnPage.tsx'),
});

/** The islands of the sign-in pages. They call the account service for visitors too, so the browser starts it with them. */
export const SIGN_IN_ISLANDS: readonly IslandDefinition<never>[] = [authPageIsland, returnPageIsland];
