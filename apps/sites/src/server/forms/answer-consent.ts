import { randomUUID } from 'node:crypto';
import {
  consentCookie,
  consentInForm,
  PURPOSES,
  safeRedirect,
  CONSENT_VERSION_FIELD,
  type ConsentRecord,
} from 'rotativa/domain';
import { BACK_FIELD } from 'rotativa/patterns/footers/ThemeSwitch';
import { consentVersion } from 'rotativa/patterns/consent/ConsentChoices';
import { NO_STORE } from '../cache-control.ts';
import { plain } from '../plain.ts';
import { readForm } from './read-form.ts';
import type { PageRequest } from '../page/page-request.ts';
import { seeOther } from '../redirect.ts';

const TIMEOUT_MS = 3000;

/** Sends the proof to the service that keeps it. Without one, or if it fails, the log is the proof. */
async function keepProof({ context, site, log }: PageRequest, record: ConsentRecord): Promise<void> {
  const { relay } = context.config;
  const { version, id, at } = record;
  const purposes = PURPOSES.filter((purpose) => record[purpose]);
  const proof = { id, site: site.brand.slug, version, purposes, at: at.toISOString() };
  try {
    if (!relay) throw new Error('There is no service for proofs.');
    const response = await context.fetch(`${relay.origin}/privacy/v1/consents`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-token': relay.notificationToken },
      body: JSON.stringify(proof),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The service for proofs answered ${response.status}.`);
  } catch (error) {
    log.warn({ err: error, proof }, 'a proof of consent is only in the log');
  }
}

/** Keeps a reader's decision in a cookie, with a proof; undefined at other addresses. @see X8 */
export async function answerConsent(request: PageRequest): Promise<Response | undefined> {
  const { c, site, context } = request;
  if (c.req.path !== site.brand.routes.consent) return undefined;
  const form = await readForm(request);
  if (form instanceof Response) return form;
  const given = consentInForm(form);
  if (!given) return plain(400, 'El formulario no tiene ninguna elección.');
  const back = form.get(BACK_FIELD);
  const location = back === null ? site.brand.routes.consent : safeRedirect(back);
  const forScript = c.req.header('Accept') === 'application/json';
  // The text has changed since the page was made, so the reader has to see it.
  if (form.get(CONSENT_VERSION_FIELD) !== consentVersion())
    return forScript ? Response.json({}, { status: 409, headers: NO_STORE }) : seeOther(location);
  const at = new Date(Math.floor(context.clock().getTime() / 1000) * 1000);
  const record = { ...given, version: consentVersion(), id: randomUUID(), at };
  await keepProof(request, record);
  const cookie = { 'Set-Cookie': consentCookie(record, site.origin.startsWith('https:')) };
  return forScript
    ? Response.json({ id: record.id }, { headers: { ...NO_STORE, ...cookie } })
    : seeOther(location, cookie);
}
