import { createRoot } from 'react-dom/client';
import { shareIsland } from 'rotativa/blocks/article/ShareBar';
import { preload } from 'rotativa/islands';
import { headerIslands } from 'rotativa/patterns/headers';
import '../brand/theme.css';
import '../newspaper/site.css';
import { App } from './App.tsx';
import { firstAnswer } from './answer.ts';
import { viewOf } from './view-of.tsx';

// Menus and share bars load their code by themselves. Here it comes before the first frame, so that nothing moves.
const answer = firstAnswer(document);
const [view] = await Promise.all([viewOf(answer), preload([...headerIslands, shareIsland])]);

createRoot(document.getElementById('app')!).render(<App first={{ ...answer, view }} />);
