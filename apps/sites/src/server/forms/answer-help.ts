import { ApiError } from 'rotativa/domain';
import { failureReply, helpForm, parseForm, type HelpValues } from 'rotativa/forms';
import { CASE_NAME, HELP_TOPICS, SENT, helpFormHref, helpPageAt } from '../../pages/help/index.ts';
import { failureStatus } from './failure-status.ts';
import { plain } from '../plain.ts';
import { readForm } from './read-form.ts';
import { notificationsOf } from '../notifications.ts';
import { seeOther } from '../redirect.ts';
import { showPosted } from '../page/show-page.ts';
import type { PageRequest } from '../page/page-request.ts';

/** The message as the customer service gets it. An unknown topic is the reader's mistake, not a reason to lose it. */
const messageOf = ({ name, email, topic, message }: HelpValues, site: string) => ({
  email,
  site,
  nombre: name,
  asunto: HELP_TOPICS.find(({ key }) => key === topic)?.title ?? 'Otro asunto',
  mensaje: message,
});

/** The response to the form of the help centre; undefined at other addresses. @see B14 */
export async function answerHelp(request: PageRequest): Promise<Response | undefined> {
  const { c, site, context, url } = request;
  const { brand } = site;
  if (!helpPageAt(brand, c.req.path)?.form) return undefined;
  const service = notificationsOf(context);
  if (!service) return plain(404, 'No hay servicio de mensajes.');
  const fields = await readForm(request);
  if (fields instanceof Response) return fields;
  const submission = parseForm(helpForm, fields);
  if (submission.status !== 'success') return showPosted(request, url, 422, submission.reply());
  try {
    const { number } = await service.contact(messageOf(submission.value, brand.key));
    return seeOther(`${helpFormHref(brand)}?${CASE_NAME}=${number ?? SENT}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return showPosted(request, url, failureStatus(error), failureReply(submission, helpForm, error));
  }
}
