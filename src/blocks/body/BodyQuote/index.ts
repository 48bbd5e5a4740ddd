export { BodyQuote, type BodyQuoteProps, type QuoteLook } from './BodyQuote.tsx';
