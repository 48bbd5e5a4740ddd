import { z } from 'zod';
import type { SeedEdition } from '../types.ts';
import { readData } from './files/fields.ts';
import { Edition } from './schema.ts';

/** The print editions, newest first. Their covers are drawn from these words. */
export const EDITIONS: readonly SeedEdition[] = readData('editions.yaml', z.array(Edition));
