import { start } from 'rotativa/islands/client';
import { startAgeGate } from 'rotativa/patterns/AgeGate';
import { ISLANDS } from './islands.ts';

start(ISLANDS, async () => (await import('./setup.ts')).default());
startAgeGate(document, () => sessionStorage);
