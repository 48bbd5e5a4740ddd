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

const everyStep = (sizes: ImageSizes, of: (width: string, step: string) => string): ImageSizes =>
  Object.fromEntries(
    Object.entries(typeof sizes === 'string' ? { sm: sizes } : sizes).map(([step, width]) => [
      step,
      of(width!, step),
    ]),
  ) as StepLengths;

/** The `sizes` of a file that is as many times wider than its box as it must be to cover it. */
export const widened = (sizes: ImageSizes, factor: number): ImageSizes =>
  everyStep(sizes, (width) => `calc(${rounded(factor)} * ${width})`);

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
  if (typeof box === 'string') return widen?.[box] ? widened(sizes, widen[box]) : sizes;
  return ratio
    ? everyStep(
        sizes,
        (width, step) => `max(${width}, ${ratio} * ${box[step as keyof StepLengths] ?? box.sm})`,
      )
    : sizes;
}
