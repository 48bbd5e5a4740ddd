import type { AnalyticsEventProperties } from 'rotativa/domain';

/** The server's facts about a page view. The browser adds who reads. */
export type PageView = Omit<AnalyticsEventProperties<'page_view'>, 'flag'>;
