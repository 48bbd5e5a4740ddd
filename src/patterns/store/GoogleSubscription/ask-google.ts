import { STORAGE_KEYS } from '../../../domain/accounts/storage.ts';
import type { Order } from '../../../providers/ports/orders.ts';
import type { StoragePort } from '../../../providers/ports/storage.ts';
import type { SwgPort } from '../../../providers/ports/swg-port.ts';
import type { GooglePurpose, GoogleState } from './states.ts';

/** Longer than a slow network needs. A reader who buys does not wait for it any longer. */
const REPORT_MS = 10_000;

export interface GoogleQuestion {
  readonly purpose: GooglePurpose;
  readonly swg: Pick<SwgPort, 'start' | 'showOffers' | 'linkOrder'>;
  readonly storage?: Pick<StoragePort, 'get'> | undefined;
  /** The order to save. */
  readonly order?: Order | undefined;
  /** Opens the page to sign in. */
  readonly signIn: () => void;
  readonly show: (state: GoogleState) => void;
  /** Default: `REPORT_MS`. */
  readonly reportMs?: number | undefined;
}

/** A reader who closes Google's window has seen that. */
const closed = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/**
 * Starts Google's script, which reports what its reader owns: that is linked at once. Then does what the reader asked
 * for. Everything that happens later in Google's window is shown too.
 * @see C10
 */
export async function askGoogle(question: GoogleQuestion): Promise<void> {
  const { purpose, swg, storage, order, signIn, show, reportMs = REPORT_MS } = question;
  let opened = false;
  let refused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let report: (entitled: boolean) => void = () => undefined;
  const reported = new Promise<boolean | undefined>((resolve) => {
    report = resolve;
    timer = setTimeout(() => resolve(undefined), reportMs);
  });
  const started = await swg.start({
    onEntitlements: (entitled) => report(entitled),
    onRejected: () => {
      refused = true;
      show(opened ? 'lost' : 'refused');
    },
    onPaid: () => show('paid'),
    onNotPaid: (error) => show(closed(error) ? 'idle' : 'notPaid'),
    onLoginRequest: signIn,
  });
  if (!started) {
    clearTimeout(timer);
    return show('unavailable');
  }
  const entitled = await reported;
  clearTimeout(timer);
  if (refused) return;
  if (entitled) return show('linked');
  try {
    if (purpose === 'buy') {
      opened = true;
      show('open');
      await swg.showOffers();
    } else if (purpose === 'save') {
      show(order && (await swg.linkOrder(order)) ? 'saved' : 'idle');
    } else if (entitled === undefined) show('unavailable');
    else show(storage?.get(STORAGE_KEYS.swgCanceled) === 'true' ? 'paused' : 'none');
  } catch {
    show('unavailable');
  }
}
