import { start } from 'rotativa/islands/client';
import { ISLANDS } from './islands.js';

start(ISLANDS);
window.hydrated = 0;
