import { answerConsent } from './answer-consent.ts';
import { answerHelp } from './answer-help.ts';
import { answerNewsletter } from './answer-newsletter.ts';
import { answerPurchase } from './answer-purchase.ts';
import { answerRegistration } from './answer-registration.ts';
import { answerSignIn } from './answer-sign-in.ts';
import { answerEmailLink } from '../email-links/answer-email-link.ts';
import type { PageRequest } from '../page/page-request.ts';

/** The forms of a site. Each gives undefined at other addresses than its own; the first that knows an address applies. */
const FORMS: readonly ((request: PageRequest) => Promise<Response | undefined>)[] = [
  answerConsent,
  answerSignIn,
  answerPurchase,
  answerHelp,
  answerNewsletter,
  answerRegistration,
  answerEmailLink,
];

/** The response to a posted form; undefined at an address without one. */
export async function answerForm(request: PageRequest): Promise<Response | undefined> {
  for (const answer of FORMS) {
    const response = await answer(request);
    if (response) return response;
  }
  return undefined;
}
