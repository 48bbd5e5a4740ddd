/** The words about privacy. Change `version` with any of them: readers are then asked again. */
export const consent = {
  /** The version of the text, which the proof of a decision names: letters, digits and hyphens. */
  version: '2',
  title: 'Privacidad',
  notice: (controller: string): string =>
    `${controller} usa cookies necesarias para que el sitio funcione. Para medir la lectura, mostrar publicidad y cargar contenido de otros sitios hace falta una autorización. Se puede cambiar en cualquier momento en «Preferencias de privacidad», al final de cada página.`,
  policy: 'Política de tratamiento de datos',
  all: 'Aceptar todo',
  none: 'Rechazar todo',
  choose: 'Elegir',
  preferences: 'Preferencias de privacidad',
  intro:
    'Cada finalidad se autoriza por separado, y la autorización se puede retirar aquí mismo cuando se quiera. Sin autorización no se usa ninguna.',
  own: 'Guardar la elección',
  failed: 'No pudimos guardar la elección. El sitio sigue sin usar lo que no se ha autorizado.',
  proof: (date: string, id: string): string => `Última elección: ${date}, con el comprobante ${id}`,
  noProof: 'Todavía no hay una elección guardada en este navegador.',
  necessary: 'Necesarias',
  necessaryText:
    'Mantienen la sesión, la apariencia elegida y la seguridad del sitio. Siempre están activas.',
  measurement: 'Medición',
  measurementText:
    'Saber qué secciones y notas se leen, y con qué velocidad cargan, más allá del conteo anónimo de visitas.',
  advertising: 'Publicidad',
  advertisingText:
    'Mostrar anuncios y recomendaciones de otras empresas, que los eligen y cuentan cuántas veces se ven.',
  embeds: 'Contenido de otros sitios',
  embedsText:
    'Cargar sin preguntar los videos, mapas y publicaciones de redes que acompañan las notas, y los resultados de un buscador externo. Esos sitios reciben la dirección IP y pueden usar sus propias cookies.',
};
