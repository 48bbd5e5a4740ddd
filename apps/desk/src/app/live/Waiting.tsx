import type { ReactNode } from 'react';
import type { LiveChange, PostWords } from '../api/live.ts';
import { clockTime } from '../times.ts';
import type { OutboxOfBlog } from './use-outbox.ts';

const words = (change: LiveChange): string => {
  switch (change.kind) {
    case 'post':
      return `Publicar “${change.title}”`;
    case 'correct':
      return change.change.title ? `Corregir “${change.change.title}”` : 'Cambiar una entrada';
    case 'remove':
      return 'Quitar una entrada';
    case 'blog':
      return change.change.ended ? 'Cerrar la cobertura' : 'Cambiar la cobertura';
  }
};

const HELD = {
  offline: 'Sin conexión: lo que escribas espera en este equipo y se envía en orden cuando vuelva.',
  session: 'Tu sesión terminó: lo que escribiste espera en este equipo.',
} as const;

/** The changes that wait to be sent, in order, and why they wait. */
export function Waiting({
  outbox,
  onTakeBack,
}: {
  outbox: OutboxOfBlog;
  onTakeBack: (post: PostWords) => void;
}): ReactNode {
  const { waiting, held } = outbox;
  return (
    <section className="live-waiting" aria-label="Por enviar">
      <p role="status" className={held ? 'note' : 'muted'} data-severity={held ? 'warning' : undefined}>
        {held ? HELD[held] : waiting.length > 0 ? 'Enviando…' : 'Todo está publicado.'}
      </p>
      {waiting.length > 0 && (
        <ol>
          {waiting.map(({ send, change, made, refused }) => (
            <li key={send}>
              <span>
                {words(change)} <small>{clockTime(made)}</small>
                {refused && <b className="problem">No se publicó: {refused}</b>}
              </span>
              <button
                type="button"
                className="quiet"
                onClick={() => {
                  const back = outbox.takeBack(send);
                  if (back?.kind === 'post') onTakeBack(back);
                }}
              >
                {change.kind === 'post' ? 'Volver a escribir' : 'Descartar'}
              </button>
            </li>
          ))}
        </ol>
      )}
      {held && (
        <button type="button" onClick={outbox.retry}>
          Intentar ahora
        </button>
      )}
    </section>
  );
}
