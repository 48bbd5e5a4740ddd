export { rss as loader } from '../../newspaper/server/feed.ts';
