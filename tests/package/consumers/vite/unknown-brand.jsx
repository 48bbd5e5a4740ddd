import { createRoot } from 'react-dom/client';
import { Button } from 'rotativa';
import 'rotativa/themes/weekly.css';
import 'rotativa/themes/women.css';

createRoot(document.querySelector('#root')).render(<Button>Leer</Button>);
