import type { Family, FamilyKey } from '../themes/brand.ts';
import { family as daily } from '../themes/daily/index.ts';
import { family as forums } from '../themes/forums/index.ts';
import { family as men } from '../themes/men/index.ts';
import { family as rural } from '../themes/rural/index.ts';
import { family as weekly } from '../themes/weekly/index.ts';
import { family as women } from '../themes/women/index.ts';

/** The families by the names that a configuration has. */
export const FAMILY: Readonly<Record<FamilyKey, Family>> = { weekly, daily, women, men, forums, rural };
