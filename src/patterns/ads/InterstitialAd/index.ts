export { InterstitialAd, type InterstitialAdProps } from './InterstitialAd.tsx';
export { INTERSTITIAL_AD_ID, prepareInterstitialAd, showInterstitialAd } from './show-interstitial-ad.ts';
