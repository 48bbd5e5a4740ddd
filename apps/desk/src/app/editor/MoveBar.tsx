import { ActionBar } from '@puckeditor/core';
import type { ReactElement, ReactNode } from 'react';
import { Arrow } from '../Arrow.tsx';
import { useCanvas, type CanvasStore } from '../canvas/canvas-store.ts';
import { regionOf } from '../document/puck-data.ts';
import { afterStep, type Step } from './moves.ts';
import { listOf, useDesk } from './use-actions.ts';

export interface MoveBarProps {
  canvas: CanvasStore;
  label?: string;
  children: ReactNode;
  parentAction: ReactNode;
}

const STEPS: readonly [Step, string][] = [
  ['up', 'Subir'],
  ['down', 'Bajar'],
];

/** The bar of the selected block on the canvas: moving by single clicks, beside what the visual editor offers. */
export function MoveBar({ canvas, label, children }: MoveBarProps): ReactElement {
  const dispatch = useDesk((state) => state.dispatch);
  const data = useDesk(({ appState }) => appState.data);
  const selector = useDesk(({ appState }) => appState.ui.itemSelector);
  const movable = useDesk(
    ({ selectedItem, getPermissions }) =>
      selectedItem !== null && getPermissions({ item: selectedItem }).drag,
  );
  const scale = useCanvas(canvas, (state) => state.scale);
  const zone = selector?.zone ?? '';
  const region = regionOf(zone);
  const count = listOf(data, region).length;
  return (
    // The bar is as large as the desk's other controls, however small the page is shown.
    <div style={{ zoom: 1 / scale }}>
      <ActionBar {...(label !== undefined && { label })}>
        {movable && (
          <ActionBar.Group>
            {STEPS.map(([step, words]) => {
              const place =
                selector &&
                afterStep({ region, index: selector.index }, step, [{ name: region, label: '', count }]);
              return (
                <ActionBar.Action
                  key={step}
                  label={words}
                  disabled={!place}
                  onClick={() => {
                    if (!place || !selector) return;
                    dispatch({
                      type: 'reorder',
                      sourceIndex: selector.index,
                      destinationIndex: place.index,
                      destinationZone: zone,
                    });
                    dispatch({ type: 'setUi', ui: { itemSelector: { zone, index: place.index } } });
                  }}
                >
                  <Arrow to={step} />
                </ActionBar.Action>
              );
            })}
          </ActionBar.Group>
        )}
        <ActionBar.Group>{children}</ActionBar.Group>
      </ActionBar>
    </div>
  );
}
