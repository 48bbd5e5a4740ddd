import { ActionBar } from '@puckeditor/core';
import type { ReactNode } from 'react';
import { regionOf } from '../document/puck-data.ts';
import { afterStep, type Step } from './moves.ts';
import { listOf, useDesk } from './use-actions.ts';

export interface MoveBarProps {
  label?: string;
  children: ReactNode;
  parentAction: ReactNode;
}

const STEPS: readonly [Step, string, string][] = [
  ['up', 'Subir', 'M8 3 3 8h3v5h4V8h3z'],
  ['down', 'Bajar', 'M8 13 3 8h3V3h4v5h3z'],
];

/** The bar of the selected block on the canvas: moving by single clicks, beside what the visual editor offers. */
export function MoveBar({ label, children }: MoveBarProps): ReactNode {
  const dispatch = useDesk((state) => state.dispatch);
  const data = useDesk(({ appState }) => appState.data);
  const selector = useDesk(({ appState }) => appState.ui.itemSelector);
  const movable = useDesk(
    ({ selectedItem, getPermissions }) =>
      selectedItem !== null && getPermissions({ item: selectedItem }).drag,
  );
  const zone = selector?.zone ?? '';
  const region = regionOf(zone);
  const count = listOf(data, region).length;
  return (
    <ActionBar {...(label !== undefined && { label })}>
      {movable && (
        <ActionBar.Group>
          {STEPS.map(([step, words, path]) => {
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
                <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="currentColor">
                  <path d={path} />
                </svg>
              </ActionBar.Action>
            );
          })}
        </ActionBar.Group>
      )}
      <ActionBar.Group>{children}</ActionBar.Group>
    </ActionBar>
  );
}
