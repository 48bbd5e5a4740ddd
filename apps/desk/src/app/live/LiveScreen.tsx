import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { PagesPort } from 'rotativa/providers';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import type { BrandKey } from 'rotativa/themes';
import { liveBlog, liveBlogs, type LiveChange, type LivePost } from '../api/live.ts';
import { failureOf, problemOf } from '../api/problem-of.ts';
import type { Session } from '../api/session.ts';
import { DeskLink } from '../DeskLink.tsx';
import { useAnnounce } from '../editor/announcer.tsx';
import { Modal } from '../Modal.tsx';
import { listAddress, liveAddress } from '../routes.ts';
import { clockTime, dayAndTime } from '../times.ts';
import { useLoaded } from '../use-loaded.ts';
import { EMPTY_POST, PostForm, type PostWords } from './PostForm.tsx';
import { ReadersView } from './ReadersView.tsx';
import { useOutbox, type OutboxOfBlog } from './use-outbox.ts';

/** Another editor's changes are seen after this time at the latest. */
const LOOK_EVERY_MS = 10_000;

export interface LiveScreenProps {
  brand: BrandKey;
  /** The path of a blog; undefined: the list. */
  path: string | undefined;
  session: Session;
  sessions: number;
  pages: PagesPort;
  onSessionEnded: () => void;
}

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

function Waiting({
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

/** Only what the editor changed is sent: a text that is untouched keeps its links and pictures. */
function changeOf(post: LivePost, { title, text, key, pinned }: PostWords) {
  const isSame = text.join('\n\n') === post.text.join('\n\n');
  return {
    ...(title !== post.title && { title }),
    ...(!isSame && { text }),
    ...(key !== post.key && { key }),
    ...(pinned !== post.pinned && { pinned }),
  };
}

function Post({
  post,
  canWrite,
  add,
}: {
  post: LivePost;
  canWrite: boolean;
  add: (change: LiveChange, said: string) => void;
}): ReactNode {
  const [state, setState] = useState<'shown' | 'correcting' | 'removing'>('shown');
  const close = useCallback(() => setState('shown'), []);
  const { id, title, time, key, pinned, others } = post;
  const mark = (change: { key?: boolean; pinned?: boolean }, said: string): void =>
    add({ kind: 'correct', id, change }, said);
  if (state === 'correcting')
    return (
      <li>
        <PostForm
          label={`Corregir ${title}`}
          send="Publicar la corrección"
          initial={post}
          onCancel={close}
          onSend={(next) => {
            const change = changeOf(post, next);
            if (Object.keys(change).length > 0)
              add({ kind: 'correct', id, change }, `Corregiste “${next.title}”.`);
            close();
          }}
        />
        {others > 0 && <p className="help">Sus {others} imágenes u otros elementos se conservan.</p>}
      </li>
    );
  return (
    <li>
      <h3>
        <span className="muted">{time}</span> {title}
      </h3>
      <p className="live-tags">
        {pinned && <span className="tag">Fijada</span>}
        {key && <span className="tag">Momento clave</span>}
        {post.updated && <small className="muted">Corregida {dayAndTime(post.updated, new Date())}</small>}
      </p>
      {canWrite && (
        <div className="live-actions" role="group" aria-label={title}>
          <button type="button" onClick={() => setState('correcting')}>
            Corregir
          </button>
          <button
            type="button"
            aria-pressed={pinned}
            onClick={() => mark({ pinned: !pinned }, pinned ? 'Ya no está fijada.' : `Fijaste “${title}”.`)}
          >
            Fijar
          </button>
          <button
            type="button"
            aria-pressed={key}
            onClick={() =>
              mark({ key: !key }, key ? 'Ya no es momento clave.' : `“${title}” es momento clave.`)
            }
          >
            Momento clave
          </button>
          <button type="button" onClick={() => setState('removing')}>
            Quitar
          </button>
        </div>
      )}
      {state === 'removing' && (
        <Modal title="Quitar la entrada" onClose={close}>
          <p>Los lectores dejan de ver “{title}”. No se puede deshacer.</p>
          <div className="live-actions">
            <button
              type="button"
              className="primary"
              onClick={() => {
                add({ kind: 'remove', id }, `Quitaste “${title}”.`);
                close();
              }}
            >
              Quitar
            </button>
            <button type="button" onClick={close}>
              Cancelar
            </button>
          </div>
        </Modal>
      )}
    </li>
  );
}

function Blog({
  brand,
  path,
  session,
  sessions,
  pages,
  onSessionEnded,
}: LiveScreenProps & { path: string }): ReactNode {
  const load = useCallback(() => liveBlog(brand, path), [brand, path]);
  const { value: blog, error, again } = useLoaded(load);
  const announce = useAnnounce();
  const [begun, setBegun] = useState<{ post: PostWords; count: number }>({ post: EMPTY_POST, count: 0 });
  const outbox = useOutbox(
    { brand, path, email: session.staff.email, sessions },
    { taken: again, sessionEnded: onSessionEnded },
  );
  useEffect(() => {
    const timer = setInterval(again, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [again]);
  useEffect(() => {
    if (error !== undefined && failureOf(error) === 'session') onSessionEnded();
  }, [error, onSessionEnded]);
  const canWrite = session.staff.roles[brand] !== 'propose';
  const add = (change: LiveChange, said: string): void => {
    outbox.add(change);
    announce(said);
  };
  const ended = blog !== undefined && blog.ended !== null;
  return (
    <main className="live-screen">
      <p className="crumbs">
        <DeskLink href={listAddress(brand)}>{BRAND_CONFIGS[brand].name}</DeskLink>
        <span aria-hidden="true"> / </span>
        <DeskLink href={liveAddress(brand)}>En vivo</DeskLink>
      </p>
      <header className="list-head">
        <h1>{blog?.headline ?? 'En vivo'}</h1>
        {blog && <span className="tag">{ended ? 'Terminó' : 'En curso'}</span>}
        {blog && canWrite && (
          <button
            type="button"
            onClick={() =>
              add(
                { kind: 'blog', change: { ended: !ended } },
                ended ? 'La cobertura sigue.' : 'Cerraste la cobertura.',
              )
            }
          >
            {ended ? 'Volver a abrir la cobertura' : 'Cerrar la cobertura'}
          </button>
        )}
      </header>
      {error !== undefined && (
        <p className="note" data-severity="error" role="alert">
          {problemOf(error)}
        </p>
      )}
      <div className="live-columns">
        <div className="live-desk">
          {canWrite ? (
            <>
              {ended ? (
                <p className="muted">La cobertura terminó. Vuelve a abrirla para publicar.</p>
              ) : (
                <PostForm
                  key={begun.count}
                  label="Entrada nueva"
                  send="Publicar"
                  initial={begun.post}
                  onSend={(post) => add({ kind: 'post', ...post }, `Publicando “${post.title}”.`)}
                />
              )}
              <Waiting
                outbox={outbox}
                onTakeBack={(post) => setBegun(({ count }) => ({ post, count: count + 1 }))}
              />
            </>
          ) : (
            <p className="muted">Tu cuenta puede leer esta cobertura. Publicar necesita otro permiso.</p>
          )}
          <h2>Entradas</h2>
          <ol className="live-posts">
            {blog?.posts.map((post) => (
              <Post key={post.id} post={post} canWrite={canWrite} add={add} />
            ))}
          </ol>
        </div>
        {blog && (
          <ReadersView {...{ brand, path, pages }} origin={session.sites[brand]} version={blog.version} />
        )}
      </div>
    </main>
  );
}

function BlogList({ brand }: { brand: BrandKey }): ReactNode {
  const load = useCallback(() => liveBlogs(brand), [brand]);
  const { value, error } = useLoaded(load);
  return (
    <main className="list-screen">
      <p className="crumbs">
        <DeskLink href={listAddress(brand)}>{BRAND_CONFIGS[brand].name}</DeskLink>
      </p>
      <header className="list-head">
        <h1>En vivo</h1>
      </header>
      {error !== undefined && (
        <p className="note" data-severity="error" role="alert">
          {problemOf(error)}
        </p>
      )}
      {value?.length === 0 && <p className="muted">Esta marca no tiene coberturas en vivo.</p>}
      <ul className="live-posts">
        {value?.map(({ path, headline, version, ended }) => (
          <li key={path}>
            <h2>
              <DeskLink href={liveAddress(brand, path)}>{headline}</DeskLink>
            </h2>
            <p className="muted">
              {ended ? 'Terminó' : 'En curso'}. Último cambio: {dayAndTime(version, new Date())}
            </p>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** The live blogs of a brand, and the desk of one of them beside the page that readers have. */
export const LiveScreen = (props: LiveScreenProps): ReactNode =>
  props.path === undefined ? (
    <BlogList brand={props.brand} />
  ) : (
    <Blog key={props.path} {...props} path={props.path} />
  );
