/** Shared types and functions of brands. Each brand has its own entry, `rotativa/themes/<brand>`, so that bundles contain only one. */
export {
  BRANDS,
  FAMILIES,
  type BrandAccountMenu,
  type BrandArticle,
  type BrandAssets,
  type BrandConfig,
  type BrandFeatures,
  type BrandHeader,
  type BrandList,
  type BrandKey,
  type BrandNavigation,
  type BrandOffer,
  type BrandServices,
  type BrandRoutes,
  type Drawing,
  type FamilyKey,
  type FontFile,
  type GeoVideo,
  type LiteralToken,
  type NavigationItem,
  type SiteProperties,
  type SocialNetwork,
} from './brand.ts';
export { flatNavigation } from './flat-navigation.ts';
export { inFamily, renamer, type OwnConfig } from './family.ts';
export { headerWords, type HeaderWords } from './header-words.ts';
export { NEWSLETTERS, type Newsletter } from './newsletters.ts';
export { readerWords, type ReaderWords, type Voice } from './voice.ts';
