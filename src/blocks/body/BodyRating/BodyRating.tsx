import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { BodyRatingRoot } from './BodyRating.styles.ts';
import { rating } from '../../../messages/blocks.ts';

export interface BodyRatingProps extends RootProps<'p'> {
  value: number;
  min: number;
  max: number;
  /** The unit: 'estrellas'; may be empty. */
  units: string;
  label?: string | undefined;
}

/** A critic's rating, in words and as a bar. @see N3 */
export const BodyRating = styleable<BodyRatingProps>(
  BodyRatingRoot,
  function BodyRating({ value, min, max, units, label = rating.label, ...rest }) {
    return (
      <BodyRatingRoot {...rest}>
        <span>{label}:</span>
        <strong>{`${value}/${max}`.replaceAll('.', ',')}</strong>
        {units && <span>{units}</span>}
        <meter value={value} min={min} max={max} aria-label={label} />
      </BodyRatingRoot>
    );
  },
);
