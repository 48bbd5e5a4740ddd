import { createRoot } from 'react-dom/client';
import 'rotativa/themes/weekly.css';
import { Button } from 'rotativa/components/Button';
import { Dialog } from 'rotativa/components/Dialog';

createRoot(document.querySelector('#root')).render(
  <Dialog title="Compartir" trigger={<Button>Abrir</Button>}>
    Elija una red
  </Dialog>,
);
