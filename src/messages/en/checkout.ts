import type * as Spanish from '../checkout.ts';

const cardWith = (lastFour: string, brand: string): string => `${brand} ending in ${lastFour}`;

export const checkout: typeof Spanish = {
  cardFields: {
    title: 'Card details',
    safe: 'The card is entered in a box of the payment gateway. This site does not see or keep the number.',
    loading: 'Loading the card fields...',
    unavailable: 'We could not load the card fields',
    unavailableText: 'Nothing was charged. Check the connection and try again.',
    retry: 'Try again',
  },
  checkout: {
    offer: 'The subscription',
    gift: 'The gift',
    price: 'Price',
    taxIncluded: 'VAT included.',
    terms: 'Terms and conditions',
    others: 'See other subscriptions',
    withoutScript:
      'To pay, turn on JavaScript in the browser: the card is entered on the payment gateway’s page.',
    plain: {
      faults: (count) =>
        count === 1 ? 'There is one thing to correct' : `There are ${count} things to correct`,
      again: 'Start over with another account',
      chooseRegion: 'Choose the department',
      card: 'The card is entered in a box of the payment gateway, which needs JavaScript. This site does not see or keep the number.',
      how: [
        'Turn on JavaScript for this site in the browser’s settings, or open this page in another browser.',
        'Reload this page. The account and the address stay here for 30 minutes; after 5 minutes the password is asked for again.',
        'Enter the card, check the total and pay. Nothing is charged until then.',
      ],
      reload: 'Reload this page',
    },
    unavailable: 'We could not prepare the purchase',
    retry: 'Try again',
    loading: 'Loading...',
    steps: 'Steps of the purchase',
    who: 'Account',
    whoText: 'The subscription belongs to the account. If you do not have one yet, you can create it here.',
    address: 'Billing address',
    saveAddress: 'Use this address',
    payment: 'Payment method',
    wallets: 'Wallets',
    useWallet: (name) => `Use ${name}`,
    orCard: 'or pay by card',
    continue: 'Continue',
    review: 'Review and pay',
    change: 'Change',
    noPlaces: 'We could not load the departments.',
    card: (lastFour = '', brand = 'Card') => (lastFour ? cardWith(lastFour, brand) : brand),
    subtotal: 'Subtotal',
    tax: 'VAT',
    total: 'Total',
    pay: (amount, wallet) => `Pay ${amount}${wallet ? ` with ${wallet}` : ''}`,
    payGift: (amount, wallet) => `Pay for the gift: ${amount}${wallet ? ` with ${wallet}` : ''}`,
    walletNext:
      'You approve the payment on the wallet’s page, which opens next. Nothing is charged until then.',
    accept: 'By paying you accept the',
    paying: 'We are processing the payment. Do not close or reload this page.',
    challengeTitle: 'The bank asks for a confirmation',
    challenge: 'The purchase still has to be confirmed on the bank’s page. Nothing is charged until then.',
    toBank: 'Go to the bank’s page',
    otherCard: 'Do not confirm, and use another card',
    walletTitle: (name) => `The payment still has to be approved in ${name}`,
    walletAsks:
      'The wallet asks for approval on its page. Nothing is charged until the payment is approved and this page confirms it.',
    toWallet: 'Go to the wallet',
    otherMethod: 'Do not approve, and pay another way',
    declined:
      'The bank did not accept the payment, and nothing was charged. You can try another card or ask the bank.',
    notConfirmed:
      'The purchase was not confirmed at the bank, and nothing was charged. You can try this card or another.',
    walletNotApproved:
      'The payment was not approved in the wallet, and nothing was charged. You can try again or pay by card.',
    walletDeclined:
      'The payment was not approved in the wallet: it was canceled there or the wallet declined it. Nothing was charged. You can try again or pay by card.',
    walletUnavailable:
      'The wallet is not responding right now. Nothing was charged. You can try again or pay by card.',
    unknownTitle: 'We do not know yet whether the payment was made',
    unknown:
      'The reply about the payment was lost. Look up the order before trying again, so that nothing is charged twice.',
    ask: 'Look up the payment',
    asking: 'Looking up the payment...',
    priceChanged: (amount) =>
      `The price has changed: the total is now ${amount}. Nothing was charged. Check it before paying.`,
    signedOut:
      'The session has ended. Nothing was charged. After you sign in, the purchase goes on from here.',
    notCharged: 'The payment was not made and nothing was charged. You can try this card or another.',
    captchaAgain:
      'The order is ready and nothing has been charged yet. Tick the verification box again to pay.',
    ownedTitle: 'The account already has this subscription',
    owned: 'Nothing was charged.',
    toSubscriptions: 'See the account’s subscriptions',
    welcome: 'Thank you for subscribing',
    welcomeGift: 'Thank you for the gift',
    readable: 'The stories for subscribers are now open in this browser.',
    firstStories: 'To start reading',
    newsletters: 'Newsletters by email',
    paidTitle: 'The purchase is complete',
    paid: (number) => `Order ${number}. The receipt is also sent by email.`,
    toReceipt: 'See the receipt',
    back: 'Back to the story',
    home: 'Go to the home page',
  },
  receipt: {
    withoutScript:
      'To see the receipt, turn on JavaScript in the browser. It is also in the email about the purchase.',
    anonymousTitle: 'The receipt is in the buyer’s account',
    anonymous: 'It is shown here after you sign in.',
    unknownTitle: 'We could not find this receipt',
    unknown:
      'This account has no order with this number. The email about the purchase has the complete address.',
  },
};
