export { footerProps, type FooterChoices } from './footer-props.ts';
export { SiteFooter, type SiteFooterProps } from './SiteFooter.tsx';
