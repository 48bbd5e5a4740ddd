import { useSyncExternalStore } from 'react';
import { Table } from '../../../src/components/Table/index.ts';
import { LAYOUT_BREAKPOINTS_PX } from '../../../src/tokens/generated/tokens.ts';
import { Stage } from './Stage.tsx';

const WIDTHS = Object.entries(LAYOUT_BREAKPOINTS_PX);
const WIDEST = Math.max(...Object.values(LAYOUT_BREAKPOINTS_PX));

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The widths at which layouts change, and the width of this window. */
export function Breakpoints() {
  const width = useSyncExternalStore(subscribe, () => window.innerWidth);
  const reached = WIDTHS.filter(([, px]) => width >= px).map(([name]) => name);
  return (
    <Stage>
      <p>
        This window is {width} px wide: {reached.at(-1) ?? 'below small, the layout of a phone'}.
      </p>
      <Table
        caption="Layouts change at these widths"
        columns={[
          { id: 'name', header: 'Breakpoint' },
          { id: 'from', header: 'From' },
          { id: 'bar', header: 'Looks like' },
        ]}
        rows={WIDTHS.map(([name, px]) => ({
          id: name,
          cells: {
            name,
            from: `${px} px`,
            bar: <div className="foundations-bar" style={{ inlineSize: `${(px / WIDEST) * 100}%` }} />,
          },
        }))}
      />
    </Stage>
  );
}
