import type { EventProperties } from 'rotativa/domain';

/** The server's facts about a page view. The browser adds who reads. */
export type PageView = Omit<EventProperties<'page_view'>, 'flag'>;
