import { useCallback, type ReactNode } from 'react';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import type { BrandKey } from 'rotativa/themes';
import { problemOf } from '../api/problem-of.ts';
import type { UnpublishedStories } from '../api/unpublished.ts';
import { DeskLink } from '../DeskLink.tsx';
import { listAddress } from '../routes.ts';
import { dayAndTime } from '../times.ts';
import { useLoaded } from '../use-loaded.ts';
import { PreviewLink } from './PreviewLink.tsx';

export interface UnpublishedScreenProps {
  brand: BrandKey;
  stories: UnpublishedStories;
  onSessionEnded: () => void;
}

/** The stories that wait for their time, each with a link that shows it before. */
export function UnpublishedScreen({ brand, stories, onSessionEnded }: UnpublishedScreenProps): ReactNode {
  const load = useCallback(() => stories.list(brand), [stories, brand]);
  const { value, error, again } = useLoaded(load);
  const now = new Date();
  return (
    <main className="list-screen">
      <nav aria-label="Dónde estás" className="brands">
        <DeskLink href={listAddress(brand)}>Páginas de {BRAND_CONFIGS[brand].name}</DeskLink>
      </nav>
      <header className="list-head">
        <h1>Por publicar</h1>
        <p className="muted">Los lectores no ven estas notas. Quien tenga el enlace lee la nota completa.</p>
        <button type="button" className="quiet" onClick={again}>
          Actualizar
        </button>
      </header>
      {error !== undefined && (
        <p className="note" data-severity="error" role="alert">
          {problemOf(error)}
        </p>
      )}
      {!value && error === undefined && <p className="muted">Abriendo…</p>}
      {value?.length === 0 && <p className="empty">No hay notas por publicar.</p>}
      {value && value.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Nota</th>
              <th scope="col">Se publica</th>
              <th scope="col">Vista previa</th>
            </tr>
          </thead>
          <tbody>
            {value.map(({ id, headline, section, byline, locked, published }) => (
              <tr key={id}>
                <th scope="row">
                  {headline}
                  <small>
                    {[section, byline, locked && 'Para suscriptores'].filter(Boolean).join(' · ')}
                  </small>
                </th>
                <td>{published && dayAndTime(published, now)}</td>
                <td>
                  <PreviewLink
                    headline={headline}
                    ask={(minutes) => stories.preview(brand, id, minutes)}
                    onSessionEnded={onSessionEnded}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </main>
  );
}
