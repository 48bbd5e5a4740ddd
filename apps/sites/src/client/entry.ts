import { start } from 'rotativa/islands/client';
import { startAgeGate } from 'rotativa/patterns/notices/AgeGate';
import { startReadingProgress } from 'rotativa/patterns/article/ReadingProgress';
import { startThemeSwitch } from 'rotativa/patterns/footers/ThemeSwitch';
import { HYDRATED, HYDRATED_AS_SENT } from '../islands/hydrated.ts';
import { SIGN_IN_ISLANDS } from '../islands/sign-in/islands.ts';
import { SCRIPTS } from './scripts.ts';
import { startAuth } from './auth.ts';
import { startConsent } from './consent.ts';
import { startPaywall } from './paywall.ts';
import { loadWith } from './load-with.ts';
import { startReader } from './reader.ts';
import { resumeListening } from './resume-listening.ts';

const styles = () => import('./late-styles.ts').then(({ lateStyles }) => lateStyles());
/** Some islands call the account service for visitors, too. */
const services = () => import('./services.ts').then(({ startHere }) => startHere());

start(
  [
    ...HYDRATED_AS_SENT,
    ...HYDRATED.map(loadWith(styles)),
    ...SIGN_IN_ISLANDS.map(loadWith(styles, services)),
    ...SCRIPTS,
  ],
  () => import('./setup.ts').then((setup) => setup.default()),
);
startReader(document);
startAuth(document);
startConsent(document);
startPaywall(document);
startAgeGate(document, () => sessionStorage);
startThemeSwitch(document);
resumeListening(() => sessionStorage);
startReadingProgress(document, window);
