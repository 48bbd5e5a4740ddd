import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { PagesPort } from 'rotativa/providers';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import type { BrandKey } from 'rotativa/themes';
import { liveBlog, type LiveChange, type PostWords } from '../api/live.ts';
import { failureOf, problemOf } from '../api/problem-of.ts';
import { mayPublish, type Session } from '../api/session.ts';
import { DeskLink } from '../DeskLink.tsx';
import { useAnnounce } from '../editor/announcer.tsx';
import { listAddress, liveAddress } from '../routes.ts';
import { useLoaded } from '../use-loaded.ts';
import { coverageState } from './coverage-state.ts';
import { Post } from './Post.tsx';
import { EMPTY_POST, PostForm } from './PostForm.tsx';
import { ReadersView } from './ReadersView.tsx';
import { useOutbox } from './use-outbox.ts';
import { Waiting } from './Waiting.tsx';

/** Another editor's changes are seen after this time at the latest. */
const LOOK_EVERY_MS = 10_000;

export interface LiveScreenProps {
  brand: BrandKey;
  /** The path of the blog. */
  path: string;
  session: Session;
  sessions: number;
  pages: PagesPort;
  onSessionEnded: () => void;
}

/** The desk of a live blog, beside the page that readers have. */
export function LiveScreen({
  brand,
  path,
  session,
  sessions,
  pages,
  onSessionEnded,
}: LiveScreenProps): ReactNode {
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
  const canWrite = mayPublish(session.staff, brand);
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
        {blog && <span className="tag">{coverageState(blog, new Date())}</span>}
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
