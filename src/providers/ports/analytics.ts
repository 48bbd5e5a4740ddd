/** What is measured. Nothing leaves the page before the reader agreed. */
export interface AnalyticsPort {
  /** @param name in the words of the measuring tool, as 'page_view' */
  track(name: string, details?: Readonly<Record<string, string | number | boolean>>): void;
  /** The reader whom the measurements are of; null for an anonymous one. */
  identify(uuid: string | null): void;
}
