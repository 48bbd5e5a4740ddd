export { LiveBlog, type LiveBlogProps, type KeyMoment } from './LiveBlog.tsx';
export { liveBlogIsland } from './island.ts';
export type { LiveMessage } from './live-message.ts';
export type { LiveStreamProps, LiveMessages } from './live-parts.ts';
export { runLiveBlog, type LiveBlogHooks } from './run-live-blog.ts';
export { liveMessages } from './live-messages.ts';
