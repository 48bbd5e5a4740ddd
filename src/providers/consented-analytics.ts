import type { AnalyticsPort } from './ports/analytics.ts';
import type { ConsentPort } from './ports/consent.ts';

/** Maximum number of events that wait for the reader's decision. The oldest are dropped first. */
export const WAITING_MEASUREMENTS = 100;

/** The tool that receives the events after consent. */
export interface MeasuringTool {
  send(name: string, details?: Readonly<Record<string, string | number | boolean>>): void;
  /** Sets the reader of the events; null for an anonymous or logged-out reader, and without consent. */
  remember(uuid: string | null): void;
}

/**
 * Keeps events until the reader consents, and drops them if the reader refuses.
 * @see B20
 */
export function createConsentedAnalytics(consent: ConsentPort, tool: MeasuringTool): AnalyticsPort {
  type Measurement = Parameters<MeasuringTool['send']>;
  let waiting: Measurement[] = [];
  let reader: string | null = null;

  function follow(): void {
    const decision = consent.read();
    if (!decision) return;
    if (decision.analytics) for (const measurement of waiting) tool.send(...measurement);
    waiting = [];
    tool.remember(decision.analytics ? reader : null);
  }
  consent.subscribe(follow);

  return {
    track: (...measurement) => {
      const decision = consent.read();
      if (decision?.analytics) tool.send(...measurement);
      else if (!decision) waiting = [...waiting, measurement].slice(-WAITING_MEASUREMENTS);
    },
    identify: (uuid) => {
      reader = uuid;
      follow();
    },
  };
}
