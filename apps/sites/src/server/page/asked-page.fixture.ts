import type { AskedPage } from './asked-pages.ts';

/** A page as readers without any choice ask for it. */
export const page = (path: string, extra: Partial<AskedPage> = {}): AskedPage => ({
  brand: 'weekly',
  origin: 'http://localhost:3001',
  path,
  mode: 'system',
  decided: false,
  encoding: 'br',
  ...extra,
});
