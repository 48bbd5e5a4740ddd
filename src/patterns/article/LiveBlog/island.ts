'use client';
import { defineIsland } from '../../../islands/define-island.ts';
import type { LiveStreamProps } from './live-parts.ts';

/** Announces new posts and shows them. It loads when the blog comes near the window. @see X11 */
export const liveBlogIsland = defineIsland<LiveStreamProps>({
  name: 'live-blog',
  when: 'visible',
  load: async () => ({ default: (await import('./LiveNotice.tsx')).LiveNotice }),
  script: () => import('./run-live-blog.ts'),
});
