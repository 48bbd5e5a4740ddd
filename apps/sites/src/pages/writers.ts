import { authorAt, isOpinion, primarySectionId, type AnsDocument } from 'rotativa/domain';
import type { BrandConfig } from 'rotativa/themes';

/** The author that an address names: '/autor/ana/', or '/opinion/ana/' for the columns. @see N13, B10 */
export function writerAt({ routes }: BrandConfig, path: string): ReturnType<typeof authorAt> | undefined {
  const writer = authorAt(path);
  return writer.section === undefined || `${writer.section}/` === routes.opinion ? writer : undefined;
}

/** Whether a document is a column: one of opinion, or filed in the brand's section of columns. @see N2 */
export const isColumn = (document: AnsDocument, { product, routes }: BrandConfig): boolean =>
  isOpinion(document, product) || `${primarySectionId(document)}/` === routes.opinion;
