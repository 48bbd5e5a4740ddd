import { seal } from '../../../words/patterns.ts';

/** Radius of the ring, and the length of each of its lines: one for each year. */
const RING = 42;
const YEAR = (2 * Math.PI * RING) / Number(seal.years);
const LINE = 1.6;

/** The mark of the newspaper's anniversary: a ring of 75 lines around the number. @see H4 */
export const AnniversarySeal = () => (
  <svg
    className="seal"
    viewBox="0 0 96 96"
    role="img"
    aria-label={`${seal.years} ${seal.first} ${seal.second}`}
  >
    <circle cx="48" cy="48" r={RING} strokeDasharray={`${LINE} ${(YEAR - LINE).toFixed(4)}`} />
    <text x="48" y="56">
      {seal.years}
    </text>
    <text className="unit" x="48" y="71">
      {seal.unit}
    </text>
  </svg>
);
