import { rss } from '../../newspaper/server/feed.ts';

export const GET = rss;
