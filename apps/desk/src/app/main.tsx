import '@puckeditor/core/no-external.css';
import 'rotativa/themes/weekly.css';
import './styles/desk.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

createRoot(document.getElementById('mesa')!).render(<App />);
