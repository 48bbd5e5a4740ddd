import type { ImageRatio } from '../../../components/Image/Image.tsx';
import type { ImageSizes } from '../../../components/Image/sources.ts';
import type { TeaserPicture } from './teaser.ts';

/** The ratio of a story's picture where nothing else is chosen. Blocks cut pictures to it. */
export const STORY_CARD_RATIO = 'card' satisfies ImageRatio;

/** A length for each breakpoint. */
export type StepLengths = Exclude<ImageSizes, string>;

type Cut = Pick<TeaserPicture, 'ratio' | 'widen'>;

/** The fixed ratios of boxes. */
const FIXED_CROPS = { '1:1': 1, '4:3': 4 / 3, '3:2': 3 / 2 };

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The data about a file of that ratio for `coverSizes`. @param crops the ratios of the brand's boxes */
export function cutOf(ratio: number | undefined, crops: Readonly<Record<string, number>> = {}): Cut {
  if (!ratio) return {};
  const wider = Object.entries({ ...FIXED_CROPS, ...crops }).filter(([, crop]) => ratio > crop);
  const widen = Object.fromEntries(wider.map(([name, crop]) => [name, rounded(ratio / crop)]));
  return { ratio: rounded(ratio), ...(wider.length > 0 && { widen }) };
}

/**
 * The `sizes` of a picture that its box crops: the width that the file needs to cover the box. If the box is taller
 * than the file, that is more than the box's width.
 *
 * @param sizes width of the box: a length, or one for each breakpoint
 * @param box the box's ratio, or its height for each breakpoint (`sm` if one is absent)
 */
export function coverSizes(
  { ratio, widen }: Cut,
  box: ImageRatio | StepLengths,
  sizes: ImageSizes,
): ImageSizes {
  const factor = typeof box === 'string' ? widen?.[box] : ratio;
  if (!factor) return sizes;
  const steps = Object.entries(typeof sizes === 'string' ? { sm: sizes } : sizes);
  return Object.fromEntries(
    steps.map(([step, width]) => [
      step,
      typeof box === 'string'
        ? `calc(${factor} * ${width})`
        : `max(${width}, ${factor} * ${box[step as keyof StepLengths] ?? box.sm})`,
    ]),
  ) as StepLengths;
}
