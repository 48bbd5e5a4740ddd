import type * as Spanish from '../account-settings.ts';

const until = (words: string, date: string | undefined, otherwise: string): string =>
  date ? `${words} ${date}.` : otherwise;
const listed = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names);

export const accountSettings: typeof Spanish = {
  accountSettings: {
    loading: 'Loading...',
    failed: 'We could not load this part',
    retry: 'Try again',
    stale: 'This part has changed',
    staleText: 'We could not show the change. Below is the last that could be loaded.',
  },
  subscriptionStatus: {
    active: {
      label: 'Active',
      note: (date) => until('Renews on', date, 'Renews at the end of the period.'),
      given: (date) =>
        `${until('It was a gift. Access lasts until', date, 'It was a gift. Access lasts until the end of the period.')} It does not renew, and nothing is charged.`,
    },
    terminated: {
      label: 'Ended',
      note: (date) => `${until('It ended on', date, 'It has ended.')} You can buy a new one.`,
    },
    cancelled: {
      label: 'Canceled',
      note: (date) =>
        `${until(
          'It does not renew. Access lasts until',
          date,
          'It does not renew. Access lasts until the end of the period.',
        )} It can be reactivated before then.`,
    },
    suspended: {
      label: 'Suspended',
      note: () => 'A payment is due. With another card the charge is tried again.',
    },
    toRedeem: {
      label: 'To be activated',
      note: () => 'It is a gift that has not been activated yet. Send it to its recipient from here.',
    },
    inactive: {
      label: 'Inactive',
      note: () => 'It no longer gives access. You can buy a new one.',
    },
    other: (status) => ({
      label: `Status ${status}`,
      note: () => 'Customer service can explain this status.',
    }),
  },
  subscriptionSettings: {
    title: 'Subscriptions',
    none: 'This account has no subscriptions.',
    subscribe: 'See the subscriptions',
    again: 'Subscribe again',
    back: 'All subscriptions',
    card: (lastFour, brand = 'Card') => `${brand} ending in ${lastFour}`,
    expires: (date) => `expires ${date}`,
    period: 'Period',
    from: (start, end) => `${start} to ${end}`,
    price: 'Last payment',
    method: 'Payment method',
    billing: 'Billing address',
    changeAddress: 'Change the address',
    payments: 'Payments',
    paymentDate: 'Date of payment',
    noPayments: 'There are no payments on record.',
    contact: 'Go to the contact page',
    orders: 'Orders',
    noOrders: 'This account has no orders.',
    noOrdersOf: 'There are no orders with this status.',
    filter: 'Status of the orders',
    allOrders: 'All',
    orderNumber: 'Number',
    orderDate: 'Date',
    product: 'Product',
    orderState: 'Status',
    orderStates: {
      Paid: 'Paid',
      Pending: 'Pending',
      PartiallyPaid: 'Partly paid',
      Cancelled: 'Canceled',
    },
    total: 'Total',
  },
  orderHistory: {
    back: 'All orders',
    title: (number) => `Order ${number}`,
    receipt: 'Proof of payment',
    notPaid: 'This order is not fully paid, so there is no proof of payment.',
    print: 'Print the proof of payment',
    number: 'Order number',
    seller: 'Seller',
    buyer: 'Buyer',
    products: 'Products',
    quantity: 'Quantity',
    amounts: 'Amounts',
    subtotal: 'Subtotal',
    tax: 'Taxes',
    paidWith: 'Paid with',
  },
  subscriptionRenewal: {
    title: 'Renewal',
    text: 'It renews automatically at the end of each period, with the same payment method.',
    suspendedText: 'It renews automatically once the payment is up to date.',
    ask: 'Cancel the subscription',
    reason: 'Reason for canceling',
    reasonHint: 'It helps us improve. It does not change anything that follows.',
    reasons: [
      { code: 'price', text: 'The price is too high' },
      { code: 'time', text: 'I do not have time to read' },
      { code: 'content', text: 'The content is not what I expected' },
      { code: 'technical', text: 'There were technical problems' },
      { code: 'other', text: 'Another reason' },
    ],
    next: 'Continue',
    back: 'Back',
    confirmTitle: 'Cancel the subscription?',
    lost: (until, people) => {
      const others =
        people === 0
          ? ''
          : people === 1
            ? ', and so does the person you invited'
            : `, and so do the ${people} people you invited`;
      const access = until ? `Access lasts until ${until}. After that, you lose` : 'You immediately lose';
      return `Nothing more will be charged. ${access} access to the stories for subscribers${others}.`;
    },
    keep: 'Keep the subscription',
    cancelled: 'The subscription was canceled. We sent a confirmation by email.',
    rescueText: (date) =>
      until(
        'When it is reactivated, it renews automatically again, next on',
        date,
        'When it is reactivated, it renews automatically again.',
      ),
    requestedRescue: 'The link leads here to reactivate it.',
    rescue: 'Reactivate the subscription',
    rescued: 'The subscription is active again. We sent a confirmation by email.',
    associate: 'Its owner shares it, and is the one who can cancel it or change the payment.',
  },
  subscriptionCard: {
    title: 'Payment method',
    text: 'The next charges are made to this card.',
    suspended: 'The last charge could not be made. With another card it is tried again.',
    requested: 'The link leads here to change the card. Nothing is charged when you save it.',
    change: 'Change card',
    save: 'Save the card',
    back: 'Keep the current card',
    changed: (pending) =>
      `The card was changed, and nothing is charged now. ${
        pending ? 'The pending charge is tried again with it.' : 'The next charges are made to it.'
      }`,
    declined: 'The bank did not accept the card. The previous one stays, and nothing was charged.',
    notConfirmed:
      'The new card was not confirmed at the bank. The previous one stays, and nothing was charged.',
    lost: 'The reply was lost. The card that counts is the one shown above, and nothing was charged.',
    bankTitle: 'The bank asks for a confirmation',
    bank: 'The new card still has to be confirmed on the bank’s page. Until then the previous one stays.',
    toBank: 'Go to the bank’s page',
    otherCard: 'Do not confirm, and use another card',
    alone:
      'The bank’s page opened in another tab, and the change is finished in the first one. Here the previous card stays.',
  },
  subscriptionSharing: {
    title: 'Share',
    places: (used, all) =>
      `${used} of ${all} ${all === 1 ? 'place' : 'places'} taken. Each person reads with their account.`,
    full: 'All places are taken. Remove someone to invite another person.',
    people: 'Invited people',
    unknown: 'No email address',
    email: 'The other person’s email address',
    emailHint: 'We send a link that adds the subscription to their account.',
    invite: 'Send the invitation',
    invited: (email) => `We sent the invitation to ${email}.`,
    closed:
      'Nobody else can be invited while the subscription is not active. Anyone who reads with it already can be removed.',
    stop: 'Stop sharing',
    stopOf: (email) => `Stop sharing with ${email}`,
    stopTitle: (email) => `Stop sharing with ${email}?`,
    stopText: 'This person loses access to the stories for subscribers, and their link stops working.',
    keep: 'Keep sharing',
    stopped: (email) => `The subscription is no longer shared with ${email}.`,
  },
  subscriptionGift: {
    title: 'Send the gift',
    text: 'The period starts when the other person activates it in their account. A new message replaces the link of the previous one.',
    name: 'Recipient’s name',
    email: 'Recipient’s email address',
    note: 'Message',
    noteHint: 'It goes in the email, with the giver’s name.',
    day: 'Day of delivery',
    dayHint: 'Without a date, the email is sent at once. With a date, at 8 a.m. that day.',
    send: 'Send the gift',
    sent: (name, email, day) =>
      day ? `The gift goes to ${name} on ${day}, at ${email}.` : `We sent the gift to ${name}, at ${email}.`,
  },
  copyLink: {
    link: 'Link',
    copy: 'Copy the link',
    copied: 'Link copied',
    failed: 'The browser does not allow it to be copied: select it by hand.',
  },
  newsletterSettings: {
    intro: (email) => `The newsletters are sent to ${email}. They are free.`,
    on: (name) => `Signed up: ${name}.`,
    off: (name) => `Unsubscribed: ${name}.`,
  },
  addressBook: {
    billing: (product) => `Billing: ${product}`,
    shipping: 'Shipping',
    none: 'No address is saved.',
    empty: 'There are no addresses to show.',
    change: 'Change',
    formTitle: 'New address',
    region: 'Department',
    locality: 'City or municipality',
    departmentFirst: 'Choose the department first.',
    line1: 'Address',
    line1Hint: 'For example: Calle 93 # 11-27',
    line2: 'Apartment, office or other details',
    postal: 'Postal code',
    taxId: 'Identity card or NIT for the invoice',
    taxIdHint: 'Optional. The NIT goes with its check digit, such as 899999068-1.',
    country: 'Country: Colombia',
    save: 'Save the address',
    cancel: 'Discard',
    saved: 'The address was saved.',
    noPlaces: 'We could not load the departments. The same button tries again.',
  },
  deletionLosses: {
    title: 'Lost with the account:',
    none: 'The account has no subscriptions to lose.',
    paid: (product, date) =>
      date
        ? `${product}: it is paid for until ${date} and ends on the day the account is deleted.`
        : `${product}: it ends on the day the account is deleted.`,
    due: (product) => `${product}: it ends, and the pending payment is no longer charged.`,
    gift: (product) => `${product}: it is a gift that has not been activated, and its link stops working.`,
    shared: (product) => `${product}: you no longer read with it. The person who shares it keeps it.`,
    money: (amount) => `The amount paid, ${amount}, is not refunded.`,
    people: (addresses) => `${listed(addresses)} also ${addresses.length === 1 ? 'loses' : 'lose'} access.`,
  },
  privacySettings: {
    reports: 'Data reports',
    reportsText:
      'A report has all the data of the account: profile, sessions and purchases. Opening this page prepares a new one, at most once a day.',
    noReports: 'There are no reports yet.',
    report: (date) => `Report of ${date}`,
    download: 'Download (JSON)',
    downloadOf: (date) => `Download (JSON) the report of ${date}`,
    downloaded: 'The report is in the downloads.',
    deletion: 'Delete the account',
    deletionText:
      'Deleting the account erases the profile, the newsletters and access to the subscriptions. Invoices are kept as long as the law requires. It cannot be undone.',
    ask: 'Delete the account',
    confirmTitle: 'Request the deletion of the account?',
    confirmText:
      'We send an email with a link that works for seven days. The account is deleted only when you confirm there.',
    keep: 'Keep the account',
    confirm: 'Send the email',
    requested: 'We sent the email. The account stays open until you confirm there.',
  },
};
