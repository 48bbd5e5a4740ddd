export { entryOfExport, examples, type Example } from './stories.tsx';
export { fronts, type Front } from './fronts.tsx';
export { exampleHtml, homeHtml, missingHtml, pageHtml } from './pages.tsx';
export { keepSettings, type Settings } from './settings.ts';
