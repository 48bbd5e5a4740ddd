import { HttpError } from '../http/errors.ts';
import { STATUS } from './subscription-status.ts';

/** The facts that decide whether a reader may change a subscription. */
interface Held {
  /** The subscription that this one is a share of. */
  readonly parentId: number | null;
  readonly statusNow: number;
}

/** States in which an owner may cancel. */
const CANCELLABLE: readonly number[] = [STATUS.active, STATUS.suspended];

/** @throws HttpError 403 330061 for an associate, 409 300059 in another state */
export function refuseCancel({ parentId, statusNow }: Held): void {
  if (parentId !== null)
    throw new HttpError(403, '330061', 'The user is not allowed to cancel this subscription');
  if (!CANCELLABLE.includes(statusNow))
    throw new HttpError(409, '300059', 'The subscription is not in a cancellable state');
}

/** @throws HttpError 403 330062 for an associate, 409 330060 already rescued, 409 in another state */
export function refuseRescue({ parentId, statusNow }: Held): void {
  if (parentId !== null)
    throw new HttpError(403, '330062', 'The user is not allowed to rescue this subscription');
  if (statusNow === STATUS.active) throw new HttpError(409, '330060', 'The subscription was already rescued');
  if (statusNow !== STATUS.cancelled)
    throw new HttpError(409, 'not_rescuable', 'The subscription is not in a state to be rescued from');
}
