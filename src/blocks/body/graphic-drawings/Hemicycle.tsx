import { graphic as words } from '../../../messages/blocks.ts';
import type { Graphic } from '../../../domain/graphic/graphic.ts';
import { hemicycle } from './seats.ts';
import { lookOf } from './marks.tsx';

const round = (value: number): number => Math.round(value * 1000) / 10;

/** A vote: a seat for each, from the left in the order of the rows. */
export function Hemicycle({ graphic: { rows, highlight } }: { graphic: Graphic }) {
  const counts = rows.map(({ cells }) => cells[0]!.value ?? 0);
  const names = rows.map(({ label }) => label);
  const looks = rows.map((_, at) => lookOf(at, names, highlight));
  const { seats, radius } = hemicycle(counts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const edge = 100 + round(radius) + 2;
  const foot = round(radius) + 2;
  return (
    <div className="hemicycle">
      <svg
        className="seats"
        viewBox={`${-edge} ${-edge} ${edge * 2} ${edge + foot}`}
        aria-hidden="true"
        focusable="false"
      >
        {seats.map(({ x, y, group }, at) => (
          <circle
            key={at}
            className="fill"
            data-look={looks[group]}
            cx={round(x)}
            cy={round(y)}
            r={round(radius)}
          />
        ))}
        <line className="middle" x1="0" x2="0" y1={-edge} y2={-36} />
      </svg>
      <p className="majority">{words.majority(Math.floor(total / 2) + 1)}</p>
      <ul className="votes">
        {rows.map(({ label, cells }, at) => (
          <li key={at} data-point={at}>
            <span className="figure">
              <svg className="swatch" aria-hidden="true" focusable="false">
                <circle className="fill" data-look={looks[at]} cx="50%" cy="50%" r="40%" />
              </svg>
              {cells[0]!.text}
            </span>
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
