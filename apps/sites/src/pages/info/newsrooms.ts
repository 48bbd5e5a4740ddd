import type { FamilyKey } from 'rotativa/themes';

/** The tax number of the publisher of all brands. */
export const TAX_NUMBER = 'NIT 999.999.999-4';

/** Part of a newsroom that readers write to. */
interface Desk {
  readonly name: string;
  /** Its mailbox. */
  readonly box: string;
}

/** Work that a newsroom offers. */
interface Vacancy {
  readonly role: string;
  readonly place: string;
  readonly text: string;
}

/** The offices of a brand, and the addressees of each matter. */
interface Newsroom {
  readonly address: string;
  readonly phone: string;
  /** The number of the customer service at WhatsApp, where readers write. A channel takes no questions. */
  readonly chat: string;
  /** The people, as in 'En El Diario trabajan…'. */
  readonly people: string;
  readonly desks: readonly Desk[];
  readonly vacancies: readonly Vacancy[];
}

const BOGOTA = 'Calle 93 # 11-27, Bogotá';

/** The newsroom of each brand. @see B19 */
export const NEWSROOMS: Readonly<Record<FamilyKey, Newsroom>> = {
  weekly: {
    address: `${BOGOTA}, piso 4`,
    phone: '601 555 0120',
    chat: '315 555 0120',
    people:
      'ochenta personas entre reporteros, editores, fotógrafos, productores de televisión, diseñadores y programadores',
    desks: [
      { name: 'Investigación y denuncias', box: 'investigacion' },
      { name: 'Política y nación', box: 'nacion' },
      { name: 'Economía y finanzas', box: 'economia' },
      { name: 'Programas de televisión', box: 'tv' },
      { name: 'Cartas de los lectores', box: 'cartas' },
    ],
    vacancies: [
      {
        role: 'Periodista de datos',
        place: 'Bogotá',
        text: 'Para la unidad de investigación. Se pide experiencia con contratos públicos y con bases de datos abiertas.',
      },
      {
        role: 'Productor de programas en vivo',
        place: 'Bogotá',
        text: 'Para los debates de la noche. Se pide experiencia en emisiones diarias.',
      },
      {
        role: 'Editora o editor de audiencias',
        place: 'Bogotá o a distancia',
        text: 'Para los boletines y las redes. Se pide buena escritura antes que técnica.',
      },
    ],
  },
  daily: {
    address: 'Avenida 4 Norte # 23-41, Cali',
    phone: '602 555 0170',
    chat: '316 555 0170',
    people:
      'reporteros en Cali, Palmira, Buenaventura, Buga y Tuluá, con fotógrafos, editores, diagramadores y repartidores',
    desks: [
      { name: 'Cali y el Valle', box: 'cali' },
      { name: 'Judicial', box: 'judicial' },
      { name: 'Deportes', box: 'deportes' },
      { name: 'Cultura y agenda', box: 'cultura' },
      { name: 'Avisos clasificados', box: 'clasificados' },
      { name: 'Reclamos de entrega', box: 'entregas' },
    ],
    vacancies: [
      {
        role: 'Reportera o reportero de turno judicial',
        place: 'Cali',
        text: 'De martes a sábado, de 2:00 p. m. a 10:00 p. m. Se pide conocer el sistema penal y tener licencia de conducción.',
      },
      {
        role: 'Corresponsal',
        place: 'Buenaventura',
        text: 'Para cubrir el puerto, la ciudad y el litoral. Se pide vivir allí.',
      },
      {
        role: 'Asesor de clasificados',
        place: 'Cali',
        text: 'Para atender por teléfono y por WhatsApp. No se pide experiencia.',
      },
    ],
  },
  women: {
    address: `${BOGOTA}, piso 2`,
    phone: '601 555 0134',
    chat: '315 555 0134',
    people: 'editoras de moda y belleza, cronistas, fotógrafas, ilustradoras y estilistas',
    desks: [
      { name: 'Moda', box: 'moda' },
      { name: 'Belleza y bienestar', box: 'belleza' },
      { name: 'Historias para contar', box: 'historias' },
      { name: 'Bodas', box: 'bodas' },
    ],
    vacancies: [
      {
        role: 'Editora de belleza',
        place: 'Bogotá',
        text: 'Para probar, comparar y escribir. Quien prueba un producto no recibe regalos de su marca.',
      },
      {
        role: 'Fotógrafa de estudio',
        place: 'Bogotá o Medellín',
        text: 'Por sesiones. Se pide un portafolio con diez imágenes propias.',
      },
    ],
  },
  men: {
    address: `${BOGOTA}, piso 2`,
    phone: '601 555 0146',
    chat: '315 555 0146',
    people: 'cronistas, fotógrafos, editores de video y diseñadores',
    desks: [
      { name: 'Relatos e historias', box: 'relatos' },
      { name: 'Deportes', box: 'deportes' },
      { name: 'Portadas y fotografía', box: 'fotografia' },
    ],
    vacancies: [
      {
        role: 'Cronista',
        place: 'A distancia',
        text: 'Por encargo. Se recibe una propuesta de una página con el personaje, el lugar y el final.',
      },
      {
        role: 'Editor de video',
        place: 'Bogotá',
        text: 'Para entrevistas y series cortas. Se pide un enlace a tres piezas terminadas.',
      },
    ],
  },
  forums: {
    address: `${BOGOTA}, piso 5`,
    phone: '601 555 0158',
    chat: '315 555 0158',
    people: 'periodistas que preparan las preguntas, productores de eventos, traductores y relatores',
    desks: [
      { name: 'Inscripciones y certificados', box: 'inscripciones' },
      { name: 'Propuestas de temas e invitados', box: 'agenda' },
      { name: 'Patrocinios', box: 'aliados' },
      { name: 'Prensa y acreditaciones', box: 'prensa' },
    ],
    vacancies: [
      {
        role: 'Productora o productor de foros',
        place: 'Bogotá, con viajes',
        text: 'Para preparar doce encuentros al año en todo el país. Se pide experiencia con auditorios y transmisiones.',
      },
      {
        role: 'Relator',
        place: 'Por evento',
        text: 'Para escribir la memoria de cada foro en tres días. Se pide precisión con cifras y nombres.',
      },
    ],
  },
  rural: {
    address: 'Carrera 7 # 14-30, Chiquinquirá, Boyacá',
    phone: '608 555 0162',
    chat: '318 555 0162',
    people: 'agrónomas, zootecnistas y reporteros que viven en las regiones que cubren',
    desks: [
      { name: 'Precios y mercados', box: 'precios' },
      { name: 'Consultas de agronomía y ganadería', box: 'consultas' },
      { name: 'Mujeres rurales', box: 'mujeresrurales' },
      { name: 'Noticias de su vereda', box: 'veredas' },
    ],
    vacancies: [
      {
        role: 'Corresponsal',
        place: 'Huila o Nariño',
        text: 'Para café, agua y vías. Se pide vivir en un municipio productor y tener cómo moverse.',
      },
      {
        role: 'Analista de precios',
        place: 'Bogotá o a distancia',
        text: 'Para visitar centrales de abasto y explicar por qué suben o bajan los precios.',
      },
    ],
  },
};
