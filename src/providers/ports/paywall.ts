import type { CallOptions } from './identity.ts';

/** The page that the paywall checks. */
export interface PaywallCheck {
  /** The document's canonical address. A page that was counted is free on later visits. */
  contentId: string;
  /** Path of the primary section. */
  section?: string | undefined;
  /** Default: 'story'. */
  contentType?: string | undefined;
  /** The document's content code. */
  contentRestriction?: string | undefined;
}

/** The paywall's answer about a page. */
export interface PaywallResult {
  /** The rule that locks the page and its count, or null. Never a boolean. */
  triggered: { id: number | string; rc?: number | undefined } | null;
  /** The address that the triggered rule names, such as the page to register: which box the page shows. */
  campaign?: string | undefined;
  /** The count of the reader's pages in a rule's period: `rc`, with this one, of `most`. Absent if the page does not count. */
  meter?: { rc: number; most: number } | null | undefined;
  /** The number of rules that were checked. */
  ruleCount?: number | undefined;
}

/** The paywall service, which counts what a reader reads. @see P4 */
export interface PaywallPort {
  /** Rejects with an `ApiError` if the check fails. The page then uses its content code. @see P1 */
  check(page: PaywallCheck, options?: CallOptions): Promise<PaywallResult>;
}
