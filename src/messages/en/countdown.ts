import type * as Spanish from '../countdown.ts';

export const countdown: typeof Spanish = {
  countdown: {
    left: 'Starts in',
    days: ['day', 'days'],
    hours: ['hour', 'hours'],
    minutes: ['minute', 'minutes'],
    seconds: ['second', 'seconds'],
    begun: 'The event has started.',
  },
};
