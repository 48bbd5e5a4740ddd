import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createHttpCollections, createHttpEditorSearch, createHttpPages } from 'rotativa/providers/http';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { problemOf } from './api/problem-of.ts';
import { siteConfig } from './api/site.ts';
import { signOut, whoIsHere, type Session } from './api/session.ts';
import { CollectionList } from './collections/CollectionList.tsx';
import { CollectionScreen } from './collections/CollectionScreen.tsx';
import { Announcer } from './editor/announcer.tsx';
import { Modal } from './Modal.tsx';
import { LiveList } from './live/LiveList.tsx';
import { LiveScreen } from './live/LiveScreen.tsx';
import { INVITATION_ADDRESS, listAddress, readRoute, STAFF_ADDRESS, usePath } from './routes.ts';
import { EditorScreen } from './screens/EditorScreen.tsx';
import { PageList } from './screens/PageList.tsx';
import { InvitationScreen } from './staff/InvitationScreen.tsx';
import { administered, StaffScreen } from './staff/StaffScreen.tsx';
import { SignInForm, SignInScreen } from './screens/SignIn.tsx';
import { unpublishedStories } from './api/unpublished.ts';
import { UnpublishedScreen } from './unpublished/UnpublishedScreen.tsx';

const ENDED = 'Tu sesión terminó. Entra de nuevo: lo que escribiste sigue aquí.';

type State =
  | { readonly kind: 'asking' }
  | { readonly kind: 'out' }
  | { readonly kind: 'failed'; readonly problem: string }
  | { readonly kind: 'in'; readonly session: Session; readonly ended: boolean; readonly sessions: number };

const isBrand = (key: string | undefined): key is BrandKey =>
  key !== undefined && Object.hasOwn(BRAND_CONFIGS, key);

/** The desk: who is signed in, and the screen of the address. A session that ends is opened again over the page. */
export function App(): ReactNode {
  const [state, setState] = useState<State>({ kind: 'asking' });
  const pages = useMemo(() => createHttpPages({ origin: location.origin, base: '/api/paginas' }), []);
  const search = useMemo(() => createHttpEditorSearch({ origin: location.origin, base: '/api/paginas' }), []);
  const collections = useMemo(
    () => createHttpCollections({ origin: location.origin, base: '/api/paginas' }),
    [],
  );
  useEffect(() => {
    whoIsHere().then(
      (session) => setState(session ? { kind: 'in', session, ended: false, sessions: 0 } : { kind: 'out' }),
      (error: unknown) => setState({ kind: 'failed', problem: problemOf(error) }),
    );
  }, []);
  const ended = useCallback(
    () => setState((before) => (before.kind === 'in' ? { ...before, ended: true } : before)),
    [],
  );
  const signedIn = (session: Session): void =>
    setState((before) => ({
      kind: 'in',
      session,
      ended: false,
      sessions: before.kind === 'in' ? before.sessions + 1 : 0,
    }));
  const path = usePath();
  const route = readRoute(path);
  if (path === INVITATION_ADDRESS)
    return <InvitationScreen token={new URLSearchParams(location.search).get('token') ?? ''} />;
  if (state.kind === 'asking') return null;
  if (state.kind === 'out') return <SignInScreen onSignedIn={signedIn} />;
  if (state.kind === 'failed')
    return (
      <main className="waiting">
        <p className="note" data-severity="error" role="alert">
          {state.problem}
        </p>
        <button type="button" onClick={() => location.reload()}>
          Intentar de nuevo
        </button>
      </main>
    );
  const { session, sessions } = state;
  const brand = isBrand(route.brand)
    ? route.brand
    : BRANDS.find((key) => Object.hasOwn(session.staff.roles, key));
  const leave = async (): Promise<void> => {
    await signOut().catch(() => undefined);
    setState({ kind: 'out' });
  };
  return (
    <Announcer>
      {path === STAFF_ADDRESS && administered(session.staff).length > 0 ? (
        <StaffScreen staff={session.staff} back={listAddress(administered(session.staff)[0]!)} />
      ) : !brand || !Object.hasOwn(session.staff.roles, brand) ? (
        <main className="waiting">
          <p>Tu cuenta no tiene permiso en {brand ? BRAND_CONFIGS[brand].name : 'ninguna marca'}.</p>
        </main>
      ) : route.live?.path !== undefined ? (
        <LiveScreen
          key={route.live.path}
          {...{ brand, session, sessions, pages }}
          path={route.live.path}
          onSessionEnded={ended}
        />
      ) : route.live ? (
        <LiveList key={brand} brand={brand} />
      ) : route.collection ? (
        <CollectionScreen
          key={`${brand} ${route.collection}`}
          brand={brand}
          id={route.collection}
          session={session}
          port={collections}
          search={search}
          onSessionEnded={ended}
        />
      ) : route.collection === '' ? (
        <CollectionList key={brand} brand={brand} port={collections} />
      ) : route.isUnpublished ? (
        <UnpublishedScreen key={brand} brand={brand} stories={unpublishedStories} onSessionEnded={ended} />
      ) : route.page ? (
        <EditorScreen
          key={`${brand} ${route.page}`}
          brand={brand}
          page={route.page}
          session={session}
          sessions={sessions}
          pages={pages}
          search={search}
          onSessionEnded={ended}
        />
      ) : (
        <PageList
          brand={brand}
          staff={session.staff}
          pages={pages}
          siteConfig={siteConfig}
          onLeave={() => void leave()}
        />
      )}
      {state.ended && (
        <Modal title="Entra de nuevo">
          <SignInForm
            notice={ENDED}
            email={session.staff.email}
            onSignedIn={(next) => {
              // Another's session would take over this one's work.
              if (next.staff.email === session.staff.email) signedIn(next);
              else location.reload();
            }}
          />
        </Modal>
      )}
    </Announcer>
  );
}
