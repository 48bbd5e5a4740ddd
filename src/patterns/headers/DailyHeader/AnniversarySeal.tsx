import type { HeaderMessages } from '../../../themes/header-messages.ts';

/** Radius of the ring, and the length of each of its lines. */
const RING = 42;
const LINE = 1.6;

type SealMessages = Pick<HeaderMessages, 'sealYears' | 'sealUnit' | 'seal'>;

/** The mark of the newspaper's anniversary: a ring with a line for each year around the number. @see H4 */
export function AnniversarySeal({ sealYears, sealUnit, seal }: SealMessages) {
  const year = (2 * Math.PI * RING) / (Number(sealYears) || 1);
  return (
    <svg className="seal" viewBox="0 0 96 96" role="img" aria-label={`${sealYears} ${seal}`}>
      <circle cx="48" cy="48" r={RING} strokeDasharray={`${LINE} ${(year - LINE).toFixed(4)}`} />
      <text x="48" y="56">
        {sealYears}
      </text>
      <text className="unit" x="48" y="71">
        {sealUnit}
      </text>
    </svg>
  );
}
