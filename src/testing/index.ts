export { stubBrowser, type BrowserStubs } from './stub-browser.ts';
