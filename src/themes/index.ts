/** Shared types and functions of brands. Each brand has its own entry, `rotativa/themes/<brand>`, so that bundles contain only one. */
export {
  BRANDS,
  FAMILIES,
  type Brand,
  type BrandAccountMenu,
  type BrandArticle,
  type BrandAssets,
  type BrandConfig,
  type BrandFacts,
  type BrandFeatures,
  type BrandHeader,
  type BrandList,
  type BrandKey,
  type BrandNavigation,
  type BrandOffer,
  type BrandServices,
  type BrandRoutes,
  type BrandTheme,
  type Drawing,
  type Family,
  type FamilyKey,
  type FontFile,
  type GeoVideo,
  type LiteralToken,
  type NavigationItem,
  type SellingBrand,
  type SiteProperties,
  type SocialNetwork,
} from './brand.ts';
export { contrast } from './define/contrast.ts';
export { flatNavigation } from './flat-navigation.ts';
export { type OwnFonts } from './define/brand-theme.ts';
export { defineBrand, type BrandInput, type BrandLegal, type DefinedBrand } from './define/define-brand.ts';
export { describeCorrections, type BrandColours, type Correction } from './define/palette.ts';
export { themeCss, type ThemeCssOptions } from './define/theme-css.ts';
export { renamer } from './family.ts';
export { headerMessages, type HeaderMessages } from './header-messages.ts';
export { NEWSLETTERS, type Newsletter } from './newsletters.ts';
export { readerMessages, type ReaderMessages, type Voice } from './voice.ts';
