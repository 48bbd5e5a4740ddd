import type { BrandConfig } from 'rotativa/themes';
import { dailyPages } from './daily.ts';
import { forumsPages } from './forums.ts';
import { menPages } from './men.ts';
import type { OtherPages } from './page-documents.ts';
import { ruralPages } from './rural.ts';
import { weeklyPages } from './weekly.ts';
import { womenPages } from './women.ts';

/** The pages of each brand layout besides the front. */
export const COMPOSITIONS: Readonly<Record<BrandConfig['layout'], (brand: BrandConfig) => OtherPages>> = {
  default: weeklyPages,
  daily: dailyPages,
  women: womenPages,
  men: menPages,
  forums: forumsPages,
  rural: ruralPages,
};
