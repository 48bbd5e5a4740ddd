import { z } from 'zod';
import type { SeedAuthor } from '../types.ts';
import { readData } from './files/fields.ts';
import { Author } from './schema.ts';

/** Authors, commentators and speakers, all fictional. A portrait is one person's in all brands. */
export const AUTHORS: readonly SeedAuthor[] = readData('authors.yaml', z.array(Author));
