import { z } from 'zod';

/** The options that the blocks of the sites' own pages share: they read no content, and editors do not place them. */
export const siteBlock = { settings: z.object({}), editorial: false, load: () => ({}) } as const;
