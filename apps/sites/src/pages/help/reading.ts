import { DEVICES_PER_SUBSCRIPTION } from 'rotativa/domain';
import { SERVICE_FACTS } from '../info/facts.ts';
import { mail } from '../info/words.ts';
import type { MakeQuestions } from './topic.ts';

export const access: MakeQuestions = (brand) => [
  {
    id: 'dispositivos',
    question: '¿En cuántos dispositivos se puede usar la suscripción?',
    answer: [
      `Hasta en ${DEVICES_PER_SUBSCRIPTION} dispositivos: computadores, tabletas o celulares. Para usar uno más hay que cerrar la sesión en otro.`,
    ],
  },
  {
    id: 'olvide-contrasena',
    question: '¿Qué se hace si se olvidó la contraseña?',
    answer: [
      [
        'En ',
        { text: 'recuperar la contraseña', href: brand.routes.restore },
        ' se pide un enlace, que llega al correo de la cuenta y sirve durante una hora. Si no llega, conviene mirar en el correo no deseado.',
      ],
    ],
  },
  {
    id: 'suscripcion-no-aparece',
    question: 'La compra está hecha, pero el sitio pide suscribirse. ¿Por qué?',
    answer: [
      'Lo más común es que la sesión esté abierta con otro correo, o con la cuenta de Google de otra persona.',
    ],
    steps: [
      'Mirar en el recibo a qué correo llegó.',
      'Cerrar la sesión y volver a entrar con ese correo.',
      [
        'Comprobar que la suscripción aparece en ',
        { text: 'Mis suscripciones', href: brand.routes.subscriptions },
        '.',
      ],
    ],
  },
];

export const formats: MakeQuestions = (brand) => [
  {
    id: 'versiones',
    question: '¿Qué versión del sistema necesita la aplicación?',
    answer: [
      `Android ${SERVICE_FACTS.android} o posterior, o iOS ${SERVICE_FACTS.ios} o posterior. En sistemas anteriores se puede leer en el navegador.`,
    ],
  },
  {
    id: 'nota-no-abre',
    question: '¿Qué se hace si una nota o un video no abre?',
    answer: ['Estos pasos resuelven la mayoría de los casos:'],
    steps: [
      'Recargar la página y comprobar la conexión.',
      'Desactivar por un momento los bloqueadores de contenido.',
      'Actualizar el navegador, o probar con otro.',
      [
        'Si continúa, enviar la dirección de la nota por el ',
        { text: 'formulario de contacto', href: `${brand.routes.help}contacto/` },
        '.',
      ],
    ],
  },
  {
    id: 'contenido-de-otros',
    question: '¿Por qué no se ven algunos videos y publicaciones de redes sociales?',
    answer: [
      [
        'El contenido de otros sitios se carga solo con permiso. Se puede dar en las ',
        { text: 'preferencias de privacidad', href: brand.routes.consent },
        ' o con el botón que aparece en su lugar.',
      ],
    ],
  },
];

export const issues: MakeQuestions = ({ name, features }) => [
  {
    id: 'ultimas-ediciones',
    question: '¿Cuántas ediciones impresas se pueden abrir?',
    answer: [
      `La suscripción digital abre las últimas ${SERVICE_FACTS.printIssues} ediciones impresas.`,
      features.printEdition
        ? `Las de ${name} están en la sección de la edición impresa, en el menú.`
        : `${name} no tiene edición impresa: se pueden leer las de las demás publicaciones de la casa con la misma cuenta.`,
    ],
  },
  {
    id: 'hora-edicion',
    question: '¿Desde cuándo se puede leer la edición del día?',
    answer: [
      'Desde la madrugada de su fecha. Si a las seis de la mañana todavía no está, conviene recargar la página antes de escribirnos.',
    ],
  },
];

export const content: MakeQuestions = (brand) => [
  {
    id: 'correccion',
    question: '¿Cómo se pide la corrección de una nota?',
    answer: [
      [
        'A ',
        mail(brand, 'etica'),
        ', con la dirección de la nota, el párrafo y los soportes. Toda corrección se publica en la misma nota, con su fecha.',
      ],
    ],
  },
  {
    id: 'reproducir',
    question: '¿Se puede reproducir una nota o una fotografía?',
    answer: [
      [
        'Citar un fragmento con su enlace no necesita permiso. Para reproducir textos completos o imágenes hay que pedirlo a ',
        mail(brand, 'contacto'),
        ' y decir dónde y para qué se usarán.',
      ],
    ],
  },
  {
    id: 'enviar-historia',
    question: '¿Cómo se envía una historia o una denuncia a la redacción?',
    answer: [
      [
        'A ',
        mail(brand, 'contacto'),
        '. La redacción protege la identidad de sus fuentes y no publica nada sin confirmarlo.',
      ],
    ],
  },
];
