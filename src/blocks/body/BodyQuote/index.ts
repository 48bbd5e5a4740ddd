export { BodyQuote, type BodyQuoteProps, type QuotePreset } from './BodyQuote.tsx';
