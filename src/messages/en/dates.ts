import type * as Spanish from '../dates.ts';

export const dates: typeof Spanish = {
  dates: {
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    long: (day, month, year) => `${month} ${day}, ${year}`,
    ofThisYear: (day, month) => `${month} ${day}`,
  },
  headerDates: {
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  },
  eventDates: {
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  },
  clock: { am: 'a.m.', pm: 'p.m.' },
  relativeTimes: {
    now: 'Just now',
    minutes: (count) => `${count} ${count === 1 ? 'minute' : 'minutes'} ago`,
    hours: (count) => `${count} ${count === 1 ? 'hour' : 'hours'} ago`,
    yesterday: (time) => `Yesterday, ${time}`,
  },
};
