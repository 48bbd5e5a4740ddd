export { CALL_TIMEOUT_MS, type HttpClientOptions } from './request.ts';
export { createHttpContent, type HttpContentOptions, type KnownFeed, type KnownFeeds } from './content.ts';
export { CONTENT_TIMEOUT_MS, type ContentRequestOptions } from './content-request.ts';
export { createHttpEditorSearch, type HttpEditorSearchOptions } from './editor-search.ts';
export { createHttpImages, type HttpImagesOptions } from './images.ts';
export { createHttpIdentity, type HttpIdentity, type HttpIdentityOptions } from './identity.ts';
export { browserLock, type LockNavigator, type TabLock } from './identity/lock.ts';
export type { StoredSession } from './identity/session.ts';
export { browserEvents, localEvents, type EventWindow, type SessionEvents } from './identity/events.ts';
export {
  createHttpNotifications,
  NOTIFICATION_TOKEN_HEADER,
  type HttpNotificationsOptions,
} from './notifications.ts';
export { createHttpCollections, type HttpCollectionsOptions } from './collections.ts';
export { createHttpNewsletters } from './newsletters.ts';
export { createHttpOffers, OFFERS_TIMEOUT_MS, type HttpOffersOptions } from './offers.ts';
export {
  createHttpPages,
  createHttpPublishedPages,
  PAGES_TIMEOUT_MS,
  type HttpPagesOptions,
  type HttpPublishedPagesOptions,
} from './pages.ts';
export { CHANGES_TIMES, type ChangesTimes } from './page-changes.ts';
export {
  createCloudflarePurge,
  createFastlyPurge,
  createVarnishPurge,
  PURGE_TIMEOUT_MS,
  type CloudflarePurgeOptions,
  type FastlyPurgeOptions,
  type VarnishPurgeOptions,
} from './purge.ts';
export { createHttpRegistrations, type HttpRegistrationsOptions } from './registrations.ts';
export { createHttpSales, type HttpSalesOptions } from './sales.ts';
export { createHttpSegments, type HttpSegmentsOptions } from './segments.ts';
export {
  createHttpAccountNotice,
  createHttpContact,
  createHttpNewsletter,
  createHttpRenewal,
  SITE_PATHS,
  type HttpSiteOptions,
} from './site.ts';
export { createSiteRelay, RELAY_MAX_CHARACTERS, type SiteRelayOptions } from './site-relay.ts';
export { createHttpVideo, type HttpVideoOptions } from './video.ts';
export type { SharedCount } from './changes.ts';
