/** The time that a price pays for. A gift is paid once, so its words never sound like a renewal. */
export const priceWords = {
  renewing: (months: number): string =>
    months === 1 ? 'al mes' : months === 12 ? 'al año' : `por ${months} meses`,
  once: (months: number): string =>
    months === 1 ? 'por un mes' : months === 12 ? 'por un año' : `por ${months} meses`,
  giftNote: 'Es un regalo. Se paga una sola vez y no se renueva.',
  giftItem: (product: string): string => `${product}, para regalar`,
};

/** The offers of a store. What addresses the reader is in `voice.ts`. */
export const storeOffers = {
  label: 'Planes de suscripción',
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
  ended: 'La oferta de ese enlace terminó o no es de este sitio. Abajo están las suscripciones de hoy.',
  contents: 'Qué incluye',
  devices: (count: number): string => `La misma cuenta en ${count} dispositivos.`,
  shares: (count: number): string =>
    count === 1 ? 'Se puede compartir con una persona.' : `Se puede compartir con ${count} personas.`,
  gift: 'Para regalar',
  giftText: 'Se paga una sola vez. La persona que la recibe la activa con un enlace que llega por correo.',
  terms: 'Términos y condiciones',
};

/** A subscription that is paid at Google. */
export const googleSubscription = {
  buy: {
    title: 'Suscribirse con Google',
    text: 'El cobro lo hace Google, con los medios de pago de la cuenta de Google. La lectura queda en la cuenta de este sitio.',
    action: 'Suscribirse con Google',
  },
  link: {
    title: 'Suscripción de Google',
    text: 'Una suscripción que se compró con Google puede quedar en esta cuenta.',
    action: 'Vincular una suscripción de Google',
  },
  save: {
    title: 'Esta compra en Google',
    text: 'Google puede recordar la suscripción: así reconoce a quien lee en sus búsquedas y en otros dispositivos.',
    action: 'Guardar en la cuenta de Google',
  },
  loads: 'Hasta pulsar el botón, esta página no pide nada a Google.',
  asking: 'Esperando la respuesta de Google...',
  open: 'La compra sigue en la ventana de Google.',
  paidTitle: 'La suscripción está activa',
  paid: 'Google hizo el cobro, y la suscripción ya está en la cuenta.',
  linkedTitle: 'La suscripción de Google está en la cuenta',
  linked: 'Ya da acceso a los artículos para suscriptores.',
  saved: 'La compra quedó guardada en la cuenta de Google.',
  none: 'Google no encontró una suscripción a este sitio en la cuenta de Google de este navegador.',
  notPaid: 'La compra no se hizo, y no hay ningún cobro.',
  unavailableTitle: 'No pudimos abrir Google',
  unavailable: 'La red o un bloqueador lo impiden. Todo lo demás de esta página funciona.',
  lostTitle: 'Falta dejar la suscripción en la cuenta',
  lost: 'Google hizo el cobro, pero no pudimos registrar la compra. Al vincularla queda en la cuenta, sin un segundo cobro.',
  refusedTitle: 'No pudimos vincular la suscripción',
  refused:
    'Puede estar vinculada con otra cuenta de este sitio. Hay que cerrar la sesión y entrar con esa cuenta, o escribir al servicio al cliente.',
  pausedTitle: 'No volvimos a intentarlo',
  paused:
    'Una compra anterior no se pudo vincular, y hasta cerrar la sesión no se intenta con ninguna otra. Hay que cerrar la sesión, entrar de nuevo y vincular la que corresponde.',
  subscriptions: 'Ver las suscripciones de la cuenta',
  managed: 'Google hace los cobros. El medio de pago se cambia en la cuenta de Google.',
  partner: 'Google',
};
