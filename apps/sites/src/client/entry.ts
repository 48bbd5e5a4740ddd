import { start } from 'rotativa/islands/client';
import { startAgeGate } from 'rotativa/patterns/notices/AgeGate';
import { startReadingProgress } from 'rotativa/patterns/article/ReadingProgress';
import { startThemeSwitch } from 'rotativa/patterns/footers/ThemeSwitch';
import { HYDRATED } from '../islands/hydrated.ts';
import { SIGN_IN_ISLANDS } from '../islands/sign-in/islands.ts';
import { SCRIPTS } from './scripts.ts';
import { startAuth } from './auth.ts';
import { startConsent } from './consent.ts';
import { startPaywall } from './paywall.ts';
import { startReader } from './reader.ts';
import { resumeListening } from './resume-listening.ts';
import { withReaderServices } from './with-reader-services.ts';

start([...HYDRATED, ...SIGN_IN_ISLANDS.map(withReaderServices), ...SCRIPTS], async () =>
  (await import('./setup.ts')).default(),
);
startReader(document);
startAuth(document);
startConsent(document);
startPaywall(document);
startAgeGate(document, () => sessionStorage);
startThemeSwitch(document);
resumeListening(() => sessionStorage);
startReadingProgress(document, window);
