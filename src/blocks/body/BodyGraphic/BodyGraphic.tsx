import { useId, type ReactNode } from 'react';
import type { Graphic, GraphicKind } from '../../../domain/graphic/graphic.ts';
import { graphicSummary } from '../../../domain/graphic/summary.ts';
import { graphic as words } from '../../../messages/blocks.ts';
import { Island } from '../../../islands/Island.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { Bars, Multiples, Stacked } from '../graphic-drawings/Bars.tsx';
import { Calendar } from '../graphic-drawings/Calendar.tsx';
import { DataTable } from '../graphic-drawings/DataTable.tsx';
import { Hemicycle } from '../graphic-drawings/Hemicycle.tsx';
import { Line, Slope } from '../graphic-drawings/Line.tsx';
import { Departments, MarkedPlaces, Route } from '../graphic-drawings/Maps.tsx';
import { Profile } from '../graphic-drawings/Profile.tsx';
import { Scatter } from '../graphic-drawings/Scatter.tsx';
import { Streets } from '../graphic-drawings/Streets.tsx';
import { Tour } from '../graphic-drawings/Tour.tsx';
import { Units } from '../graphic-drawings/Units.tsx';
import { Facts, Figures, Steps, Timeline } from '../graphic-drawings/Words.tsx';
import { BodyGraphicRoot } from './BodyGraphic.styles.ts';
import { pointsIsland } from './points-island.ts';

export interface BodyGraphicProps extends RootProps<'figure'> {
  graphic: Graphic;
  /** Address of the data as a file (`graphicCsv`). */
  dataHref?: string | undefined;
}

type Drawing = (props: { graphic: Graphic }) => ReactNode;

/** Drawings that are pictures: their table says the same in words. */
const PICTURES: { readonly [kind in GraphicKind]?: Drawing } = {
  line: Line,
  bar: Bars,
  stacked: Stacked,
  slope: Slope,
  multiples: Multiples,
  scatter: Scatter,
  map: Departments,
  places: MarkedPlaces,
  route: Route,
  streets: Streets,
  profile: Profile,
  units: Units,
  calendar: Calendar,
  hemicycle: Hemicycle,
};

/** Kinds whose words and numbers everyone reads as they are. */
const TEXTS: { readonly [kind in GraphicKind]?: Drawing } = {
  table: ({ graphic }) => <DataTable graphic={graphic} drawn />,
  figures: Figures,
  timeline: Timeline,
  facts: Facts,
  steps: Steps,
};

/**
 * A graphic from data: drawn on the server, without a script, with its summary and its table, from which the keyboard reads the
 * points of a picture. @see N18
 */
export const BodyGraphic = styleable<BodyGraphicProps>(
  BodyGraphicRoot,
  function BodyGraphic({ graphic, dataHref, ...rest }) {
    const id = useId();
    const { kind, title, standfirst, source, notes } = graphic;
    const Picture = PICTURES[kind];
    const Words = TEXTS[kind];
    const download = dataHref && (
      <a href={dataHref} download>
        {words.download}
      </a>
    );
    return (
      <BodyGraphicRoot data-kind={kind} aria-labelledby={title ? `${id}t` : undefined} {...rest}>
        {(title || standfirst) && (
          <figcaption>
            {title && (
              <span className="title" id={`${id}t`}>
                {title}
              </span>
            )}
            {standfirst && <span className="standfirst">{standfirst}</span>}
          </figcaption>
        )}
        {graphic.tour && <Tour graphic={graphic} />}
        {Picture && !graphic.tour && (
          <div className="picture">
            <div className="drawing" role="img" aria-label={graphicSummary(graphic)}>
              {/* Browsers give readers of screens also the words inside an image. */}
              <div aria-hidden="true">
                <Picture graphic={graphic} />
              </div>
            </div>
            {/* An empty month is not a point without its value. */}
            {kind !== 'calendar' && <Island definition={pointsIsland} props={{}} />}
          </div>
        )}
        {Words && (
          <div className="drawing">
            <Words graphic={graphic} />
          </div>
        )}
        <div className="foot">
          {notes.map((one, at) => (
            <p key={at}>{one}</p>
          ))}
          {source && (
            <p>
              {words.source} {source}
            </p>
          )}
          {graphic.map && graphic.map.areas.length > 0 && <p>{words.outlines}</p>}
          {Picture ? (
            <details>
              <summary>{words.data}</summary>
              <DataTable graphic={graphic} />
              {download}
            </details>
          ) : (
            download
          )}
        </div>
      </BodyGraphicRoot>
    );
  },
);
