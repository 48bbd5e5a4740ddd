import type { ImageRatio } from '../../../components/Image/Image.tsx';
import type { ImageSizes } from '../../../components/Image/sources.ts';
import type { TeaserPicture } from './teaser.ts';

/** The ratio of a story's picture where nothing else is chosen. Blocks cut pictures to it. */
export const STORY_CARD_RATIO = 'card' satisfies ImageRatio;

/** A length for each breakpoint. */
export type StepLengths = Exclude<ImageSizes, string>;

/**
 * The `sizes` of a picture that its box crops: the width that the file needs to cover the box. If the box is taller
 * than the file, that is more than the box's width.
 *
 * @param sizes width of the box: a length, or one for each breakpoint
 * @param box the box's ratio, or its height for each breakpoint (`sm` if one is absent)
 */
export function coverSizes(
  { ratio, widen }: Pick<TeaserPicture, 'ratio' | 'widen'>,
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
