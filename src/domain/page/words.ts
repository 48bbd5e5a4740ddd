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
