import type { Picture } from '../../../domain/body/block.ts';

/** The place of a picture in a photo essay: as wide as the essay, beside another one, or upright in the middle. */
export type Frame = 'wide' | 'paired' | 'upright';

type Measured = Pick<Picture, 'width' | 'height'>;

export const isUpright = ({ width = 0, height = 0 }: Measured): boolean => height > width;

/**
 * The frames of a photo essay. Two upright pictures are beside each other, and so are two of the same kind after a single
 * one. No picture is left alone in a pair.
 * @see N10
 */
export function framesOf(pictures: readonly Measured[]): Frame[] {
  const frames: Frame[] = [];
  for (let at = 0; at < pictures.length; at += 1) {
    const [first, second] = [pictures[at]!, pictures[at + 1]];
    const afterSingle = frames.length > 0 && frames.at(-1) !== 'paired';
    const alike = second !== undefined && isUpright(first) === isUpright(second);
    if (alike && (afterSingle || isUpright(first))) {
      frames.push('paired', 'paired');
      at += 1;
    } else frames.push(isUpright(first) ? 'upright' : 'wide');
  }
  return frames;
}
