import type { BrandConfig } from 'rotativa/themes';
import { SERVICE_FACTS } from '../info/facts.ts';
import { ended, hours, mail } from '../info/words.ts';
import type { MakeQuestions } from './topic.ts';

/** The products that a brand's carriers deliver. */
const printed = ({ name, features }: BrandConfig): string =>
  features.printEdition ? `el ejemplar de ${name}` : 'el ejemplar de una publicación de la casa';

export const delivery: MakeQuestions = (brand) => [
  {
    id: 'no-llego',
    question: `¿Qué se hace si no llegó ${printed(brand)}?`,
    answer: [
      'Avisar antes del mediodía: los reclamos de entrega que llegan antes de las 12:00 m. se resuelven el mismo día. Los demás, el siguiente día hábil.',
      [
        'El aviso se hace por el ',
        { text: 'formulario de contacto', href: `${brand.routes.help}contacto/` },
        ', con el nombre del titular y la dirección de entrega.',
      ],
    ],
  },
  {
    id: 'direccion-entrega',
    question: '¿Cómo se cambia la dirección de entrega?',
    answer: [
      [
        'En ',
        { text: 'Direcciones', href: brand.routes.addresses },
        `. Un cambio hecho antes de las ${SERVICE_FACTS.changeHour} rige desde el siguiente día hábil.`,
      ],
    ],
  },
  {
    id: 'vacaciones',
    question: '¿Se puede suspender la entrega durante un viaje?',
    answer: [
      'Sí, si se pide con tres días hábiles de anticipación. Los días suspendidos se agregan al final del periodo, y la lectura digital sigue abierta.',
    ],
  },
];

export const classifieds: MakeQuestions = (brand) => [
  {
    id: 'publicar-clasificado',
    question: '¿Cómo se publica un clasificado?',
    answer: [
      [
        'El equipo comercial recibe los avisos en ',
        mail(brand, 'pauta'),
        ', con el texto, la categoría y las fechas. La respuesta trae el precio y el enlace de pago.',
      ],
    ],
  },
  {
    id: 'corregir-clasificado',
    question: '¿Se puede corregir o retirar un aviso publicado?',
    answer: [
      'El aviso en el sitio se corrige o se retira el mismo día. El impreso, hasta las 2:00 p. m. del día anterior a su publicación.',
    ],
  },
  {
    id: 'aviso-sospechoso',
    question: '¿Cómo se informa de un aviso sospechoso?',
    answer: [
      'Por el formulario de contacto, con la fecha y el texto del aviso. Nunca conviene adelantar dinero por un inmueble o un vehículo que no se ha visto.',
    ],
  },
];

export const requests: MakeQuestions = (brand) => [
  {
    id: 'presentar-pqrs',
    question: '¿Cómo se presenta una petición, una queja, un reclamo o una sugerencia?',
    answer: [
      [
        'Por el ',
        { text: 'formulario de contacto', href: `${brand.routes.help}contacto/` },
        '. Al enviarlo se muestra un número de caso, que llega también al correo.',
      ],
      `El servicio al cliente atiende de ${ended(hours(brand))}`,
    ],
  },
  {
    id: 'plazo-pqrs',
    question: '¿Cuánto tarda la respuesta?',
    answer: [
      'Quince días hábiles como máximo. Los reclamos de entrega y los problemas para entrar a la cuenta se atienden primero.',
    ],
  },
  {
    id: 'seguimiento-pqrs',
    question: '¿Cómo se sigue un caso?',
    answer: [
      'Respondiendo al mensaje que llegó con su número. No hay que abrir otro: la conversación queda junta.',
    ],
  },
];
