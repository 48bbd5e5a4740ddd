'use client';
import { defineIsland, type IslandDefinition } from '../../../../islands/define-island.ts';
import type { SignOutProps } from './SignOut.tsx';

/** The button that signs the reader out, beside the name. */
export const signOutIsland: IslandDefinition<SignOutProps> = defineIsland<SignOutProps>({
  name: 'sign-out',
  when: 'intent',
  load: () => import('./SignOut.tsx'),
});
