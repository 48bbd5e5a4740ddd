import { DEVICES_PER_SUBSCRIPTION } from 'rotativa/domain';
import { SERVICE_FACTS } from '../info/facts.ts';
import { ended, hours } from '../info/words.ts';
import type { MakeQuestions } from './topic.ts';

export const renewals: MakeQuestions = (brand) => [
  {
    id: 'renovacion-automatica',
    question: '¿La suscripción se renueva automáticamente?',
    answer: [
      'Sí. Al final de cada periodo se cobra el siguiente en la misma tarjeta, al precio vigente, y llega un recibo al correo de la cuenta.',
    ],
  },
  {
    id: 'cancelar-renovacion',
    question: '¿Hasta cuándo se puede cancelar la renovación automática?',
    answer: [
      `Hasta ${SERVICE_FACTS.cancelDays} días antes de que termine el periodo. Lo que ya está pagado se puede leer hasta el último día.`,
    ],
    steps: [
      ['Iniciar sesión y abrir ', { text: 'Mis suscripciones', href: brand.routes.subscriptions }, '.'],
      'Elegir la suscripción y el botón «Cancelar».',
      'Confirmar. Al correo llega la constancia, con la fecha hasta la que sirve.',
    ],
  },
  {
    id: 'reactivar',
    question: '¿Se puede reactivar una suscripción cancelada?',
    answer: [
      [
        'Sí, mientras el periodo pagado no haya terminado: en ',
        { text: 'Mis suscripciones', href: brand.routes.subscriptions },
        ' aparece el botón para hacerlo. Después hay que comprar una nueva.',
      ],
    ],
  },
];

export const changes: MakeQuestions = (brand) => [
  {
    id: 'cambiar-direccion',
    question: '¿Cuándo empieza a regir un cambio de dirección de entrega?',
    answer: [
      `Si se hace antes de las ${SERVICE_FACTS.changeHour}, el siguiente día hábil. Después de esa hora, un día hábil más tarde.`,
      ['El cambio se hace en ', { text: 'Direcciones', href: brand.routes.addresses }, '.'],
    ],
  },
  {
    id: 'cambiar-tarjeta',
    question: '¿Cómo se cambia la tarjeta de los cobros?',
    answer: [
      [
        'En ',
        { text: 'Mis suscripciones', href: brand.routes.subscriptions },
        ', con «Cambiar medio de pago». La tarjeta nueva se usa desde el siguiente cobro.',
      ],
    ],
  },
  {
    id: 'cambiar-plan',
    question: '¿Se puede pasar de un plan a otro?',
    answer: [
      [
        'Sí. Se cancela la renovación del plan actual y, cuando termina, se compra otro en la ',
        { text: 'página de suscripciones', href: brand.routes.subscribe },
        `. El servicio al cliente ayuda a no perder días: ${ended(hours(brand))}`,
      ],
    ],
  },
];

export const kinds: MakeQuestions = (brand) => [
  {
    id: 'que-incluye',
    question: '¿Qué incluye la suscripción digital?',
    answer: [
      `Se puede usar hasta en ${DEVICES_PER_SUBSCRIPTION} dispositivos con la misma cuenta, y abre las últimas ${SERVICE_FACTS.printIssues} ediciones impresas en formato digital.`,
      [
        'El resto está en los ',
        { text: 'beneficios del suscriptor', href: brand.properties.beneficiosSuscriptor },
        '.',
      ],
    ],
  },
  {
    id: 'regalar',
    question: '¿Se puede regalar una suscripción?',
    answer: [
      [
        'Sí. Se compra en la ',
        { text: 'página de suscripciones', href: brand.routes.subscribe },
        ' y se escribe el correo de quien la recibe. El enlace para activarla sirve durante treinta días, y el tiempo empieza a contar el día en que se activa.',
      ],
    ],
  },
  {
    id: 'compartir',
    question: '¿Se puede compartir con la familia?',
    answer: [
      [
        'Los planes que lo permiten muestran el botón «Compartir» en ',
        { text: 'Mis suscripciones', href: brand.routes.subscriptions },
        '. Cada persona entra con su cuenta, sin prestar contraseñas.',
      ],
    ],
  },
];

export const refunds: MakeQuestions = (brand) => [
  {
    id: 'retracto',
    question: '¿Cuánto tiempo hay para arrepentirse de una compra?',
    answer: [
      `El derecho de retracto es de ${SERVICE_FACTS.withdrawalDays} días hábiles desde la compra. El dinero se devuelve dentro de los ${SERVICE_FACTS.refundDays} días calendario siguientes a la solicitud.`,
    ],
  },
  {
    id: 'documentos-devolucion',
    question: '¿Qué se necesita para pedir una devolución?',
    answer: [
      'Los pagos con tarjeta vuelven a la misma tarjeta. Para recibir el dinero en una cuenta se piden:',
    ],
    steps: [
      'El número de la orden, que está en el recibo.',
      `Una certificación bancaria con no más de ${SERVICE_FACTS.certificateDays} días de expedida, a nombre del titular.`,
      [
        'Enviar los dos por el ',
        { text: 'formulario de contacto', href: `${brand.routes.help}contacto/` },
        '; la respuesta trae un enlace seguro para adjuntar el documento.',
      ],
    ],
  },
  {
    id: 'cobro-doble',
    question: '¿Qué se hace si un cobro aparece dos veces?',
    answer: [
      'Los bancos muestran a veces una reserva del cupo que desaparece en dos o tres días. Si pasados esos días siguen los dos cobros, devolvemos uno completo.',
    ],
  },
];

export const invoices: MakeQuestions = (brand) => [
  {
    id: 'donde-factura',
    question: '¿Dónde está la factura?',
    answer: [
      [
        'La factura electrónica llega al correo de la cuenta el mismo día del pago. Los recibos quedan además en ',
        { text: 'Mis suscripciones', href: brand.routes.subscriptions },
        '.',
      ],
    ],
  },
  {
    id: 'factura-empresa',
    question: '¿Se puede facturar a nombre de una empresa?',
    answer: [
      'Sí, si se pide el mismo mes de la compra. Hay que enviar la razón social, el NIT, el correo de facturación y el número de la orden.',
    ],
  },
];

export const payments: MakeQuestions = () => [
  {
    id: 'tarjetas',
    question: '¿Qué tarjetas se aceptan?',
    answer: [
      `${SERVICE_FACTS.cards}. El pago lo procesa un proveedor de pagos con tarjeta: el número nunca pasa por nuestros servidores.`,
    ],
  },
  {
    id: 'pago-rechazado',
    question: '¿Por qué se rechaza un pago?',
    answer: ['Casi siempre por una de estas razones:'],
    steps: [
      'La tarjeta no está habilitada para compras por internet o en el exterior.',
      'El cupo no alcanza, o el banco pidió una confirmación que no se respondió.',
      'La fecha de vencimiento o el código de seguridad no coinciden.',
    ],
  },
];
