import type { CallOptions } from './identity.ts';

/** The page that the paywall judges. */
export interface PaywallCheck {
  /** The document's canonical address: a page that was counted is free when it is visited again. */
  contentId: string;
  /** The primary section's path. */
  section?: string | undefined;
  /** 'story' when absent. */
  contentType?: string | undefined;
  /** The document's content code. */
  contentRestriction?: string | undefined;
}

export interface PaywallResult {
  /** The rule that locks the page and what it counted, or null. Never a boolean. */
  triggered: { id: number | string; rc?: number | undefined } | null;
  ruleCount?: number | undefined;
}

/** @see P4 */
export interface PaywallPort {
  /** Rejects with an `ApiError` when the paywall cannot judge; the page then falls back on its content code. @see P1 */
  check(page: PaywallCheck, options?: CallOptions): Promise<PaywallResult>;
}
