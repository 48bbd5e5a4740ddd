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
