import { DAILY_PAGES } from './daily.ts';
import { FORUMS_PAGES } from './forums.ts';
import { MEN_PAGES } from './men.ts';
import type { SitePagesByBrand } from './page-documents.ts';
import { RURAL_PAGES } from './rural.ts';
import { WEEKLY_PAGES } from './weekly.ts';
import { WOMEN_PAGES } from './women.ts';

/** Each brand's pages: its compositions on top of the shared ones. */
export const PAGES: SitePagesByBrand = {
  weekly: WEEKLY_PAGES,
  daily: DAILY_PAGES,
  women: WOMEN_PAGES,
  men: MEN_PAGES,
  forums: FORUMS_PAGES,
  rural: RURAL_PAGES,
};
