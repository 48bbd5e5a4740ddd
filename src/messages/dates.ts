/** Default messages of dates and times. They are not taken from Intl: see `domain/dates/format.ts`. @see N15 */
export const dates = {
  /** From January on. */
  months: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ] as readonly string[],
  long: (day: number, month: string, year: number): string => `${day} de ${month} de ${year}`,
  /** The date of a list's item of this year. */
  ofThisYear: (day: number, month: string): string => `${day} de ${month}`,
};

/** The date of a header, which begins with the day of the week. */
export const headerDates = {
  /** From Sunday on. */
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as readonly string[],
};

/** The date of an event, in parts. */
export const eventDates = {
  /** From January on. */
  months: [
    'ene',
    'feb',
    'mar',
    'abr',
    'may',
    'jun',
    'jul',
    'ago',
    'sep',
    'oct',
    'nov',
    'dic',
  ] as readonly string[],
};

/** After a time of day, with no-break spaces. */
export const clock = { am: 'a.\u00a0m.', pm: 'p.\u00a0m.' };

/** The age of a story in a list. */
export const relativeTimes = {
  now: 'Hace pocos segundos',
  minutes: (count: number): string => `Hace ${count} minutos`,
  hours: (count: number): string => `Hace ${count} ${count === 1 ? 'hora' : 'horas'}`,
  /** A time of the day before: 'Ayer, 3:25 p. m.'. */
  yesterday: (time: string): string => `Ayer, ${time}`,
};
