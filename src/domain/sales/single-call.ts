import { ApiError, CLIENT_CODES } from '../errors/api-error.ts';

/** The five calls that may not run concurrently, with the names that rejections use. @see C1 */
export const SINGLE_CALLS = [
  'initializePayment',
  'finalizePayment',
  'finalizePayment3DS',
  'initializePaymentUpdate',
  'finalizePaymentUpdate',
] as const;
export type SingleCall = (typeof SINGLE_CALLS)[number];

/** Prefix of the messages of the sales client. */
export const SALES_TAG = '[Arc Sales SDK] ';

/** Names of calls in the vendor's rejections, where they differ. */
const CALLED: Partial<Record<SingleCall, string>> = { finalizePayment3DS: 'finalize3DS' };

/** The rejection of a concurrent call, in the words of the vendor's client. */
export const singleCallMessage = (call: SingleCall): string => {
  const name = CALLED[call] ?? call;
  return `${SALES_TAG}${name} cannot be called until the previous to ${name} completes`;
};

/**
 * Creates the guard of a sales client: `run(call, work)` rejects with code `busy` while an earlier `work` of the same call is running.
 */
export function singleCallGuard(): <T>(call: SingleCall, work: () => Promise<T>) => Promise<T> {
  const running = new Set<SingleCall>();
  return async (call, work) => {
    if (running.has(call)) throw new ApiError(CLIENT_CODES.busy, singleCallMessage(call));
    running.add(call);
    try {
      return await work();
    } finally {
      running.delete(call);
    }
  };
}
