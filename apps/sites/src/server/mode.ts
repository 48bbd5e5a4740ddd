import type { PageModes } from 'rotativa/blocks';
import { safeRedirect } from 'rotativa/domain';
import {
  BACK_FIELD,
  MODE_FIELD,
  modeChoice,
  modeCookie,
  type ModeChoice,
} from 'rotativa/patterns/footers/ThemeSwitch';
import type { Site } from '../config/site.ts';
import { articleOf } from '../pages/article.ts';
import type { FoundPage } from '../pages/resolve.ts';
import { NO_STORE } from './cache.ts';
import { seeOther } from './redirect.ts';

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

/** Keeps the mode that a reader without scripts has chosen, and returns to the page. @see T2 */
export async function answerMode(request: Request, secure: boolean): Promise<Response> {
  const form = await request.formData().catch(() => undefined);
  const choice = modeChoice(form?.get(MODE_FIELD));
  if (!choice) return new Response('Solicitud no válida', { status: 400, headers: NO_STORE });
  return seeOther(safeRedirect(form?.get(BACK_FIELD)), { 'Set-Cookie': modeCookie(choice, secure) });
}
