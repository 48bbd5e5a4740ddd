import { createRoot } from 'react-dom/client';
import '../brand/theme.css';
import '../newspaper/site.css';
import { App } from './App.tsx';
import { firstAnswer } from './answer.ts';

createRoot(document.getElementById('app')!).render(<App first={firstAnswer(document)} />);
