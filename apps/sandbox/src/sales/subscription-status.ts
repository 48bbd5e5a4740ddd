import { PAYWALL_STATUSES } from 'rotativa/domain';

/** The meaning of the status codes. */
export const STATUS = {
  active: 1,
  terminated: 2,
  /** Valid until the end of the paid period. */
  cancelled: 3,
  /** A payment is due. */
  suspended: 4,
  /** A gift or an invitation that is not redeemed. */
  toRedeem: 5,
  inactive: 6,
} as const;

interface Term {
  readonly status: number;
  readonly endsAt: Date;
}

/**
 * The status at a given time: the end of a period terminates a cancelled subscription and suspends an active one. An
 * associate's status is never better than the parent's.
 */
export function statusAt(now: Date, own: Term, parent?: Term): number {
  const status = ofTerm(now, own);
  if (parent === undefined || !PAYWALL_STATUSES.includes(status)) return status;
  const above = ofTerm(now, parent);
  if (above === STATUS.active || above === STATUS.cancelled) return status;
  return above === STATUS.suspended ? STATUS.suspended : STATUS.terminated;
}

function ofTerm(now: Date, { status, endsAt }: Term): number {
  if (endsAt > now) return status;
  if (status === STATUS.cancelled) return STATUS.terminated;
  return status === STATUS.active ? STATUS.suspended : status;
}
