import { ApiError, CLIENT_CODES } from '../errors/api-error.ts';

/** The five calls of which only one at a time may run, with the name that the rejection uses. @see 000 §4, C1 */
export const SINGLE_CALLS = [
  'initializePayment',
  'finalizePayment',
  'finalizePayment3DS',
  'initializePaymentUpdate',
  'finalizePaymentUpdate',
] as const;
export type SingleCall = (typeof SINGLE_CALLS)[number];

/** Begins the messages of the sales client. @see 000 §5 */
export const SALES_TAG = '[Arc Sales SDK] ';

/** What the vendor's client calls the call in its rejection, where that is not its own name. */
const CALLED: Partial<Record<SingleCall, string>> = { finalizePayment3DS: 'finalize3DS' };

/** The rejection of a second concurrent call, as the vendor's client words it. */
export const singleCallMessage = (call: SingleCall): string => {
  const name = CALLED[call] ?? call;
  return `${SALES_TAG}${name} cannot be called until the previous to ${name} completes`;
};

/**
 * Hands out the guard of one sales client: `run(call, work)` rejects with code `busy` while an earlier `work` of the same name is under way.
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
