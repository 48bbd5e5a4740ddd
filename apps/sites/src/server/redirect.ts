import { NO_STORE } from './cache-control.ts';

/** An address as a header has it: ASCII only. Existing escapes are kept. */
export const locationHeader = (address: string): string =>
  encodeURI(address).replace(/%25(?=[0-9a-f]{2})/gi, '%');

/** Leads from a posted form to the page that follows. */
export const seeOther = (address: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, {
    status: 303,
    headers: { ...NO_STORE, Location: locationHeader(address), ...headers },
  });
