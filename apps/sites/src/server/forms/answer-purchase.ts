import { purchaseHref, purchasePath } from 'rotativa/domain';
import { addressOf, postedAddress } from 'rotativa/forms';
import { OPEN_STEP_ID, plainStepIn } from 'rotativa/patterns/checkout/Checkout';
import { soldAt, type Sold } from '../../pages/purchase.ts';
import { sendForm, sessionCookies } from './forms.ts';
import { withCookies } from '../cookies.ts';
import { seeOther } from '../redirect.ts';
import { accessCookie } from '../access.ts';
import { identityOf } from './identity.ts';
import { plain } from '../plain.ts';
import { readForm } from './read-form.ts';
import { clearHandoff } from './handoff.ts';
import { clearDraft, type PurchaseDraft } from './purchase-draft.ts';
import { showPosted } from '../page/show-page.ts';
import type { PageRequest } from '../page/page-request.ts';

/** A step that was posted, with what it needs. */
interface Posted {
  readonly request: PageRequest;
  readonly data: URLSearchParams;
  readonly sold: Sold;
}

/** The address of the purchase, at the step that is open. */
const hrefOf = ({ request: { site }, sold: { offerID, product } }: Posted): string =>
  `${purchaseHref(purchasePath(site.brand.routes.buy), { offerID, sku: product.sku, priceCode: product.priceCode })}#${OPEN_STEP_ID}`;

const isSecure = ({ request: { site } }: Posted): boolean => site.origin.startsWith('https:');

/** Leads to the next step. */
const goOn = (posted: Posted, cookies: readonly string[]): Response =>
  withCookies(seeOther(hrefOf(posted)), cookies);

const keep = (posted: Posted, draft: PurchaseDraft): string[] =>
  posted.request.context.drafts.cookies(draft, isSecure(posted));

/** Signs in. The session waits in its own cookie for a page with JavaScript. */
async function answerWho(posted: Posted, accountOrigin: string): Promise<Response> {
  const { request, data, sold } = posted;
  const { context, site, url } = request;
  const outcome = await sendForm('signIn', data, {
    identity: identityOf(request, accountOrigin),
    signIn: site.brand.routes.signIn,
    clock: context.clock,
    origin: site.origin,
  });
  if ('result' in outcome) return showPosted(request, url, outcome.status, outcome.result);
  const { session } = outcome;
  if (!session) throw new Error('The sign-in has no session.');
  const { sku, priceCode } = sold.product;
  const reader = session.identity.uuid;
  const account = data.get('userName')?.trim() ?? '';
  return goOn(posted, [
    ...(await sessionCookies(request, accountOrigin, session)),
    ...keep(posted, { sku, priceCode, reader, account }),
  ]);
}

/** Keeps the address. Without an account the purchase begins with it. */
async function answerAddress(posted: Posted): Promise<Response> {
  const { request, data } = posted;
  const { purchase: draft, url } = request;
  if (!draft) return goOn(posted, []);
  const submission = await postedAddress(data);
  if (submission.status !== 'success') return showPosted(request, url, 422, submission.reply());
  return goOn(posted, keep(posted, { ...draft, address: addressOf(submission.value) }));
}

/** The response to a step of a purchase without JavaScript; undefined at other addresses. @see C4 */
export async function answerPurchase(request: PageRequest): Promise<Response | undefined> {
  const { c, site, context, services, url } = request;
  if (c.req.path !== purchasePath(site.brand.routes.buy)) return undefined;
  const { accountOrigin } = context.config;
  if (!accountOrigin) return plain(404, 'No hay servicio de cuentas.');
  const data = await readForm(request);
  if (data instanceof Response) return data;
  const step = plainStepIn(data);
  const sold = await soldAt(url.searchParams, site.brand, services);
  if (!step) return plain(400, 'El formulario no es de una compra.');
  // The offer ended while its page was open: the same address now shows the store with a sentence.
  if (!sold) return new Response(null, { status: 303, headers: { Location: url.pathname + url.search } });
  const posted = { request, data, sold };
  if (step === 'who') return answerWho(posted, accountOrigin);
  if (step === 'address') return answerAddress(posted);
  const secure = isSecure(posted);
  return goOn(posted, [...clearHandoff(secure), clearDraft(secure), accessCookie('', request.site.origin)]);
}
