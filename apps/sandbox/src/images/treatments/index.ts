import type { FamilyKey } from 'rotativa/themes';
import { daily } from './daily.ts';
import { forums } from './forums.ts';
import { men } from './men.ts';
import type { Raster } from './planes.ts';
import { rural } from './rural.ts';
import { weekly } from './weekly.ts';
import { women } from './women.ts';

/** Prints a picture in the manner of a brand: the same scene is another picture in each newspaper. */
export type Treatment = (picture: Raster) => Uint8Array;

export const TREATMENTS: Record<FamilyKey, Treatment> = { weekly, daily, women, men, forums, rural };

/** In the names of cached files. Raise it when a treatment changes, so that pictures of the old one are not shown. */
export const EDITION = 1;
