import type { ReactNode } from 'react';
import type { Graphic, GraphicKind } from '../../../domain/graphic/graphic.ts';
import { graphicSummary } from '../../../domain/graphic/summary.ts';
import { Calendar } from './Calendar.tsx';
import { TourMap } from './Maps.tsx';
import { Profile } from './Profile.tsx';
import { Units } from './Units.tsx';

/** The drawing that stays while the words of a tour pass, by kind. A drawing that travels is higher than its window. */
const STAGES: {
  readonly [kind in GraphicKind]?: { Drawing: (props: { graphic: Graphic }) => ReactNode; travels: boolean };
} = {
  route: { Drawing: TourMap, travels: true },
  profile: { Drawing: Profile, travels: true },
  units: { Drawing: Units, travels: false },
  calendar: { Drawing: Calendar, travels: false },
};

/** A route from south to north begins at the lower edge of its map. */
function wayOf({ map }: Graphic): 'north' | 'south' {
  const [first, last] = [map?.points[0], map?.points.at(-1)];
  return first && last && last.y < first.y ? 'north' : 'south';
}

/**
 * A graphic with its stops in words. The drawing stays while the words pass, and shows what is read: by timelines of
 * the stylesheet, without a script. Without them, and for readers who want no motion, the whole drawing is above or
 * beside the words.
 */
export function Tour({ graphic }: { graphic: Graphic }) {
  const { kind, tour = [] } = graphic;
  const stage = STAGES[kind];
  if (!stage) return null;
  const { Drawing, travels } = stage;
  return (
    <div className="tour" data-of={kind} data-way={travels ? wayOf(graphic) : undefined}>
      <div className="stage" role="img" aria-label={graphicSummary(graphic)}>
        <div className="camera" aria-hidden="true">
          <Drawing graphic={graphic} />
        </div>
      </div>
      <ol className="stops">
        {tour.map(({ title, paragraphs }, stop) => (
          <li key={stop} data-words={stop + 1}>
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
