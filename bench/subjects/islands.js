import { defineIsland } from 'rotativa/islands';

const from = (name) => async () => ({ default: (await import('./rotativa-interactive.jsx'))[name] });

export const menu = defineIsland({ name: 'menu', when: 'intent', load: from('Menu') });
export const share = defineIsland({ name: 'share', when: 'intent', load: from('Share') });
export const slides = defineIsland({ name: 'slides', when: 'visible', load: from('Slides') });
export const ISLANDS = [menu, share, slides];
