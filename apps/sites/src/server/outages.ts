import { count } from '../../../shared/telemetry/metrics.ts';
import { inClientSpan } from '../../../shared/telemetry/spans.ts';
import { failureOf } from '../pages/failure.ts';

/** A reply ends an outage only after this time without a failure. */
const QUIET_MS = 5000;

/** Logs one line when the content service fails, and one when it responds again. */
export interface Outages {
  /** Whether the service fails now. */
  readonly isFailing: boolean;
  /**
   * The service gave no usable reply.
   * @param what names the source or the block
   */
  failed(error: unknown, what: Readonly<Record<string, string>>): void;
  answered(): void;
}

/** @param now a monotonic clock in milliseconds */
export function createOutages(
  log: { warn(what: object, message: string): void },
  now: () => number,
): Outages {
  let since: number | undefined;
  let latest = 0;
  return {
    get isFailing() {
      return since !== undefined;
    },
    failed: (error, what) => {
      latest = now();
      if (since !== undefined) return;
      since = latest;
      count('rotativa_content_outages', {});
      log.warn({ err: error, ...what }, 'content is out of reach');
    },
    answered: () => {
      if (since === undefined || now() - latest < QUIET_MS) return;
      log.warn({ ms: Math.round(now() - since) }, 'content answers again');
      since = undefined;
    },
  };
}

/** A call of a service that reports its failures and its replies. @param source names the call in the log */
export const watched =
  <Requested extends unknown[], Answer>(
    source: string,
    ask: (...requested: Requested) => Promise<Answer>,
    { failed, answered }: Pick<Outages, 'failed'> & Partial<Outages>,
  ): ((...requested: Requested) => Promise<Answer>) =>
  async (...requested) => {
    try {
      const answer = await inClientSpan(`content ${source}`, {}, () => ask(...requested));
      answered?.();
      return answer;
    } catch (error) {
      if (failureOf(error) === 'outage') failed(error, { source });
      throw error;
    }
  };
