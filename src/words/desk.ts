/** Default words of the account: subscriptions, newsletters, addresses, data. */

/** Common words of the account's sections about subscriptions, newsletters, addresses and data. */
export const desk = {
  loading: 'Cargando...',
  failed: 'No pudimos cargar esta parte',
  retry: 'Intentar de nuevo',
};

const until = (words: string, date: string | undefined, otherwise: string): string =>
  date ? `${words} ${date}.` : otherwise;

/** The status of a subscription, and what it means. `note` gets the end of the period in words. */
export const subscriptionStatus = {
  active: {
    label: 'Activa',
    note: (date?: string): string => until('Se renueva el', date, 'Se renueva al final del periodo.'),
  },
  terminated: {
    label: 'Terminada',
    note: (date?: string): string => until('Terminó el', date, 'Ya terminó.'),
  },
  cancelled: {
    label: 'Cancelada',
    note: (date?: string): string =>
      until(
        'No se renueva. El acceso sigue hasta el',
        date,
        'No se renueva. El acceso sigue hasta el final del periodo.',
      ),
  },
  suspended: {
    label: 'Suspendida',
    note: (): string => 'Hay un pago pendiente: falta actualizar el medio de pago.',
  },
  toRedeem: { label: 'Por activar', note: (): string => 'Es un regalo que todavía nadie ha activado.' },
  inactive: { label: 'Inactiva', note: (): string => 'Ya no da acceso a los contenidos.' },
  other: (status: number) => ({
    label: `Estado ${status}`,
    note: (): string => 'El servicio al cliente puede explicar este estado.',
  }),
};

/** The subscriptions and orders of a reader. */
export const subscriptionDesk = {
  title: 'Suscripciones',
  none: 'Esta cuenta no tiene suscripciones.',
  subscribe: 'Ver las suscripciones',
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
  changes: 'Otros trámites',
  changesText:
    'Cancelar la suscripción, compartirla o cambiar el medio de pago se hace por ahora con el servicio al cliente, en la',
  contact: 'página de contacto',
  orders: 'Pedidos',
  noOrders: 'Esta cuenta no tiene pedidos.',
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

/** The newsletters of a reader. */
export const newsletterDesk = {
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
  country: 'País: Colombia',
  save: 'Guardar la dirección',
  cancel: 'Descartar',
  saved: 'La dirección quedó guardada.',
  noPlaces: 'No pudimos cargar los departamentos. Con el mismo botón se intenta otra vez.',
};

/** The data of a reader, and the deletion of the account. */
export const privacyDesk = {
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
  asked: 'Enviamos el correo. La cuenta sigue abierta hasta que se confirme allí.',
};
