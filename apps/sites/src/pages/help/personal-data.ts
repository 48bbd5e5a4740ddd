import { mail } from '../info/words.ts';
import type { MakeQuestions } from './topic.ts';

/** How readers correct their data. */
export const update: MakeQuestions = (brand) => [
  {
    id: 'cambiar-nombre',
    question: '¿Cómo se corrigen el nombre, el teléfono o la fecha de nacimiento?',
    answer: [
      [
        'En la cuenta, en ',
        { text: 'Editar perfil', href: brand.routes.editProfile },
        '. El cambio se ve de inmediato y no necesita aprobación.',
      ],
    ],
  },
  {
    id: 'cambiar-correo',
    question: '¿Cómo se cambia el correo de la cuenta?',
    answer: [
      [
        'En ',
        { text: 'Datos de acceso', href: brand.routes.access },
        ' se escribe el correo nuevo. Allí llega un mensaje con un enlace, que sirve durante tres días; el cambio queda hecho cuando se abre.',
      ],
      'Al correo anterior llega un aviso con otro enlace para deshacer el cambio durante diez días, por si lo pidió otra persona.',
    ],
  },
  {
    id: 'sin-acceso-al-correo',
    question: '¿Qué se puede hacer sin acceso al correo con el que se abrió la cuenta?',
    answer: [
      [
        'Hay que escribir a ',
        mail(brand, 'datos'),
        ' desde otro correo, con el nombre completo y los últimos cuatro dígitos del documento del titular. Nunca pedimos la contraseña ni el número completo de una tarjeta.',
      ],
    ],
  },
];

/** The data that is stored, and why. */
export const treatment: MakeQuestions = (brand) => [
  {
    id: 'que-datos',
    question: '¿Qué datos se guardan y para qué?',
    answer: [
      'El correo y el nombre, para abrir la cuenta; la dirección y el teléfono, solo si hay entregas; el historial de pagos, porque la ley obliga a conservarlo. No vendemos datos ni los cedemos a otros anunciantes.',
      [
        'El texto completo está en la ',
        { text: 'política de protección de datos', href: brand.properties.habeasData },
        '.',
      ],
    ],
  },
  {
    id: 'cookies',
    question: '¿Cómo se cambian las preferencias de medición y publicidad?',
    answer: [
      [
        'En las ',
        { text: 'preferencias de privacidad', href: brand.routes.consent },
        ', en cualquier momento. La decisión vale para el navegador en el que se toma.',
      ],
    ],
  },
  {
    id: 'dejar-boletines',
    question: '¿Cómo se dejan de recibir los boletines?',
    answer: [
      [
        'Cada mensaje trae al final un enlace para cancelar la inscripción. Con una cuenta, todos están juntos en ',
        { text: 'Comunicaciones', href: brand.routes.communications },
        '.',
      ],
    ],
  },
];

/** Rights over the data. */
export const claims: MakeQuestions = (brand) => [
  {
    id: 'consulta-datos',
    question: '¿Cómo se pide una copia de los datos personales?',
    answer: [
      ['En la cuenta, en ', { text: 'Privacidad', href: brand.routes.privacy }, ', se pide el informe.'],
      [
        'También se puede escribir a ',
        mail(brand, 'datos'),
        '. Las consultas se responden en diez días hábiles, y los reclamos en quince, como dice la Ley 1581 de 2012.',
      ],
    ],
  },
  {
    id: 'eliminar-cuenta',
    question: '¿Cómo se elimina la cuenta?',
    answer: [
      [
        'En ',
        { text: 'Privacidad', href: brand.routes.privacy },
        ' hay un botón para pedirlo. La decisión se confirma con un enlace que llega al correo y sirve durante siete días.',
      ],
      'Al eliminarla se borran los datos personales y se cierran las suscripciones. Los comprobantes de pago se conservan el tiempo que ordena la ley.',
    ],
  },
  {
    id: 'queja-autoridad',
    question: '¿Ante qué autoridad se puede presentar una queja por los datos?',
    answer: [
      [
        'Ante la ',
        { text: 'Superintendencia de Industria y Comercio', href: brand.properties.sicURL },
        ', después de haber presentado el reclamo aquí.',
      ],
    ],
  },
];
