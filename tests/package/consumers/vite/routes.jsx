import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router';
import { Button, Card, Heading, Link, LinkButton, WeeklyHeader } from 'rotativa';
import { headerProps } from 'rotativa/patterns/headers';
import { LinkProvider } from 'rotativa/routing';
import { brand } from 'rotativa/themes/weekly';

const header = headerProps(brand, '/', new Date('2026-11-20T15:00:00Z'));
const RIVERS = [{ text: 'Ríos', link: '/rio' }];

const App = () => (
  <LinkProvider navigate={useNavigate()}>
    <WeeklyHeader {...header} menu={RIVERS} routes={{ ...header.routes, search: '/rio' }} />
    <Routes>
      <Route
        path="/rio"
        element={
          <>
            <Heading level={1}>Crece el río</Heading>
            <LinkButton href="/routes.html">Volver</LinkButton>
          </>
        }
      />
      <Route
        path="*"
        element={
          <>
            <Card href="/rio" headline="Crece el río" />
            <Link href="/rio" target="_blank">
              En otra ventana
            </Link>
            <Link href="#fin">Al final</Link>
            <Button id="fin">Leer</Button>
          </>
        }
      />
    </Routes>
  </LinkProvider>
);

createRoot(document.querySelector('#root')).render(
  <BrowserRouter>
    <App />
  </BrowserRouter>,
);
