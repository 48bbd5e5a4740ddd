import type { Graphic } from '../../../domain/graphic/graphic.ts';
import { graphicSummary } from '../../../domain/graphic/summary.ts';
import { TourMap } from './Maps.tsx';

/**
 * A route with its stops in words. The map stays while the words pass, and its line grows to the stop that is read:
 * by timelines of the stylesheet, without a script. Without them, and for readers who want no motion, the whole map is
 * above or beside the words.
 */
export function Tour({ graphic }: { graphic: Graphic }) {
  const { tour = [], map } = graphic;
  const [first, last] = [map?.points[0], map?.points.at(-1)];
  return (
    <div className="tour" data-way={first && last && last.y < first.y ? 'north' : 'south'}>
      <div className="stage" role="img" aria-label={graphicSummary(graphic)}>
        <div className="camera">
          <TourMap graphic={graphic} />
        </div>
      </div>
      <ol className="stops">
        {tour.map(({ row, title, paragraphs }, stop) => (
          <li key={row} data-words={stop + 1}>
            {/* The article has headings of the second level, and a tour may be above all of them. */}
            <h3 aria-level={2}>{title}</h3>
            {paragraphs.map((paragraph, at) => (
              <p key={at}>{paragraph}</p>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
