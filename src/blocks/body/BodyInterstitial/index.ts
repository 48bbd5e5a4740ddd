export { BodyInterstitial, type BodyInterstitialProps } from './BodyInterstitial.tsx';
