import type * as Spanish from '../store.ts';

const span = (months: number): string =>
  months === 1 ? 'one month' : months === 12 ? 'one year' : `${months} months`;

export const store: typeof Spanish = {
  priceWords: {
    renewing: (months) => (months === 1 ? 'a month' : months === 12 ? 'a year' : `every ${months} months`),
    once: (months) => `for ${span(months)}`,
    giftNote: 'This is a gift. It is paid for once and does not renew.',
    giftItem: (product) => `${product}, as a gift`,
  },
  storeOffers: {
    label: 'Subscription plans',
    perMonth: (price) => `Works out to ${price} a month`,
    saving: (percent) => `Save ${percent}%`,
    taxIncluded: 'VAT included',
    tax: (amount) => `VAT included: ${amount}`,
    buy: (months) => `Subscribe for ${span(months)}`,
    give: (months) => `Give ${span(months)}`,
    ended: 'The offer in that link has ended or is not for this site. Today’s subscriptions are below.',
    contents: 'What it includes',
    devices: (count) => `The same account on ${count} ${count === 1 ? 'device' : 'devices'}.`,
    shares: (count) => `It can be shared with ${count === 1 ? 'one person' : `${count} people`}.`,
    gift: 'As a gift',
    giftText:
      'It is paid for once. The person who receives it activates it with a link that is sent by email.',
    terms: 'Terms and conditions',
  },
  googleSubscription: {
    buy: {
      title: 'Subscribe with Google',
      text: 'Google charges the payment methods of the Google Account. The subscription belongs to the account on this site.',
      action: 'Subscribe with Google',
    },
    link: {
      title: 'Google subscription',
      text: 'A subscription bought with Google can be linked to this account.',
      action: 'Link a Google subscription',
    },
    save: {
      title: 'This purchase on Google',
      text: 'Google can remember the subscription, and so recognize the reader in its searches and on other devices.',
      action: 'Save to the Google Account',
    },
    loads: 'This page requests nothing from Google until the button is pressed.',
    asking: 'Waiting for Google’s reply...',
    open: 'The purchase continues in the Google window.',
    paidTitle: 'The subscription is active',
    paid: 'Google took the payment, and the subscription is now in the account.',
    linkedTitle: 'The Google subscription is in the account',
    linked: 'It now gives access to the stories for subscribers.',
    saved: 'The purchase was saved to the Google Account.',
    none: 'Google found no subscription to this site in this browser’s Google Account.',
    notPaid: 'The purchase was not made, and nothing was charged.',
    unavailableTitle: 'We could not open Google',
    unavailable: 'The network or a blocker prevents it. Everything else on this page works.',
    lostTitle: 'The subscription still has to be added to the account',
    lost: 'Google took the payment, but we could not record the purchase. Linking it adds it to the account, without a second charge.',
    refusedTitle: 'We could not link the subscription',
    refused:
      'It may be linked to another account on this site. Sign out and sign in with that account, or write to customer service.',
    pausedTitle: 'We did not try again',
    paused:
      'An earlier purchase could not be linked, and no other is tried until the session ends. Sign out, sign in again and link the right one.',
    subscriptions: 'See the account’s subscriptions',
    managed: 'Google takes the payments. The payment method is changed in the Google Account.',
    partner: 'Google',
  },
};
