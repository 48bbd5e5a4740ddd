import type * as Spanish from '../forums.ts';

export const forums: typeof Spanish = {
  registrationForm: {
    name: 'Full name',
    nameWrong: 'Enter a person’s name, with letters only.',
    nameHint: 'As it appears on the identity document.',
    email: 'Email',
    emailHint: 'The confirmation is sent there.',
    organisation: 'Organization (optional)',
    organisationLong: 'The name of the organization is too long.',
    policy: 'I consent to the processing of my data for the registration and for check-in at the door.',
    policyLink: 'Data protection policy',
    policyMissing: 'Consent to the processing of the data is needed to reserve a seat.',
    submit: 'Reserve a seat',
    free: 'Free of charge. The confirmation has a link to cancel.',
  },
  forumRegistration: {
    facts: 'About the forum',
    hour: 'Time',
    place: 'Place',
    seats: 'Seats',
    seatsOf: (seats) => `${seats} in total`,
    story: 'See the program',
    calendar: 'Add to calendar',
    map: 'Directions',
    again: 'Register again',
    cancel: 'Cancel the registration',
    cancelText: 'The seat goes to someone else.',
    states: {
      sent: {
        title: 'Check your email',
        text: 'The confirmation is on its way, with the forum for your calendar and a link to see or cancel the registration. If you already had a seat, you keep it.',
      },
      full: {
        title: 'No seats left',
        text: 'All seats are reserved. The form opens again when someone cancels. The forum is also broadcast live.',
      },
      closed: {
        title: 'Registration closed',
        text: 'The forum has started. The broadcast and the proceedings are on the forum’s page.',
      },
      held: { title: 'Registration confirmed', text: 'Show an identity document at the door.' },
      cancelled: {
        title: 'Registration canceled',
        text: 'The seat is now free for someone else.',
      },
      over: { title: 'The forum has started', text: 'The registration can no longer be changed.' },
      unknown: {
        title: 'We could not find this registration',
        text: 'The link is incomplete or belongs to another registration. The right one is in the confirmation email.',
      },
      down: {
        title: 'We could not look up the registration',
        text: 'The service is not responding right now. Try again in a few minutes.',
      },
    },
  },
};
