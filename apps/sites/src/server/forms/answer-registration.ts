import type { ForumSeat } from 'rotativa/blocks';
import { ApiError, eventStory, plainText } from 'rotativa/domain';
import { eventCalendar } from 'rotativa/domain/server';
import { parseForm, registrationForm } from 'rotativa/forms';
import type { RegistrationsPort } from 'rotativa/providers';
import { createHttpRegistrations } from 'rotativa/providers/http';
import { secretIn } from '../../pages/email-links.ts';
import {
  forumAt,
  REFUSALS,
  registrationAt,
  SEAT_PATH,
  SEAT_SECRET,
  SENT,
  SENT_NAME,
} from '../../pages/registration.ts';
import type { FoundPage } from '../../pages/found-page.ts';
import { cacheControl, TEXT_CACHE } from '../cache-control.ts';
import { failureStatus } from './failure-status.ts';
import { plain } from '../plain.ts';
import { readForm } from './read-form.ts';
import { seeOther } from '../redirect.ts';
import { showPage, showPosted } from '../page/show-page.ts';
import type { PageRequest } from '../page/page-request.ts';

/** The message for each refusal. Other failures are those of the service. */
const KNOWN: Readonly<Record<string, string>> = { forum_full: REFUSALS.full, forum_closed: REFUSALS.closed };

function serviceOf({ context }: PageRequest): RegistrationsPort | undefined {
  const { relay } = context.config;
  return (
    relay &&
    createHttpRegistrations({ origin: relay.origin, token: relay.notificationToken, fetch: context.fetch })
  );
}

function refusalOf(error: ApiError): { status: FoundPage['status']; text: string } {
  const known = KNOWN[error.code];
  if (known) return { status: 422, text: known };
  return failureStatus(error) === 429
    ? { status: 429, text: REFUSALS.tooMany }
    : { status: 502, text: REFUSALS.failure };
}

/** The response to the form of a registration, or to that of a guest's page; undefined at other addresses. @see B17 */
export async function answerRegistration(request: PageRequest): Promise<Response | undefined> {
  const { c, site, url, services } = request;
  const { path } = c.req;
  if (path === SEAT_PATH) return answerCancelling(request);
  const forum = await registrationAt(path, services);
  if (!forum) return undefined;
  const service = serviceOf(request);
  if (!service) return plain(404, 'No hay servicio de inscripciones.');
  const fields = await readForm(request);
  if (fields instanceof Response) return fields;
  const submission = parseForm(registrationForm, fields);
  if (submission.status !== 'success') return showPosted(request, url, 422, submission.reply());
  const { policy: _, ...guest } = submission.value;
  try {
    await service.register({ ...guest, site: site.brand.key, path: eventStory(path)!.story });
    return seeOther(`${path}?${SENT_NAME}=${SENT}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, text } = refusalOf(error);
    return showPosted(request, url, status, submission.reply({ formErrors: [text] }));
  }
}

async function answerCancelling(request: PageRequest): Promise<Response> {
  const service = serviceOf(request);
  if (!service) return plain(404, 'No hay servicio de inscripciones.');
  const fields = await readForm(request);
  if (fields instanceof Response) return fields;
  const secret = secretIn(fields, [SEAT_SECRET]);
  const seat = await seatOf(() => service.cancelSeat(secret), secret);
  if (seat.state === 'unknown' || seat.state === 'down') return showSeat(request, seat);
  return seeOther(`${SEAT_PATH}?${new URLSearchParams({ [SEAT_SECRET]: secret }).toString()}`);
}

/** The page of a guest's link; undefined at other addresses. */
export async function answerSeat(request: PageRequest): Promise<Response | undefined> {
  const { c, url } = request;
  if (c.req.path !== SEAT_PATH) return undefined;
  const service = serviceOf(request);
  if (!service) return showSeat(request, { state: 'unknown' });
  const secret = secretIn(url.searchParams, [SEAT_SECRET]);
  return showSeat(request, await seatOf(() => service.seat(secret), secret));
}

async function seatOf(read: () => Promise<ForumSeat>, secret: string): Promise<ForumSeat> {
  if (!secret) return { state: 'unknown' };
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { state: failureStatus(error) === 422 ? 'unknown' : 'down' };
  }
}

const showSeat = (request: PageRequest, seat: ForumSeat): Promise<Response> =>
  showPage(request, request.url, {
    status: seat.state === 'unknown' ? 404 : seat.state === 'down' ? 502 : 200,
    seat,
  });

/** The calendar file of a forum; undefined at other addresses. */
export async function answerCalendar({
  c,
  site,
  services,
  context,
}: PageRequest): Promise<Response | undefined> {
  const found = eventStory(c.req.path);
  if (found?.page !== 'calendar') return undefined;
  const forum = await forumAt(found.story, services);
  if (!forum) return undefined;
  const { document, event } = forum;
  const file = eventCalendar(
    {
      ...event,
      id: document._id,
      title: document.headlines?.basic ?? site.brand.name,
      text: plainText(document.subheadlines?.basic ?? ''),
      url: new URL(found.story, site.origin).href,
      organizer: site.brand.name,
    },
    context.clock(),
  );
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="foro.ics"',
      'Cache-Control': cacheControl(TEXT_CACHE),
    },
  });
}
