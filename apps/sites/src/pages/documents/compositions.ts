import type { PageDocument } from 'rotativa/blocks';
import type { BrandConfig } from 'rotativa/themes';
import { dailyPages } from './daily.ts';
import { forumsPages } from './forums.ts';
import { dailyFront } from './fronts/daily.ts';
import { forumsFront } from './fronts/forums.ts';
import { menFront } from './fronts/men.ts';
import { ruralFront } from './fronts/rural.ts';
import { weeklyFront } from './fronts/weekly.ts';
import { womenFront } from './fronts/women.ts';
import { menPages } from './men.ts';
import type { OtherPages } from './page-documents.ts';
import { ruralPages } from './rural.ts';
import { weeklyPages } from './weekly.ts';
import { womenPages } from './women.ts';

interface Composition {
  readonly front: (brand: BrandConfig) => PageDocument;
  readonly others: (brand: BrandConfig) => OtherPages;
}

/** The pages of each brand layout. */
export const COMPOSITIONS: Readonly<Record<BrandConfig['layout'], Composition>> = {
  default: { front: weeklyFront, others: weeklyPages },
  daily: { front: dailyFront, others: dailyPages },
  women: { front: womenFront, others: womenPages },
  men: { front: menFront, others: menPages },
  forums: { front: forumsFront, others: forumsPages },
  rural: { front: ruralFront, others: ruralPages },
};
