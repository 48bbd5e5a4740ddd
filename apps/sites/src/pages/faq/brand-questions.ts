import type { HelpQuestion } from 'rotativa/patterns/help/HelpCentre';
import type { BrandConfig, FamilyKey } from 'rotativa/themes';
import { NEWSROOMS } from '../info/newsrooms.ts';
import { call, mail } from '../info/words.ts';

type MakeQuestions = (brand: BrandConfig) => readonly HelpQuestion[];

const tip: MakeQuestions = (brand) => [
  {
    id: 'enviar-pista',
    question: '¿Cómo se envía una denuncia a la redacción?',
    answer: [
      [
        'A ',
        mail(brand, 'investigacion'),
        '. Basta con contar qué pasó, dónde y cómo se puede comprobar. La redacción protege a sus fuentes y no publica nada sin confirmarlo.',
      ],
    ],
  },
];

/** Readers' questions about one brand. @see B19 */
export const BRAND_QUESTIONS: Readonly<Record<FamilyKey, MakeQuestions>> = {
  weekly: (brand) => [
    {
      id: 'edicion-semana',
      question: '¿Dónde se lee la edición impresa de la semana?',
      answer: [
        [
          'En ',
          { text: 'Impresa', href: '/impresa/' },
          ' está la más reciente, con su portada, y abajo el archivo por año hasta el 2000. Las primeras páginas de cada edición son abiertas; las demás son para suscriptores.',
        ],
      ],
    },
    {
      id: 'ver-programas',
      question: '¿Hay que pagar para ver los programas?',
      answer: [
        [
          'No. Los debates y los programas de ',
          { text: 'televisión', href: '/tv/' },
          ' son abiertos, y quedan publicados después de cada emisión.',
        ],
      ],
    },
    {
      id: 'publicaciones-casa',
      question: '¿Qué otras publicaciones se leen con la misma cuenta?',
      answer: [
        'Las de la casa: el semanario, su edición rural, los foros y las revistas. Cada una tiene su sitio y sus boletines; la cuenta y las preferencias son las mismas.',
      ],
    },
    ...tip(brand),
  ],
  daily: (brand) => [
    {
      id: 'zonas',
      question: '¿A qué municipios llega el ejemplar impreso?',
      answer: [
        'A Cali, Palmira, Jamundí, Yumbo, Buga, Tuluá y Cartago, antes de las siete de la mañana; a Buenaventura y al norte del Cauca, en la mañana. La cobertura exacta se ve al escribir la dirección en la compra.',
      ],
    },
    {
      id: 'reclamar-entrega',
      question: '¿Qué se hace si el periódico no llegó?',
      answer: [
        [
          'Llamar al ',
          call(NEWSROOMS[brand.family].phone),
          ' o escribir a ',
          mail(brand, 'entregas'),
          ' antes del mediodía: el reclamo se resuelve el mismo día.',
        ],
      ],
    },
    {
      id: 'clasificados-diario',
      question: '¿Cómo se publica un aviso clasificado?',
      answer: [
        [
          'Por WhatsApp, en el número que está en el menú «Clasificados», o en ',
          mail(brand, 'clasificados'),
          '. Los avisos de inmuebles, vehículos y empleos tienen además sus propios sitios.',
        ],
      ],
    },
    {
      id: 'loterias-diario',
      question: '¿A qué hora se publican los resultados de las loterías?',
      answer: [
        [
          'Después de cada sorteo, en ',
          { text: 'Loterías', href: '/loterias/' },
          '. Antes de cobrar un premio hay que mirar la lista oficial.',
        ],
      ],
    },
    {
      id: 'mi-barrio',
      question: '¿Cómo se cuenta una noticia del barrio?',
      answer: [
        [
          'Con un mensaje a ',
          mail(brand, 'cali'),
          ', con la dirección, una foto y un teléfono. Un periodista llama antes de publicar.',
        ],
      ],
    },
  ],
  women: (brand) => [
    {
      id: 'pruebas-belleza',
      question: '¿Quién prueba los productos que se recomiendan?',
      answer: [
        'Las editoras, durante al menos dos semanas. Lo que envían las marcas se prueba y se dona; lo pagado se señala como contenido patrocinado.',
      ],
    },
    {
      id: 'contar-historia',
      question: '¿Cómo se propone una historia?',
      answer: [
        [
          'Con un correo a ',
          mail(brand, 'historias'),
          ' que cuente quién es la protagonista y qué le pasó. Los nombres se pueden cambiar si hace falta.',
        ],
      ],
    },
    {
      id: 'boda',
      question: '¿Se puede publicar una boda?',
      answer: [
        [
          'Sí. En ',
          mail(brand, 'bodas'),
          ' se reciben diez fotografías con el crédito de quien las tomó y el permiso de la pareja.',
        ],
      ],
    },
    {
      id: 'revista-papel',
      question: '¿La revista se imprime?',
      answer: ['No. Se publica en este sitio y en su boletín de los jueves.'],
    },
  ],
  men: (brand) => [
    {
      id: 'pregunta-edad',
      question: '¿Por qué el sitio pregunta la edad?',
      answer: [
        'Porque publica fotografías y relatos para adultos. La respuesta vale mientras la pestaña esté abierta y no se guarda ningún otro dato.',
      ],
    },
    {
      id: 'retirar-foto',
      question: '¿Cómo se pide retirar una fotografía propia?',
      answer: [
        [
          'Con un mensaje a ',
          mail(brand, 'fotografia'),
          ' con la dirección de la página. Se retira mientras se revisa el caso.',
        ],
      ],
    },
    {
      id: 'publicar-relato',
      question: '¿Se reciben relatos de los lectores?',
      answer: [
        [
          'Sí, en ',
          mail(brand, 'relatos'),
          ': hasta mil palabras, inéditos y con el nombre de quien los firma. Los que se publican se pagan.',
        ],
      ],
    },
    {
      id: 'bloquear-sitio',
      question: '¿Cómo se evita que un menor entre?',
      answer: [
        'Con los controles de la familia del teléfono o del navegador, que pueden bloquear esta dirección. El sitio se anuncia como contenido para adultos a los filtros que lo preguntan.',
      ],
    },
  ],
  forums: (brand) => [
    {
      id: 'inscribirse',
      question: '¿Cómo se asiste a un foro?',
      answer: [
        [
          'En ',
          { text: 'Próximos foros', href: `/${brand.slug}/proximos/` },
          ' cada foro tiene su fecha, su lugar, su agenda y la manera de inscribirse.',
        ],
      ],
    },
    {
      id: 'certificado',
      question: '¿Se entrega un certificado de asistencia?',
      answer: [
        [
          'Sí, a quien lo pida en ',
          mail(brand, 'inscripciones'),
          ' con el nombre del foro y el documento con el que entró.',
        ],
      ],
    },
    {
      id: 'ver-despues',
      question: '¿Se puede ver un foro que ya pasó?',
      answer: [
        [
          'Sí: en ',
          { text: 'Foros anteriores', href: `/${brand.slug}/foros-anteriores/` },
          ' están las conclusiones, y en ',
          { text: 'Videos', href: `/${brand.slug}/videos/` },
          ' las grabaciones.',
        ],
      ],
    },
    {
      id: 'accesibilidad',
      question: '¿Las salas son accesibles?',
      answer: [
        [
          'Sí, para sillas de ruedas. La interpretación en lengua de señas y los asientos reservados se piden con cinco días de anticipación en ',
          mail(brand, 'inscripciones'),
          '.',
        ],
      ],
    },
    {
      id: 'proponer-tema',
      question: '¿Cómo se propone un tema o un invitado?',
      answer: [['En ', mail(brand, 'agenda'), '. Los patrocinadores no escogen temas ni invitados.']],
    },
  ],
  rural: (brand) => [
    {
      id: 'precios-fuente',
      question: '¿Qué significan los precios que se publican?',
      answer: [
        [
          'Son de referencia, por kilo o por carga, y se comparan con la semana anterior. Están en ',
          { text: 'Precios', href: `/${brand.slug}/precios/` },
          '. En cada plaza cambian según la calidad y la hora.',
        ],
      ],
    },
    {
      id: 'preguntar-agronomo',
      question: '¿Se puede preguntar por una plaga o un animal enfermo?',
      answer: [
        [
          'Sí, en ',
          mail(brand, 'consultas'),
          ', con fotos, el municipio y desde cuándo pasa. Cada semana se responden algunas; una urgencia es asunto del ICA o de un veterinario.',
        ],
      ],
    },
    {
      id: 'sin-internet',
      question: '¿Cómo se lee con mala señal?',
      answer: [
        [
          'Las páginas abren también sin imágenes, y cada edición impresa es un archivo PDF que se puede bajar donde haya señal: está en ',
          { text: 'Ediciones impresas', href: `/${brand.slug}/impresa/` },
          '.',
        ],
      ],
    },
    {
      id: 'noticia-vereda',
      question: '¿Cómo se envía una noticia de la vereda?',
      answer: [
        [
          'A ',
          mail(brand, 'veredas'),
          ', por escrito o con una nota de voz, con el nombre del municipio y un teléfono.',
        ],
      ],
    },
  ],
};
