export {
  AD_SCRIPT,
  AD_TIMEOUT_MS,
  ADS_BLOCKED_MESSAGE,
  createAdManager,
  NO_PUBLISHER_MESSAGE,
  type AdLibrary,
  type AdManagerOptions,
  type AdRendered,
} from './ads.ts';
export { createFrameAds, type FrameAdsOptions } from './ads-frame.ts';
export { createTagManager, type TagManagerOptions } from './analytics.ts';
export {
  BATCH_EVENTS,
  BATCH_MS,
  createEndpointAnalytics,
  VISIT_KEY,
  type EndpointAnalyticsOptions,
  type EventBatch,
} from './analytics-endpoint.ts';
export {
  createConsentedAnalytics,
  WAITING_EVENTS,
  type AnalyticsTool,
} from '../../flows/analytics/consented-analytics.ts';
export {
  CAPTCHA_SCRIPT,
  createCheckboxCaptcha,
  type CaptchaLibrary,
  type CheckboxCaptchaOptions,
} from './captcha.ts';
export { CARD_FRAME_MS, createFrameCards, type FrameCardsOptions } from './cards.ts';
export { createSiteConsent, type SiteConsentOptions } from './consent.ts';
export { installIdentityBridge, type IdentityBridge } from './identity-bridge.ts';
export { loadScript, SCRIPT_TIMEOUT_MS, SCRIPT_TYPE_MESSAGE, type ScriptOptions } from './load-script.ts';
export {
  createScriptPaywall,
  type PaywallRun,
  type PaywallWindow,
  type ScriptPaywallOptions,
} from './paywall.ts';
export {
  createSocial,
  FACEBOOK_SCRIPT,
  FACEBOOK_VERSION,
  GOOGLE_SCRIPT,
  type FacebookLibrary,
  type FacebookStatus,
  type GoogleLibrary,
  type SocialOptions,
} from './social.ts';
export {
  createRecommendationWidget,
  RECOMMENDATIONS_TIMEOUT_MS,
  type RecommendationCommand,
  type RecommendationPlace,
  type RecommendationsOptions,
  type RecommendationWidget,
} from './recommendations.ts';
export type { ScriptWidgetOptions } from './script-widget.ts';
export {
  createSearchWidget,
  SEARCH_WIDGET_TIMEOUT_MS,
  type SearchWidget,
  type SearchWidgetCommand,
  type SearchWidgetOptions,
  type SearchWidgetPlace,
} from './search-widget.ts';
export { createSwg, SWG_SCRIPT, type SwgOptions } from './swg-runtime.ts';
export { SWG_TAG, type SwgFlowOptions } from './swg/flow.ts';
export type { SwgEntitlements, SwgPayment, SwgRuntime, SwgWindow } from './swg/runtime.ts';
