'use client';
import { defineIsland, type IslandDefinition } from '../../../islands/define-island.ts';
import type { ReaderEmailLinkProps } from './ReaderEmailLink.tsx';

/** The page of an e-mail for a signed-in reader. */
export const emailLinkIsland: IslandDefinition<ReaderEmailLinkProps> = defineIsland<ReaderEmailLinkProps>({
  name: 'reader-email-link',
  when: 'load',
  load: () => import('./ReaderEmailLink.tsx'),
});
