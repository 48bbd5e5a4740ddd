/** Default messages of buying a subscription. */

/** The card fields of the payment gateway. */
export const cardFields = {
  title: 'Datos de la tarjeta',
  safe: 'La tarjeta se escribe en un recuadro de la pasarela de pagos. Este sitio no ve ni guarda el número.',
  loading: 'Cargando los campos de la tarjeta...',
  unavailable: 'No pudimos cargar los campos de la tarjeta',
  unavailableText: 'No hicimos ningún cobro. Vale la pena revisar la conexión e intentar de nuevo.',
  retry: 'Intentar de nuevo',
};

/** The page on which a subscription is bought. */
export const checkout = {
  offer: 'La suscripción',
  gift: 'El regalo',
  price: 'Precio',
  taxIncluded: 'IVA incluido.',
  terms: 'Términos y condiciones',
  others: 'Ver otras suscripciones',
  withoutScript:
    'Para pagar hay que activar JavaScript en el navegador: la tarjeta se escribe en la página de la pasarela de pagos.',
  /** The steps of a browser without JavaScript. */
  plain: {
    faults: (count: number): string =>
      count === 1 ? 'Hay un dato por corregir' : `Hay ${count} datos por corregir`,
    again: 'Empezar de nuevo con otra cuenta',
    chooseRegion: 'Elegir el departamento',
    card: 'La tarjeta se escribe en un recuadro de la pasarela de pagos, que necesita JavaScript. Este sitio no ve ni guarda el número.',
    how: [
      'Activar JavaScript para este sitio en la configuración del navegador, o abrir esta página en otro navegador.',
      'Recargar esta página. La cuenta y la dirección siguen aquí durante 30 minutos; después de 5 minutos la contraseña se pide otra vez.',
      'Escribir la tarjeta, revisar el total y pagar. Hasta entonces no hay ningún cobro.',
    ],
    reload: 'Recargar esta página',
  },
  unavailable: 'No pudimos preparar la compra',
  retry: 'Intentar de nuevo',
  loading: 'Cargando...',
  steps: 'Pasos de la compra',
  who: 'Cuenta',
  whoText: 'La suscripción queda en la cuenta. Quien todavía no tiene una puede crearla aquí mismo.',
  address: 'Dirección de facturación',
  saveAddress: 'Usar esta dirección',
  payment: 'Medio de pago',
  wallets: 'Billeteras',
  useWallet: (name: string): string => `Usar ${name}`,
  orCard: 'o pagar con tarjeta',
  continue: 'Continuar',
  review: 'Revisión y pago',
  change: 'Cambiar',
  noPlaces: 'No pudimos cargar los departamentos.',
  card: (lastFour = '', brand = 'Tarjeta'): string =>
    lastFour ? `${brand} terminada en ${lastFour}` : brand,
  subtotal: 'Subtotal',
  tax: 'IVA',
  total: 'Total',
  pay: (amount: string, wallet?: string): string => `Pagar ${amount}${wallet ? ` con ${wallet}` : ''}`,
  payGift: (amount: string, wallet?: string): string =>
    `Pagar el regalo: ${amount}${wallet ? ` con ${wallet}` : ''}`,
  walletNext:
    'La aprobación se da en la página de la billetera, que se abre después. Hasta entonces no hay ningún cobro.',
  accept: 'Con el pago se aceptan los',
  paying: 'Estamos procesando el pago. No hay que cerrar ni recargar esta página.',
  challengeTitle: 'El banco pide una confirmación',
  challenge: 'Falta confirmar la compra en la página del banco. Hasta entonces no hay ningún cobro.',
  toBank: 'Ir a la página del banco',
  otherCard: 'No confirmar y usar otra tarjeta',
  walletTitle: (name: string): string => `Falta aprobar el pago en ${name}`,
  walletAsks:
    'La billetera pide la aprobación en su página. Hasta que el pago se apruebe y esta página lo confirme no hay ningún cobro.',
  toWallet: 'Ir a la billetera',
  otherMethod: 'No aprobar y pagar de otra forma',
  declined:
    'El banco no aceptó el pago, y no hay ningún cobro. Es posible intentar con otra tarjeta o preguntarle al banco.',
  notConfirmed:
    'La compra quedó sin confirmar en el banco, y no hay ningún cobro. Es posible intentar con esta tarjeta o con otra.',
  walletNotApproved:
    'El pago quedó sin aprobar en la billetera, y no hay ningún cobro. Es posible intentar otra vez o pagar con tarjeta.',
  walletDeclined:
    'El pago no se aprobó en la billetera: se canceló allí o ella lo rechazó. No hay ningún cobro. Es posible intentar otra vez o pagar con tarjeta.',
  walletUnavailable:
    'La billetera no responde en este momento. No hicimos ningún cobro. Es posible intentar otra vez o pagar con tarjeta.',
  unknownTitle: 'No sabemos todavía si el pago se hizo',
  unknown:
    'Se perdió la respuesta del pago. Antes de cualquier otro intento hay que consultar el pedido: así no hay un segundo cobro.',
  ask: 'Consultar el pago',
  asking: 'Consultando el pago...',
  priceChanged: (amount: string): string =>
    `El precio cambió: ahora el total es ${amount}. No hicimos ningún cobro. Hay que revisarlo antes de pagar.`,
  signedOut:
    'La sesión terminó. No hicimos ningún cobro. Después de iniciar sesión la compra sigue donde iba.',
  notCharged: 'El pago no se hizo y no hay ningún cobro. Es posible intentar con esta tarjeta o con otra.',
  captchaAgain:
    'El pedido está listo y no hay ningún cobro todavía. Para el pago hay que marcar otra vez la casilla de verificación.',
  ownedTitle: 'La cuenta ya tiene esta suscripción',
  owned: 'No hicimos ningún cobro.',
  toSubscriptions: 'Ver las suscripciones de la cuenta',
  /** The title of the page after the payment. */
  welcome: 'Gracias por la suscripción',
  welcomeGift: 'Gracias por el regalo',
  readable: 'Los artículos para suscriptores ya están abiertos en este navegador.',
  firstStories: 'Para empezar a leer',
  newsletters: 'Boletines por correo',
  paidTitle: 'La compra está hecha',
  paid: (number: string): string => `Pedido ${number}. El recibo también llega por correo.`,
  toReceipt: 'Ver el recibo',
  back: 'Volver al artículo',
  home: 'Ir a la portada',
};

/** The page of a receipt. */
export const receipt = {
  withoutScript:
    'Para ver el recibo hay que activar JavaScript en el navegador. También está en el correo de la compra.',
  anonymousTitle: 'El recibo está en la cuenta de quien compró',
  anonymous: 'Después de iniciar sesión se muestra aquí.',
  unknownTitle: 'No encontramos este recibo',
  unknown:
    'En esta cuenta no hay un pedido con este número. El correo de la compra tiene la dirección completa.',
};
