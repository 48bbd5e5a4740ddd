/** What every brand has in common. A brand itself is `rotativa/themes/<brand>`, so that one brings no other. */
export {
  BRANDS,
  PRODUCT,
  type BrandArticle,
  type BrandAssets,
  type BrandConfig,
  type BrandFeatures,
  type BrandKey,
  type BrandNavigation,
  type BrandOffer,
  type BrandRoutes,
  type Drawing,
  type FontFile,
  type NavigationItem,
  type SiteProperties,
} from './brand.ts';
