import type { ReactNode } from 'react';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import type { BrandKey } from 'rotativa/themes';
import type { DraftState } from '../draft/draft-keeper.ts';
import { DraftLine } from '../draft/DraftLine.tsx';
import { DeskLink } from '../DeskLink.tsx';
import { collectionsAddress, listAddress, liveAddress } from '../routes.ts';
import { useDesk, type Actions } from './use-actions.ts';

export interface TopBarProps {
  brand: BrandKey;
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
  const { brand, title, base, draft, actions } = props;
  const hasPast = useDesk(({ history }) => history.hasPast);
  const hasFuture = useDesk(({ history }) => history.hasFuture);
  return (
    <header className="top-bar">
      <p className="crumbs">
        <DeskLink href={listAddress(brand)}>{BRAND_CONFIGS[brand].name}</DeskLink>
        <span aria-hidden="true"> / </span>
      </p>
      <h1>{title}</h1>
      <p className="muted">{base}</p>
      <DraftLine state={draft} />
      {props.present}
      <span className="space" />
      <nav className="other-screens" aria-label="Otras pantallas de la marca">
        <DeskLink href={collectionsAddress(brand)}>Colecciones</DeskLink>
        <DeskLink href={liveAddress(brand)}>En vivo</DeskLink>
      </nav>
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
