/** Apart from other words: the script of a countdown is loaded before intent, and needs only these. */
export const countdown = {
  /** Precedes the units for screen readers. */
  left: 'Faltan',
  /** One, and several. */
  days: ['día', 'días'],
  hours: ['hora', 'horas'],
  minutes: ['minuto', 'minutos'],
  seconds: ['segundo', 'segundos'],
  /** After the start, in a banner. */
  begun: 'El evento ha comenzado!',
} satisfies Record<string, string | [one: string, several: string]>;
