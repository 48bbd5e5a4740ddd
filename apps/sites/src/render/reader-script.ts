import { CONSENT_COOKIE, STORAGE_KEYS } from 'rotativa/domain';
import { HANDOFF_MARK } from '../client/handoff-names.ts';

/** The `<meta>` that names the origin of the account service. */
export const ACCOUNT_META = 'rt-account';

/** The `<meta>` that names the place of the page's renewal banner; pages without one have none. */
export const RENEWAL_META = 'rt-renewal';

/** The `<meta>` that names the paywall's script and what it is asked; pages that it does not decide about have none. */
export const PAYWALL_META = 'rt-paywall';

/** The `<meta>` that names the address of the gateway's card fields; pages without them have none. */
export const CARDS_META = 'rt-cards';

/** The `<meta>` that names the script of subscriptions at the search engine; pages without them have none. */
export const SWG_META = 'rt-swg';

/** The `<meta>` that names the page of the privacy preferences. */
export const CONSENT_META = 'rt-consent';

const KEY = JSON.stringify(STORAGE_KEYS.userInfo);

/**
 * An inline script, which the policy names. A page of a browser that holds a session begins in the unknown state, before
 * its first paint: links for other visitors do not appear and vanish again.
 */
export const READER_SCRIPT = `try{if(localStorage.getItem(${KEY})||sessionStorage.getItem(${KEY})||/${HANDOFF_MARK}=/.test(document.cookie))document.documentElement.dataset.reader='unknown'}catch{}`;

/**
 * An inline script, which the policy names. Where a reader has allowed ads, the slots without a house ad have their space
 * before the first paint: nothing moves when they are filled.
 * @see X10
 */
export const ADS_SCRIPT = `if(/${CONSENT_COOKIE}=[^;]*advertising/.test(document.cookie))document.documentElement.dataset.ads=''`;
