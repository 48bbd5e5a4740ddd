import type { Scene } from '../scene.ts';
import { hall } from './orquesta.ts';

/** The hall of `orquesta` from the same seat, an hour earlier: a story may lay one over the other. */
export const ensayoVacio: Scene = {
  focal: [0.5, 0.5],
  fixed: true,
  alt: 'La misma sala sin nadie: sillas y atriles vacíos en el escenario, y las butacas de la platea',
  draw: (a) => hall(a, false),
};
