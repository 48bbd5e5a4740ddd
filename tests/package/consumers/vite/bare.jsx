import { createRoot } from 'react-dom/client';
import { Button, Card } from 'rotativa';

createRoot(document.querySelector('#root')).render(
  <>
    <Button>Leer</Button>
    <Card href="/a/" headline="Vuelve el tren" />
  </>,
);
