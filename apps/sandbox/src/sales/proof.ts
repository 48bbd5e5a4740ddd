import type { Context } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { afterChallenge, authorise, type Authorisation, type Charge } from '../gateway/gateway.ts';
import { isWalletToken } from '../gateway/wallet.ts';
import { invalidInput, readBody } from '../http/body.ts';
import { HttpError } from '../http/errors.ts';
import { checkToken } from './sales-fields.ts';
import type { PaymentOption } from './payment-options.ts';
import { checkReturnUrl } from './return-url.ts';
import { requireCheckoutCaptcha } from './settings.ts';

/** Other fields of the page, such as the buyer's e-mail, are for the gateway and ignored here. */
const ProofBody = z.object({
  token: z.unknown().optional(),
  'recaptcha-token': z.string().nullish(),
  returnURL: z.string().max(2_000).nullish(),
  SPREEDLY_SUCCEEDED: z.unknown().optional(),
});

/** The payment data of a call. */
export interface Proof {
  /** The gateway's token of the card, or the wallet's of its session. */
  readonly token: string;
  /** The address to which the bank's page returns, after validation. */
  readonly returnUrl: string | null;
  /** On the call after a challenge, which does not charge again: the result that the page reports. */
  readonly challenge: 'passed' | 'failed' | undefined;
}

export type PaymentStep = 'first' | 'after challenge';

/**
 * @throws HttpError 400 130001 without a required captcha, 100130,300130 without a token, or with a card's token for a
 * wallet and the other way round
 */
export async function readProof(
  c: Context,
  context: AppContext,
  { step, option }: { readonly step: PaymentStep; readonly option: PaymentOption },
): Promise<Proof> {
  const body = await readBody(c, ProofBody);
  const saysFailed = String(body.SPREEDLY_SUCCEEDED) === 'false';
  // The vendor's client sends no captcha with the second step, because the first one had it.
  if (step === 'first') await requireCheckoutCaptcha(context.db, body['recaptcha-token']);
  const token = checkToken(body.token);
  if (isWalletToken(token) !== (option.wallet ?? false))
    throw invalidInput('input validation error: token belongs to another payment method');
  return {
    token,
    returnUrl: checkReturnUrl(context, body.returnURL),
    challenge: step === 'first' ? undefined : saysFailed ? 'failed' : 'passed',
  };
}

/** Asks the gateway for a charge or its result. @returns undefined for an unknown token */
export function chargeCard(
  tx: Database,
  charge: Omit<Charge, 'token' | 'returnUrl'>,
  { token, returnUrl, challenge }: Proof,
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
): Promise<Authorisation | undefined> {
  const mode = { now: clock(), testTokens: config.mode === 'development' };
  if (challenge === undefined) return authorise(tx, { ...charge, token, returnUrl }, mode);
  const { purpose } = charge;
  return afterChallenge(tx, { purpose, token, confirmed: challenge === 'passed' }, mode);
}

/** A declined card. */
export interface Refused {
  readonly kind: 'declined' | 'malformed';
}

/** The reader's message. */
export const refusal = ({ kind }: Refused): HttpError =>
  kind === 'declined'
    ? new HttpError(402, '300170', 'Payment rejected, check the data and retry')
    : new HttpError(502, '30167a', 'Invalid response from the card payment provider');
