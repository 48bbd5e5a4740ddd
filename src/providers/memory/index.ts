export {
  createMemoryServices,
  MEMORY_PASSWORD,
  MEMORY_READERS,
  withReaders,
  type MemoryServices,
  type MemoryServicesOptions,
  type MemoryVisitor,
} from './accounts.ts';
export { cardToken, type CardBehaviour } from './backend/orders.ts';
export {
  createMemoryBackend,
  type Failure,
  type MemoryBackend,
  type MemoryBackendOptions,
} from './backend/server.ts';
export type {
  Account,
  BackendState,
  CartLine,
  Challenge,
  SentEmail,
  StoredOrder,
  Subscription,
} from './backend/state.ts';
export { createMemoryConsent } from './consent.ts';
export { createMemoryCards, type MemoryCardsOptions } from './cards.ts';
export { createMemoryContent, type MemoryContent } from './content.ts';
export {
  createMemoryEditorSearch,
  type MemoryEditorContent,
  type MemoryEditorSearch,
  type MemoryEditorSearchOptions,
} from './editor-search.ts';
export { createMemoryOffers, MEMORY_OFFER } from './offers.ts';
export {
  createMemoryCollections,
  type DescribeChanges,
  type MemoryCollections,
  type MemoryCollectionsOptions,
  type SeedCollection,
} from './collections.ts';
export { createMemoryPages, type MemoryPages, type MemoryPagesOptions } from './pages.ts';
export { createMemoryPurge, type MemoryPurge } from './purge.ts';
export type { SeedPage } from './stored-pages.ts';
export type { MemoryOutcome } from './outcome.ts';
export {
  createMemoryContact,
  createMemoryCustomers,
  createMemoryNewsletter,
  createMemoryNewsletters,
  createMemoryNotifications,
  createMemorySegments,
  createMemoryVideo,
  type MemoryNotice,
} from './site.ts';
export {
  createMemoryAds,
  createMemoryAnalytics,
  createMemoryCaptcha,
  createMemoryPaywall,
  createMemorySocial,
  createMemorySwg,
  type MemoryAds,
  type MemoryAnalytics,
  type MemorySwgOptions,
} from './stubs.ts';
