export { PromoBox, type PromoBoxProps } from './PromoBox.tsx';
export { promoProps } from './promo-props.ts';
