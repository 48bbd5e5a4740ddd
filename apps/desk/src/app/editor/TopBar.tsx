import type { ReactNode } from 'react';
import type { DraftState } from '../draft/draft-keeper.ts';
import { DraftLine } from '../draft/DraftLine.tsx';
import { DeskLink } from '../DeskLink.tsx';
import { useDesk, type Actions } from './use-actions.ts';

export interface TopBarProps {
  brandName: string;
  listHref: string;
  title: string;
  /** The revision from which the work began: 'Revisión 4'. */
  base: string;
  draft: DraftState;
  actions: Actions;
  /** The others at the page. */
  present: ReactNode;
  /** Absent for a role that may not. */
  publishLabel: string;
  onPublish: () => void;
  onHistory: () => void;
  onDiscard: () => void;
  onPreview: () => void;
}

/** The line above a page: where one is, where the work is, and what ends it. */
export function TopBar(props: TopBarProps): ReactNode {
  const { brandName, listHref, title, base, draft, actions } = props;
  const hasPast = useDesk(({ history }) => history.hasPast);
  const hasFuture = useDesk(({ history }) => history.hasFuture);
  return (
    <header className="top-bar">
      <p className="crumbs">
        <DeskLink href={listHref}>{brandName}</DeskLink>
        <span aria-hidden="true"> / </span>
      </p>
      <h1>{title}</h1>
      <p className="muted">{base}</p>
      <DraftLine state={draft} />
      {props.present}
      <span className="space" />
      <button type="button" className="quiet" disabled={!hasPast} onClick={actions.undo}>
        Deshacer
      </button>
      <button type="button" className="quiet" disabled={!hasFuture} onClick={actions.redo}>
        Rehacer
      </button>
      <button type="button" className="quiet" onClick={props.onDiscard} disabled={draft.kind === 'none'}>
        Descartar
      </button>
      <button type="button" className="quiet" onClick={props.onHistory}>
        Historial
      </button>
      <button type="button" onClick={props.onPreview}>
        Vista previa
      </button>
      <button type="button" className="primary" onClick={props.onPublish}>
        {props.publishLabel}
      </button>
    </header>
  );
}
