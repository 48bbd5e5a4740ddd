import { z } from 'zod';

/** The title of a block. @param word the default, from the dictionary */
export const titleSetting = (word: () => string) => z.string().default(word).meta({ title: 'Título' });
