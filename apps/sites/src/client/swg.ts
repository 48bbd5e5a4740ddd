import { createSwg, type SwgOptions } from 'rotativa/providers/browser';
import { publishServices } from '../islands/page-services.ts';

/** Gives the page's islands what sells at the search engine. Its script loads when a reader asks for it. @see C10 */
export function startSwg(options: Omit<SwgOptions, 'page'>): void {
  publishServices({ swg: createSwg({ page: window, ...options }) });
}
