import type { ReactNode } from 'react';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import type { BrandKey } from 'rotativa/themes';
import { DeskLink } from '../DeskLink.tsx';
import { collectionsAddress, listAddress } from '../routes.ts';
import type { CollectionWork } from './use-collection-work.ts';

export interface CollectionBarProps {
  brand: BrandKey;
  work: CollectionWork;
  /** Why something failed. */
  problem: string | undefined;
  /** Who proposes sees the collection, and does not change it. */
  mayChange: boolean;
  /** Whether the work cannot be published as it is. */
  hasFault: boolean;
  onPublish: () => void;
  onHistory: () => void;
}

/** The line above a collection: where one is, where the work is, and what ends it. */
export function CollectionBar(props: CollectionBarProps): ReactNode {
  const { brand, work, problem, mayChange, hasFault, onPublish, onHistory } = props;
  const { said, isChanged } = work;
  const line = problem ?? said ?? (isChanged ? 'Sin publicar: se guarda en este equipo' : 'Sin cambios');
  return (
    <header className="top-bar">
      <p className="crumbs">
        <DeskLink href={listAddress(brand)}>{BRAND_CONFIGS[brand].name}</DeskLink>
        <span aria-hidden="true"> / </span>
        <DeskLink href={collectionsAddress(brand)}>Colecciones</DeskLink>
        <span aria-hidden="true"> / </span>
      </p>
      <h1>{work.document.title}</h1>
      <p
        className="draft-line"
        role="status"
        data-state={problem ? 'local' : said ? 'saved' : isChanged ? 'local' : 'none'}
      >
        {line}
      </p>
      <span className="space" />
      <button type="button" className="quiet" disabled={!work.canUndo} onClick={work.undo}>
        Deshacer
      </button>
      <button type="button" className="quiet" disabled={!isChanged} onClick={work.discard}>
        Descartar
      </button>
      <button type="button" className="quiet" onClick={onHistory}>
        Historial
      </button>
      {mayChange && (
        <>
          <label className="inline">
            <span>Nota</span>
            <input
              type="text"
              value={work.note}
              maxLength={200}
              onChange={({ target }) => work.setNote(target.value)}
            />
          </label>
          <button
            type="button"
            className="primary"
            disabled={!isChanged || hasFault || work.isSaving}
            onClick={onPublish}
          >
            Publicar
          </button>
        </>
      )}
    </header>
  );
}
