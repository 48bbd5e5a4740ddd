import type { SeedStory } from '../../types.ts';

/** Short items without a byline. */
export const CONFIDENCIALES = [
  {
    brand: 'weekly',
    slug: 'confidencial-silla-vacia-consejo-ministros',
    sections: ['/confidenciales'],
    kicker: 'Confidencial',
    headline: 'La silla que nadie quiso ocupar en el consejo de ministros',
    by: [],
    ago: 68,
    tags: ['Gobierno', 'Confidenciales'],
    picture: {
      id: 'bogota-noche',
      caption: 'La sesión se extendió hasta las once de la noche.',
      credit: 'Semanario',
    },
    body: [
      'Dos ministros llegaron tarde al consejo del jueves y encontraron libre un solo puesto: el contiguo a la ministra de Hacienda. Ninguno se sentó. Uno prefirió la baranda y el otro pidió una butaca plegable. La cartera económica acababa de enviar por correo los topes de gasto.',
      'La funcionaria, que tiene humor, puso su bolso en la silla vacía y anunció: “Queda en representación de los 13 billones”. Se rieron todos menos el de Transporte.',
      'El presidente no hizo comentarios, pero mandó quitar la butaca plegable del salón.',
      'Quienes asistieron dicen que el asunto volverá al orden del día después de la votación de la reforma al agua.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'confidencial-encuesta-guardada-cajon',
    sections: ['/confidenciales', '/politica'],
    kicker: 'Confidencial',
    headline: 'La encuesta que tres partidos pagaron y los tres guardaron en el cajón',
    by: [],
    ago: 470,
    tags: ['Encuestas', 'Elecciones', 'Confidenciales'],
    picture: {
      id: 'bar-caja',
      caption: 'La medición se hizo por celular en nueve capitales, y sus resultados siguen guardados.',
      credit: 'Semanario',
      alt: 'En la barra de un café, una caja fuerte guarda los celulares mientras dos amigos conversan',
    },
    body: [
      'Costó 340 millones de pesos, se hizo en nueve capitales y la pagaron, a partes iguales, tres partidos que en público no se hablan. El acuerdo era publicarla juntos el primero de noviembre. Nadie lo hizo.',
      'La razón es sencilla: en siete de las nueve ciudades ganaba “ninguno de los anteriores”. En las otras dos, un candidato que ya murió.',
      'Los contratantes pidieron repetir la muestra y quitar al difunto. La firma se negó, por rigor y porque, según explicó, el señor venía subiendo.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'confidencial-embajada-cocinero',
    sections: ['/confidenciales', '/mundo'],
    kicker: 'Confidencial',
    headline: 'Un cocinero del Pacífico arregló en una comida lo que dos embajadas no pudieron',
    by: [],
    ago: 1560,
    tags: ['Diplomacia', 'Confidenciales'],
    picture: {
      id: 'restaurante',
      caption: 'En la mesa, la negociación por las cuotas de pesca cambió de tono.',
      credit: 'Semanario',
    },
    body: [
      'La negociación por las cuotas de pesca llevaba cinco meses trabada. El miércoles, el embajador invitó a su contraparte a cenar y olvidó avisar que la chef de la residencia era de Guapi.',
      'Al segundo encocado, el delegado visitante pidió la receta; al tercero, aflojó en el atún de aleta amarilla. El acta, que tiene una mancha de coco en la página dos, se firmó antes del café.',
      'En la Cancillería estudian ahora si la señora puede recibir viáticos por servicios diplomáticos.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'confidencial-chat-magistrados',
    sections: ['/confidenciales', '/nacion'],
    kicker: 'Confidencial',
    headline: 'El grupo de mensajes de los magistrados que se quedó sin administrador',
    by: [],
    ago: 3150,
    tags: ['Cortes', 'Confidenciales'],
    body: [
      'El magistrado que administraba el grupo se pensionó y salió sin ceder el mando. Ahora nadie puede agregar a su reemplazo ni sacar a dos conjueces que se la pasan enviando oraciones.',
      'La Sala alcanzó a discutir si la facultad de administrar un grupo se hereda con el despacho. Hubo dos ponencias. Ganó la tesis de que se trata de un derecho personalísimo.',
      'Crearon otro grupo. Las oraciones también.',
    ],
  },
] satisfies SeedStory[];
