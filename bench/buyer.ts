import { randomUUID } from 'node:crypto';

const IDENTITY = '/identity/public/v1';
export const SALES = '/sales/public/v1';
const PASSWORD = 'Cordillera7';
/** Replaces a test card in development. */
export const CARD = 'tok_visa';
const PAYMENT_METHOD = 1008;
const YEARLY = { sku: 'DIGITAL-ANUAL', priceCode: 'ANUAL-199', quantity: 1 };
const ADDRESS = { line1: 'Calle 93 # 11-27', locality: 'Bogotá', region: 'Cundinamarca', country: 'CO' };

export interface CallOptions {
  readonly body?: object;
  readonly token?: string;
  readonly cookie?: string | undefined;
}

export interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly cookie: string | undefined;
}

/** A call of the account service. @throws if there is no answer */
export type Call = (method: string, path: string, options?: CallOptions) => Promise<Reply>;

/** The address of one of many readers, each behind another connection. */
export const readerAddress = (at: number): string => `10.0.${Math.floor(at / 250)}.${(at % 250) + 1}`;

/** @param address the reader's, which a proxy names: the backend counts what an address asks for */
export const createCall =
  (origin: string, address: string): Call =>
  async (method, path, { body, token, cookie } = {}) => {
    const reply = await fetch(origin + path, {
      method,
      headers: {
        'x-forwarded-for': address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: token }),
        ...(cookie === undefined ? {} : { cookie }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await reply.json()) as Record<string, unknown>;
    const [set] = reply.headers.getSetCookie();
    return { status: reply.status, body: answer, cookie: set?.split(';')[0] };
  };

/** A reader with an account, whose cart has a product. */
export interface Joined {
  readonly email: string;
  /** Of the reader's session. */
  readonly token: string;
}

/** An order that is not paid yet. */
export interface Ordered extends Joined {
  readonly number: string;
  /** The path at which it is paid. */
  readonly payment: string;
}

/** The purpose of a call, for the times of each. */
export type Step = 'fill the cart' | 'sign up' | 'order' | 'begin the payment';

/** A call with its purpose. */
export type StepCall<S extends string = Step> = (step: S, ...given: Parameters<Call>) => Promise<Reply>;

/** A reader who fills an anonymous cart and signs up, like a browser with the vendor's client. */
export async function join(call: StepCall): Promise<Joined> {
  const email = `${randomUUID()}@lectores.example`;
  const { cookie } = await call('fill the cart', 'POST', `${SALES}/cart/item`, { body: { items: [YEARLY] } });
  const session = await call('sign up', 'POST', `${IDENTITY}/signup`, {
    body: {
      identity: { userName: email, credentials: PASSWORD },
      profile: { email, firstName: 'Lectora' },
    },
    cookie,
  });
  return { email, token: String(session.body['accessToken']) };
}

/** Orders what is in a reader's cart. */
export async function order(call: StepCall, reader: Joined): Promise<Ordered> {
  const { email, token } = reader;
  const ordered = await call('order', 'POST', `${SALES}/checkout/order`, {
    body: { email, billingAddress: ADDRESS },
    token,
  });
  const number = String(ordered.body['orderNumber']);
  const payment = `${SALES}/checkout/order/${number}/payment/${PAYMENT_METHOD}`;
  await call('begin the payment', 'GET', payment, { token });
  return { ...reader, number, payment };
}
