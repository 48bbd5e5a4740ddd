import type { Art } from '../../kit/art.ts';
import type { HairStyle, Person } from '../spec.ts';
import { afro, bob, braid, bun, long, pixie, sleek, wavy } from './long.ts';
import type { Hair, Haircut } from './mass.ts';
import { bald, crop, curls, quiff, receding, short, slick } from './short.ts';

const HAIRCUTS: Record<HairStyle, Haircut> = {
  long,
  wavy,
  bob,
  braid,
  afro,
  bun,
  sleek,
  pixie,
  short,
  crop,
  quiff,
  slick,
  curls,
  receding,
  bald,
};

/** A person's hair. */
export const hairOf = (a: Art, p: Person): Hair => HAIRCUTS[p.hairStyle](a, p);
