export { BodyAd, type BodyAdProps } from './BodyAd.tsx';
export { HouseAd, type HouseAdProps } from './HouseAd.tsx';
export { FilledAd, type FilledAdProps } from './FilledAd.tsx';
export { AdPlaceholder, type AdPlaceholderNote, type AdPlaceholderProps } from './AdPlaceholder.tsx';
