import type { PageDocument } from 'rotativa/blocks';
import type { BrandConfig } from 'rotativa/themes';
import { dailyFront } from './daily.ts';
import { forumsFront } from './forums.ts';
import { menFront } from './men.ts';
import { ruralFront } from './rural.ts';
import { weeklyFront } from './weekly.ts';
import { womenFront } from './women.ts';

/** The front of each brand layout. A brand of a family has its own in the JSON file of its name. */
export const FRONTS: Readonly<Record<BrandConfig['layout'], (brand: BrandConfig) => PageDocument>> = {
  default: weeklyFront,
  daily: dailyFront,
  women: womenFront,
  men: menFront,
  forums: forumsFront,
  rural: ruralFront,
};
