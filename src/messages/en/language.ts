import type * as Spanish from '../language.ts';

export const language: typeof Spanish = { language: { tag: 'en-US' } };
