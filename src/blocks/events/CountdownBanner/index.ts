export { CountdownBanner, type CountdownBannerProps } from './CountdownBanner.tsx';
export { countdownBannerBlock } from './CountdownBanner.block.ts';
