/** The look of a series: colour, dash and marker together, so that none depends on hue. */
const SERIES = 4;

/** The number of a series' look, from 1. The highlighted one takes the first. */
export function lookOf(at: number, names: readonly string[], highlight: string | undefined): string {
  const chosen = highlight === undefined ? -1 : names.indexOf(highlight);
  if (chosen < 0) return String(Math.min(at + 1, SERIES));
  return at === chosen ? '1' : String(Math.min((at < chosen ? at : at - 1) + 2, SERIES));
}

/** A text of several lines whose middle is at `y` em. */
export function Lines({
  lines,
  y,
  ...rest
}: {
  lines: readonly string[];
  y: number;
  x: string;
  /** The distance from `x`. */
  dx?: string;
  className: string;
}) {
  const first = y - ((lines.length - 1) * LINE) / 2 + 0.35;
  return (
    <>
      {lines.map((line, at) => (
        <text key={at} {...rest} y={`${Math.round((first + at * LINE) * 100) / 100}em`}>
          {line}
        </text>
      ))}
    </>
  );
}

/** Height of a line of a label in em. */
export const LINE = 1.2;
