/** Default messages of the account: subscriptions, newsletters, addresses, data. */
import { language } from './language.ts';

/** Common words of the account's sections about subscriptions, newsletters, addresses and data. */
export const accountSettings = {
  loading: 'Cargando...',
  failed: 'No pudimos cargar esta parte',
  retry: 'Intentar de nuevo',
  stale: 'Esta parte cambió',
  staleText: 'No pudimos mostrar el cambio. Lo de abajo es lo último que se pudo cargar.',
};

const until = (words: string, date: string | undefined, otherwise: string): string =>
  date ? `${words} ${date}.` : otherwise;

/** The status of a subscription, and what it means. `note` gets the end of the period in words. */
export const subscriptionStatus = {
  active: {
    label: 'Activa',
    note: (date?: string): string => until('Se renueva el', date, 'Se renueva al final del periodo.'),
    /** Of a gift that the reader has redeemed: it was paid once. */
    given: (date?: string): string =>
      `${until('Fue un regalo. El acceso va hasta el', date, 'Fue un regalo. El acceso va hasta el final del periodo.')} No se renueva ni se cobra.`,
  },
  terminated: {
    label: 'Terminada',
    note: (date?: string): string =>
      `${until('Terminó el', date, 'Ya terminó.')} Se puede comprar una nueva.`,
  },
  cancelled: {
    label: 'Cancelada',
    note: (date?: string): string =>
      `${until(
        'No se renueva. El acceso sigue hasta el',
        date,
        'No se renueva. El acceso sigue hasta el final del periodo.',
      )} Antes de esa fecha se puede reactivar.`,
  },
  suspended: {
    label: 'Suspendida',
    note: (): string => 'Hay un pago pendiente. Con otra tarjeta se intenta de nuevo el cobro.',
  },
  toRedeem: {
    label: 'Por activar',
    note: (): string => 'Es un regalo que todavía nadie ha activado. Desde aquí se envía a quien lo recibe.',
  },
  inactive: {
    label: 'Inactiva',
    note: (): string => 'Ya no da acceso a los contenidos. Se puede comprar una nueva.',
  },
  other: (status: number) => ({
    label: `Estado ${status}`,
    note: (): string => 'El servicio al cliente puede explicar este estado.',
  }),
};

/** The subscriptions and orders of a reader. */
export const subscriptionSettings = {
  title: 'Suscripciones',
  none: 'Esta cuenta no tiene suscripciones.',
  subscribe: 'Ver las suscripciones',
  again: 'Volver a suscribirse',
  back: 'Todas las suscripciones',
  card: (lastFour: string, brand = 'Tarjeta'): string => `${brand} terminada en ${lastFour}`,
  expires: (date: string): string => `vence ${date}`,
  period: 'Periodo',
  from: (start: string, end: string): string => `Del ${start} al ${end}`,
  price: 'Último pago',
  method: 'Medio de pago',
  billing: 'Dirección de facturación',
  changeAddress: 'Cambiar la dirección',
  payments: 'Pagos',
  paymentDate: 'Fecha del pago',
  noPayments: 'No hay pagos registrados.',
  contact: 'Ir a la página de contacto',
  orders: 'Pedidos',
  noOrders: 'Esta cuenta no tiene pedidos.',
  noOrdersOf: 'No hay pedidos en este estado.',
  filter: 'Estado de los pedidos',
  allOrders: 'Todos',
  orderNumber: 'Número',
  orderDate: 'Fecha',
  product: 'Producto',
  orderState: 'Estado',
  orderStates: {
    Paid: 'Pagado',
    Pending: 'Pendiente',
    PartiallyPaid: 'Pagado en parte',
    Cancelled: 'Anulado',
  } as Readonly<Record<string, string>>,
  total: 'Total',
};

/** An order, and its receipt on paper. */
export const orderHistory = {
  back: 'Todos los pedidos',
  title: (number: string): string => `Pedido ${number}`,
  receipt: 'Comprobante de pago',
  notPaid: 'Este pedido no tiene un pago completo, por lo que no hay comprobante.',
  print: 'Imprimir el comprobante',
  number: 'Número del pedido',
  seller: 'Vendedor',
  buyer: 'Comprador',
  products: 'Productos',
  quantity: 'Cantidad',
  amounts: 'Valores',
  subtotal: 'Subtotal',
  tax: 'Impuestos',
  paidWith: 'Pagado con',
};

/** The end of a subscription's renewal, and its return. */
export const subscriptionRenewal = {
  title: 'Renovación',
  text: 'Se renueva sola al final de cada periodo, con el mismo medio de pago.',
  suspendedText: 'Se renueva sola en cuanto el pago quede al día.',
  ask: 'Cancelar la suscripción',
  reason: 'Motivo de la cancelación',
  reasonHint: 'Ayuda a mejorar. No cambia nada de lo que sigue.',
  /** With the codes that the service records, for a service that lists no reasons. */
  reasons: [
    { code: 'price', text: 'El precio es muy alto' },
    { code: 'time', text: 'Falta tiempo para leer' },
    { code: 'content', text: 'El contenido no es el que se esperaba' },
    { code: 'technical', text: 'Hubo problemas técnicos' },
    { code: 'other', text: 'Otro motivo' },
  ] as readonly { code: string; text: string }[],
  next: 'Continuar',
  back: 'Volver',
  confirmTitle: '¿Cancelar la suscripción?',
  lost: (until: string | undefined, people: number): string => {
    const access = until ? `El acceso sigue hasta el ${until}. Después se pierde` : 'De inmediato se pierde';
    const others =
      people === 0
        ? ''
        : people === 1
          ? ', también para la persona invitada'
          : `, también para las ${people} personas invitadas`;
    return `No habrá más cobros. ${access} la lectura de los artículos para suscriptores${others}.`;
  },
  keep: 'Conservar la suscripción',
  cancelled: 'La suscripción quedó cancelada. Enviamos un correo con la confirmación.',
  rescueText: (date?: string): string =>
    until(
      'Al reactivarla vuelve a renovarse sola, la próxima vez el',
      date,
      'Al reactivarla vuelve a renovarse sola.',
    ),
  requestedRescue: 'El enlace trae hasta aquí para reactivarla.',
  rescue: 'Reactivar la suscripción',
  rescued: 'La suscripción quedó activa de nuevo. Enviamos un correo con la confirmación.',
  associate: 'La comparte su titular, que es quien puede cancelarla o cambiar el pago.',
};

/** The card that pays a subscription, and another one in its place. */
export const subscriptionCard = {
  title: 'Medio de pago',
  text: 'Los próximos cobros se hacen con esta tarjeta.',
  suspended: 'El último cobro no se pudo hacer. Con otra tarjeta se intenta de nuevo.',
  requested: 'El enlace trae hasta aquí para cambiar la tarjeta. Guardarla no hace ningún cobro.',
  change: 'Cambiar tarjeta',
  save: 'Guardar la tarjeta',
  back: 'Conservar la tarjeta actual',
  changed: (pending: boolean): string =>
    `La tarjeta quedó cambiada, sin ningún cobro ahora. ${
      pending ? 'El cobro pendiente se intenta de nuevo con ella.' : 'Los próximos cobros se hacen con ella.'
    }`,
  declined: 'El banco no aceptó la tarjeta. Sigue la anterior, y no hay ningún cobro.',
  notConfirmed: 'La tarjeta nueva quedó sin confirmar en el banco. Sigue la anterior, y no hay ningún cobro.',
  lost: 'Se perdió la respuesta. La tarjeta que vale es la que aparece arriba, y no hay ningún cobro.',
  bankTitle: 'El banco pide una confirmación',
  bank: 'Falta confirmar la tarjeta nueva en la página del banco. Hasta entonces sigue la anterior.',
  toBank: 'Ir a la página del banco',
  otherCard: 'No confirmar y usar otra tarjeta',
  alone:
    'La página del banco se abrió en otra pestaña, y el cambio termina en la primera. Aquí sigue la tarjeta anterior.',
};

export const subscriptionSharing = {
  title: 'Compartir',
  places: (used: number, all: number): string =>
    `${used} de ${all} ${all === 1 ? 'lugar ocupado' : 'lugares ocupados'}. Cada persona lee con su propia cuenta.`,
  full: 'Todos los lugares están ocupados. Para invitar a otra persona hay que retirar a una.',
  people: 'Personas invitadas',
  unknown: 'Sin dirección de correo',
  email: 'Correo de la otra persona',
  emailHint: 'Le enviamos un enlace que abre la suscripción en su cuenta.',
  invite: 'Enviar la invitación',
  invited: (email: string): string => `Enviamos la invitación a ${email}.`,
  closed:
    'Mientras la suscripción no esté activa no se puede invitar a nadie más. A quien ya lee se le puede retirar.',
  stop: 'Dejar de compartir',
  stopOf: (email: string): string => `Dejar de compartir con ${email}`,
  stopTitle: (email: string): string => `¿Dejar de compartir con ${email}?`,
  stopText: 'Esta persona pierde el acceso a los artículos para suscriptores, y su enlace deja de servir.',
  keep: 'Seguir compartiendo',
  stopped: (email: string): string => `La suscripción ya no se comparte con ${email}.`,
};

/** A gift that waits for its recipient. */
export const subscriptionGift = {
  title: 'Enviar el regalo',
  text: 'El periodo empieza cuando la otra persona lo active en su cuenta. Un envío nuevo reemplaza el enlace del anterior.',
  name: 'Nombre de quien lo recibe',
  email: 'Correo de quien lo recibe',
  note: 'Mensaje',
  noteHint: 'Va en el correo, con el nombre de quien regala.',
  day: 'Día del envío',
  dayHint: 'Sin fecha, el correo sale de inmediato. Con fecha, a las 8 de la mañana de ese día.',
  send: 'Enviar el regalo',
  /** @param day in words; empty: now */
  sent: (name: string, email: string, day: string): string =>
    day
      ? `El regalo llega a ${name} el ${day}, a la dirección ${email}.`
      : `Enviamos el regalo a ${name}, a la dirección ${email}.`,
};

/** A link that the reader passes on. */
export const copyLink = {
  link: 'Enlace',
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado',
  failed: 'El navegador no permite copiarlo: hay que seleccionarlo a mano.',
};

/** The newsletters of a reader. */
export const newsletterSettings = {
  intro: (email: string): string => `Los boletines llegan a ${email}. Son gratuitos.`,
  on: (name: string): string => `Inscripción hecha: ${name}.`,
  off: (name: string): string => `Inscripción retirada: ${name}.`,
};

/** The addresses of a reader. */
export const addressBook = {
  billing: (product: string): string => `Facturación: ${product}`,
  shipping: 'Envíos',
  none: 'No hay una dirección guardada.',
  empty: 'No hay direcciones para mostrar.',
  change: 'Cambiar',
  formTitle: 'Nueva dirección',
  region: 'Departamento',
  locality: 'Ciudad o municipio',
  departmentFirst: 'Primero el departamento.',
  line1: 'Dirección',
  line1Hint: 'Por ejemplo: Calle 93 # 11-27',
  line2: 'Apartamento, oficina u otros datos',
  postal: 'Código postal',
  taxId: 'Cédula o NIT para la factura',
  taxIdHint: 'Es opcional. El NIT va con el dígito de verificación, como 899999068-1.',
  country: 'País: Colombia',
  save: 'Guardar la dirección',
  cancel: 'Descartar',
  saved: 'La dirección quedó guardada.',
  noPlaces: 'No pudimos cargar los departamentos. Con el mismo botón se intenta otra vez.',
};

/** The loss of each subscription with the account. `date` is the end of the paid period in words. */
export const deletionLosses = {
  title: 'Con la cuenta se pierde:',
  none: 'La cuenta no tiene suscripciones que se pierdan.',
  paid: (product: string, date?: string): string =>
    date
      ? `${product}: está pagada hasta el ${date} y termina el mismo día de la eliminación.`
      : `${product}: termina el mismo día de la eliminación.`,
  due: (product: string): string => `${product}: termina, y el pago pendiente ya no se cobra.`,
  gift: (product: string): string =>
    `${product}: es un regalo que nadie ha activado, y su enlace deja de servir.`,
  shared: (product: string): string => `${product}: ya no se lee con ella. Quien la comparte la conserva.`,
  money: (amount: string): string => `Lo pagado, ${amount}, no se devuelve.`,
  people: (addresses: readonly string[]): string =>
    `También ${addresses.length === 1 ? 'deja' : 'dejan'} de leer ${new Intl.ListFormat(language.tag).format(addresses)}.`,
};

/** The data of a reader, and the deletion of the account. */
export const privacySettings = {
  reports: 'Informes de datos',
  reportsText:
    'Un informe tiene todos los datos de la cuenta: perfil, sesiones y compras. Al abrir esta página se prepara uno nuevo, como máximo uno al día.',
  noReports: 'Todavía no hay informes.',
  report: (date: string): string => `Informe del ${date}`,
  download: 'Descargar (JSON)',
  downloadOf: (date: string): string => `Descargar (JSON) el informe del ${date}`,
  downloaded: 'El informe está en las descargas.',
  deletion: 'Eliminar la cuenta',
  deletionText:
    'Al eliminar la cuenta se borran el perfil, los boletines y el acceso a las suscripciones. Las facturas se conservan mientras la ley lo exige. No se puede deshacer.',
  ask: 'Eliminar la cuenta',
  confirmTitle: '¿Pedir la eliminación de la cuenta?',
  confirmText:
    'Enviamos un correo con un enlace que vale siete días. La cuenta se elimina solo cuando se confirma allí.',
  keep: 'Conservar la cuenta',
  confirm: 'Enviar el correo',
  requested: 'Enviamos el correo. La cuenta sigue abierta hasta que se confirme allí.',
};
