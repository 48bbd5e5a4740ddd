import { authorAt } from 'rotativa/domain';
import type { BrandConfig } from 'rotativa/themes';

/** The author that an address names: '/autor/ana/', or '/opinion/ana/' for the columns. @see N13, B10 */
export function writerAt({ routes }: BrandConfig, path: string): ReturnType<typeof authorAt> | undefined {
  const writer = authorAt(path);
  return writer.section === undefined || `${writer.section}/` === routes.opinion ? writer : undefined;
}
