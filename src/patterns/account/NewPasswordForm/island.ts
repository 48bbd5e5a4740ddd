'use client';
import { defineIsland, type IslandDefinition } from '../../../islands/define-island.ts';
import type { NewPasswordPageProps } from './NewPasswordPage.tsx';

/** The form of the page for a new password. Its HTML works without a script. */
export const newPasswordIsland: IslandDefinition<NewPasswordPageProps> = defineIsland<NewPasswordPageProps>({
  name: 'new-password',
  when: 'load',
  load: () => import('./NewPasswordPage.tsx'),
});
