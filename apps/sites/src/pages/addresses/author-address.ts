import { authorAt } from 'rotativa/domain';
import type { BrandConfig } from 'rotativa/themes';
import { opinionPaths } from './sections.ts';

/** The author that an address names: '/autor/ana/', or '/opinion/ana/' for the columns in a section of opinion. @see N13, B10 */
export function authorOfAddress(brand: BrandConfig, path: string): ReturnType<typeof authorAt> | undefined {
  const author = authorAt(path);
  return author.section === undefined || opinionPaths(brand).includes(`${author.section}/`)
    ? author
    : undefined;
}
