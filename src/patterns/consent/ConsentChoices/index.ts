export { ConsentChoices, type ConsentChoicesProps } from './ConsentChoices.tsx';
export { consentPage, consentVersion } from './texts.ts';
