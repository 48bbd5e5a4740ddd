export { entryOfExport, examples, type Example } from './stories.tsx';
export { fronts, type Front } from './fronts.tsx';
export { exampleHtml } from './example-document.tsx';
export { homeHtml } from './home.tsx';
export { missingHtml } from './missing.tsx';
export { pageHtml } from './pages.tsx';
export { keepSettings, type Settings } from './settings.ts';
