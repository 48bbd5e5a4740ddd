import type { AnalyticsEventName, AnalyticsEventProperties } from '../../domain/analytics/event.ts';

/** Analytics. Nothing leaves the page before the reader consents. @see X14 */
export interface AnalyticsPort {
  /**
   * Measures an event of the catalogue. Another one, and one with other properties, is not measured.
   * @throws TypeError in development, naming what is wrong
   */
  track<N extends AnalyticsEventName>(name: N, properties: AnalyticsEventProperties<N>): void;
  /** Sets the reader of the events; null for an anonymous reader. */
  identify(uuid: string | null): void;
}
