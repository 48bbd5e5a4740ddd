import { useId } from 'react';
import { graphic as words } from '../../../messages/blocks.ts';

/** It covers its drawing. A reader of screens leaves the arrow keys to an application. */
const reader = { role: 'application', tabIndex: 0 };

/** The place from which the keyboard reads the points of a graphic, and the point that is read. An island: see `pointsIsland`. */
export default function GraphicPoints() {
  const id = useId();
  return (
    <>
      <div
        className="points"
        {...reader}
        aria-label={words.points}
        aria-describedby={id}
        data-missing={words.missing}
      />
      <div className="readout">
        <output />
        <p id={id}>{words.keys}</p>
      </div>
    </>
  );
}
