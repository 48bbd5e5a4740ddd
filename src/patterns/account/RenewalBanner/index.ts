export { RenewalBanner, type RenewalBannerProps } from './RenewalBanner.tsx';
export { renewalNotice, type RenewalNoticeProps } from './RenewalNotice.tsx';
export { useRenewal, type ShownRenewal } from './use-renewal.ts';
export { VARIANTS as RENEWAL_VARIANTS, type RenewalVariant } from './variants.ts';
