import {
  analyticsEventFault,
  type AnalyticsEventName,
  type AnalyticsEventProperties,
} from '../../domain/analytics/event.ts';
import type { AnalyticsPort } from '../../providers/ports/analytics.ts';
import type { ConsentPort } from '../../providers/ports/consent.ts';

declare const process: { env: { NODE_ENV?: string } };

/** Maximum number of events that wait for the reader's decision. The oldest are dropped first. */
export const WAITING_EVENTS = 100;

/** The tool that receives the events after consent. */
export interface AnalyticsTool {
  send<N extends AnalyticsEventName>(name: N, properties: AnalyticsEventProperties<N>): void;
  /** Sets the reader of the events; null for an anonymous or logged-out reader, and without consent. */
  remember(uuid: string | null): void;
}

/** Whether an event may be measured. @throws TypeError in development, for one that is not in the catalogue */
function isKnown(name: string, properties: object): boolean {
  const fault = analyticsEventFault(name, properties);
  if (fault !== undefined && process.env.NODE_ENV !== 'production') throw new TypeError(fault);
  return fault === undefined;
}

/**
 * Keeps events until the reader consents, and drops them if the reader refuses.
 * @see B20, X14
 */
export function createConsentedAnalytics(consent: ConsentPort, tool: AnalyticsTool): AnalyticsPort {
  let waiting: (() => void)[] = [];
  let reader: string | null = null;

  function follow(): void {
    const decision = consent.read();
    if (!decision) return;
    if (decision.measurement) for (const send of waiting) send();
    waiting = [];
    tool.remember(decision.measurement ? reader : null);
  }
  consent.subscribe(follow);

  return {
    track: (name, properties) => {
      if (!isKnown(name, properties)) return;
      const send = (): void => tool.send(name, properties);
      const decision = consent.read();
      if (decision?.measurement) send();
      else if (!decision) waiting = [...waiting, send].slice(-WAITING_EVENTS);
    },
    identify: (uuid) => {
      reader = uuid;
      follow();
    },
  };
}
