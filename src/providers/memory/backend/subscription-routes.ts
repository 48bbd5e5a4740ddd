import { isPastDay } from '../../../domain/dates/day.ts';
import { RELEVANT_STATUSES, SUBSCRIPTION_TYPE } from '../../../domain/sales/subscription.ts';
import { CARD_DIGITS, readCard } from './orders.ts';
import { checkAddress } from './profile.ts';
import { Fault, param, readerOf, text, type MemoryRequest, type Routes } from './request.ts';
import type { Account, BackendState, Subscription } from './state.ts';
import type { Address } from '../../ports/identity.ts';

const [ACTIVE, CANCELLED, SUSPENDED, TO_REDEEM] = [1, 3, 4, 5];
const notFound = (): Fault => new Fault(404, 'unknown_subscription', 'Subscription not found');

const entry = ({ subscriptionID, status, sku, productName, paymentMethod }: Subscription): object => ({
  subscriptionID,
  statusID: status,
  sku,
  productName,
  paymentMethod,
});

/** Subscriptions in memory. */
export function subscriptionRoutes(state: BackendState): Routes {
  const listOf = ({ uuid }: Account): Subscription[] =>
    state.subscriptions.filter(({ owner }) => owner === uuid);
  const sharesOf = (id: number): Subscription[] =>
    state.subscriptions.filter(({ parent, status }) => parent === id && status !== 2);
  const isListed = ({ status }: Subscription): boolean => RELEVANT_STATUSES.includes(status);
  const isActive = ({ status }: Subscription): boolean => [ACTIVE, CANCELLED, SUSPENDED].includes(status);

  /** @throws Fault 404 for an unknown one, or another reader's */
  function own(request: MemoryRequest, id = Number(param(request))): Subscription {
    const { uuid } = readerOf(request);
    const found = state.subscriptions.find(({ subscriptionID }) => subscriptionID === id);
    if (found && (found.owner ?? found.buyer) === uuid) return found;
    throw notFound();
  }
  function redeem(request: MemoryRequest, kind: 'share' | 'gift'): object {
    const { uuid } = readerOf(request);
    const code = text(request.body, 'token');
    const found = state.subscriptions.find(
      ({ redeemCode, parent, status }) =>
        redeemCode === code && status === TO_REDEEM && (parent !== undefined) === (kind === 'share'),
    );
    if (!found) throw new Fault(404, 'unknown_code', 'The code is no good');
    found.owner = uuid;
    found.status = 1;
    delete found.redeemCode;
    return { subscriptionID: found.subscriptionID };
  }
  function ownCard(request: MemoryRequest): Subscription {
    const { uuid } = readerOf(request);
    const id = Number(param(request));
    const found = state.subscriptions.find(({ paymentMethod }) => paymentMethod.paymentMethodID === id);
    if (found?.buyer === uuid) return found;
    throw new Fault(404, 'unknown_payment_method', 'Payment method not found');
  }
  /** A card that the bank asks about stays as it is until the reader agrees on the bank's page. */
  function changeCard(request: MemoryRequest, requested = false): object {
    const subscription = ownCard(request);
    const behaviour = readCard(text(request.body, 'token'));
    if (behaviour === 'challenge' && !requested) {
      const address = `https://banco.example/3ds/${subscription.paymentMethod.paymentMethodID}`;
      subscription.challenge = { address, approved: false };
      return { redirectURL: address };
    }
    const { challenge, ...rest } = subscription;
    if (requested && !challenge?.approved) throw new Fault(400, '300170', 'The bank did not approve');
    const paymentMethod = { ...rest.paymentMethod, lastFour: CARD_DIGITS[behaviour], expiration: '07/2029' };
    Object.assign(subscription, { paymentMethod, ...(rest.status === SUSPENDED && { status: ACTIVE }) });
    delete subscription.challenge;
    return { redirectURL: null };
  }

  return {
    'GET /subscription/allactive': (request) => listOf(readerOf(request)).filter(isListed).map(entry),
    'GET /subscription/all': (request) => listOf(readerOf(request)).map(entry),
    'GET /subscription/:id/details': (request) => {
      const found = own(request);
      return {
        ...found,
        subscriptionType: SUBSCRIPTION_TYPE[found.parent === undefined ? 'own' : 'shared'],
        events: [],
        salesOrders: [],
        paymentHistory: [],
        currentPaymentMethod: found.paymentMethod,
      };
    },
    'PUT /subscription/:id/cancel': (request) => {
      const found = own(request);
      if (found.parent !== undefined) throw new Fault(403, '330061', 'Only the owner may cancel');
      if (found.status !== ACTIVE && found.status !== SUSPENDED)
        throw new Fault(409, '300059', 'The subscription is not in a cancellable state');
      found.status = 3;
      return { subscriptionID: found.subscriptionID };
    },
    'PUT /subscription/:id/rescue': (request) => {
      const found = own(request);
      if (found.parent !== undefined) throw new Fault(403, '330062', 'Only the owner may rescue');
      if (found.status !== CANCELLED) throw new Fault(409, '330060', 'Already rescued');
      found.status = 1;
      return { subscriptionID: found.subscriptionID };
    },

    'PUT /subscription/:id/share': (request) => {
      const found = own(request);
      const shares =
        state.products.find(({ priceCode }) => priceCode === found.priceCode)?.sharesAllowed ?? 0;
      if (sharesOf(found.subscriptionID).length >= shares)
        throw new Fault(409, '300073', 'Shared with the maximum of associates');
      const redeemCode = `share-${state.next()}`;
      const invited = text(request.body, 'email');
      state.subscriptions.push({
        ...found,
        subscriptionID: state.next(),
        parent: found.subscriptionID,
        owner: null,
        status: 5,
        invited,
        redeemCode,
      });
      state.emails.push({ kind: 'share', to: invited, token: redeemCode });
      return { redeemCode };
    },
    'GET /subscription/:id/sharing': (request) => {
      const { subscriptionID, priceCode } = own(request);
      return {
        numSharesAllowed:
          state.products.find((product) => product.priceCode === priceCode)?.sharesAllowed ?? 0,
        sharedSubscriptions: sharesOf(subscriptionID).map((share) => ({
          subscriptionID: share.subscriptionID,
          email: share.invited,
        })),
      };
    },
    'PUT /subscription/:id/stopshare': (request) => {
      const { uuid } = readerOf(request);
      const id = Number(param(request));
      const share = state.subscriptions.find(({ subscriptionID }) => subscriptionID === id);
      if (share?.parent === undefined || share.buyer !== uuid) throw notFound();
      share.status = 2;
      share.owner = null;
      return { subscriptionID: id };
    },
    'POST /subscription/redeem': (request) => redeem(request, 'share'),
    'PUT /subscription/gift/:code': (request) => {
      const { uuid } = readerOf(request);
      const found = state.subscriptions.find(
        ({ subscriptionID, redeemCode }) =>
          String(subscriptionID) === param(request) || redeemCode === param(request),
      );
      if (!found || found.buyer !== uuid || found.status !== TO_REDEEM) throw notFound();
      const day = text(request.body, 'sendNotificationOn');
      if (day && isPastDay(day, state.clock.now()))
        throw new Fault(400, 'past_day', 'The day of the e-mail has passed');
      found.redeemCode = `gift-${state.next()}`;
      state.emails.push({ kind: 'gift', to: text(request.body, 'email'), token: found.redeemCode });
      return { subscriptionID: found.subscriptionID, redeemCode: found.redeemCode };
    },
    'POST /subscription/gift/redeem': (request) => redeem(request, 'gift'),
    'PUT /subscription/address': (request) => {
      const found = own(request, Number(request.body['subscriptionID']));
      checkAddress(request.body['billingAddress']);
      found.billingAddress = request.body['billingAddress'] as Address;
      return found.billingAddress;
    },

    'PUT /paymentmethod/:id/provider/:provider': (request) => ({
      parameter1: `update_${ownCard(request).subscriptionID}`,
      parameter2: 'https://pagos.example/v1',
    }),
    'PUT /paymentmethod/:id/provider/:provider/finalize': (request) => changeCard(request),
    'PUT /paymentmethod/:id/provider/:provider/finalize3ds': (request) => changeCard(request, true),

    'GET /entitlements': (request) => ({
      skus: listOf(readerOf(request))
        .filter(isActive)
        .map(({ sku }) => ({ sku })),
    }),
    'GET /amp': (request) => {
      const { uuid } = readerOf(request);
      return {
        ampReaderIds: [...state.ampReaders].filter(([, owner]) => owner === uuid).map(([id]) => id),
      };
    },
    'GET /amp/:id': (request) => {
      const account = state.accounts.get(state.ampReaders.get(param(request)) ?? '');
      return {
        loggedIn: account !== undefined,
        subscriber: account ? listOf(account).some(isActive) : false,
      };
    },
    'PUT /amp/add': (request) => {
      const ampReaderId = text(request.body, 'ampReaderId');
      state.ampReaders.set(ampReaderId, readerOf(request).uuid);
      return { ampReaderId };
    },
    'PUT /amp/logout': (request) => {
      const { uuid } = readerOf(request);
      for (const [id, owner] of state.ampReaders) if (owner === uuid) state.ampReaders.delete(id);
      return { success: true };
    },
    'POST /swg/loginexists': () => ({ exists: false }),
  };
}
