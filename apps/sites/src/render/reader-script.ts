import { CONSENT_COOKIE, STORAGE_KEYS } from 'rotativa/domain';
import { HANDOFF_MARK } from '../contract/handoff.ts';

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
