import { useEffect, type ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useRouteLoaderData,
} from 'react-router';
import { loadLateStyles } from 'rotativa/critical-css/client';
import { NoticePage } from 'rotativa/patterns/notices/NoticePage';
import { LinkProvider } from 'rotativa/routing';
import '../brand/theme.css';
import '../newspaper/site.css';
import { FooterSwitch } from '../newspaper/client/FooterSwitch.tsx';
import { modeAttribute, readerAttribute, type Visit } from '../newspaper/server/visit.ts';
import { brand } from '../newspaper/site.ts';
import { Layout as Frame } from '../newspaper/views/Layout.tsx';
import { NotFoundView } from '../newspaper/views/NotFoundView.tsx';
import type { Route } from './+types/root';
import { newspaper, visitContext } from './context.server.ts';

export const middleware: Route.MiddlewareFunction[] = [newspaper];

/** The reader, and the time of the answer: the browser hydrates with the date that the server has written. */
export function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return {
    visit,
    now: new Date(),
    attributes: { 'data-mode': modeAttribute(visit), 'data-reader': readerAttribute(visit) },
  };
}

/** The fonts load beside the stylesheets and not after them, so that no text moves. */
const fonts = import.meta.glob<string>('../brand/fonts/*.woff2', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const links: Route.LinksFunction = () => [
  ...Object.values(fonts).map((href) => ({
    ...{ rel: 'preload', as: 'font' as const, type: 'font/woff2', crossOrigin: 'anonymous' as const },
    href,
  })),
  { rel: 'icon', href: '/icono.svg' },
  { rel: 'alternate', type: 'application/rss+xml', href: '/rss.xml' },
];

const isMissing = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

export const meta: Route.MetaFunction = ({ error }) => [
  { title: `${isMissing(error) ? 'Esta página no existe' : 'Algo salió mal'} | ${brand.name}` },
];

const useAnswer = () => useRouteLoaderData<typeof loader>('root');

/** The document. Brand, mode and reader are attributes, so the first frame is in the reader's mode. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="es-CO" data-brand={brand.key} {...useAnswer()?.attributes} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {(['light', 'dark'] as const).map((mode) => (
          <meta
            key={mode}
            name="theme-color"
            media={`(prefers-color-scheme: ${mode})`}
            content={brand.themeColor[mode]}
          />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** A page in the newspaper's frame. Links and searches of all pieces go to React Router. */
function Framed({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { visit = ANONYMOUS, now } = useAnswer() ?? {};
  useEffect(() => {
    loadLateStyles(document);
  }, []);
  return (
    <LinkProvider navigate={(address) => void navigate(address)}>
      <Frame path={pathname} visit={visit} now={now}>
        {children}
      </Frame>
      <FooterSwitch />
    </LinkProvider>
  );
}

const ANONYMOUS: Visit = { reader: undefined, mode: 'system', consent: undefined };

export default function App() {
  return (
    <Framed>
      <Outlet />
    </Framed>
  );
}

/** The pages without content: an address that does not exist, and a fault. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Framed>
      {isMissing(error) ? (
        <NotFoundView />
      ) : (
        <NoticePage
          title="Algo salió mal"
          text="Vale la pena intentar de nuevo en unos minutos."
          preset={brand.list.head}
          links={[{ text: 'Ir a la portada', href: '/' }]}
        />
      )}
    </Framed>
  );
}
