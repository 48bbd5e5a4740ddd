/**
 * Functions for servers only. They check documents and sanitise HTML. Their schema library and HTML parser would add
 * about 65 KB (brotli) in a browser. Their types are also exported from `rotativa/domain`.
 */
export { guardAuthorRecord, guardDocument, guardFeed } from './ans/guard.ts';
export { leadBlock } from './article/lead.ts';
export { prepareArticle } from './article/prepare.ts';
export { prepareBody } from './body/prepare-body.ts';
export { eventCalendar, type CalendarEntry } from './event/calendar.ts';
export { graphicCsv } from './graphic/csv.ts';
export { graphicOf, graphicOfConfig, type GraphicData, type GraphicResult } from './graphic/read.ts';
export { GraphicConfig, GraphicSettings } from './graphic/schema.ts';
export { SceneSettings } from './body/scenes.ts';
export { sanitizeInline, sanitizeRich } from './html/policy.ts';
export * from './syndication/index.ts';
