import { DEVICES_PER_SUBSCRIPTION } from 'rotativa/domain';
import type { BrandConfig } from 'rotativa/themes';
import { SERVICE_FACTS } from './facts.ts';
import { NEWSROOMS, TAX_NUMBER } from './newsrooms.ts';
import { ADVERTISING_PATH, FAQ_PATH, JOBS_PATH } from './paths.ts';
import { call, contactLink, ended, hours, lowered, mail, type MakeInfo } from './words.ts';

/** How to contact the newsroom and the customer service. Its form is beside it. */
export const contact: MakeInfo = (brand) => {
  const { address, phone, desks } = NEWSROOMS[brand.family];
  return {
    title: 'Contáctenos',
    description: `Cómo escribir a la redacción y al servicio al cliente de ${brand.name}.`,
    form: true,
    sections: [
      {
        heading: 'Servicio al cliente',
        paragraphs: [
          [
            `El servicio al cliente de ${brand.name} atiende de ${hours(brand)} en el `,
            call(phone),
            ', en ',
            mail(brand, 'contacto'),
            ' y en el ',
            { text: 'formulario de esta página', href: '#formulario' },
            '.',
          ],
          [
            'Las respuestas a lo que más se pregunta están en las ',
            { text: 'preguntas frecuentes', href: FAQ_PATH },
            ' y en el ',
            { text: 'centro de ayuda', href: brand.routes.help },
            '. Para preguntas sobre una suscripción conviene indicar el correo de la cuenta y el número de la orden; nunca la contraseña ni los datos de la tarjeta.',
          ],
        ],
      },
      {
        heading: 'La redacción',
        paragraphs: [
          `${brand.name} queda en la ${lowered(address)}. Cada mensaje llega a quien puede responderlo:`,
        ],
        items: desks.map(({ name, box }) => [`${name}: `, mail(brand, box)]),
      },
      {
        heading: 'Correcciones y rectificaciones',
        paragraphs: [
          [
            'Las solicitudes de corrección o rectificación se reciben en ',
            mail(brand, 'etica'),
            ', con la dirección de la nota, el párrafo al que se refieren y los soportes. Toda corrección se publica en la misma nota, con su fecha.',
          ],
        ],
      },
      {
        heading: 'Otros asuntos',
        items: [
          ['Datos personales: ', mail(brand, 'datos')],
          ['Publicidad: ', { text: 'paute con nosotros', href: ADVERTISING_PATH }],
          ['Empleo y prácticas: ', { text: 'trabaje con nosotros', href: JOBS_PATH }],
        ],
      },
      {
        heading: 'Quién publica',
        paragraphs: [
          `${brand.name} es una publicación de ${brand.legalName}, ${TAX_NUMBER}, con domicilio en la ${ended(lowered(brand.address))}`,
          ['Notificaciones judiciales: ', mail(brand, 'notificaciones')],
        ],
      },
    ],
  };
};

/** For advertisers. */
export const advertising: MakeInfo = (brand) => ({
  title: 'Paute con nosotros',
  description: `Formatos y condiciones para anunciar en ${brand.name}.`,
  sections: [
    {
      paragraphs: [
        `${brand.tagline}: esa es la conversación de la que participan los anunciantes de ${brand.name}.`,
      ],
    },
    {
      heading: 'Formatos',
      items: [
        'Avisos en el sitio: entre los párrafos de las notas y en la columna lateral.',
        'Contenidos patrocinados, escritos por un equipo distinto de la redacción y señalados siempre como tales.',
        ...(brand.features.newsletter
          ? ['Espacios en los boletines que llegan al correo de los lectores.']
          : []),
        ...(brand.features.printEdition ? ['Páginas en la edición impresa.'] : []),
        ...(brand.features.tv ? ['Menciones y cortes en los programas de video.'] : []),
      ],
    },
    {
      heading: 'Condiciones',
      items: [
        'La pauta no influye en la cobertura: la redacción no conoce ni negocia los contratos de publicidad.',
        'Las notas patrocinadas no llevan otros avisos.',
        'No se recibe publicidad engañosa, de productos ilegales ni de juegos de azar sin autorización.',
      ],
    },
    {
      heading: 'Tarifas y reservas',
      paragraphs: [
        ['El equipo comercial envía las tarifas y aparta los espacios en ', mail(brand, 'pauta'), '.'],
      ],
    },
  ],
});

/** The contents of a subscription besides the number of devices, from the brand's configuration. */
export const subscriptionContents = ({ features }: BrandConfig): string[] => [
  ...(features.subscriberStories
    ? ['Lectura completa de todas las notas, también de las reservadas a los suscriptores.']
    : ['Lectura completa de las notas para suscriptores en los demás sitios de la casa.']),
  ...(features.printEdition ? ['Las ediciones impresas en formato digital.'] : []),
  ...(features.newsletter ? ['Los boletines de la redacción en el correo.'] : []),
];

const benefits = (brand: BrandConfig): string[] => [
  ...subscriptionContents(brand),
  `La misma cuenta en ${DEVICES_PER_SUBSCRIPTION} dispositivos: computador, tableta o celular.`,
  `${brand.offer.price.replace('*', '')} ${brand.offer.period}, sin permanencia: la renovación se puede cancelar en cualquier momento, hasta ${SERVICE_FACTS.cancelDays} días antes del siguiente cobro.`,
];

/** The store. Its offers come from the sales service. */
export const store: MakeInfo = (brand) => ({
  title: 'Suscripciones',
  description: `Los planes de ${brand.name}: precio, periodo y lo que incluye cada uno.`,
  sells: true,
  sections: [],
});

export const subscriberBenefits: MakeInfo = (brand) => ({
  title: 'Beneficios del suscriptor',
  description: `Lo que recibe quien se suscribe a ${brand.name}.`,
  sections: [
    {
      paragraphs: ['Cada suscripción paga el trabajo de reporteros, fotógrafos y editores independientes.'],
    },
    { heading: 'Qué incluye', items: benefits(brand) },
    {
      heading: 'Cómo se obtiene',
      paragraphs: [
        [
          'La oferta vigente está en la ',
          { text: 'página de suscripciones', href: brand.routes.subscribe },
          '. Las dudas se resuelven en las ',
          { text: 'preguntas frecuentes', href: FAQ_PATH },
          ' y en la ',
          contactLink(brand),
          '.',
        ],
      ],
    },
  ],
});

export const issn: MakeInfo = (brand) => ({
  title: 'Certificación ISSN',
  description: `El número internacional normalizado de ${brand.name}.`,
  sections: [
    {
      paragraphs: [
        brand.issn
          ? `${brand.name} se identifica con el número internacional normalizado de publicaciones seriadas ISSN ${brand.issn}.`
          : `${brand.name} no tiene un número ISSN propio: se publica como parte de las ediciones de ${ended(brand.legalName)}`,
        'El ISSN identifica en todo el mundo a las publicaciones periódicas por su título. Sirve para citarlas y para encontrarlas en bibliotecas y catálogos; no certifica su contenido.',
      ],
    },
    {
      heading: 'Para citar una nota',
      paragraphs: [
        `Se indican el autor, el título de la nota, el nombre de la publicación (${brand.name}), la fecha, ${brand.issn ? 'el ISSN ' : ''}y la dirección de la página.`,
      ],
    },
  ],
});

/** The work that the brand offers now, and how to ask for it. */
export const jobs: MakeInfo = (brand) => {
  const { people, vacancies } = NEWSROOMS[brand.family];
  return {
    title: 'Trabaje con nosotros',
    description: `Vacantes y prácticas en ${brand.name}.`,
    sections: [
      {
        paragraphs: [`En ${brand.name} trabajan ${people}.`],
      },
      ...vacancies.map(({ role, place, text }) => ({
        heading: role,
        paragraphs: [`${ended(place)} ${text}`],
      })),
      {
        heading: 'Cómo postularse',
        items: [
          [
            'La hoja de vida se envía a ',
            mail(brand, 'talento'),
            ', con el nombre del cargo en el asunto del mensaje.',
          ],
          'Para la redacción se piden además tres trabajos publicados o sus enlaces.',
          'Las prácticas universitarias empiezan en enero y en julio y necesitan el aval de la universidad.',
        ],
      },
      {
        heading: 'Igualdad y datos',
        paragraphs: [
          [
            'La selección se hace por méritos y nunca se cobra por participar en ella. Las hojas de vida se tratan según la ',
            { text: 'política de protección de datos', href: brand.properties.habeasData },
            ' y se conservan un año.',
          ],
        ],
      },
    ],
  };
};
