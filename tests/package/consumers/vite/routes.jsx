import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router';
import { Button, Card, Heading, Link, LinkButton } from 'rotativa';
import { LinkProvider } from 'rotativa/routing';
import 'rotativa/styles.css';

const App = () => (
  <LinkProvider navigate={useNavigate()}>
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
