import { createRoot } from 'react-dom/client';
import { shareIsland } from 'rotativa/blocks/article/ShareBar';
import { headerIslands } from 'rotativa/patterns/headers';
import '../brand/theme.css';
import '../newspaper/site.css';
import { App } from './App.tsx';
import { firstAnswer } from './answer.ts';

// Menus and share bars load their code by themselves. Here it comes before the first frame, so that nothing moves.
await Promise.all([...headerIslands, shareIsland].map((island) => island.load()));

createRoot(document.getElementById('app')!).render(<App first={firstAnswer(document)} />);
