/** Faults of a collection, for its editors. */
export const collectionWords = {
  shape: 'La colección no tiene la forma esperada. Hay que volver a abrirla.',
  item: 'Hay una nota que no se puede leer. Hay que quitarla.',
  repeated: 'La nota está dos veces. Hay que quitar una.',
  tooMany: (most: number): string => `La colección tiene más de ${most} notas. Hay que quitar algunas.`,
  period: 'El final debe ser después del comienzo.',
  date: 'La fecha no se puede leer. Hay que elegirla de nuevo.',
  wordless: 'Hace falta un titular. Sin él la franja no dice nada.',
  wordsOnly: 'Solo la franja de última hora puede ir sin una nota. Hay que elegir una.',
  emptyText: 'El texto está vacío. Hay que escribirlo, o volver al original.',
  longText: (most: number): string => `El texto tiene más de ${most} letras.`,
  focalPoint: 'El punto de interés debe estar dentro de la foto.',
  picture: 'La dirección de la foto no es segura. Hay que elegir otra foto.',
};

/** The names of the strips of a brand. */
export const stripWords = { breaking: 'Última hora', live: 'En vivo' };
