import type { BrandList } from '../../../themes/brand.ts';

interface WideHead {
  'data-mode'?: 'dark';
  'data-bleed': 'both';
}

/** Attributes of the heads that reach the edges of the window. A band is dark, whatever the page's mode. */
export const WIDE_HEADS: Partial<Record<BrandList['head'], WideHead>> = {
  band: { 'data-mode': 'dark', 'data-bleed': 'both' },
  tab: { 'data-bleed': 'both' },
};
