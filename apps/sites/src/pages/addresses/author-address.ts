import { authorAt } from 'rotativa/domain';
import type { BrandConfig } from 'rotativa/themes';

/** The author that an address names: '/autor/ana/', or '/opinion/ana/' for the columns. @see N13, B10 */
export function authorOfAddress(
  { routes }: BrandConfig,
  path: string,
): ReturnType<typeof authorAt> | undefined {
  const author = authorAt(path);
  return author.section === undefined || `${author.section}/` === routes.opinion ? author : undefined;
}
