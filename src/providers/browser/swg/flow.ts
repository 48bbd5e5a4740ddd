import { STORAGE_KEYS } from '../../../domain/accounts/storage.ts';
import { ApiError, CLIENT_CODES } from '../../../domain/errors/api-error.ts';
import { decideSwg, SWG_NON_FATAL_CODE, type SwgDecision } from '../../../domain/sales/swg-rules.ts';
import type { IdentityPort } from '../../ports/identity.ts';
import type { SalesPort, SwgPurchaseOwner } from '../../ports/sales.ts';
import type { StoragePort } from '../../ports/storage.ts';
import type { SwgHandlers } from '../../ports/swg-port.ts';
import { GOOGLE_SOURCE, type SwgEntitlements, type SwgPayment } from './runtime.ts';

/** Prefix of log messages. */
export const SWG_TAG = '[Arc SwG SDK]';

/** The services that handle the search engine's reports. */
export interface SwgFlowOptions {
  identity: Pick<
    IdentityPort,
    'isLoggedIn' | 'identity' | 'adopt' | 'heartbeat' | 'socialLogin' | 'swgAccessToken' | 'swgRelink'
  >;
  sales: Pick<SalesPort, 'swgLoginExists' | 'swgPurchase'>;
  storage: StoragePort;
  /** The id token of the search engine's account, if the reader signed in with it on this page. That of a payment on this page is known. */
  idToken?: (() => Promise<string | undefined>) | undefined;
  log?: ((message: string, error: unknown) => void) | undefined;
}

export interface SwgFlow {
  entitlements(answer: Promise<SwgEntitlements>, handlers: SwgHandlers): Promise<void>;
  payment(answer: Promise<SwgPayment>, handlers: SwgHandlers): Promise<void>;
}

/** Handles the search engine's reports. Neither method rejects. @see C10 */
export function createSwgFlow(options: SwgFlowOptions): SwgFlow {
  const { identity, sales, storage, log = console.warn } = options;
  /** The id token of the latest payment on this page, and the reader who had a session after it: no other one gets it. */
  let paidBy: { readonly idToken: string | undefined; readonly uuid: string | undefined } | undefined;
  const uuid = (): string | undefined => identity.identity()?.uuid;
  const tell = (what: string, error: unknown): void => log(`${SWG_TAG} ${what}`, error);

  function keepSession({ profileId, accessToken, refreshToken }: SwgPurchaseOwner): void {
    if (!profileId || !accessToken || !refreshToken)
      throw new ApiError(CLIENT_CODES.badReply, 'The purchase brought no session.');
    identity.adopt({ uuid: profileId, accessToken, refreshToken });
  }

  /** Executes a decision. Returns whether the reader is entitled. */
  async function act(
    decision: SwgDecision,
    purchase: { token: string; owner: SwgPurchaseOwner; idToken: string | undefined },
  ): Promise<boolean> {
    const { token, owner, idToken } = purchase;
    switch (decision) {
      case 'acknowledgeOnly':
        return false;
      case 'entitled':
        return true;
      case 'link':
        await sales.swgPurchase(token);
        return true;
      case 'relink':
        if (!idToken) throw new ApiError(CLIENT_CODES.badRequest, 'The purchase belongs to another account.');
        await relinkGoogle(identity, idToken);
        return true;
      case 'sessionFromToken':
        keepSession(owner);
        await identity.heartbeat();
        return true;
      case 'signOn':
        await identity.socialLogin({ provider: GOOGLE_SOURCE, credentials: idToken ?? '' });
        return true;
      case 'createAccount':
        keepSession(await sales.swgLoginExists({ subscriptionToken: token, findOrCreate: true }));
        return true;
    }
  }

  async function judge(token: string, handlers: SwgHandlers): Promise<boolean> {
    let decision: SwgDecision = 'acknowledgeOnly';
    try {
      const owner = await sales.swgLoginExists({ subscriptionToken: token });
      const [loggedIn, given] = await Promise.all([identity.isLoggedIn(), options.idToken?.()]);
      const idToken = given ?? (paidBy?.uuid === uuid() ? paidBy?.idToken : undefined);
      decision = decideSwg({
        canceled: false,
        loggedIn,
        readerId: uuid(),
        purchaseProfileId: owner.exists ? owner.profileId : undefined,
        hasPurchaseSession: Boolean(owner.profileId && owner.accessToken && owner.refreshToken),
        hasIdToken: Boolean(idToken),
      });
      return await act(decision, { token, owner, idToken });
    } catch (error) {
      if (isNonFatal(error)) return true;
      tell('The purchase and the account cannot be brought together.', error);
      // The next page may try again to create the account, or to ask the service.
      if (decision === 'acknowledgeOnly' || decision === 'createAccount') return false;
      storage.set(STORAGE_KEYS.swgCanceled, 'true', 'persistent');
      handlers.onRejected?.(error);
      return false;
    }
  }

  return {
    entitlements: async (answer, handlers) => {
      let entitled = false;
      try {
        const found = await answer;
        const token = found.entitlements?.find(({ source }) => source === GOOGLE_SOURCE)?.subscriptionToken;
        if (token) {
          const isCanceled = storage.get(STORAGE_KEYS.swgCanceled) === 'true';
          entitled = !isCanceled && (await judge(token, handlers));
          found.ack();
        }
      } catch (error) {
        tell('The entitlements cannot be read.', error);
      }
      handlers.onEntitlements?.(entitled);
    },

    payment: async (answer, handlers) => {
      let payment: SwgPayment;
      try {
        payment = await answer;
      } catch (error) {
        tell('The purchase was not made.', error);
        handlers.onNotPaid?.(error);
        return;
      }
      const { raw } = payment.purchaseData;
      const idToken = payment.userData?.idToken;
      paidBy = { idToken, uuid: uuid() };
      let failure: unknown;
      try {
        if (!(await identity.isLoggedIn())) {
          if (idToken) await identity.socialLogin({ provider: GOOGLE_SOURCE, credentials: idToken });
          else keepSession(await sales.swgLoginExists({ subscriptionToken: raw, findOrCreate: true }));
        }
        await sales.swgPurchase(raw);
      } catch (error) {
        if (!isNonFatal(error)) {
          failure = error;
          tell('The purchase cannot be recorded.', error);
        }
      }
      // The payment may have begun the session.
      paidBy = { idToken, uuid: uuid() };
      try {
        // The reader has paid, so the purchase is completed even after an error.
        await payment.complete();
      } catch (error) {
        tell('The purchase cannot be completed.', error);
      }
      if (failure === undefined) handlers.onPaid?.();
      else handlers.onRejected?.(failure);
    },
  };
}

/** Links the search engine's account to the reader again. */
export const relinkGoogle = async (
  identity: Pick<IdentityPort, 'swgAccessToken' | 'swgRelink'>,
  idToken: string,
): Promise<unknown> => identity.swgRelink(await identity.swgAccessToken(), idToken);

const isNonFatal = (error: unknown): boolean =>
  error instanceof ApiError && error.code.split(',').includes(SWG_NON_FATAL_CODE);
