import { ApiError, NEWSLETTER_MESSAGES } from 'rotativa/domain';
import { newsletterForm, parseForm } from 'rotativa/forms';
import { REQUESTED, REQUESTED_NAME, newsletterPageAt } from '../../pages/newsletters.ts';
import { failureStatus } from './failure-status.ts';
import { plain } from '../plain.ts';
import { readForm } from './read-form.ts';
import { notificationsOf } from '../notifications.ts';
import { seeOther } from '../redirect.ts';
import { showPosted } from '../page/show-page.ts';
import type { PageRequest } from '../page/page-request.ts';

/** The response to the form of a newsletter; undefined at other addresses. @see B13 */
export async function answerNewsletter(request: PageRequest): Promise<Response | undefined> {
  const { c, site, context, url } = request;
  const { brand } = site;
  const { newsletter } = newsletterPageAt(brand, c.req.path) ?? {};
  if (!newsletter) return undefined;
  const service = notificationsOf(context);
  if (!service) return plain(404, 'No hay servicio de newsletters.');
  const fields = await readForm(request);
  if (fields instanceof Response) return fields;
  const submission = parseForm(newsletterForm(brand.newsletterAddresses), fields);
  if (submission.status !== 'success') return showPosted(request, url, 422, submission.reply());
  try {
    const { email } = submission.value;
    await service.subscribe({ email, origin: newsletter.origin, site: brand.key, confirm: true });
    return seeOther(`${c.req.path}?${REQUESTED_NAME}=${REQUESTED}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Whatever the service says, the reader can only try again.
    const result = submission.reply({ formErrors: [NEWSLETTER_MESSAGES.failure] });
    return showPosted(request, url, failureStatus(error) === 429 ? 429 : 502, result);
  }
}
