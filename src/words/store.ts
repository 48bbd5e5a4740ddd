/** The offers of a store. What addresses the reader is in `themes/voice.ts`. */
export const storeOffers = {
  label: 'Planes de suscripción',
  period: (months: number): string =>
    months === 1 ? 'al mes' : months === 12 ? 'al año' : `por ${months} meses`,
  giftPeriod: (months: number): string =>
    months === 1 ? 'por un mes' : months === 12 ? 'por un año' : `por ${months} meses`,
  perMonth: (price: string): string => `Equivale a ${price} al mes`,
  saving: (percent: number): string => `Ahorro del ${percent} %`,
  taxIncluded: 'IVA incluido',
  tax: (amount: string): string => `IVA incluido: ${amount}`,
  buy: (months: number): string =>
    months === 1
      ? 'Suscribirse por un mes'
      : months === 12
        ? 'Suscribirse por un año'
        : `Suscribirse por ${months} meses`,
  give: (months: number): string =>
    months === 1 ? 'Regalar un mes' : months === 12 ? 'Regalar un año' : `Regalar ${months} meses`,
  contents: 'Qué incluye',
  devices: (count: number): string => `La misma cuenta en ${count} dispositivos.`,
  shares: (count: number): string =>
    count === 1 ? 'Se puede compartir con una persona.' : `Se puede compartir con ${count} personas.`,
  gift: 'Para regalar',
  giftText: 'Se paga una sola vez. La persona que la recibe la activa con un enlace que llega por correo.',
  terms: 'Términos y condiciones',
};
