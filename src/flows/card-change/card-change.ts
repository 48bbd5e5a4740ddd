import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import { httpHref } from '../../domain/url/safe.ts';
import { storedText, readRecord } from '../stored-record.ts';
import type { CardToken } from '../../providers/ports/cards.ts';
import type { PaymentUpdate, SalesPort } from '../../providers/ports/sales.ts';
import type { StoragePort } from '../../providers/ports/storage.ts';

export interface CardChangeOptions {
  sales: Pick<
    SalesPort,
    | 'paymentOptions'
    | 'initializePaymentUpdate'
    | 'finalizePaymentUpdate'
    | 'finalizePaymentUpdate3DS'
    | 'notifySubscriptionsChange'
  >;
  storage: Pick<StoragePort, 'get' | 'set' | 'remove'>;
  /** `paymentMethodID` of the card on file. */
  method: number;
  /** The address to which the bank's page returns. */
  returnUrl: () => string;
}

/** The change of a card on file. Nothing is charged. */
export interface CardChange {
  /** The bank's page, if the bank asked and its answer is not known yet. */
  bankPage(): string | undefined;
  /**
   * Gives the service the new card.
   * @returns the bank's page, if the bank asks
   * @throws ApiError; after one without a decision the card on file may be either one
   */
  send(card: CardToken, recaptchaToken?: string): Promise<string | undefined>;
  /** Asks for the bank's decision. @throws ApiError 300170 if the reader has not agreed there */
  confirm(): Promise<void>;
}

interface StoredChange {
  readonly token: string;
  readonly provider: number;
  readonly bankPage: string;
}

function readChange(stored: string | null): StoredChange | undefined {
  const value = readRecord(stored);
  const token = storedText(value?.['token']);
  const bankPage = httpHref(storedText(value?.['bankPage']));
  const provider = value?.['provider'];
  return token && bankPage && typeof provider === 'number' ? { token, provider, bankPage } : undefined;
}

/** The session has ended, or there are too many calls: the service has not looked at the card. */
const UNDECIDED: readonly number[] = [401, 408, 429];

const isDecided = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.httpStatus >= 400 &&
  error.httpStatus < 500 &&
  !UNDECIDED.includes(error.httpStatus);

/**
 * Replaces a card on file. While the bank asks, the tab keeps the gateway's token, which changes this card and no other.
 * @see C5
 */
export function createCardChange({ sales, storage, method, returnUrl }: CardChangeOptions): CardChange {
  const key = `rt-tarjeta ${method}`;
  const stored = (): StoredChange | undefined => readChange(storage.get(key));
  const update = (provider: number): PaymentUpdate => ({ id: method, provider });
  /** After an answer that was lost, every part of the page asks which card it is. */
  const decided = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      if (!isDecided(error)) sales.notifySubscriptionsChange();
      throw error;
    }
  };

  return {
    bankPage: () => stored()?.bankPage,
    send: async ({ token }, recaptchaToken) => {
      storage.remove(key);
      const [option] = await sales.paymentOptions();
      if (!option) throw new ApiError(CLIENT_CODES.badReply, 'There is no way to pay.');
      const { paymentMethodID: provider } = option;
      await sales.initializePaymentUpdate(update(provider));
      const proof = { token, returnURL: returnUrl(), recaptchaToken };
      const bankPage = httpHref(await decided(sales.finalizePaymentUpdate(update(provider), proof)));
      if (bankPage) storage.set(key, JSON.stringify({ token, provider, bankPage }), 'session');
      return bankPage;
    },
    confirm: async () => {
      const change = stored();
      if (!change) throw new ApiError('300170', 'There is no change of a card to confirm.');
      try {
        await decided(sales.finalizePaymentUpdate3DS(update(change.provider), { token: change.token }));
      } catch (error) {
        if (isDecided(error)) storage.remove(key);
        throw error;
      }
      storage.remove(key);
    },
  };
}
