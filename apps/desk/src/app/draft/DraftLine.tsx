import type { ReactNode } from 'react';
import { clockTime } from '../times.ts';
import type { DraftState } from './draft-keeper.ts';

/** Where the work is, in words. */
function draftInWords(state: DraftState): string {
  switch (state.kind) {
    case 'none':
      return 'Sin cambios';
    case 'pending':
      return 'Guardando…';
    case 'saved':
      return `Guardado a las ${clockTime(state.at)}`;
    case 'local':
      return state.message;
  }
}

export const DraftLine = ({ state }: { state: DraftState }): ReactNode => (
  <p className="draft-line" role="status" data-state={state.kind}>
    {draftInWords(state)}
  </p>
);
