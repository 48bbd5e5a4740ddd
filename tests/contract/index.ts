export type { AdapterBrowser, AdapterWorld } from './absent-methods.ts';
export { CONTRACT_PLACE, describeAdsContract, type AdsCase, type AdsWorld } from './ads.ts';
export { describeAnalyticsContract, type AnalyticsWorld } from './analytics.ts';
export {
  CONTRACT_AUTHOR,
  CONTRACT_COLLECTION,
  CONTRACT_DOCUMENTS,
  CONTRACT_SECTION,
  CONTRACT_TRENDING,
  describeContentContract,
} from './content.ts';
export { sampleDocument, sampleJson, type SampleDocument } from './documents.ts';
export {
  CONTRACT_FRONT,
  CONTRACT_LISTS,
  CONTRACT_MOST_READ,
  CONTRACT_SECTIONS,
  CONTRACT_STORIES,
  CONTRACT_TREE,
  CONTRACT_WRITERS,
  describeEditorSearchContract,
  type EditorSearchWorld,
} from './editor-search.ts';
export {
  CONTRACT_LIST,
  CONTRACT_PLACED,
  describeCollectionsContract,
  type CollectionsWorld,
} from './collections.ts';
export { describeIdentityContract } from './identity.ts';
export { CONTRACT_OFFER, describeOffersContract, type OffersWorld } from './offers.ts';
export { CONTRACT_SWG_SKU, describePageContract, type PageWorld } from './page.ts';
export {
  CONTRACT_BRAND,
  CONTRACT_PAGE,
  CONTRACT_STAFF,
  describePagesContract,
  type ContractMember,
  type PagesWorld,
} from './pages.ts';
export { describePurgeContract, type PurgeWorld } from './purge.ts';
export { describeSalesContract } from './sales.ts';
export { describeSessionContract } from './session.ts';
export {
  CONTRACT_CUSTOMER,
  CONTRACT_STRANGER,
  CONTRACT_VIDEO,
  describeSiteContract,
  type SiteWorld,
} from './site.ts';
export { CONTRACT_ADDRESS, CONTRACT_PASSWORD, type Browser, type ContractWorld } from './world.ts';
