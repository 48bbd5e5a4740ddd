import type { Json } from '../db/schema/content.ts';
import type { TextDocument } from '../documents/text-document.ts';

/** A document of the newsroom, which the sandbox sets as a PDF. */
export interface SeedDocument extends TextDocument {
  readonly id: string;
}

export const DOCUMENTS: readonly SeedDocument[] = [
  {
    id: 'magdalena-como-se-midio-el-agua',
    title: 'Río Magdalena: cómo se midió el agua. Ficha técnica del viaje',
    paragraphs: [
      'Semanario. Documento de la redacción que acompaña el especial “Magdalena: mil quinientos kilómetros río abajo para preguntarle al país cómo está”.',
      '1. Recorrido. El equipo salió del páramo de las Papas y llegó a Bocas de Ceniza en veintiséis días, en once lanchas, un ferri y una balsa de guadua. Se detuvo en 38 municipios. Los kilómetros de este documento se cuentan desde el nacimiento y por el cauce principal.',
      '2. Muestras. Se tomaron 61 muestras de agua: 19 en el tramo alto, 22 en el medio y 20 en el bajo. Cada una se recogió a un tercio del ancho del río y a treinta centímetros de la superficie, en un frasco de vidrio de un litro, y viajó en una nevera a menos de cuatro grados. Ninguna tardó más de 36 horas en llegar al laboratorio.',
      '3. Análisis. Dos universidades analizaron cada muestra por separado, sin saber en qué punto se había tomado. Midieron turbiedad, oxígeno disuelto, conductividad, mercurio total y bacterias coliformes. Cuando los dos resultados de un mismo frasco se apartaban más de un 10 por ciento, la muestra se repetía. Ocurrió cuatro veces.',
      '4. Peces. El número de especies de cada tramo suma las que el equipo vio en los puertos y las que los pescadores mostraron en sus redes, identificadas después por fotografía. Los números de hace cuarenta años vienen de los cuadernos de campo de tres cooperativas. Las dos cuentas no se hicieron con el mismo método: la comparación sirve para ver la tendencia, no para dar un porcentaje exacto.',
      '5. Entrevistas. Se hicieron 94 entrevistas. Setenta y una personas aceptaron que se publicara su nombre completo. Las demás aparecen con su oficio o con su nombre de pila. Nadie recibió pago.',
      '6. Lo que no se sabe. El viaje se hizo en una sola temporada, de aguas medias. Una muestra tomada después de una creciente daría otra turbiedad. Tampoco se midieron plaguicidas, porque el transporte de esas muestras exige un frío que ninguna de las lanchas podía garantizar.',
      '7. Correcciones. Quien encuentre un error en estos datos puede escribir a la redacción. Los cambios se anotan al final de este documento, con su fecha. A la fecha de publicación no hay ninguno.',
    ],
  },
];

/** @throws when there is none, which stops the seeding */
export function documentOf(id: string): SeedDocument {
  const found = DOCUMENTS.find((one) => one.id === id);
  if (!found) throw new Error(`There is no document '${id}'.`);
  return found;
}

/** A document as editors paste it: raw HTML with the marker of PDFs. */
export const documentElement = ({ id, title }: SeedDocument): Json => ({
  type: 'raw_html',
  content: `<a class="context_pdf" href="/documents/${id}.pdf">${title}</a>`,
});
