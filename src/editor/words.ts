/** Words for editors, who read Spanish, as the labels of blocks are. */

/** The categories of blocks in the catalogue, in its order. */
export const BLOCK_CATEGORIES = {
  openings: 'Aperturas',
  lists: 'Listas de notas',
  carousels: 'Carruseles',
  editions: 'Ediciones impresas',
  events: 'Eventos',
  embeds: 'Incrustados',
  article: 'Alrededor de una nota',
  ads: 'Publicidad',
  page: 'Partes de la página',
  other: 'Otros',
  frame: 'Marco de la página',
} as const;

/** Faults of a document by its blocks. */
export const issueWords = {
  unknownLayout: (layout: string): string =>
    `El diseño “${layout}” no existe en este sitio. Hay que elegir otro.`,
  unknownRegion: (region: string): string =>
    `El diseño no tiene la zona “${region}”: lo que está en ella no se muestra.`,
  unknownBlock: (block: string): string =>
    `Este sitio no conoce el bloque “${block}”. Se conserva, pero no se muestra.`,
  newerVersion: (label: string): string =>
    `El bloque “${label}” se guardó con una versión más nueva. Se conserva, pero no se muestra.`,
  notMigrated: (label: string): string =>
    `Los ajustes del bloque “${label}” son de una versión anterior y no se pueden leer. Hay que quitarlo y agregarlo de nuevo.`,
  unknownSetting: (setting: string): string =>
    `El bloque no conoce el ajuste “${setting}”. Se conserva, pero no se usa.`,
};

const times = (count: number | bigint, one: string, many: string): string =>
  `${count} ${Number(count) === 1 ? one : many}`;

/** The rule that a setting breaks. */
export const settingWords = {
  kinds: {
    string: 'Debe ser un texto.',
    number: 'Debe ser un número.',
    int: 'Debe ser un número entero.',
    boolean: 'Debe ser sí o no.',
    array: 'Debe ser una lista.',
    object: 'Debe ser un grupo de ajustes.',
    record: 'Debe ser una lista con nombres.',
  } as Readonly<Record<string, string>>,
  missing: 'Falta este ajuste.',
  atLeast: (least: number | bigint): string => `Debe ser ${least} o más.`,
  atMost: (most: number | bigint): string => `Debe ser ${most} o menos.`,
  moreThan: (bound: number | bigint): string => `Debe ser mayor que ${bound}.`,
  lessThan: (bound: number | bigint): string => `Debe ser menor que ${bound}.`,
  notEmpty: 'No puede estar vacío.',
  longer: (least: number | bigint): string => `Debe tener ${times(least, 'letra', 'letras')} o más.`,
  shorter: (most: number | bigint): string => `Debe tener ${times(most, 'letra', 'letras')} o menos.`,
  moreEntries: (least: number | bigint): string =>
    `Debe tener ${times(least, 'elemento', 'elementos')} o más.`,
  fewerEntries: (most: number | bigint): string =>
    `Debe tener ${times(most, 'elemento', 'elementos')} o menos.`,
  oneOf: (values: readonly unknown[]): string => `Debe ser uno de estos: ${values.map(String).join(', ')}.`,
  multipleOf: (step: number | bigint): string => `Debe ser múltiplo de ${step}.`,
  format: 'No tiene la forma que se espera.',
  invalid: 'No es válido.',
};

/** Why a block shows nothing. */
export const hiddenWords = {
  unpublished: 'El bloque está sin publicar.',
  elsewhere: 'No es para esta página.',
  'nothing-found': 'Su fuente no tiene nada.',
  'nothing-to-show': 'De lo que encontró, no hay nada que pueda mostrar.',
  noStories: 'Su fuente no tiene notas.',
  noneLeft: (found: number, why: string): string =>
    `De ${times(found, 'nota', 'notas')} no queda ninguna: ${why}.`,
  dropped: {
    'without a headline': 'sin titular',
    'without a picture': 'sin foto',
    'of a print edition': 'de una edición impresa',
    'a video': 'en video',
  },
  shownAbove: 'ya en otra parte de la página',
  unused: 'que no le sirven',
};

/** Remarks about a page. */
export const railWords = {
  contrast: (label: string, mode: 'light' | 'dark', ratio: number): string =>
    `El texto de “${label}” no se lee bien sobre su fondo en modo ${mode === 'light' ? 'claro' : 'oscuro'}: el contraste es ${ratio.toFixed(1).replace('.', ',')} y debe ser 4,5 o más. Elige otro fondo.`,
  repeatedStory: (headline: string, other: string): string =>
    `“${headline}” ya está en “${other}”. Quítala de uno de los dos.`,
  empty: (label: string, why: string): string =>
    `“${label}” no se muestra. ${why} Cambia su fuente o quita el bloque.`,
  headingSkipped: (heading: string, from: number, to: number): string =>
    `El título “${heading}” salta del nivel ${from} al ${to}. Pon antes un bloque con título.`,
  headingTwice: (heading: string): string =>
    `“${heading}” es otro título principal: la página ya tiene uno. Quita uno de los dos bloques.`,
  headingEmpty: 'Hay un título sin texto. Escríbelo en los ajustes del bloque.',
  smallPicture: (width: number, shown: number): string =>
    `La foto mide ${width} píxeles de ancho y se muestra a ${shown}: se verá borrosa. Usa una foto más grande o un bloque más pequeño.`,
  pictureText: (count: number): string =>
    count === 1
      ? 'Una foto no tiene texto alternativo. Escríbelo en la foto de la nota.'
      : `${count} fotos no tienen texto alternativo. Escríbelo en las fotos de las notas.`,
  heavy: (what: string, size: number, most: number): string =>
    `${what} pesa ${size} KB, y lo más es ${most} KB. Quita bloques o muestra menos notas.`,
  html: 'La página',
  css: 'El estilo de la página',
  slow: (milliseconds: number, most: number): string =>
    `La página tarda ${milliseconds} ms en el servidor, y lo más es ${most} ms. Quita bloques o muestra menos notas.`,
  emptyLink: 'Hay un enlace sin dirección. Escríbela en los ajustes del bloque.',
  unsafeLink: (address: string): string => `El enlace “${address}” no se puede abrir. Corrige la dirección.`,
  deadLink: (address: string, status: number): string =>
    `El enlace “${address}” ${status === 0 ? 'no responde' : `responde ${status}`}. Corrige la dirección o quítalo.`,
  pastEvent: (title: string): string => `“${title}” ya pasó. Quita el bloque o cambia la fecha.`,
  missingLead: 'La página empieza sin una apertura con nota. Agrega una de “Aperturas”.',
};

/** Changes of a page, one sentence each. */
export const changeWords = {
  page: {
    title: 'el título de la página',
    description: 'la descripción de la página',
    layout: 'el diseño de la página',
    mode: 'el modo de la página',
  } as Readonly<Record<string, string>>,
  changed: (what: string, from: string, to: string): string => `Cambió ${what}: antes ${from}, ahora ${to}`,
  changedInside: (what: string): string => `Cambió ${what}`,
  pageKey: (key: string): string => `“${key}” de la página`,
  setting: (setting: string, block: string): string => `“${setting}” en “${block}”`,
  added: (block: string, region: string): string => `Se agregó “${block}” en ${region}`,
  removed: (block: string): string => `Se quitó “${block}”`,
  replaced: (block: string, other: string): string => `Se puso “${other}” en lugar de “${block}”`,
  up: (block: string): string => `Se movió “${block}” arriba`,
  down: (block: string): string => `Se movió “${block}” abajo`,
  toRegion: (block: string, region: string): string => `Se movió “${block}” a ${region}`,
  shown: (block: string): string => `Ahora se muestra “${block}”`,
  hidden: (block: string): string => `Ya no se muestra “${block}”`,
  yes: 'sí',
  no: 'no',
  nothing: 'sin valor',
  quoted: (text: string): string => `“${text}”`,
  regions: {
    header: 'la cabecera',
    main: 'la columna principal',
    aside: 'la columna lateral',
    footer: 'el pie',
  } as Readonly<Record<string, string>>,
  region: (name: string): string => `la zona “${name}”`,
};

/** Changes of a collection, one sentence each. */
export const collectionChangeWords = {
  parts: {
    headline: 'el titular',
    kicker: 'el antetítulo',
    standfirst: 'la entrada',
    picture: 'la foto',
    focalPoint: 'el encuadre',
  },
  title: (title: string): string => `La colección se llama ahora “${title}”`,
  fills: (section: string): string => `Sin notas elegidas se muestran las más nuevas de ${section}`,
  notFilled: 'Sin notas elegidas no se muestra nada',
  added: (name: string, place: number): string => `Se agregó “${name}” en el lugar ${place}`,
  removed: (name: string): string => `Se quitó “${name}”`,
  up: (name: string): string => `Se subió “${name}”`,
  down: (name: string): string => `Se bajó “${name}”`,
  says: (part: string, name: string, text: string): string => `Cambió ${part} de “${name}”: “${text}”`,
  other: (part: string, name: string): string => `Cambió ${part} de “${name}”`,
  back: (part: string, name: string): string => `Volvió ${part} original de “${name}”`,
  pinned: (name: string): string => `Se fijó “${name}”`,
  loose: (name: string): string => `Ya no está fija “${name}”`,
  from: (name: string, moment: string): string => `“${name}” se muestra desde el ${moment}`,
  until: (name: string, moment: string): string => `“${name}” se muestra hasta el ${moment}`,
  always: {
    from: (name: string): string => `“${name}” se muestra desde ya`,
    until: (name: string): string => `“${name}” se muestra sin fecha de salida`,
  },
};
