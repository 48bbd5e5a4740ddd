export { rss as GET } from '../../newspaper/server/feed.ts';
