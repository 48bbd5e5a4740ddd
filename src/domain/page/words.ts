/** Words for editors about documents of pages. Editors read Spanish, as the labels of blocks are. */

/** Faults of a document. */
export const documentWords = {
  shape:
    'La página no tiene la forma de un documento. Hay que volver a abrirla o usar una revisión anterior.',
  regions: 'Las zonas de la página no se pueden leer. Hay que usar una revisión anterior.',
  placement: 'Hay un bloque que no se puede leer. Hay que quitarlo.',
  version: 'La versión del bloque no es un número. Hay que quitarlo y agregarlo de nuevo.',
  settings: 'Los ajustes del bloque no se pueden leer. Hay que quitarlo y agregarlo de nuevo.',
  missingId: 'Al bloque le falta su identificador. Hay que quitarlo y agregarlo de nuevo.',
  repeatedId: 'Dos bloques tienen el mismo identificador. Hay que quitar uno y agregarlo de nuevo.',
  tooMany: (count: number, most: number): string =>
    `La página tiene ${count} bloques, y caben ${most}. Hay que quitar algunos.`,
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
