import type { Art } from '../../kit/art.ts';
import { mix } from '../../kit/colour.ts';
import { skinTones } from '../skin.ts';
import type { Clothing, Person } from '../spec.ts';
import type { Garment } from './cloth.ts';
import { blouse, dress, ruana, tee, turtleneck } from './soft.ts';
import { blazer, coat, leather, shirt, suit } from './tailored.ts';

const GARMENTS: Record<Clothing, Garment> = {
  suit,
  shirt,
  turtleneck,
  blouse,
  tee,
  dress,
  ruana,
  blazer,
  coat,
  leather,
};

/** The clothes of a person. */
export const clothesOf = (a: Art, p: Person): string =>
  GARMENTS[p.clothes[0]](a, p, mix(p.skin, skinTones(p.skin).shade, 0.45));
