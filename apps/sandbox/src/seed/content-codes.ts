import type { BrandKey } from 'rotativa/themes';
import { METERED_CODE, REGISTERED_CODE } from '../paywall/codes.ts';
import type { SeedStory } from './types.ts';

/** The content code of stories that all readers may read. */
const FREE_CODE = '1';

/** The codes of the open stories of a section. Only the weekly counts; its other sections are free. */
const SECTION_CODES: Readonly<Partial<Record<BrandKey, Readonly<Record<string, string>>>>> = {
  weekly: {
    '/nacion': METERED_CODE,
    '/politica': METERED_CODE,
    '/economia': METERED_CODE,
    '/mundo': METERED_CODE,
    '/tecnologia': REGISTERED_CODE,
  },
};

/** The content code of a story of the seed: its own, or else that of its section. @see P4 */
export const contentCodeOf = ({ brand, sections, contentCode, type = 'story' }: SeedStory): string =>
  contentCode ?? (type === 'story' ? SECTION_CODES[brand]?.[sections[0]] : undefined) ?? FREE_CODE;
