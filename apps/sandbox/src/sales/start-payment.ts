import { sql } from 'drizzle-orm';
import { createHmac, randomUUID } from 'node:crypto';
import type { AppContext } from '../context.ts';
import { theRow } from '../db/row.ts';
import { payments } from '../db/schema/index.ts';
import { openWallet, walletAddress } from '../gateway/wallet.ts';
import { HttpError } from '../http/errors.ts';
import { signingKey } from '../security/secret.ts';
import { invalidInput } from '../http/body.ts';
import type { Order } from './orders.ts';
import type { PaymentOption } from './payment-options.ts';

/** Lifetime of a wallet's session. */
const WALLET_SESSION_MS = 5 * 60_000;
/** The hosts of the wallet that validate merchants. Nothing is ever requested from the address. */
const WALLET_HOST = /^([a-z0-9-]+\.)+apple\.com$/;

export interface StartOptions {
  /** The origin under which the sandbox was called. */
  readonly origin: string;
  readonly validationUrl: string | undefined;
}

/**
 * Starts the payment of an order: `parameter1` identifies it, `parameter2` is the gateway's address. With a wallet's
 * validation address `parameter1` is the merchant session for the wallet, as JSON. With the address of the simulated
 * wallet it is the token of a session there. A repeated call returns the same payment, and another session.
 * @throws HttpError 409 if the order is paid or cancelled, 400 for an address that does not belong to a wallet
 */
export async function startPayment(
  context: AppContext,
  order: Order,
  option: PaymentOption,
  { origin, validationUrl }: StartOptions,
) {
  if (order.status !== 'Pending')
    throw new HttpError(409, 'order_not_payable', `The order is ${order.status} and cannot be paid`);
  const inWallet = option.wallet ?? false;
  if (inWallet && (context.config.mode !== 'development' || validationUrl !== walletAddress(origin)))
    throw invalidInput('input validation error: validationURL is not the address of the wallet');
  const started = await context.db
    .insert(payments)
    .values({
      orderNumber: order.number,
      methodType: option.paymentMethodType,
      methodId: option.paymentMethodID,
      status: 'initialised',
      amount: order.total,
      createdAt: context.clock(),
    })
    .onConflictDoUpdate({
      target: [payments.orderNumber, payments.methodId],
      targetWhere: sql`status = 'initialised'`,
      set: { amount: order.total },
    })
    .returning({ id: payments.id });
  const payment = theRow(started, 'The payment');
  return {
    orderNumber: order.number,
    parameter1: inWallet
      ? await openWallet(context.db, context.clock())
      : validationUrl === undefined
        ? `pay_${payment.id}`
        : await merchantSession(context, order, { origin, validationUrl }),
    parameter2: inWallet ? walletAddress(origin) : `${origin}/gateway/v1`,
  };
}

async function merchantSession(
  context: AppContext,
  order: Order,
  { origin, validationUrl }: { origin: string; validationUrl: string },
): Promise<string> {
  const url = URL.parse(validationUrl);
  if (url?.protocol !== 'https:' || !WALLET_HOST.test(url.hostname))
    throw invalidInput('input validation error: validationURL is not an address of a wallet');
  const now = context.clock().getTime();
  const session = {
    epochTimestamp: now,
    expiresAt: now + WALLET_SESSION_MS,
    merchantSessionIdentifier: randomUUID(),
    merchantIdentifier: 'co.rotativa.sandbox',
    domainName: new URL(origin).hostname,
    displayName: 'Sandbox',
    operationalAnalyticsIdentifier: order.number,
  };
  const key = await signingKey(context, 'wallet-session');
  const signature = createHmac('sha256', key).update(JSON.stringify(session)).digest('hex');
  return JSON.stringify({ ...session, signature });
}
