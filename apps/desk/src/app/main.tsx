import '@puckeditor/core/no-external.css';
import 'rotativa/themes/weekly.css';
import './styles/desk.css';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { App } from './App.tsx';

// The policy allows no code from text, which zod would try.
z.config({ jitless: true });

createRoot(document.getElementById('mesa')!).render(<App />);
