export {
  AMP_CONFIRM_DELAY_MS,
  createAmpReaders,
  type AmpReaders,
  type AmpServices,
} from '../flows/session/amp.ts';
export type { EnteredPurchase } from '../flows/purchase/entered-purchase.ts';
export type { CardChange } from '../flows/card-change/card-change.ts';
export { createLinks, type LinksOptions } from './links/links.ts';
export {
  storedPurchases,
  type StoredPurchase,
  type StoredPurchases,
} from '../flows/purchase/purchase-record.ts';
export type { Wallet } from '../flows/purchase/purchase-view.ts';
export type { AdAnswer, AdPlace, AdsPort, AdSize } from './ports/ads.ts';
export type { AnalyticsPort } from './ports/analytics.ts';
export type { CaptchaBox, CaptchaPort } from './ports/captcha.ts';
export type { CardBox, CardFieldsOptions, CardsPort, CardToken } from './ports/cards.ts';
export type { ConsentPort } from './ports/consent.ts';
export type {
  CollectionAddress,
  CollectionConflictSides,
  CollectionRevision,
  CollectionsPort,
  CollectionSummary,
  FullCollection,
  OriginalStory,
} from './ports/collections.ts';
export type {
  ChangeListener,
  Draft,
  FullRevision,
  PageAddress,
  PageChange,
  PageEvent,
  PageName,
  PagesPort,
  PageSummary,
  PublishedPage,
  ContentChange,
  PublishedPagesPort,
  PublishedQuestion,
  Revision,
  RevisionConflict,
  StaffRole,
} from './ports/pages.ts';
export {
  CHOICE_KINDS,
  SEARCH_LIMITS,
  STORY_ORDERS,
  type Choice,
  type ChoiceKind,
  type ChoicePicture,
  type ChoiceSearch,
  type EditorSearchPort,
  type FoundStories,
  type StoryChoice,
  type StoryOrder,
  type StoryPlace,
  type StorySearch,
} from './ports/editor-search.ts';
export type { PurgePort } from './ports/purge.ts';
export type { PaywallCheck, PaywallPort, PaywallResult } from './ports/paywall.ts';
export type { Company, SocialPort } from './ports/social.ts';
export type { SwgHandlers, SwgPort } from './ports/swg-port.ts';
export type { ClockPort } from './ports/clock.ts';
export type {
  ContentFilter,
  ContentPort,
  FeedPage,
  FeedRequest,
  FeedSource,
  FeedSources,
  NavigationNode,
  ReadOptions,
  SearchSort,
  SectionRecord,
  TagRecord,
} from './ports/content.ts';
export type {
  Address,
  CallOptions,
  Contact,
  GdprReport,
  IdentityConfig,
  IdentityPort,
  PasswordLogin,
  ProfileChanges,
  ProfileIdentity,
  ReaderProfile,
  SignUp,
  SocialLogin,
  SwgLogin,
  ThirdPartyTokens,
} from './ports/identity.ts';
export type { CropName, ImageRequest, ImagesPort } from './ports/images.ts';
export type { LinksPort } from './ports/links.ts';
export type {
  Cart,
  CartItem,
  NewCartItem,
  NewOrder,
  Order,
  OrderDetails,
  OrderHistory,
  PastOrder,
  PaymentOption,
  PaymentProof,
  PaymentStart,
} from './ports/orders.ts';
export type {
  PaymentUpdate,
  SalesConfig,
  SalesPort,
  SalesState,
  Sharing,
  SubscriptionDetails,
  AmpReader,
  SwgPurchaseOwner,
} from './ports/sales.ts';
export type { GiftRecipient, SubscriptionEntry } from '../domain/sales/subscription.ts';
export type { Offer, OfferProduct, OffersPort } from './ports/offers.ts';
export type { NewsletterForm, NewsletterPort } from './ports/newsletter.ts';
export type { ForumGuest, HeldSeat, RegistrationsPort } from './ports/registrations.ts';
export type { HeldNewsletter, NewslettersPort } from './ports/newsletters.ts';
export type {
  AccountNotice,
  AccountNoticePort,
  ContactForm,
  ContactOptions,
  ContactCase,
  ContactPort,
  NotificationsPort,
} from './ports/notifications.ts';
export type { CustomerSegmentsPort, SegmentsPort } from './ports/segments.ts';
export type { VideoMetadata, VideoMetadataPort } from './ports/video.ts';
export { createRenewal, type Renewal, type RenewalServices } from '../flows/renewal/renewal.ts';
export type { Persistence, StoragePort } from './ports/storage.ts';
export type {
  CallsOfPieces,
  PartialService,
  PieceCalls,
  PieceWithServices,
  ServicesOf,
  SignInIdentity,
  WholeService,
} from './calls.ts';
export {
  ServicesProvider,
  useService,
  useServices,
  useSession,
  useSubscriptions,
  type PageServices,
  type ReaderServices,
  type ServicesProviderProps,
} from './react.ts';
export {
  createSessionStore,
  type SessionServices,
  type SessionStore,
} from '../flows/session/session-store.ts';
export type { ContentServices, TeaserMemory } from './ports/content-services.ts';
export { createCookieStorage, type CookieStorageOptions } from './storage/cookie.ts';
export { createMemoryStorage, createSharedStore, type SharedStore } from './storage/memory.ts';
export { createWebStorage, type StorageWindow } from './storage/web.ts';
export type { TextStore } from './storage/create-storage.ts';
