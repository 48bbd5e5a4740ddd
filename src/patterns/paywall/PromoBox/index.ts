export { PromoBox, type PromoBoxProps } from './PromoBox.tsx';
export { accountBoxProps, promoProps } from './promo-props.ts';
