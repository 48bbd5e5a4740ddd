import type { BrandConfig, LiteralToken } from 'rotativa/themes';

/** Size of the pictures of shared links in pixels, as networks recommend. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A token of the brand's light theme, in a pair whose contrast is checked for every brand, or white on the scrim. */
export type Ink = LiteralToken | '#fff';

/** The composition of the picture of a shared link. Lengths are in pixels. */
export interface ShareForm {
  /** Where the story's picture is, cropped around its focal point. */
  readonly photo?: Box;
  /** Whether the photo becomes darker behind the headline, so that it can be read. */
  readonly scrim?: boolean;
  /** Areas of one colour, over the photo. */
  readonly panels: readonly (Box & { readonly fill: Ink })[];
  readonly headline: Box & {
    readonly fill: Ink;
    readonly side: 'top' | 'bottom';
    /** The largest size of the headline; a long one is smaller. */
    readonly size: number;
    /** Line height as a share of the size. */
    readonly leading: number;
    /** See `Lettering.bold`. */
    readonly bold: number;
  };
  readonly wordmark: { readonly x: number; readonly y: number; readonly height: number; readonly fill: Ink };
}

const WHOLE: Box = { x: 0, y: 0, width: SHARE_WIDTH, height: SHARE_HEIGHT };

/** Of pages without a picture: words on the colour of the brand's buttons. */
const PLAIN: ShareForm = {
  panels: [{ ...WHOLE, fill: 'color-action-default' }],
  headline: {
    x: 80,
    y: 250,
    width: 1040,
    height: 310,
    fill: 'color-action-text',
    side: 'bottom',
    size: 88,
    leading: 1.12,
    bold: 0.01,
  },
  wordmark: { x: 80, y: 72, height: 96, fill: 'color-action-text' },
};

/** One composition for each family of brands, so that a link is recognised before it is read. */
const FORMS: Readonly<Record<BrandConfig['family'], ShareForm>> = {
  // A cover: the headline on the picture, the name on a red label.
  weekly: {
    photo: WHOLE,
    scrim: true,
    panels: [{ x: 64, y: 0, width: 324, height: 104, fill: 'color-action-default' }],
    headline: {
      x: 64,
      y: 200,
      width: 1072,
      height: 374,
      fill: '#fff',
      side: 'bottom',
      size: 96,
      leading: 1.08,
      bold: 0.014,
    },
    wordmark: { x: 92, y: 37, height: 41, fill: 'color-action-text' },
  },
  // A front page: a column of the newspaper's blue beside the picture.
  daily: {
    photo: { x: 560, y: 0, width: 640, height: SHARE_HEIGHT },
    panels: [{ x: 0, y: 0, width: 560, height: SHARE_HEIGHT, fill: 'color-action-default' }],
    headline: {
      x: 48,
      y: 168,
      width: 472,
      height: 414,
      fill: 'color-action-text',
      side: 'top',
      size: 80,
      leading: 1.14,
      bold: 0.016,
    },
    wordmark: { x: 48, y: 48, height: 68, fill: 'color-action-text' },
  },
  // A magazine spread: the picture on the left, an italic headline on paper.
  women: {
    photo: { x: 0, y: 0, width: 620, height: SHARE_HEIGHT },
    panels: [
      { x: 620, y: 0, width: 580, height: SHARE_HEIGHT, fill: 'color-surface-page' },
      { x: 672, y: 156, width: 64, height: 3, fill: 'color-accent' },
    ],
    headline: {
      x: 672,
      y: 190,
      width: 476,
      height: 392,
      fill: 'color-text-default',
      side: 'top',
      size: 88,
      leading: 1.16,
      bold: 0.006,
    },
    wordmark: { x: 672, y: 56, height: 64, fill: 'color-accent' },
  },
  // A poster: capitals in gold on a black foot.
  men: {
    photo: { x: 0, y: 0, width: SHARE_WIDTH, height: 380 },
    panels: [
      { x: 0, y: 380, width: SHARE_WIDTH, height: 250, fill: 'color-action-default' },
      { x: 0, y: 0, width: 232, height: 120, fill: 'color-action-default' },
    ],
    headline: {
      x: 48,
      y: 412,
      width: 1104,
      height: 186,
      fill: 'color-action-text',
      side: 'top',
      size: 120,
      leading: 1.12,
      bold: 0,
    },
    wordmark: { x: 48, y: 30, height: 62, fill: 'color-action-text' },
  },
  // A conference sign: the subject above, the picture below.
  forums: {
    photo: { x: 360, y: 300, width: 840, height: 330 },
    panels: [
      { x: 0, y: 0, width: SHARE_WIDTH, height: 300, fill: 'color-action-default' },
      { x: 0, y: 300, width: 360, height: 330, fill: 'color-surface-sunken' },
    ],
    headline: {
      x: 56,
      y: 48,
      width: 1088,
      height: 210,
      fill: 'color-action-text',
      side: 'bottom',
      size: 92,
      leading: 1.14,
      bold: 0,
    },
    wordmark: { x: 56, y: 410, height: 108, fill: 'color-accent' },
  },
  // A label on a sack: a card of paper that lies half on the picture.
  rural: {
    photo: { x: 0, y: 0, width: SHARE_WIDTH, height: 420 },
    panels: [
      { x: 0, y: 420, width: SHARE_WIDTH, height: 210, fill: 'color-surface-sunken' },
      { x: 48, y: 330, width: 860, height: 300, fill: 'color-surface-page' },
      { x: 48, y: 330, width: 860, height: 8, fill: 'color-accent' },
    ],
    headline: {
      x: 88,
      y: 372,
      width: 560,
      height: 222,
      fill: 'color-text-default',
      side: 'top',
      size: 80,
      leading: 1.14,
      bold: 0.03,
    },
    wordmark: { x: 690, y: 428, height: 78, fill: 'color-accent' },
  },
};

/** The composition of a brand. */
export const shareForm = ({ family }: BrandConfig, hasPhoto: boolean): ShareForm =>
  hasPhoto ? FORMS[family] : PLAIN;
