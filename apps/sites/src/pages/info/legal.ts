import { DEVICES_PER_SUBSCRIPTION } from 'rotativa/domain';
import type { BrandConfig } from 'rotativa/themes';
import { RETENTION, UNUSED_NOTICE_DAYS } from '../../../../shared/retention.ts';
import { COOKIES } from './cookies.ts';
import { SERVICE_FACTS } from './facts.ts';
import { NEWSROOMS, TAX_NUMBER } from './newsrooms.ts';
import { OWN_RULES } from './own-rules.ts';
import { call, contactLink, ended, lowered, mail, type InfoSection, type MakeInfo } from './words.ts';

/** Days as years where they are whole ones, with their leap days. */
function inWords(days: number): string {
  const years = Math.floor(days / 365);
  const isWhole = days - years * 365 <= Math.ceil(years / 4);
  return isWhole && years > 0 ? `${years} ${years === 1 ? 'año' : 'años'}` : `${days} días`;
}

/** The day from which the texts are valid. */
const VALID_FROM = '1 de julio de 2026';

/** The publisher of a text, and the date since which it is valid. */
const inForce = (brand: BrandConfig): InfoSection => ({
  heading: 'Responsable y vigencia',
  paragraphs: [
    [
      `${brand.legalName}, ${TAX_NUMBER}. Domicilio: ${brand.address}. Teléfono: `,
      call(NEWSROOMS[brand.family].phone),
      '. Notificaciones judiciales: ',
      mail(brand, 'notificaciones'),
      '.',
    ],
    `Este texto rige desde el ${VALID_FROM}. Los cambios se anuncian aquí con diez días de anticipación y a los suscriptores les llegan también por correo.`,
  ],
});

/** The Colombian authority for consumers and personal data. */
const authority = (url: string) => ({ text: 'Superintendencia de Industria y Comercio', href: url });

/** The rules of the site and of its subscriptions. */
export const terms: MakeInfo = (brand) => ({
  legal: true,
  title: 'Términos y condiciones',
  description: `Las reglas de uso del sitio de ${brand.name} y de sus suscripciones.`,
  sections: [
    {
      paragraphs: [
        `El sitio de ${brand.name} es una publicación de ${brand.legalName}, con domicilio en la ${ended(lowered(brand.address))} Quien lo visita acepta estas condiciones; quien no esté de acuerdo con ellas debe abstenerse de usarlo.`,
      ],
    },
    {
      heading: 'Uso del sitio',
      paragraphs: [
        brand.features.paywall
          ? 'La lectura es gratuita, salvo en las notas para suscriptores, que muestran solo su comienzo a quien no tiene una suscripción activa.'
          : 'La lectura de este sitio es gratuita.',
        'No se permite extraer contenidos de manera masiva o automática, alterar el funcionamiento del sitio ni intentar leer sin autorización lo que está reservado a los suscriptores.',
      ],
    },
    {
      heading: 'Propiedad de los contenidos',
      paragraphs: [
        `Los textos, las fotografías, las ilustraciones, los videos y las marcas pertenecen a ${brand.legalName} o a los autores y agencias que se acreditan en cada nota. Se pueden citar con el nombre del medio, el del autor y un enlace a la nota; cualquier otra reproducción necesita autorización escrita.`,
      ],
    },
    {
      heading: 'Suscripciones',
      items: [
        `El precio, la duración y lo que incluye cada suscripción se muestran antes de pagar. La oferta vigente es de ${brand.offer.price.replace('*', '')} ${brand.offer.period}, con los impuestos incluidos.`,
        `La suscripción se renueva al final de cada periodo. La renovación se puede cancelar en cualquier momento, hasta ${SERVICE_FACTS.cancelDays} días antes de que termine el periodo, y la lectura sigue abierta hasta el último día pagado.`,
        `En las compras a distancia hay derecho de retracto durante los ${SERVICE_FACTS.withdrawalDays} días hábiles siguientes a la compra, según el artículo 47 de la Ley 1480 de 2011 (Estatuto del Consumidor). El dinero se devuelve dentro de los ${SERVICE_FACTS.refundDays} días calendario siguientes a la solicitud.`,
        `La cuenta es personal y sirve en ${DEVICES_PER_SUBSCRIPTION} dispositivos. Quien la abre responde por la confidencialidad de su contraseña.`,
      ],
    },
    ...OWN_RULES[brand.family],
    {
      heading: 'Opiniones, pauta y enlaces',
      paragraphs: [
        'Las columnas de opinión expresan el criterio de quien las firma. La publicidad y los contenidos patrocinados se señalan siempre como tales. Los enlaces a otros sitios no implican que este medio responda por lo que allí se publica.',
      ],
    },
    {
      heading: 'Quejas y reclamos',
      paragraphs: [
        [
          'Las solicitudes sobre una suscripción se reciben en la ',
          contactLink(brand),
          ' y en ',
          mail(brand, 'contacto'),
          '. La entidad de control es la ',
          authority(brand.properties.sicURL),
          '. Estas condiciones se rigen por las leyes de Colombia.',
        ],
      ],
    },
    inForce(brand),
  ],
});

/** Treatment of readers' personal data under Colombian law 1581 of 2012. */
export const habeasData: MakeInfo = (brand) => ({
  legal: true,
  title: 'Protección de datos (habeas data)',
  description: `La política de tratamiento de datos personales de ${brand.name}.`,
  sections: [
    {
      paragraphs: [
        `${brand.legalName} es responsable del tratamiento de los datos personales de los lectores de ${brand.name}, de acuerdo con la Ley 1581 de 2012 y las normas que la reglamentan.`,
      ],
    },
    {
      heading: 'Qué datos se tratan y para qué',
      items: [
        'De quien abre una cuenta: nombre, correo electrónico y, si los escribe en su perfil, documento, teléfono y dirección. Sirven para reconocer la cuenta y prestar el servicio.',
        'De quien se suscribe: los datos de la orden y de la facturación. De la tarjeta se conservan solo la marca, los cuatro últimos dígitos y la fecha de vencimiento; el número completo lo recibe la pasarela de pagos y nunca este medio.',
        'De quien pide un boletín: el correo electrónico y los boletines escogidos.',
        'De quien escribe a servicio al cliente: lo que cuenta en su mensaje, para poder responderlo.',
      ],
    },
    {
      heading: 'Derechos de los titulares',
      items: [
        'Conocer, actualizar y rectificar sus datos.',
        'Pedir prueba de la autorización y saber qué uso se les ha dado.',
        'Revocar la autorización y pedir que los datos se supriman, cuando ninguna ley obligue a conservarlos.',
        [
          'Presentar quejas ante la ',
          authority(brand.properties.sicURL),
          ', una vez agotado el trámite ante este medio.',
        ],
      ],
    },
    {
      heading: 'Cómo se ejercen',
      paragraphs: [
        [
          'Basta un mensaje a ',
          mail(brand, 'datos'),
          ' con el nombre, el correo con el que se abrió la cuenta y lo que se solicita. Quien tiene cuenta puede descargar todo lo que se sabe de él, y pedir su eliminación, en la página «Privacidad» de su cuenta. Las consultas se responden en un máximo de diez días hábiles y los reclamos en un máximo de quince, contados desde el día siguiente al recibo.',
        ],
      ],
    },
    {
      heading: 'Seguridad y conservación',
      paragraphs: [
        'Las contraseñas se guardan cifradas de manera que nadie puede leerlas. Los datos se conservan mientras la cuenta exista o la ley lo exija, y no se venden a terceros.',
      ],
      items: [
        `Las órdenes pagadas y sus facturas: ${inWords(RETENTION.orders.days)}, porque lo exige la ley a los comerciantes.`,
        `Los mensajes a servicio al cliente, con sus archivos: ${inWords(RETENTION.messages.days)}.`,
        `Las pruebas de las decisiones sobre cookies, que no llevan nombre: ${inWords(RETENTION.consents.days)}.`,
        `Los boletines cancelados: ${inWords(RETENTION.newsletters.days)}. Las inscripciones a foros: ${inWords(RETENTION['forum-seats'].days)}.`,
        `Una cuenta sin uso ni suscripción: ${inWords(RETENTION['unused-accounts'].days)}. Antes de eliminarla llega un aviso con ${UNUSED_NOTICE_DAYS} días de plazo.`,
      ],
    },
    inForce(brand),
  ],
});

/** A summary of what the site stores in the browser. */
export const privacy: MakeInfo = (brand) => ({
  legal: true,
  title: 'Aviso de privacidad',
  description: `Qué datos recoge el sitio de ${brand.name} y para qué se usan.`,
  sections: [
    {
      paragraphs: [
        `Este aviso resume lo que ocurre con los datos de quien visita el sitio de ${brand.name}, publicado por ${ended(brand.legalName)}`,
      ],
    },
    {
      heading: 'Lo que se guarda en el navegador',
      paragraphs: ['En cookies, cada una por su nombre, y en el almacenamiento del navegador:'],
      items: [
        ...Object.entries(COOKIES).map(([name, purpose]) => `${name}: ${purpose}`),
        ...(brand.features.ageGate ? ['La confirmación de que el lector es mayor de edad.'] : []),
        'Después de iniciar sesión, los datos que mantienen abierta la sesión.',
      ],
    },
    {
      heading: 'Lo que registra el servidor',
      paragraphs: [
        'Por cada visita se registran la página, la hora y el resultado, sin el nombre del lector. Ese registro sirve para encontrar fallas y defender el sitio de ataques.',
      ],
    },
    {
      heading: 'Medición y contenidos de otros sitios',
      paragraphs: [
        'La medición de audiencias y la publicidad de terceros necesitan el consentimiento del lector, que se puede cambiar en «Preferencias de privacidad», al final de cada página. Los videos y las publicaciones de redes sociales que acompañan una nota, y los resultados de un buscador externo, vienen de otros sitios, que aplican sus propias reglas, y solo se cargan cuando el lector lo pide o lo ha autorizado.',
      ],
    },
    {
      heading: 'La política completa',
      paragraphs: [
        [
          'Los derechos de los titulares y la manera de ejercerlos están en la ',
          { text: 'política de protección de datos', href: brand.properties.habeasData },
          '. Las preguntas se reciben en ',
          mail(brand, 'datos'),
          '.',
        ],
      ],
    },
    inForce(brand),
  ],
});

/** How the publisher manages business risks. */
export const risks: MakeInfo = (brand) => ({
  legal: true,
  title: 'Política de riesgos',
  description: `Cómo identifica y atiende ${brand.legalName} los riesgos de su operación.`,
  sections: [
    {
      paragraphs: [
        `${brand.legalName} gestiona sus riesgos para proteger la independencia editorial, a los lectores y a quienes trabajan en ${brand.name}.`,
      ],
    },
    {
      heading: 'Qué riesgos se siguen',
      items: [
        'Editoriales: errores en lo publicado, conflictos de interés y presiones a los periodistas.',
        'De seguridad: protección de los reporteros en el terreno y de sus fuentes.',
        'Tecnológicos: interrupciones del sitio, ataques y pérdida de información.',
        'Financieros, legales y de reputación.',
      ],
    },
    {
      heading: 'Cómo se atienden',
      items: [
        'Cada área identifica sus riesgos y califica su probabilidad y su impacto al menos una vez al año.',
        'Cada riesgo tiene un responsable, una medida de control y una fecha de revisión.',
        'La gerencia revisa los riesgos altos cada trimestre e informa a la junta directiva.',
        'Los errores publicados se corrigen de manera visible, con la fecha de la corrección.',
      ],
    },
    {
      heading: 'Avisar sobre un riesgo',
      paragraphs: [['Cualquier persona puede advertir sobre un riesgo en ', mail(brand, 'etica'), '.']],
    },
  ],
});

/** Measures against money laundering, which Colombian companies publish. */
export const sagrilaft: MakeInfo = (brand) => ({
  legal: true,
  title: 'Política SAGRILAFT',
  description: `Cómo previene ${brand.legalName} el lavado de activos y la financiación del terrorismo.`,
  sections: [
    {
      paragraphs: [
        `El SAGRILAFT es el Sistema de Autocontrol y Gestión del Riesgo Integral de Lavado de Activos, Financiación del Terrorismo y Financiamiento de la Proliferación de Armas de Destrucción Masiva que exige la Superintendencia de Sociedades. ${brand.legalName} lo aplica en todos sus negocios, también en los de ${brand.name}.`,
      ],
    },
    {
      heading: 'Compromisos',
      items: [
        'Conocer a anunciantes, proveedores, aliados y empleados antes de vincularlos, y mantener al día su información.',
        'Consultar las listas restrictivas que obligan a Colombia y no hacer negocios con quienes figuren en ellas.',
        'No recibir pagos en efectivo de origen desconocido ni pagos de terceros sin explicación.',
        'Reportar las operaciones sospechosas a la Unidad de Información y Análisis Financiero (UIAF).',
        'Capacitar cada año a quienes contratan, venden y pagan.',
      ],
    },
    {
      heading: 'Responsables y denuncias',
      paragraphs: [
        [
          'El oficial de cumplimiento vela por el sistema y rinde informes a la junta directiva. Las denuncias se reciben, con reserva de identidad, en ',
          mail(brand, 'etica'),
          '.',
        ],
      ],
    },
  ],
});
