import type { BrandConfig } from 'rotativa/themes';
import { dailyPages } from './daily.ts';
import { forumsPages } from './forums.ts';
import { menPages } from './men.ts';
import type { SitePages } from './page-documents.ts';
import { ruralPages } from './rural.ts';
import { weeklyPages } from './weekly.ts';
import { womenPages } from './women.ts';

/** The compositions of each layout, on top of the shared ones. */
export const COMPOSITIONS: Readonly<Record<BrandConfig['layout'], (brand: BrandConfig) => SitePages>> = {
  default: weeklyPages,
  daily: dailyPages,
  women: womenPages,
  men: menPages,
  forums: forumsPages,
  rural: ruralPages,
};
