import type * as Spanish from '../newsletter.ts';

export const newsletter: typeof Spanish = {
  newsletterForm: {
    email: 'Email',
    policy:
      'I accept the terms and conditions and the processing of my data in order to receive this newsletter.',
    policyLink: 'Data protection policy',
    submit: 'Sign me up',
    next: 'One step left: open the link that we sent to this address. It works for three days.',
    free: 'Free of charge. Every issue has an unsubscribe link.',
  },
  newsletterMessages: {
    empty: 'Please enter an email address',
    malformed: 'That is not a valid email address',
    policy: 'Please accept the terms and conditions to continue.',
    success: 'Thank you for signing up',
    failure: 'Sorry, we could not sign you up for the newsletter. Please try again.',
  },
};
