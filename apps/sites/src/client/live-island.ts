import { liveBlogIsland } from 'rotativa/patterns/article/LiveBlog';

/** The live blog with what the site does around new posts. */
export const liveIsland = { ...liveBlogIsland, script: () => import('./live.ts') };
