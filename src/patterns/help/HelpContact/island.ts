'use client';
import { defineIsland, type IslandDefinition } from '../../../islands/define-island.ts';
import type { HelpContactPageProps } from './HelpContactPage.tsx';

/** The form of the help centre. Its HTML works without a script. */
export const helpContactIsland: IslandDefinition<HelpContactPageProps> = defineIsland<HelpContactPageProps>({
  name: 'help-contact',
  when: 'intent',
  load: () => import('./HelpContactPage.tsx'),
});
