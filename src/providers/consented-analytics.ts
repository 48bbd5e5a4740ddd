import type { AnalyticsPort } from './ports/analytics.ts';
import type { ConsentPort } from './ports/consent.ts';

/** How many measurements wait for the reader's decision; the oldest go first. */
export const WAITING_MEASUREMENTS = 100;

/** Where measurements go once the reader has agreed. */
export interface MeasuringTool {
  send(name: string, details?: Readonly<Record<string, string | number | boolean>>): void;
  /** Whose the measurements are; null when the reader is anonymous, logged out or does not agree. */
  remember(uuid: string | null): void;
}

/**
 * Measurements that wait until the reader agrees, and are dropped when the reader does not.
 * @see 002 §3, B20
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
