import type * as Spanish from '../voice.ts';

/** English has one form of address. */
const reader: (typeof Spanish)['voice']['tu'] = {
  keepReading: 'Keep reading with your subscription',
  exclusive: 'Get the stories for subscribers only, and all of our digital reporting.',
  alreadySubscriber: 'Already a subscriber?',
  signInHere: 'Sign in here',
  readWithAccount: 'Keep reading for free with your account',
  accountFree: 'Create a free account to read the full story.',
  createAccount: 'Create your account',
  alreadyAccount: 'Already have an account?',
  storiesLeft: {
    many: 'You have {n} free stories left.',
    one: 'You have one free story left.',
    none: 'This is your last free story.',
  },
  signInShort: 'Sign in',
  alreadyHave: 'You already have a subscription',
  seeSubscriptions: 'See your subscriptions',
  comeBack: 'Come back anytime',
  comeBackText:
    'Your subscription has ended. With a new one you can go on reading the stories for subscribers.',
  storeComeBack:
    'Your subscription has ended. Come back anytime, with the same account, your newsletters and your purchase history.',
  enrol: 'Register',
  noSubscription: 'You do not have a subscription',
  nothingFound: 'We found no stories with those words. Try others, or fewer.',
  notWhatYouSought: 'Not what you were looking for?',
  tryAgain: 'Something went wrong on our side. Try again in a few minutes.',
  ads: {
    unlimited: 'Read without limits, starting today',
    newsletter: 'The day’s essentials, in your inbox before seven',
  },
};

export const voice: typeof Spanish = { voice: { tu: reader, usted: reader } };
