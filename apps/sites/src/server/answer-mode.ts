import { safeRedirect } from 'rotativa/domain';
import { BACK_FIELD, MODE_FIELD, modeChoice, modeCookie } from 'rotativa/patterns/footers/ThemeSwitch';
import { NO_STORE } from './cache-control.ts';
import { seeOther } from './redirect.ts';

/** Keeps the mode that a reader without scripts has chosen, and returns to the page. @see T2 */
export async function answerMode(request: Request, secure: boolean): Promise<Response> {
  const form = await request.formData().catch(() => undefined);
  const choice = modeChoice(form?.get(MODE_FIELD));
  if (!choice) return new Response('Solicitud no válida', { status: 400, headers: NO_STORE });
  return seeOther(safeRedirect(form?.get(BACK_FIELD)), { 'Set-Cookie': modeCookie(choice, secure) });
}
