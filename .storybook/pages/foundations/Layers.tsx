import type { CSSProperties } from 'react';
import { Z_INDEX } from '../../../src/tokens/generated/tokens.ts';
import { Stage } from './Stage.tsx';
import { token } from './theme.ts';

/** The pieces that use each layer. */
const USES: Readonly<Record<keyof typeof Z_INDEX, string>> = {
  toast: 'Toasts: a message lies over everything',
  modal: 'Dialogs, drawers, the age gate',
  overlay: 'Menus, tooltips, the notice about cookies',
  header: 'The header of the page',
  sticky: 'Banners that stick to the edge of the page',
};

const layer = (name: string, place: number): CSSProperties =>
  ({ zIndex: token(`z-${name}`), '--_rt-place': place }) as CSSProperties;

/** The layers of a page, each with its real `z-index`, the highest first. */
export const Layers = () => (
  <Stage>
    <ol className="foundations-layers">
      {Object.entries(Z_INDEX)
        .sort(([, one], [, other]) => other - one)
        .map(([name, z], place) => (
          <li key={name} style={layer(name, place)}>
            <b>z-{name}</b> {z}
            <span>{USES[name as keyof typeof Z_INDEX]}</span>
          </li>
        ))}
    </ol>
  </Stage>
);
