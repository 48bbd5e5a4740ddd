import { BodyRatingRoot } from './BodyRating.styles.ts';

export interface BodyRatingProps {
  value: number;
  min: number;
  max: number;
  /** What is counted: 'estrellas'; may be empty. */
  units: string;
  label?: string;
}

/** A critic's number, as words and as a bar. @see N3 */
export function BodyRating({ value, min, max, units, label = 'Calificación' }: BodyRatingProps) {
  return (
    <BodyRatingRoot>
      <span>{label}:</span>
      <strong>{`${value}/${max}`}</strong>
      {units && <span>{units}</span>}
      <meter value={value} min={min} max={max} aria-label={label} />
    </BodyRatingRoot>
  );
}
