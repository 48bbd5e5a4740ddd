import type { PageModes } from 'rotativa/blocks';
import type { ModeChoice } from 'rotativa/patterns/footers/ThemeSwitch';
import type { Site } from '../config/site.ts';
import { articleOf } from './article.ts';
import type { FoundPage } from './found-page.ts';

/** The reader's mode, and the mode of the page: the document's, else the layout's (video pages are dark). @see N11 */
export function modesOf(
  chosen: ModeChoice,
  { brand, origin }: Site,
  { document: { mode }, page }: FoundPage,
): PageModes {
  const article = page.document && articleOf(page.document, brand, origin, page.path);
  const forced = mode ?? article?.mode;
  return { chosen, ...(forced && { forced }) };
}
