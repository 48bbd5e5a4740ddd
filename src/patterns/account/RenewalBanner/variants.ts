import type { RenewalWidth } from '../../../domain/sales/renewal.ts';

export interface Variant {
  /** The contents that it shows; absent: those of the screen's width. */
  readonly widths?: readonly RenewalWidth[];
  readonly modal?: true;
  /** The size of its button. */
  readonly size: 'medium' | 'small';
}

/** The six forms of the banner. */
export const VARIANTS = {
  responsive: { size: 'small' },
  desktop: { widths: ['desktop'], size: 'small' },
  tablet: { widths: ['tablet'], size: 'small' },
  mobile: { widths: ['mobile'], size: 'small' },
  menu: { widths: ['desktop'], size: 'small' },
  modal: { widths: ['desktop'], modal: true, size: 'medium' },
} as const satisfies Readonly<Record<string, Variant>>;

export type RenewalVariant = keyof typeof VARIANTS;
