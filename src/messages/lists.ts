/** Default messages of lists that load more items. Browsers load this module with the script of the button. */

export const loadMore = {
  /** The button, unless the list has its own. */
  label: 'Cargar más notas',
  loading: 'Cargando...',
  failed: 'No pudimos traer más. Hay que revisar la conexión.',
  retry: 'Intentar de nuevo',
  /** Announced when the items are there. */
  added: (count: number): string => (count === 1 ? 'Se cargó 1 más.' : `Se cargaron ${count} más.`),
  /** Announced when the list turns out to be at its end. */
  none: 'No hay más.',
};

/** The words of the search field's suggestions. */
export const suggestions = {
  list: 'Sugerencias',
  /** Announced when the suggestions are there. */
  count: (count: number): string => (count === 1 ? '1 sugerencia' : `${count} sugerencias`),
  kinds: { section: 'Sección', tag: 'Tema', author: 'Autor', story: 'Nota' },
};
