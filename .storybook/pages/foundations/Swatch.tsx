export interface SwatchProps {
  back: string;
  /** A second colour, which lies on the first. */
  front?: string;
}

/** A colour, or a colour on another. The text beside it says which. */
export const Swatch = ({ back, front }: SwatchProps) => (
  <span className="foundations-swatch" style={{ background: back }} aria-hidden>
    {front && <span style={{ background: front }} />}
  </span>
);
