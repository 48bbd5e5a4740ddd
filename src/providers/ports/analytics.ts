/** Analytics. Nothing leaves the page before the reader consents. */
export interface AnalyticsPort {
  /** @param name the tool's name of the event, as 'page_view' */
  track(name: string, details?: Readonly<Record<string, string | number | boolean>>): void;
  /** Sets the reader of the events; null for an anonymous reader. */
  identify(uuid: string | null): void;
}
