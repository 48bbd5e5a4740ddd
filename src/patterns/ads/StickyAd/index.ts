export { StickyAd, type StickyAdProps } from './StickyAd.tsx';
export {
  isStickyAdClosed,
  prepareStickyAd,
  showStickyAd,
  STICKY_AD_ID,
  type StickyAdOptions,
} from './show-sticky-ad.ts';
