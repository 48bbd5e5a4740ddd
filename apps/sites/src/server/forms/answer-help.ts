import { ApiError } from 'rotativa/domain';
import { failureReply, helpForm, parseForm, type FormResult, type HelpValues } from 'rotativa/forms';
import { CASE_NAME, HELP_TOPICS, SENT, helpFormHref, helpPageAt } from '../../pages/help/index.ts';
import { failureStatus } from './failure-status.ts';
import { plain } from '../plain.ts';
import { hasFiles, readFormWithFiles } from './read-form.ts';
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

/** A page cannot put files into its form, so the answer to a refused form asks for them. */
const NOT_REPEATED = ['files'];
const CHOOSE_AGAIN = 'Hay que elegir los archivos otra vez.';

/** The response to the form of the help centre; undefined at other addresses. @see B14 */
export async function answerHelp(request: PageRequest): Promise<Response | undefined> {
  const { c, site, context, url } = request;
  const { brand } = site;
  if (!helpPageAt(brand, c.req.path)?.form) return undefined;
  const service = notificationsOf(context);
  if (!service) return plain(404, 'No hay servicio de mensajes.');
  const fields = await readFormWithFiles(request);
  if (fields instanceof Response) return fields;
  const submission = parseForm(helpForm, fields);
  const refuse = (status: 422 | 429 | 502, reply: FormResult): Promise<Response> => {
    const error = { ...(hasFiles(fields) && { files: [CHOOSE_AGAIN] }), ...reply.error };
    return showPosted(request, url, status, { ...reply, error });
  };
  if (submission.status !== 'success') return refuse(422, submission.reply({ hideFields: NOT_REPEATED }));
  try {
    const { files } = submission.value;
    const { number } = await service.contact(messageOf(submission.value, brand.key), { files });
    return seeOther(`${helpFormHref(brand)}?${CASE_NAME}=${number ?? SENT}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refuse(failureStatus(error), failureReply(submission, helpForm, error, NOT_REPEATED));
  }
}
